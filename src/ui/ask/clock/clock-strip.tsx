import './clock.css';
import type { GameClock, Stands } from '../../../app/game-clock';
import type { Session } from '../../../app/session';
import { clockOf } from '../../../core/journal/clock';
import { setClock } from '../../../core/journal/set-clock';
import { announce } from '../../kit/announce';
import { clockText } from '../../kit/clock-words';
import { SideName } from '../../kit/side-name';
import { nameOf, Side, toneOf, Unsaid } from '../side';
import { gameClock, stoodWords } from './run-clock';

/** What each side has left, whose time runs, and one tap that pauses it or lets it go on. */
export function ClockStrip({ session }: { session: Session }) {
  const clock = gameClock.value;
  if (clock?.session !== session) return null;
  const runsFor = clock.runsFor.value;
  return (
    <section class="game-clock" aria-label="Game clock">
      <div>
        <p role="timer" class="clock-times">
          {session.game.sides.map(({ id }) => (
            <TimeOf
              key={id}
              session={session}
              side={id}
              left={clock.left.value[id] ?? 0}
              runs={id === runsFor}
            />
          ))}
        </p>
        <p class="soft clock-state">{stateOf(clock)}</p>
      </div>
      <Switch clock={clock} />
    </section>
  );
}

type TimeProps = { session: Session; side: string; left: number; runs: boolean };

/** More than two sides stand there by their letters: their names have no room. */
const TimeOf = ({ session, side, left, runs }: TimeProps) => (
  <span class={runs ? 'clock-time runs' : 'clock-time'}>
    {session.game.sides.length > 2 ? (
      <SideName tone={toneOf(session, side)}>
        <Unsaid session={session} side={side} title="" />
      </SideName>
    ) : (
      <Side session={session} side={side} />
    )}{' '}
    <b>
      {clockText(left)}
      {left < 0 && ' over'}
    </b>{' '}
  </span>
);

const STANDS: { readonly [why in Stands]: string } = {
  elsewhere: 'Counted on the phone that records',
  tab: 'Counted in the other tab',
  over: 'The game is over',
  paused: 'Paused',
  nobody: 'Stands still: nobody has to act',
  curtain: 'Stands still until the curtain opens',
  hidden: 'Stands still while the app is hidden',
};

function stateOf({ session, stands, runsFor, stood }: GameClock): string {
  if (stood.value) return stoodWords(stood.value);
  const why = stands.value;
  if (why === 'paused' && !hasRun(session)) return 'Not started';
  return why ? STANDS[why] : `Runs for ${nameOf(session, runsFor.value ?? '')}`;
}

const hasRun = (session: Session): boolean =>
  Object.keys(clockOf(session.projection.value)?.used ?? {}).length > 0;

/** Nothing where this phone, or this tab, does not count. */
function Switch({ clock: { session, stands } }: { clock: GameClock }) {
  const why = stands.value;
  const clock = clockOf(session.projection.value);
  if (!clock || why === 'elsewhere' || why === 'tab' || why === 'over') return null;
  const starts = !clock.runs;
  const go = async () => {
    if (await session.clock(setClock(clock.minutes, starts)))
      announce(starts ? 'The clock runs.' : 'The clock is paused.');
  };
  return (
    <button type="button" class="quiet" onClick={() => void go()}>
      {starts ? (hasRun(session) ? 'Resume' : 'Start') : 'Pause'}
      <span class="sr"> the game clock</span>
    </button>
  );
}
