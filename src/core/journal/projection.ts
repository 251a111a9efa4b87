import type { Lesson } from '../charts/pack';
import type { Game } from '../play/game';
import { type Outcome, type Sealed, sideOf, titleOf } from '../play/procedure';
import type { Answer } from '../play/prompt';
import { atOnce, type Steps } from '../steps';
import type { Clock } from './clock';
import { type AmendedEntry, type Entry, type OpenedEntry, struckIds } from './journal';
import { kindOf } from './kinds';

/**
 * The journal folded: the state after every live outcome, the procedure still open, and one line per procedure
 * for the log. Outcomes apply in the order their procedures were opened, so a reopened battle takes effect
 * where it happened. State comes from recorded events alone; rules are never run again over the past.
 */
export type ProcedureRun = {
  readonly opened: OpenedEntry;
  /** All entries of the procedure, struck ones too, in order. */
  readonly entries: readonly RunEntry[];
  /** What counts: its own outcome, or that of its amendment. */
  readonly outcome?: Outcome;
  /** Its amendments, struck ones too, in order. */
  readonly amendments: readonly AmendedEntry[];
  /** The one that counts, and what it replaces of the procedure's own. */
  readonly amended?: AmendedEntry;
  readonly original?: Outcome;
  readonly struck: boolean;
  readonly title: string;
  readonly side?: string;
  readonly secret?: Sealed;
  /** When in the game it was opened. */
  readonly moment: string;
  readonly phase?: string;
  readonly conflicts: readonly string[];
};

type RunEntry = Extract<Entry, { kind: 'v1.Opened' | 'v1.Answered' }>;

/**
 * What a beginning of the journal folds to, for the rest to be folded on: nothing is open at its end, and nothing after it
 * reaches into it.
 */
export type Base<S> = {
  /** How many entries it is the fold of. */
  readonly count: number;
  readonly state: S;
  readonly revealed: ReadonlySet<string>;
};

export type Projection<S> = {
  /** Entries before the first of these: they are in the store and not here. Struck ids and procedure runs then lack theirs too. */
  readonly unread?: number;
  /** What is said by those of every place in the charts that they taught. */
  readonly taughtBefore?: readonly Lesson[];
  /** What those say of the game clock. */
  readonly clockBefore?: Clock;
  readonly base?: Base<S>;
  readonly entries: readonly Entry[];
  /** The entries as they were folded, where a game on several phones is read in another way than it is written. */
  readonly reading?: readonly Entry[];
  readonly struck: ReadonlySet<string>;
  readonly runs: readonly ProcedureRun[];
  readonly state: S;
  /** Tags of sealed entries that a live outcome has opened. */
  readonly revealed: ReadonlySet<string>;
  /** The procedure waiting for an answer; `before` is the state it was opened on. */
  readonly open?: { readonly procedureRun: ProcedureRun; readonly before: S };
};

/** How many entries the journal has. */
export const countOf = ({ unread = 0, entries }: Projection<unknown>): number => unread + entries.length;

/** With `base`, the entries are those after it. */
export const foldJournal = <S>(game: Game<S>, entries: readonly Entry[], base?: Base<S>): Projection<S> =>
  atOnce(foldingJournal(game, entries, base));

/** The same in steps. */
export function* foldingJournal<S>(
  game: Game<S>,
  entries: readonly Entry[],
  base?: Base<S>,
): Steps<Projection<S>> {
  const struck = struckIds(entries);
  const closings = closingEntries(entries, struck);
  const runs: ProcedureRun[] = [];
  let state = base ? base.state : game.initial();
  let open: Projection<S>['open'];
  const revealed = new Set(base?.revealed);
  for (const { own, amendments } of groupByProcedure(entries).values()) {
    const before = state;
    const closing = closings.get(own[0].id);
    const outcome = closing?.outcome;
    const counts = closing && amendments.findLast(({ id, seq }) => !struck.has(id) && seq > closing.seq);
    const made = makeRun(game, before, own, counts?.outcome ?? outcome, struck.has(own[0].id));
    const amended = counts && outcome && { amended: counts, original: outcome };
    const procedureRun = amendments.length ? { ...made, amendments, ...amended } : made;
    const applied = yield* applying(game, before, procedureRun);
    state = applied.state;
    runs.push(applied.procedureRun);
    for (const tag of revealedBy(applied.procedureRun)) revealed.add(tag);
    if (isOpen(procedureRun)) open = { procedureRun, before };
  }
  return { entries, struck, runs, state, revealed, ...(open && { open }) };
}

