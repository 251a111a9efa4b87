import { useState } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { faultLink } from '../../app/release';
import { makeDiagnosis } from './diagnosis';

/** A report about this device, shown before it is handed to anybody. */
export function DiagnosisPart() {
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState('');
  const make = async () => {
    await refresh();
    const list = games.peek();
    setText(await makeDiagnosis(list.state === 'ready' ? list.rows : undefined));
    setSaid('');
  };
  const copy = () =>
    navigator.clipboard.writeText(text ?? '').then(
      () => setSaid('Copied.'),
      () => setSaid('The browser did not allow it. Mark the text and copy it by hand.'),
    );
  const share = () =>
    navigator.share({ text: text ?? '' }).then(
      () => setSaid('Handed on.'),
      () => setSaid('Nothing was shared.'),
    );
  const link = text && faultLink(text);
  return (
    <>
      {text === undefined ? (
        <button type="button" onClick={() => void make()}>
          Report a mistake
        </button>
      ) : (
        <>
          <p>This is the report, all of it. It holds nothing of your games and no names.</p>
          <pre class="diagnosis">{text}</pre>
          <div class="row">
            <button type="button" onClick={() => void copy()}>
              Copy report
            </button>
            {link && (
              <a class="plain" href={link} rel="noreferrer">
                Open the page for faults
              </a>
            )}
            {'share' in navigator && (
              <button type="button" onClick={() => void share()}>
                Share
              </button>
            )}
          </div>
        </>
      )}
      <output class="soft">{said}</output>
    </>
  );
}
