import '../ask/game.css';
import '../ask/large-text.css';
import '../play/pieces/pieces.css';
import '../charts/charts.css';
import '../ask/panels/panels.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { openSession } from '../../app/open-session';
import { playing } from '../../app/playing';
import { type GameViewName, go } from '../../app/route';
import type { Session } from '../../app/session';
import { hasClock } from '../../core/journal/has-clock';
import { writerIn } from '../../core/journal/journal';
import type { GameMeta } from '../../core/play/game';
import { failWith, type Result } from '../../core/result';
import { clockStrip } from '../ask/clock-line';
import { WATCHING } from '../ask/dock';
import { dropSettled } from '../ask/draft';
import { landed } from '../ask/result';
import { inPlaceOfTable } from '../interlude/shown';
import { announce, announcement } from '../kit/announce';
import { lazyScreen } from '../kit/lazy';
import { Opening } from '../kit/opening';
import { whenIdle } from '../kit/when-idle';
import { awaitTouch, touched } from '../kit/when-touched';
import { author } from '../kit/words';
import { TableScreen } from '../play/table';
import { exampleRoll } from './example-roll';

/** Behind the first tap of whoever plays, and at once where a question is open. */
const procedure = lazyScreen(() => import('../ask/procedure').then(({ ProcedureScreen }) => ProcedureScreen));
/** Not needed to open a game: fetched when asked for, or ahead once somebody plays. */
const charts = lazyScreen(() => import('../teach/charts').then(({ ChartsScreen }) => ChartsScreen));
const ledger = lazyScreen(() => import('../play/ledger').then(({ LedgerScreen }) => LedgerScreen));
const amend = lazyScreen(() => import('../log/amend/amend').then(({ AmendScreen }) => AmendScreen));
const rules = lazyScreen(() => import('../rules/game-rules').then(({ GameRulesScreen }) => GameRulesScreen));
const stuck = lazyScreen(() => import('../stuck/stuck').then(({ StuckScreen }) => StuckScreen));
const sheet = lazyScreen(() => import('../report/state-sheet').then(({ SheetScreen }) => SheetScreen));
const past = lazyScreen(() => import('../past/past').then(({ PastScreen }) => PastScreen));
const report = lazyScreen(() => import('../report/report').then(({ ReportScreen }) => ReportScreen));
const phones = lazyScreen(() => import('../exchange/together').then(({ TogetherScreen }) => TogetherScreen));
const fork = lazyScreen(() => import('../exchange/fork').then(({ ForkScreen }) => ForkScreen));
const happened = lazyScreen(() => import('./just-happened').then(({ JustHappened }) => JustHappened));
const missingFile = lazyScreen(() =>
  import('../own/missing').then(({ MissingFileScreen }) => MissingFileScreen),
);
const edition = lazyScreen(() => import('../own/edition').then(({ EditionScreen }) => EditionScreen));
const add = lazyScreen(() => import('../author/add').then(({ AddScreen }) => AddScreen));
const log = lazyScreen(() => import('../log/log').then(({ LogScreen }) => LogScreen));

type Props = {
  registry: readonly GameMeta[];
  id: string;
  view: GameViewName;
  item?: string | undefined;
};

const BROKEN = failWith(
  ['reload'],
  'game.open',
  'This game could not be opened. What was saved is still saved. Try again; if that fails, reload the page.',
);

/** One game from opening to leaving. */
export function GameScreen({ registry, id, view, item }: Props) {
  const [opened, setOpened] = useState<Result<Session>>();
  const [tries, setTries] = useState(0);
  // While the store reads the game.
  useEffect(() => whenIdle(procedure.load), []);
  useEffect(() => {
    let left = false;
    let session: Session | undefined;
    setOpened(undefined);
    openSession(registry, id)
      .catch(() => BROKEN)
      .then((result) => {
        if (left) return result.ok && result.value.close();
        if (result.ok) session = result.value;
        setOpened(result);
      });
    return () => {
      left = true;
      session?.close();
    };
  }, [registry, id, tries]);

  if (!opened) return <Opening />;
  if (!opened.ok) {
    return (
      <stuck.Screen {...{ id, registry }} problem={opened.problem} onRetry={() => setTries(tries + 1)} />
    );
  }
  const { game, own } = opened.value;
  const meta = own ? own.meta.value : registry.find((each) => each.id === game.id);
  const onReopen = () => setTries(tries + 1);
  return <OpenGame {...{ session: opened.value, registry, meta, view, item, onReopen }} />;
}

type OpenProps = {
  session: Session;
  registry: readonly GameMeta[];
  meta: GameMeta | undefined;
  view: GameViewName;
  item: string | undefined;
  /** What it lacked has come. */
  onReopen(): void;
};