/** The projection with one more entry; equals folding everything again, but touches only what the entry touches. */
export function extendProjection<S>(
  game: Game<S>,
  projection: Projection<S>,
  entry: Entry,
  refold = foldJournal<S>,
): Projection<S> {
  const entries = [...projection.entries, entry];
  if (isAside(entry)) return { ...projection, entries };
  if (entry.kind === 'v1.Opened' && !projection.open)
    return closeWith(
      game,
      { ...projection, entries },
      projection.state,
      makeRun(game, projection.state, [entry], entry.outcome, false),
    );
  const { open, ...rest } = projection;
  if (
    entry.kind === 'v1.Answered' &&
    open?.procedureRun === projection.runs.at(-1) &&
    open?.procedureRun.opened.id === entry.of &&
    // On several phones one may have reopened what another had gone on from: that is asked next.
    (!entry.outcome || projection.runs.filter(isOpen).length < 2)
  ) {
    const own: RunGroup = [open.procedureRun.opened, ...open.procedureRun.entries.slice(1), entry];
    const procedureRun = makeRun(game, open.before, own, entry.outcome, false);
    return closeWith(
      game,
      { ...rest, entries, runs: projection.runs.slice(0, -1) },
      open.before,
      procedureRun,
    );
  }
  return refold(game, entries);
}

export const isAside = (entry: Entry): boolean => kindOf(entry).state === 'aside';

/** Whether it waits for an answer. */
export const isOpen = ({ struck, outcome }: ProcedureRun): boolean => !struck && !outcome;

function closeWith<S>(
  game: Game<S>,
  projection: Omit<Projection<S>, 'open'>,
  before: S,
  procedureRun: ProcedureRun,
): Projection<S> {
  const applied = applyOutcome(game, before, procedureRun);
  const reveals = revealedBy(applied.procedureRun);
  const revealed = reveals.length ? new Set([...projection.revealed, ...reveals]) : projection.revealed;
  const next = {
    ...projection,
    runs: [...projection.runs, applied.procedureRun],
    state: applied.state,
    revealed,
  };
  return procedureRun.outcome ? next : { ...next, open: { procedureRun: applied.procedureRun, before } };
}

/** Whose secret what came of a procedure still is, or nobody's. */
export const sealedFor = ({ revealed }: Projection<unknown>, { secret }: ProcedureRun): string | undefined =>
  secret && !revealed.has(secret.tag) ? secret.side : undefined;

const revealedBy = ({ struck, outcome }: ProcedureRun): readonly string[] =>
  struck ? [] : (outcome?.reveals ?? []);

/** The live answers of a procedure by question, as amended; the latest answer to a question counts. */
export function liveAnswers(procedureRun: ProcedureRun, struck: ReadonlySet<string>): Map<string, Answer> {
  return answersOf(liveEntries(procedureRun, struck));
}

/** The entries whose answers count, the latest last. */
export const liveEntries = (
  procedureRun: ProcedureRun,
  struck: ReadonlySet<string>,
): readonly (RunEntry | AmendedEntry)[] =>
  procedureRun.amended
    ? [procedureRun.amended]
    : procedureRun.entries.filter((entry) => !struck.has(entry.id));

/** Answers that were struck and not given anew: shown beside the question that is asked again. */
export function struckAnswers(procedureRun: ProcedureRun, struck: ReadonlySet<string>): Map<string, Answer> {
  return answersOf(procedureRun.entries.filter((entry) => struck.has(entry.id)));
}

/** The last live line a player made: what "undo" strikes. */
export function lastLiveEntry<S>(projection: Projection<S>): Entry | undefined {
  const dead = new Set(
    projection.runs
      .filter((procedureRun) => procedureRun.struck)
      .map((procedureRun) => procedureRun.opened.id),
  );
  return projection.entries.findLast(
    (entry) =>
      kindOf(entry).undo === 'strikes' &&
      !projection.struck.has(entry.id) &&
      !(entry.kind !== 'v1.Noted' && 'of' in entry && dead.has(entry.of)),
  );
}

