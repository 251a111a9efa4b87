import { useEffect, useState } from 'preact/hooks';
import { passesFor } from '../../../app/hall/organiser/desk';
import { linkOf, type Made, type Seat } from '../../../app/hall/organiser/organiser';
import { endOf, userOf } from '../../../app/hall-pass';
import { failWith, type Problem } from '../../../core/result';
import { announce } from '../../kit/announce';
import { QrCode } from '../../kit/codes/qr-code';
import { Notice } from '../../kit/notice';
import { describeMoment } from '../../kit/when';
import { seatName } from '../words';

type Props = { seat: Seat; table?: number; hours: number };

/** One link: its code to be scanned, and ways to hand it on. */
export function LinkPart({ seat, table, hours }: Props) {
  const [made, setMade] = useState<Made>();
  const [problem, setProblem] = useState<Problem>();
  const [said, setSaid] = useState('');
  const ask = (anew: boolean) =>
    passesFor([{ seat, table }], { hours, anew }).then(
      ([each]) => each,
      () => undefined,
    );
  useEffect(() => {
    let left = false;
    setMade(undefined);
    setProblem(undefined);
    setSaid('');
    void ask(false).then((each) => {
      if (left) return;
      setMade(each);
      if (!each) setProblem(notMade.problem);
    });
    return () => {
      left = true;
    };
  }, [seat, table]);
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const anew = async () => {
    const each = await ask(true);
    if (!each) return setProblem(notMade.problem);
    setMade(each);
    say('This is a new link. The old one works until it expires or is withdrawn.');
  };
  if (problem) return <Notice problem={problem} />;
  if (!made) return <p role="status">Making the link…</p>;
  const link = linkOf(made.pass, location.href);
  const name = seatName(seat, table);
  const end = endOf(made.pass);
  return (
    <>
      <QrCode text={link} label={`The link for ${name}`} />
      <div class="row">
        {navigator.clipboard && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => say(`Copied: the link for ${name}.`),
                () => say('The browser did not let the app copy. Share the link, or have it scanned.'),
              )
            }
          >
            Copy
          </button>
        )}
        {'share' in navigator && (
          <button
            type="button"
            onClick={() =>
              void navigator.share({ url: link }).then(
                () => say('Handed on.'),
                () => say('Nothing was shared.'),
              )
            }
          >
            Share
          </button>
        )}
      </div>
      {said && <p class="soft">{said}</p>}
      {end !== undefined && <p class="soft">This link works until {describeMoment(end)}.</p>}
      <details class="fold">
        <summary>Lost, or in wrong hands?</summary>
        <div class="stack">
          <p>
            A new link does not end the old one. To end it, run at the server{' '}
            <code>npm run hall -- revoke</code> with this name of the pass:
          </p>
          <p>
            <code class="pass-name">{userOf(made.pass)}</code>
          </p>
          <button type="button" onClick={() => void anew()}>
            Make a new link
          </button>
        </div>
      </details>
    </>
  );
}

const notMade = failWith(
  ['reload'],
  'hall.made',
  'The link could not be made. Nothing was changed. Reload this page, and if that does not help, forget the organiser’s file and import it again.',
);