function OpenGame(props: OpenProps) {
  const { session, registry, meta, view, item } = props;
  const asked = session.projection.value.open?.procedureRun.opened.id;
  const { merges, seat } = session.row.value;
  const writer = seat?.writer;
  const before = useRef({ asked, view, merges });
  useEffect(() => {
    // Who only watches, here or on another phone, is left where he reads or writes.
    const isOwn = !writer || (asked !== undefined && writerIn(asked) === writer);
    const isNew = asked !== before.current.asked && merges === before.current.merges;
    const opened = asked !== undefined && isNew && isOwn;
    if (opened && view !== 'table' && !session.following.value)
      go({ screen: 'game', game: session.row.value.id, view: 'table' });
    if (view !== before.current.view) scrollTo(0, 0);
    before.current = { asked, view, merges };
  }, [asked, view, merges]);

  const following = session.following.value;
  const followed = useRef(following);
  useEffect(() => {
    if (following) announce(WATCHING);
    else if (followed.current) announce('You play in this tab.');
    followed.current = following;
  }, [following]);

  const projection = session.projection.value;
  const opened = useRef(projection);
  const plays = projection !== opened.current;
  useEffect(() => {
    if (plays)
      return whenIdle(() =>
        [landed, ledger, charts, log, rules, amend, stuck].forEach(({ load }) => void load()),
      );
  }, [plays]);
  useEffect(() => {
    if (!plays) return;
    const left = new AbortController();
    import('./in-play').then(
      ({ inPlay }) => inPlay(session, meta, opened.current, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [plays]);

  // What had the focus may be gone with what it did: the keyboard goes on from the heading.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('.page h2[tabindex], h1[tabindex]');
    heading?.focus({ preventScroll: true });
  }, [projection, view, item, following]);

  useEffect(() => dropSettled(session), [session]);
  useLayoutEffect(() => {
    author.value = session.own && session.game.title;
  }, [session]);
  useEffect(() => {
    playing.value = session;
    const stop = awaitTouch();
    return () => {
      stop();
      playing.value = undefined;
    };
  }, [session]);
  const isAtHall = session.row.value.seat?.hall;
  useEffect(() => {
    if (!isAtHall || following) return;
    import('../../app/hall/keep-hall').then(
      ({ keepHall }) => keepHall(registry, session),
      // Without it the game goes on by codes.
      () => undefined,
    );
  }, [session, isAtHall, following]);
  const isClocked = hasClock(projection);
  // On each screen of the game, as it counts on all of them.
  useEffect(() => {
    if (isClocked) clockStrip.load();
  }, [isClocked]);
  const isTouched = touched.value !== undefined;
  useEffect(() => {
    const first = touched.peek();
    if (!first) return;
    // What was touched is acted on once, and not again in the next game.
    touched.value = 'before';
    const left = new AbortController();
    import('./manners').then(
      ({ enter }) => enter(session, first, left.signal),
      // Without it the game is played all the same.
      () => undefined,
    );
    return () => left.abort();
  }, [session, isTouched]);

  return (
    <>
      <View {...props} arrived={before.current.asked !== undefined} />
      <output class="sr" aria-live="polite">
        <span key={announcement.value.id}>{announcement.value.text}</span>
      </output>
    </>
  );
}

function View(props: OpenProps & { arrived: boolean }) {
  const { session, registry, meta, view, item, arrived, onReopen } = props;
  const { save } = session;
  // With the storage emptied, the app's own files may be gone too: it was fetched when somebody began to play.
  if (save.value.kind === 'failed' && save.value.problem.code === 'store.missing')
    return <stuck.Screen session={session} registry={registry} />;
  const missing = session.own?.missing;
  if (missing && view !== 'log') return <missingFile.Screen {...{ session, missing, onReopen }} />;
  switch (view) {
    case 'ledger':
      return <ledger.Screen session={session} meta={meta} item={item} />;
    case 'charts':
    case 'edit':
      return <charts.Screen session={session} item={item} edit={view === 'edit'} />;
    case 'amend':
    case 'override':
      return <amend.Screen session={session} view={view} item={item ?? ''} />;
    case 'fork':
      return <fork.Screen session={session} at={item ?? ''} />;
    case 'log':
      return <log.Screen session={session} />;
    case 'sheet':
      return meta?.sheet ? (
        <sheet.Screen session={session} meta={meta} />
      ) : (
        <Table {...{ session, meta, arrived }} />
      );
    case 'rules':
    case 'guide':
      return meta ? <rules.Screen session={session} meta={meta} view={view} item={item} /> : null;
    case 'report':
      return meta ? <report.Screen session={session} meta={meta} /> : null;
    case 'past':
      return <past.Screen session={session} item={item} />;
    case 'phones':
      return <phones.Screen session={session} registry={registry} item={item} />;
    case 'edition':
      return <edition.Screen session={session} />;
    case 'add':
      return <add.Screen session={session} />;
    case 'table':
      return <Table {...{ session, meta, arrived }} />;
  }
}

type TableProps = { session: Session; meta: GameMeta | undefined; arrived: boolean };

/** What came of the roll of an example, the open question, or what can be done. */
function Table({ session, meta, arrived }: TableProps) {
  const roll = meta && exampleRoll(session);
  if (roll) return <happened.Screen session={session} meta={meta} roll={roll} />;
  const question = session.question.value;
  if (question) return <procedure.Screen session={session} question={question} />;
  const Interlude = inPlaceOfTable.value;
  return (
    <>
      <TableScreen session={session} arrived={arrived} hasRegister={meta?.registers !== undefined} />
      {Interlude && <Interlude />}
    </>
  );
}
