import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { goOnAfterReturn } from '../../app/exchange/come-back';
import { goOnHere } from '../../app/exchange/devices';
import { handPen } from '../../app/exchange/hand-pen';
import { type Step, stepOf } from '../../app/exchange/in-step';
import { linked } from '../../app/exchange/linked';
import { lateBeside, offeredBy, waitingBeside } from '../../app/exchange/sealed-beside';
import { ownSeatIn } from '../../app/exchange/seats-in';
import { storyNames } from '../../app/exchange/several-phones';
import { type GameViewName, hrefOf, route } from '../../app/route';
import type { Session } from '../../app/session';
import { twoReadingsIn } from '../../core/exchange/lessons';
import { ONLOOKER, type Seat, seatOf, type Table, tableOf, writerIn } from '../../core/exchange/seats';
import { branchesOf, type Fork } from '../../core/journal/branches';
import type { Entry } from '../../core/journal/journal';
import { entriesOf } from '../../core/numbers';
import { describeTrace } from '../../core/play/trace';
import { pulse } from '../device/haptics';
import { announce } from '../kit/announce';
import { Icon } from '../kit/icon';
import { lazyScreen } from '../kit/lazy';
import { TraceLines } from '../kit/trace-lines';
import { describeTime } from '../kit/when';

const readingsLine = lazyScreen(
  () => import('./readings-line').then(({ ReadingsLine }) => ReadingsLine),
  'quiet',
);
const hallLine = lazyScreen(() => import('../hall/hall-line').then(({ HallLine }) => HallLine), 'quiet');

type Props = { session: Session; view: GameViewName };

/** Above the actions of a game on several phones: what the hall says that it is at, and who plays. */
export const PenLine = (props: Props) => (
  <>
    {props.session.row.value.seat?.hall && <hallLine.Screen session={props.session} />}
    <Pen {...props} />
  </>
);

/** At a game on several phones who plays, above the actions: why no tap is taken here, and what can be done about it. */
function Pen({ session, view }: Props) {
  const { entries } = session.projection.value;
  const { seat } = session.row.value;
  const table = useMemo(() => tableOf(entries), [entries]);
  const forks = useMemo(() => branchesOf(entries)?.forks ?? [], [entries]);
  const mine = table && seatOf(table, seat?.writer);
  const barred = session.several.value?.barred;
  const isTurn = !barred && mine !== undefined && wasHanded(entries, mine);
  const words = barred?.words ?? (isTurn ? 'Your turn. This phone records' : 'This phone records');
  const [fork] = forks;
  const handed = table && mine && handedOn(entries, table, mine);
  const told = handed ? `${words}. Scan each other so that ${handed.name} can go on.` : words;
  const said = fork && barred?.why === 'fork' ? forkWords(entries, fork) : told;
  const before = useRef(said);
  useEffect(() => {
    if (said !== before.current || barred) announce(said);
    if (said !== before.current && isTurn) pulse('turn');
    before.current = said;
  }, [said]);
  const { value: now } = route;
  if (barred?.why === 'back') return <CameBack session={session} />;
  if (!table || !mine || (now.screen === 'game' && now.view === 'fork')) return null;
  if (fork && barred?.why === 'fork')
    return (
      <div class="card notice fork-line" id="pen-line">
        <p>
          <b>{said}</b>
        </p>
        <a
          class="main"
          href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'fork', item: fork.at })}
        >
          Say which is right
        </a>
      </div>
    );
  if (view !== 'table')
    return barred ? (
      <p class="pen-line" id="pen-line">
        <Icon name="edit" /> {words}
      </p>
    ) : null;
  const ways = { session, table, mine };
  const { secret } = session.projection.value.open?.procedureRun ?? {};
  return (
    <div class="pen-line" id="pen-line">
      <p>
        <Icon name="edit" /> <span>{words}</span>
      </p>
      {!seat?.hall && <LinkLine session={session} handed={handed} />}
      {mine.seat !== ONLOOKER && hasTwoReadings(session) && <readingsLine.Screen session={session} />}
      {session.game.seals && secret?.side === mine.seat && <SealLine session={session} />}
      {barred?.why === 'pen' && <BesideLine session={session} mine={mine} />}
      {barred?.why === 'pen' && <SealMeanwhile session={session} />}
      {!barred && <HandOn {...ways} />}
      {barred?.why === 'device' && <GoOnHere session={session} />}
      {barred?.why === 'pen' && <TakeBack {...ways} />}
    </div>
  );
}