function answersOf(entries: readonly Pick<RunEntry, 'answers'>[]): Map<string, Answer> {
  return new Map(entries.flatMap((entry) => entry.answers.map(({ key, answer }) => [key, answer] as const)));
}

type RunGroup = [OpenedEntry, ...RunEntry[]];

function groupByProcedure(entries: readonly Entry[]) {
  const groups = new Map<string, { readonly own: RunGroup; readonly amendments: AmendedEntry[] }>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Opened') groups.set(entry.id, { own: [entry], amendments: [] });
    if (entry.kind === 'v1.Answered') groups.get(entry.of)?.own.push(entry);
    if (entry.kind === 'v1.Amended') groups.get(entry.of)?.amendments.push(entry);
  }
  return groups;
}

/**
 * By procedure the entry with the last outcome that still rests on exactly the answers it was worked out from: striking a
 * line inside a closed procedure opens it again, restoring the line closes it again.
 */
function closingEntries(
  entries: readonly Entry[],
  struck: ReadonlySet<string>,
): ReadonlyMap<string, RunEntry> {
  const closing = new Map<string, RunEntry>();
  const procedures = new Map<string, string>();
  const struckThen = new Set<string>();
  /** By procedure how many of its entries so far were then struck and are not now, or the other way round. */
  const unlikeNow = new Map<string, number>();
  const isUnlike = (id: string) => (struckThen.has(id) === struck.has(id) ? 0 : 1);
  const count = (id: string, more: number) => {
    const of = procedures.get(id);
    if (of) unlikeNow.set(of, (unlikeNow.get(of) ?? 0) + more);
  };
  for (const entry of entries) {
    if (entry.kind === 'v1.Struck' || entry.kind === 'v1.Restored') {
      for (const id of entry.ids) {
        count(id, -isUnlike(id));
        if (entry.kind === 'v1.Struck') struckThen.add(id);
        else struckThen.delete(id);
        count(id, isUnlike(id));
      }
    } else if (entry.kind === 'v1.Opened' || entry.kind === 'v1.Answered') {
      const { id } = entry;
      const of = entry.kind === 'v1.Opened' ? id : entry.of;
      if (entry.outcome && !struck.has(id) && !unlikeNow.get(of)) closing.set(of, entry);
      procedures.set(id, of);
      count(id, isUnlike(id));
    }
  }
  return closing;
}

function makeRun<S>(
  game: Game<S>,
  before: S,
  own: RunGroup,
  outcome: Outcome | undefined,
  struck: boolean,
): ProcedureRun {
  const [opened] = own;
  const def = game.procedures[opened.procedure];
  const side = def && sideOf(def, before, opened.args);
  // Who plays alone has nobody to hide anything from.
  const secret = game.sides.length === 1 ? undefined : def?.secret?.(before, opened.args);
  const phase = game.phase?.(before);
  return {
    opened,
    entries: own,
    amendments: [],
    ...(outcome && { outcome }),
    struck,
    title: def ? titleOf(def, before, opened.args) : opened.procedure,
    ...(side && { side }),
    ...(secret && { secret }),
    moment: game.moment(before),
    ...(phase && { phase }),
    conflicts: [],
  };
}

type Applied<S> = { readonly state: S; readonly procedureRun: ProcedureRun };

const applyOutcome = <S>(game: Game<S>, before: S, procedureRun: ProcedureRun): Applied<S> =>
  atOnce(applying(game, before, procedureRun));

function* applying<S>(game: Game<S>, before: S, procedureRun: ProcedureRun): Steps<Applied<S>> {
  yield;
  if (procedureRun.struck || !procedureRun.outcome) return { state: before, procedureRun };
  let state = before;
  const conflicts: string[] = [];
  for (const event of procedureRun.outcome.events) {
    const applied = game.apply(state, event);
    state = applied.state;
    if (applied.conflict) conflicts.push(applied.conflict);
    yield;
  }
  return { state, procedureRun: conflicts.length ? { ...procedureRun, conflicts } : procedureRun };
}
