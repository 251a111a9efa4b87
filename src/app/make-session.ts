import { batch, computed, signal } from '@preact/signals';
import { type ChartPack, withLessons } from '../core/charts/pack';
import {
  addNote,
  answerQuestion,
  answersFit,
  type Command,
  cancelOpen,
  openProcedure,
  openQuestion,
  previewPrompt,
  redoLast,
  strike,
  undoLast,
} from '../core/journal/commands';
import { type Entry, placeEntry, redoable } from '../core/journal/journal';
import { logLines } from '../core/journal/log';
import {
  extendProjection,
  foldJournal,
  isAside,
  lastLiveEntry,
  type ProcedureRun,
  type Projection,
} from '../core/journal/projection';
import { tellTable } from '../core/journal/tell-table';
import type { Game } from '../core/play/game';
import { gainedBetween } from '../core/play/ledger';
import { type Action, eachAction, type LedgerView } from '../core/play/view';
import { ok, type Problem, type Result } from '../core/result';
import { problems } from '../storage/problems';
import { packIdOf, writerOf } from '../storage/rows';
import type { Alongside, LoadedGame, Store } from '../storage/store';
import type { Claim } from '../storage/writer-lock';
import { firstPack, proceduresOf, stepsOf, summarize } from './game-code';
import { latestLines } from './latest-lines';
import type { Long } from './long-game';
import type { Adopted, Here, How, SaveState, Session } from './session';

type Plan = {
  /** The projection it was worked out from. */
  readonly base: Projection<unknown>;
  readonly entry: Entry;
  readonly alongside: Alongside;
  readonly projection: Projection<unknown>;
  readonly pack: ChartPack;
};

const LATEST = 12;
/** A game on one phone. */
const ALONE: How = { fold: foldJournal, extend: extendProjection };