const hasTwoReadings = ({ pack, projection }: Session): boolean =>
  !pack.value.practice && twoReadingsIn(projection.value.entries).length > 0;

/** Whether the others have what is recorded here, and the way to the codes where it does not go over by itself. */
function LinkLine({ session, handed }: { session: Session; handed: Seat | undefined }) {
  const step = stepOf(session);
  const isIn = step.is === 'linked';
  const before = useRef(step);
  useEffect(() => {
    if (isIn !== (before.current.is === 'linked'))
      announce(isIn ? `In step with ${step.others}, linked` : `Out of step with ${before.current.others}`);
    before.current = step;
  }, [isIn]);
  return (
    <p class="pen-next">
      {stepWords(step)}{' '}
      {!isIn && <Scan session={session}>{step.is === 'alone' ? 'Show the code' : 'Scan each other'}</Scan>}
      {!isIn && handed && <> so that {handed.name} can go on.</>}
    </p>
  );
}

function stepWords({ is, others, since, lines = 0 }: Step): string {
  switch (is) {
    case 'alone':
      return 'Nobody has joined yet.';
    case 'linked':
      return `In step with ${others}, linked.`;
    case 'in-step':
      return `In step with ${others}.`;
    case 'apart':
      return `Out of step with ${others} since ${describeTime(since ?? Date.now())}.`;
    case 'behind':
      return `${entriesOf(lines)} not yet sent to ${others}.`;
    case 'unheard':
      return `Not linked with ${others}.`;
  }
}

type ScanProps = { session: Session; main?: boolean; children?: ComponentChildren };

/** To the codes of this game. */
const Scan = ({ session, main, children = 'Scan each other' }: ScanProps) => (
  <a
    {...(main && { class: 'main' })}
    href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'phones' })}
  >
    {children}
  </a>
);

/** Other phones may have more of a game that came back from its safety copy: they come first. */
function CameBack({ session }: { session: Session }) {
  const { seat } = session.row.value;
  return (
    <div class="card notice stack" id="pen-line">
      <p>
        <b>This game came back from its safety copy.</b> Another phone of this table may have more of it.
      </p>
      {seat?.hall ? (
        <p>The hall sends what is missing. Play on once the game stands where you left it.</p>
      ) : (
        <Scan session={session} main />
      )}
      <button type="button" class={seat?.hall ? 'main' : ''} onClick={() => void goOnAfterReturn(session)}>
        {seat?.hall ? 'Continue here' : 'Continue without another phone'}
      </button>
    </div>
  );
}

/** Before a side seals: where that is kept. */
export function SealLine({ session }: { session: Session }) {
  const where = ownSeatIn(session)?.others ? 'your devices' : 'this phone';
  return <p class="pen-next">Sealed on {where} alone.</p>;
}

/** What this side has sealed without the pen, until it counts, or where it came too late. */
function BesideLine({ session, mine }: { session: Session; mine: Seat }) {
  const projection = session.projection.value;
  const devices = [mine.writer, ...(mine.others ?? [])];
  const waiting = waitingBeside(projection).some(({ id }) => devices.includes(writerIn(id)));
  const late = lateBeside(projection, mine.writer);
  const lines = late?.kept?.outcome && describeTrace(late.kept.outcome.trace);
  if (waiting)
    return (
      <p class="pen-next">
        What you sealed waits. <Scan session={session} />, and it counts.
      </p>
    );
  if (!late) return null;
  return (
    <div class="pen-next stack">
      <p>What you sealed came too late: the game had gone on. It does not count.</p>
      {lines && (
        <details class="fold">
          <summary>What you had sealed</summary>
          <p>{[lines.title, lines.value].filter(Boolean).join(': ')}</p>
          <TraceLines lines={lines.lines} />
        </details>
      )}
    </div>
  );
}

