import '../seats/seats.css';
import './exchange.css';
import { useEffect, useState } from 'preact/hooks';
import { deviceBytes } from '../../app/exchange/device-code';
import { goOnHere, putAway } from '../../app/exchange/devices';
import { ownSeatIn } from '../../app/exchange/seats-in';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { type Seat, writerIn } from '../../core/exchange/seats';
import type { GameMeta } from '../../core/play/game';
import { holdScreen } from '../device/wake-lock';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { CodeShown } from './code-shown';
import { handOn } from './hand-on';

type Props = { session: Session; registry: readonly GameMeta[] };

/** The devices of one player: which of them writes, and the code by which another one comes. */
export function DevicesScreen({ session, registry }: Props) {
  const [isShown, setShown] = useState(false);
  const own = ownSeatIn(session);
  const { id: game, seat } = session.row.value;
  const isAside = own !== undefined && own.writer !== seat?.writer;
  const problem = session.notice.value;
  const goOn = async () => {
    if (!(await goOnHere(session))) return;
    announce('You go on here.');
    toHeading();
  };
  const show = () => {
    setShown(true);
    announce('The code is shown.');
    toHeading();
  };
  return (
    <>
      <Screen
        title="My devices"
        back={<BackLink to={{ screen: 'game', game, view: 'phones' }} label="Two phones" />}
      >
        {problem && <Notice problem={problem} onDismiss={session.dismissNotice} />}
        <p>
          A second device of yours shows the same game with all that your side has sealed. One of them writes;
          to change, tap <b>Go on here</b> on the other.
        </p>
        {own?.others && <DeviceList {...{ session, own }} />}
        {isShown && <ForDevice {...{ session, registry }} />}
      </Screen>
      <footer class="foot">
        {isAside && (
          <button type="button" class="main" onClick={() => void goOn()}>
            Go on here
          </button>
        )}
        {isShown ? (
          <a
            class={isAside ? 'plain' : 'main'}
            href={hrefOf({ screen: 'game', game, view: 'phones', item: 'scan' })}
          >
            It has joined: scan it
          </a>
        ) : (
          own && (
            <button type="button" class={isAside || own.others ? '' : 'main'} onClick={show}>
              Add a device of mine
            </button>
          )
        )}
      </footer>
    </>
  );
}

/** The button that was tapped is gone. */
const toHeading = () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

/** The devices in the order in which they came, by the time of it. */
function DeviceList({ session, own }: { session: Session; own: Seat }) {
  const [asked, setAsked] = useState<string>();
  const here = session.row.value.seat?.writer;
  const came = session.projection.value.entries.filter(
    ({ id, kind }) => kind === 'v1.Seated' && [own.writer, ...(own.others ?? [])].includes(writerIn(id)),
  );
  const first = came.filter(
    ({ id }, i) => came.findIndex((other) => writerIn(other.id) === writerIn(id)) === i,
  );
  const isMine = asked === here;
  return (
    <Card title="Yours at this table" class="stack">
      <ul class="list seats">
        {first.map(({ id, at }, i) => {
          const writer = writerIn(id);
          return (
            <li key={writer}>
              <span class="seat">
                <b>{writer === here ? 'This device' : 'Another device'}</b>
                <span class="soft" id={`since-${i}`}>
                  {writer === own.writer ? 'writes' : 'looks on'}, here since{' '}
                  {new Date(at).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })}
                </span>
              </span>
              <button
                type="button"
                class="quiet"
                aria-describedby={`since-${i}`}
                onClick={() => setAsked(writer)}
              >
                {writer === here ? 'Put it away' : 'It is gone'}
              </button>
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={isMine ? 'Put this device away?' : 'Is that device gone?'}
          text={
            isMine
              ? 'You go on with the other one. The game stays here with every line, as one of its own, and writes nothing more at the table. Scan each other first if the other one lacks lines of this one.'
              : 'All that was written there stays. What you sealed there, and what has not come over, is opened by nobody.'
          }
          confirm={isMine ? 'Put it away' : 'It is gone'}
          keep="Not so"
          onConfirm={() => {
            void putAway(session, asked).then(
              (done) => done && announce(isMine ? 'Put away.' : 'It is gone.'),
            );
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

/** The whole game with what this side keeps. */
function ForDevice({ session, registry }: Props) {
  const { title } = session.row.value;
  const { entries } = session.projection.value;
  const { came, notice } = useLoaded(() => deviceBytes(registry, session), [registry, session, entries]);
  const [said, setSaid] = useState('');
  useEffect(holdScreen, []);
  const send = async (bytes: Uint8Array) => {
    const words = await handOn(bytes.slice(), `${title}, for my own device`);
    setSaid(words);
    announce(words);
  };
  return (
    <section class="stack" aria-label="For a device of mine">
      <p class="face-read">
        <b>For your own eyes.</b> Whoever reads this code knows what you have sealed. On your other device:
        first screen, <b>Join a game</b>.
      </p>
      {notice}
      {came && <CodeShown message={came.value} label={`The game ${title}, for a device of mine`} />}
      {said && <p class="soft">{said}</p>}
      {came && (
        <button type="button" onClick={() => void send(came.value)}>
          Send it to my device as a file
        </button>
      )}
    </section>
  );
}