/** The model of one open game; it releases the claim when it is closed. */
export function makeSession(
  game: Game<unknown>,
  store: Store,
  loaded: LoadedGame,
  claim: Claim,
  long?: Long,
  many?: How,
): Session {
  const row = signal(loaded.row);
  let how: How = many ?? long ?? ALONE;
  const projection = signal(how.fold(game, loaded.entries));
  const pack = signal(packOf(game, loaded));
  let packBase = loaded.pack?.version ?? 0;
  const save = signal<SaveState>({ kind: 'saved' });
  const following = signal(!claim.isWriter());
  const notice = signal<Problem | undefined>(loaded.row.pack && !loaded.pack ? problems.packGone : undefined);
  const lastResult = signal<ProcedureRun | undefined>(undefined);
  const gained = signal<ReturnType<typeof gainedBetween>>([]);
  const several = computed(() => {
    // Read whatever the way is now: it changes with the projection, as when this phone opens the game to others.
    const [read, at] = [projection.value, row.value];
    return how.tell?.(game, read, at);
  });
  // A tap draws them up before it is on record, and the screen shows the same.
  const viewOf = onceFor((state: unknown) => game.table(state));
  const tableOf = onceFor((of: Projection<unknown>) => tellTable(game, of, viewOf(of.state)));
  const ledgersOf = onceFor((state: unknown) => game.ledgers(state));
  const words = computed(() => how.words?.(game, projection.value));
  const fitting = computed(() => fittingOf(game, projection.value, pack.value));
  const ledgers = computed(() => ledgersOf(projection.value.state).map(fitting.value.ledger));
  const question = computed(() => questionOf(game, projection.value, pack.value));

  let saving: { readonly tap: string; readonly done: Promise<boolean>; readonly adopts?: true } | undefined;
  /** The tap that waits for lines of another phone. */
  let waiting: string | undefined;
  let lastTap = '';
  let closed = false;
  let catching: Promise<void> | undefined;
  let isBehind = false;

  /** A tap that is not taken; one on top of itself is so without a word. */
  function refuse(problem?: Problem): Promise<false> {
    if (problem) notice.value = problem;
    return Promise.resolve(false);
  }

  /** One tap: worked out, stored, and shown only after the commit. `name` tells a second tap from another one. */
  function tap(name: string, command: () => Result<Command>): Promise<boolean> {
    if (closed) return refuse();
    if (following.peek()) return refuse(problems.watching);
    if (saving?.adopts && !waiting) {
      // Worked out on what is there then.
      waiting = name;
      const then = () => {
        waiting = undefined;
        return tap(name, command);
      };
      return saving.done.then(then, then);
    }
    if (saving) return refuse((waiting ?? saving.tap) === name ? undefined : problems.busy);
    const planned = plan(command);
    if (!planned.ok) {
      const isLate = name === lastTap && LATE.includes(planned.problem.code);
      return refuse(isLate ? undefined : planned.problem);
    }
    batch(() => {
      save.value = { kind: 'saving' };
      notice.value = undefined;
    });
    const done = commit(planned.value).finally(() => {
      saving = undefined;
    });
    saving = { tap: name, done };
    return done.then((saved) => {
      if (saved) {
        lastTap = name;
        followUp();
      }
      return saved;
    });
  }

  const notLoaded = () => refuse(problems.gameNotLoaded(game.title));

  function plan(command: () => Result<Command>): Result<Plan> {
    try {
      const planned = command();
      if (!planned.ok) return planned;
      const { entry: unplaced, learn } = planned.value;
      const at = Date.now();
      const base = projection.peek();
      const { seat, merges } = row.peek();
      const writer = writerOf(row.peek(), store.device);
      const entry = placeEntry(base.entries, unplaced, writer, at, seat && base.entries.at(-1)?.id);
      const refused = how.refuse?.(game, base, entry, row.peek());
      if (refused) return { ok: false, problem: refused };
      const next = how.extend(game, base, entry);
      const taught = learn.length ? withLessons(pack.peek(), learn, at) : pack.peek();
      // What the tap leads to is drawn up before it is on record: a step that breaks must not be.
      ledgersOf(next.state);
      // A clock set back must not send the game to the end of the list.
      const updated = Math.max(at, row.peek().updated);
      const alongside = { summary: summarize(tableOf(next)), updated, ...(merges && { merges }) };
      const lesson = learn.length ? { pack: taught, packBase } : {};
      return ok({ base, entry, alongside: { ...alongside, ...lesson }, projection: next, pack: taught });
    } catch (error) {
      return { ok: false, problem: problems.broken(error) };
    }
  }

  async function commit(planned: Plan): Promise<boolean> {
    const { base, alongside, pack: taught } = planned;
    const sealed = how.seal?.(game, base, planned.entry, row.peek());
    const entry = sealed ? await sealed.catch(() => undefined) : planned.entry;
    if (!entry) return refuseWith(problems.write);
    const next = entry === planned.entry ? planned.projection : how.extend(game, base, entry);
    const written = await store.append(row.peek().id, entry, alongside);
    if (!written.ok) {
      if (written.problem.code === 'store.moved') await readOn();
      return refuseWith(written.problem);
    }
    const points = ledgers.peek();
    batch(() => {
      // Read back meanwhile, together with what another tab wrote after it: that is the newer projection.
      if (projection.peek() === base) {
        const { summary, updated } = alongside;
        row.value = { ...row.peek(), entries: row.peek().entries + 1, summary, updated };
        projection.value = next;
        if (alongside.pack) {
          pack.value = taught;
          packBase = alongside.pack.version;
        }
      }
      showResult(entry, points);
      save.value = { kind: 'saved' };
    });
    return true;
  }

  /** Records what follows by itself. A tap that came first has its own turn at this, and nobody is told to wait. */
  function followUp(): void {
    if (following.peek()) return;
    const due = how.due?.(game, projection.peek(), row.peek()).catch(() => undefined);
    void due?.then((entry) => entry && !saving && tap('due', () => ok({ entry, learn: [] })));
  }

  function showResult(entry: Entry, points?: readonly LedgerView[]): void {
    if (isAside(entry)) return;
    lastResult.value = closedBy(projection.peek(), entry);
    gained.value = points ? gainedBetween(points, ledgers.value) : [];
  }

  /** Adds what another tab has recorded since; where that fails the screen stays as it is. */
  async function readOn(): Promise<Problem | undefined> {
    for (;;) {
      const base = projection.peek();
      const known = pack.peek();
      const { id, merges } = row.peek();
      const later = await store.loadGame(id, base.entries.at(-1)?.seq);
      // Lines of other phones may stand anywhere among those that are known.
      const isMerged = later.ok && later.value.row.merges !== merges;
      const read = isMerged ? await store.loadGame(id) : later;
      if (!read.ok) return read.problem;
      const fresh = read.value;
      if (isMerged) how = await severalPhones();
      await stepsOf(game, proceduresOf(fresh.entries)).catch(notLoaded);
      // A tap of this tab was saved while this was read, which may be older than it.
      if (projection.peek() !== base || pack.peek() !== known) continue;
      const points = ledgers.peek();
      batch(() => {
        row.value = fresh.row;
        projection.value = isMerged
          ? how.fold(game, fresh.entries)
          : fresh.entries.reduce((before, entry) => how.extend(game, before, entry), base);
        if (fresh.pack || packBase) pack.value = packOf(game, fresh);
        packBase = fresh.pack?.version ?? 0;
        const last = fresh.entries.at(-1);
        if (last && !isMerged) showResult(last, fresh.entries.length === 1 ? points : undefined);
      });
      return undefined;
    }
  }

  function adopt(change: (now: Here) => Result<Adopted>, name = ''): Promise<boolean> {
    if (closed || (name && saving?.tap === name)) return refuse();
    if (following.peek()) return refuse(problems.watching);
    if (saving) {
      const then = () => adopt(change, name);
      return saving.done.then(then, then);
    }
    const done = replace(change).finally(() => {
      saving = undefined;
    });
    saving = { tap: name, done, adopts: true };
    // Also where nothing was new: what was due may have met this on its way.
    return done.then((adopted) => {
      followUp();
      return adopted;
    });
  }

  async function replace(change: (now: Here) => Result<Adopted>): Promise<boolean> {
    const { adopt: adoptInto } = await import('./exchange/several-phones');
    const now = { projection: projection.peek(), pack: pack.peek(), row: row.peek() };
    const adopted = await adoptInto(game, store, now, packBase, change);
    if (!adopted.ok) {
      if (adopted.problem.code === 'store.moved') await readOn();
      notice.value = adopted.problem;
      return false;
    }
    batch(() => {
      ({ how } = adopted.value);
      row.value = adopted.value.row;
      projection.value = adopted.value.projection;
      pack.value = adopted.value.pack;
      packBase = adopted.value.packBase;
      lastResult.value = undefined;
      notice.value = undefined;
      save.value = { kind: 'saved' };
    });
    return true;
  }

  function refuseWith(problem: Problem): false {
    batch(() => {
      save.value = { kind: 'failed', problem };
      notice.value = problem;
    });
    return false;
  }

  /** Reads on until nothing more has been told; one reading at a time. */
  function catchUp(): Promise<void> {
    isBehind = true;
    catching ??= (async () => {
      try {
        while (isBehind && !closed) {
          isBehind = false;
          const problem = await readOn();
          if (problem) notice.value = problem;
        }
      } finally {
        catching = undefined;
      }
    })();
    return catching;
  }

  /** As writer only with all that the one before has recorded. */
  async function changeRole(): Promise<void> {
    if (claim.isWriter()) await catchUp();
    batch(() => {
      following.value = !claim.isWriter();
      // A refusal stays on the screen, with what is to be done now.
      if (!following.value && notice.peek() === problems.watching) notice.value = problems.handedOver;
    });
  }
  claim.watch(() => void changeRole());
  const unwatch = store.watch((news) => {
    if (news.game === row.peek().id || news.pack === packIdOf(row.peek())) void catchUp();
  });
  // What was told between reading the game and watching it.
  if (following.peek()) void changeRole().then(catchUp);

  const session: Session = {
    game,
    row,
    projection,
    pack,
    question,
    table: computed(() => eachAction(tableOf(projection.value), fitting.value.action)),
    ledgers,
    words,
    log: computed(() => logLines(projection.value, words.value)),
    latest: computed(() => latestLines(projection.value, LATEST, words.value)),
    lastResult,
    gained,
    dismissResult: () => {
      lastResult.value = undefined;
    },
    save,
    following,
    several,
    takeOver: claim.takeOver,
    notice,
    dismissNotice: () => {
      notice.value = undefined;
    },
    elsewhere: (step) => how.elsewhere?.(session, step),
    preview: ({ procedure, args }) => previewPrompt(game, projection.value, pack.value, procedure, args),
    start: ({ procedure, args }, ...given) => {
      const begin = () =>
        tap(`start:${procedure}:${JSON.stringify(args)}`, () => {
          const all = how.argsOf?.(game, projection.peek(), procedure, args) ?? args;
          return openProcedure(game, projection.peek(), pack.peek(), procedure, all, ...given);
        });
      const coming = game.procedures[procedure]?.ready?.();
      return coming ? coming.then(begin, notLoaded) : begin();
    },
    answer: (key, answer, ...more) =>
      tap(`answer:${key}`, () => answerQuestion(game, projection.peek(), pack.peek(), key, answer, ...more)),
    undo: () => tap('undo', () => undoLast(projection.peek(), several.peek()?.reach)),
    redo: () => tap('redo', () => redoLast(projection.peek(), several.peek()?.reach)),
    cancel: () => tap('cancel', () => cancelOpen(projection.peek())),
    strike: (ids) => tap(`strike:${ids.join()}`, () => strike(projection.peek(), ids)),
    note: (text) => tap('note', () => addNote(text)),
    record: (name, command) => tap(name, () => command(projection.peek(), pack.peek())),
    adopt,
    whole: async () => true,
    canUndo: computed(() => lastLiveEntry(several.value?.reach ?? projection.value) !== undefined),
    canRedo: computed(() => redoable((several.value?.reach ?? projection.value).entries).length > 0),
    close: () => {
      closed = true;
      unwatch();
      // An update reloads the page: not while the last tap is on its way to the disk.
      if (saving) void saving.done.finally(claim.release);
      else claim.release();
    },
  };
  return long ? long.hold(session, { projection, notice, saving: () => saving?.done }) : session;
}