/** While a question of another phone stands where the table was: what this side may seal meanwhile. */
function SealMeanwhile({ session }: { session: Session }) {
  if (!session.question.value) return null;
  const offered = offeredBy(session.game, session.projection.value);
  const own = new Map(offered.map((action) => [action.id, action]));
  const may = [...own.values()].filter((action) => session.several.value?.beside(action));
  if (!may.length) return null;
  const game = session.row.value.id;
  return (
    <details class="fold pen-next">
      <summary>Seal something of your own</summary>
      <ul class="list">
        {may.map(({ id, label }) => (
          <li key={id}>
            <a href={hrefOf({ screen: 'game', game, view: 'phones', item: `beside:${id}` })}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Ann and Ken both played on. Which is right?" */
function forkWords(entries: readonly Entry[], { heads: labels }: Fork): string {
  const who = nameList(entries, labels);
  return `${who} ${labels.length > 2 ? 'all' : 'both'} played on. Which is right?`;
}

function nameList(entries: readonly Entry[], labels: readonly string[]): string {
  const names = storyNames(entries, labels);
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ');
}

/** What the other device has played and this one lacks would be another story. */
const GoOnHere = ({ session }: { session: Session }) => (
  <>
    <button type="button" class="main" onClick={() => void goOnHere(session)}>
      Continue here
    </button>
    {linked.value !== 'open' && !session.row.value.seat?.hall && (
      <p class="pen-next">Scan each other first.</p>
    )}
  </>
);

/** The last line that gave the pen, where none of these has written since, nor wrote it. */
function unanswered(entries: readonly Entry[], writers: readonly string[]): Entry | undefined {
  const at = entries.findLastIndex(({ kind }) => kind === 'v1.PenPassed');
  const since = at < 0 ? [] : entries.slice(at);
  return since.some(({ id }) => writers.includes(writerIn(id))) ? undefined : since[0];
}

/** To whom this phone has handed the pen, who has not been heard of since. */
function handedOn(entries: readonly Entry[], { pen, seats }: Table, { writer }: Seat): Seat | undefined {
  const passed = unanswered(entries, [pen]);
  return passed && writerIn(passed.id) === writer ? seats.find((seat) => seat.writer === pen) : undefined;
}

/** Whether another player handed this one the pen, who has not gone on from there yet. */
const wasHanded = (entries: readonly Entry[], { writer, others = [] }: Seat): boolean =>
  unanswered(entries, [writer, ...others]) !== undefined;

type WaysProps = { session: Session; table: Table; mine: Seat };

function pass(session: Session, to: Seat): Promise<boolean> {
  session.dismissNotice();
  return handPen(session, to);
}

function HandOn({ session, table, mine }: WaysProps) {
  return table.seats
    .filter(({ writer, seat }) => writer !== mine.writer && seat !== ONLOOKER)
    .map((to) => (
      <button key={to.writer} type="button" class="quiet" onClick={() => void pass(session, to)}>
        Let {to.name}’s phone record
      </button>
    ));
}

function TakeBack({ session, table, mine }: WaysProps) {
  const [asked, setAsked] = useState(false);
  const holder = table.seats.find(({ writer }) => writer === table.pen)?.name ?? 'The other phone';
  return (
    <>
      <button type="button" class="quiet" aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {asked ? 'Leave it there' : 'Record here'}
      </button>
      {asked && (
        <div class="pen-next pen-taken stack">
          <p>
            Do this only if {holder}’s phone is gone, or has not played on. If both play on, the game forks,
            and you decide later which came first.
          </p>
          <button type="button" onClick={() => void pass(session, mine)}>
            Record here instead of {holder}’s phone
          </button>
        </div>
      )}
    </>
  );
}
