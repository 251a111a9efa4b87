import { useState } from 'preact/hooks';
import { type Pass, passText } from '../../app/hall-pass';
import { hrefOf } from '../../app/route';
import { isApple, isInstalled } from '../device/install';
import { announce } from '../kit/announce';
import { Card } from '../kit/card';

/** On an iPhone links open in a tab, and the app on the Home Screen, with games of its own, is opened by none. */
export function CarryLink({ pass }: { pass: Pass }) {
  const [said, setSaid] = useState('');
  if (!isApple() || isInstalled()) return null;
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const link = location.href.replace(/#.*/, '') + hrefOf({ screen: 'hall', item: passText(pass) });
  return (
    <Card title="To play in the app on your Home Screen" class="stack">
      {navigator.clipboard && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => say('Copied: the hall link.'),
              () =>
                say('The browser did not let the app copy. Copy the link from the message that brought it.'),
            )
          }
        >
          Copy this link
        </button>
      )}
      {said && <p class="soft">{said}</p>}
      <p>
        Then open War Diary from the Home Screen, tap <b>Join a game</b>, paste the link there and tap{' '}
        <b>Open hall link</b>.
      </p>
    </Card>
  );
}