/** Fetched with the first game on several phones. */
export const severalPhones = (): Promise<How> =>
  import('./exchange/several-phones').then(({ SEVERAL }) => SEVERAL);

const packOf = (game: Game<unknown>, { row, pack }: LoadedGame): ChartPack =>
  pack ?? firstPack(game, row.charts, packIdOf(row));

/** The procedure that an entry closed. */
function closedBy(projection: Projection<unknown>, entry: Entry): ProcedureRun | undefined {
  if ((entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') || !entry.outcome) return undefined;
  const id = entry.kind === 'v1.Opened' ? entry.id : entry.of;
  return projection.runs.findLast((procedureRun) => procedureRun.opened.id === id);
}

/** The open question. A broken one shows as none, so that undo stays within reach; the next tap then says what is wrong. */
function questionOf(...of: Parameters<typeof openQuestion>): ReturnType<typeof openQuestion> {
  try {
    return openQuestion(...of);
  } catch {
    return undefined;
  }
}

/** What the screens may offer: of the actions that answer questions with their tap those whose answers would be taken. */
function fittingOf(...now: [game: Game<unknown>, projection: Projection<unknown>, pack: ChartPack]) {
  const action = (one: Action) => (answersFit(...now, one) ? one : undefined);
  const ledger = ({ actions, ...view }: LedgerView): LedgerView => ({
    ...view,
    actions: actions.flatMap((one) => action(one) ?? []),
  });
  return { action, ledger };
}

/** `work` that is not done again for what it was done for last. */
function onceFor<A, B>(work: (of: A) => B): (of: A) => B {
  let last: { readonly of: A; readonly is: B } | undefined;
  return (of) => {
    last = last?.of === of ? last : { of, is: work(of) };
    return last.is;
  };
}

/** A second tap on a question that the first one has answered meets one of these, and is not worth a word. */
const LATE = ['question.moved', 'question.none', 'procedure.open'];
