import type { ChartPack } from '../charts/pack';
import { amend, type Change, runAmending } from '../journal/amend';
import { branchesOf, type Fork, readingOf } from '../journal/branches';
import { fitAnswer, type OpenQuestion } from '../journal/commands';
import {
  type AmendedEntry,
  type AnsweredEntry,
  type Entry,
  type OrderedEntry,
  struckIds,
  type Unplaced,
} from '../journal/journal';
import {
  extendProjection,
  foldJournal,
  isOpen,
  type ProcedureRun,
  type Projection,
  sealedFor,
} from '../journal/projection';
import { sameJson } from '../json';
import type { Game } from '../play/game';
import type { RunResult } from '../play/procedure';
import type { Answer } from '../play/prompt';
import type { TraceLine } from '../play/trace';
import { fail, ok, type Result } from '../result';
import { branchOfLines } from './branch';

/**
 * A fork is healed by the players' word on which branch happened first. What was played on the later one is played again
 * upon the first: by its own procedures, with its recorded answers and dice. The same question keeps its answer, a changed
 * one is asked, and what has no sense any more is struck with the reason. Nothing is dropped.
 */
export type Healing = {
  readonly fork: Fork;
  /** The branches by their first lines, as the players put them. */
  readonly heads: readonly string[];
  /** Answers given anew, by the procedure that asks. */
  readonly given: { readonly [procedure: string]: readonly Change[] };
  /** Procedures that players would rather strike than answer anew. */
  readonly dropped: readonly string[];
  /** Only the first branch happened: all that the later ones played is struck. */
  readonly alone?: true;
};

export type Fate = {
  readonly id: string;
  readonly title: string;
  readonly fate: 'kept' | 'changed' | 'struck';
  /** Why it was struck, or what it said before. */
  readonly note?: string;
};

export type Healed = {
  readonly fates: readonly Fate[];
  /** A question of the procedure `of` that has changed; the word is given once none is left. */
  readonly question?: OpenQuestion;
  /** The run that asks it. */
  readonly asking?: RunResult;
  readonly word?: { readonly entry: Unplaced<OrderedEntry>; readonly after: string };
};

/** `heads` is every branch of the fork, as the players put them; what was answered for an earlier word is not asked again. */
export const startHealing = (fork: Fork, heads: readonly string[]): Healing => ({
  fork,
  heads,
  given: Object.fromEntries(
    (fork.word?.amends ?? []).map(({ of, answers, changed }) => [
      of,
      answers.filter(({ key }) => changed.includes(key)),
    ]),
  ),
  dropped: [],
});

/** Plays the later branches again as far as the answers carry; `names` says whose each branch is. */
export function heal<S>(
  game: Game<S>,
  entries: readonly Entry[],
  pack: ChartPack,
  healing: Healing,
  names: readonly string[],
): Result<Healed> {
  const { fork, heads } = healing;
  const ordered = inOrder(entries, healing);
  if (!ordered) return gone;
  const { before, later, tip } = ordered;
  const struck = struckIds([...before, ...later]);
  const branchOf = branchOfLines(entries, fork);
  const replay: Replay<S> = {
    ...{ game, pack, healing, branchOf },
    ...{ fates: [], amends: [], strikes: [], met: new Set() },
  };
  let projection = foldJournal(game, before);
  const done = new Set<string>();
  for (const entry of later) {
    if (done.has(entry.id)) continue;
    if (entry.kind === 'v1.Opened' && !struck.has(entry.id)) {
      const own = ownLines(later, entry.id);
      for (const { id, kind } of own) if (kind !== 'v1.Struck' && kind !== 'v1.Restored') done.add(id);
      const played = playAgain(replay, projection, own);
      if (played.question) return asks(replay, played);
      projection = played.projection;
    } else if (
      entry.kind === 'v1.Answered' &&
      !struck.has(entry.id) &&
      !later.some(({ id }) => id === entry.of)
    ) {
      const answered = answerAgain(replay, projection, entry);
      if (answered.question) return asks(replay, answered);
      projection = answered.projection;
    } else projection = extendProjection(game, projection, entry);
  }
  const trace: readonly TraceLine[] = [
    { kind: 'title', label: `Both played on: ${names.join(', then ')}` },
    ...replay.fates
      .filter(({ fate }) => fate !== 'kept')
      .map(
        ({ title, fate, note }): TraceLine => ({
          kind: 'warning',
          label: title,
          value: fate === 'struck' ? 'struck' : 'played again',
          ...(note && (fate === 'struck' ? { reason: note } : { was: note })),
        }),
      ),
  ];
  const entry: Unplaced<OrderedEntry> = {
    kind: 'v1.Ordered',
    fork: fork.at,
    heads,
    round: fork.round,
    amends: replay.amends,
    strikes: replay.strikes,
    trace,
  };
  return ok({ fates: replay.fates, word: { entry, after: tip } });
}

/** Answers the question that has changed. */
export function giveHealed(
  healing: Healing,
  { question, asking }: Healed,
  answer: Answer,
  pack: ChartPack,
): Result<Healing> {
  if (!question || !asking) return gone;
  const { of, prompt } = question;
  const given = fitAnswer(asking, { key: prompt.key, answer }, pack);
  if (!given.ok) return given;
  const changes = (healing.given[of] ?? []).filter(({ key }) => key !== prompt.key);
  return ok({ ...healing, given: { ...healing.given, [of]: [...changes, given.value] } });
}

/**
 * The journal in the order that is proposed, up to its first later line and from there on, and the last line of all;
 * nothing where no such line is there. A later branch may read as nothing.
 */
function inOrder(entries: readonly Entry[], { fork, heads }: Healing) {
  const proposed = {
    ...{ id: 'proposed:0', seq: 0, at: 0, after: fork.at, kind: 'v1.Ordered' as const, fork: fork.at, heads },
    ...{ round: fork.round, amends: [], strikes: [], trace: [] },
  };
  const branches = branchesOf([...entries, proposed]);
  const ordered = branches?.entries.filter(({ id }) => id !== proposed.id) ?? [];
  const [, ...others] = heads;
  const first = ordered.findIndex(({ id }) => others.includes(id));
  if (!branches || first < 0) return undefined;
  return {
    before: readingOf(branches, ordered.slice(0, first)),
    later: readingOf(branches, ordered.slice(first)),
    tip: ordered.at(-1)?.id ?? '',
  };
}

type Replay<S> = {
  readonly game: Game<S>;
  readonly pack: ChartPack;
  readonly healing: Healing;
  readonly branchOf: ReadonlyMap<string, string>;
  /** By branch and procedure what a line of that branch was found to repeat. */
  readonly met: Set<string>;
  readonly fates: Fate[];
  readonly amends: OrderedEntry['amends'][number][];
  readonly strikes: string[];
};

type Played<S> = Pick<Healed, 'question' | 'asking'> & { readonly projection: Projection<S> };

const asks = <S>({ fates }: Replay<S>, { projection: _, ...asked }: Played<S>): Result<Healed> =>
  ok({ fates, ...asked });

/** What was written of a procedure: it opened, its answers and amendments, and what of them was struck. */
function ownLines(later: readonly Entry[], id: string): readonly Entry[] {
  const isOwn = (entry: Entry) =>
    entry.id === id || ((entry.kind === 'v1.Answered' || entry.kind === 'v1.Amended') && entry.of === id);
  const ids = new Set(later.filter(isOwn).map((entry) => entry.id));
  return later.flatMap((entry): readonly Entry[] => {
    if (ids.has(entry.id)) return [entry];
    if (entry.kind !== 'v1.Struck' && entry.kind !== 'v1.Restored') return [];
    const own = entry.ids.filter((each) => ids.has(each));
    return own.length ? [{ ...entry, ids: own }] : [];
  });
}

/** One procedure of a later branch, with all its own lines, upon what stands now. */
function playAgain<S>(replay: Replay<S>, projection: Projection<S>, own: readonly Entry[]): Played<S> {
  const { game } = replay;
  const [opened] = own;
  if (opened?.kind !== 'v1.Opened') return { projection };
  const written = own.reduce(
    (before, entry) => extendProjection(game, before, entry),
    withoutOpen(projection),
  );
  const procedureRun = written.runs.at(-1);
  if (!procedureRun || !game.procedures[opened.procedure]) return { projection: written };
  const strike = (note: string): Played<S> => {
    const struck = own.filter(({ kind }) => kind !== 'v1.Struck' && kind !== 'v1.Restored');
    replay.strikes.push(...struck.map(({ id }) => id));
    replay.fates.push({ id: opened.id, title: titleIn(projection, procedureRun), fate: 'struck', note });
    return { projection };
  };
  const why =
    refusal(replay, projection, opened.procedure, opened.args, opened.id) ??
    (isRepeated(replay, projection, procedureRun) ? 'Both phones recorded it: it counts once.' : undefined);
  if (why) return strike(why);
  if (!restsOnSecrets(replay, projection, own)) return workedAgain(replay, written, procedureRun, strike);
  replay.fates.push({ id: opened.id, title: titleIn(written, procedureRun), fate: 'kept' });
  return { projection: written };
}

/**
 * Whether an earlier branch has recorded the same step: with the same answers, or one that leads on to another turn or phase,
 * whatever was answered. Each counts for one line of a branch.
 */
function isRepeated<S>(
  { game, branchOf, met }: Replay<S>,
  projection: Projection<S>,
  again: ProcedureRun,
): boolean {
  const { runs, state } = projection;
  const branch = branchOf.get(again.opened.id);
  const leadsOn = ({ moment, phase }: ProcedureRun, i: number): boolean => {
    const next = runs[i + 1] ?? { moment: game.moment(state), phase: game.phase?.(state) || undefined };
    return next.moment !== moment || next.phase !== phase;
  };
  const once = runs.find((run, i) => {
    const of = branchOf.get(run.opened.id);
    if (of === undefined || of === branch || run.struck || !run.outcome) return false;
    if (met.has(`${branch} ${run.opened.id}`) || run.opened.procedure !== again.opened.procedure)
      return false;
    return sameJson(run.opened.args, again.opened.args) && (leadsOn(run, i) || hasSameAnswers(run, again));
  });
  if (once) met.add(`${branch} ${once.opened.id}`);
  return once !== undefined;
}

/** Of what is sealed nobody else can tell. */
function hasSameAnswers(one: ProcedureRun, other: ProcedureRun): boolean {
  const [said, again] = [one, other].map(({ entries }) =>
    entries.some(({ seal }) => seal) ? undefined : entries.flatMap(({ answers }) => answers),
  );
  return said !== undefined && again !== undefined && other.outcome !== undefined && sameJson(said, again);
}

/** What a side sealed, or what follows from it, stands as it was recorded: another phone has not what it rests on. */
function restsOnSecrets<S>(
  { game }: Replay<S>,
  { state }: Projection<S>,
  [opened, ...more]: readonly Entry[],
): boolean {
  if (opened?.kind !== 'v1.Opened') return false;
  const def = game.procedures[opened.procedure];
  const sealed = [opened, ...more].some((entry) => 'seal' in entry && entry.seal !== undefined);
  return sealed || (game.seals === true && def?.knows?.(state, opened.args) !== undefined);
}

/** What a procedure comes to upon what stands now: the same, something else, or a question. */
function workedAgain<S>(
  replay: Replay<S>,
  written: Projection<S>,
  procedureRun: ProcedureRun,
  strike: (note: string) => Played<S>,
): Played<S> {
  const { game, pack, healing, fates } = replay;
  const { id } = procedureRun.opened;
  const title = titleIn(written, procedureRun);
  const kept = (): Played<S> => {
    fates.push({ id, title, fate: 'kept' });
    return { projection: written };
  };
  // What was open is asked on the table, as it would have been.
  if (!procedureRun.outcome) return kept();
  try {
    const changes = healing.given[id] ?? [];
    const amending = { of: id, changes };
    const alone = withoutOpen(written);
    const run = runAmending(game, alone, pack, amending);
    if (!run.ok) return strike(run.problem.message);
    const { question } = run.value;
    if (question) return { projection: written, question, asking: run.value.run };
    const same = run.value.run.status === 'done' && sameJson(run.value.run.outcome, procedureRun.outcome);
    if (same && !changes.length) return kept();
    const amended = amend(game, alone, pack, amending, '');
    if (!amended.ok) return strike(amended.problem.message);
    const { kind: _, ...what } = amended.value.entry as Unplaced<AmendedEntry>;
    replay.amends.push(what);
    const seq = (written.entries.at(-1)?.seq ?? 0) + 1;
    const stands = extendProjection(game, written, {
      id: `again:${seq}`,
      seq,
      at: 0,
      kind: 'v1.Amended',
      ...what,
    });
    const now = stands.runs.find((each) => each.opened.id === id);
    fates.push({ id, title: titleIn(stands, now ?? procedureRun), fate: 'changed', note: title });
    return { projection: stands };
  } catch {
    return strike('It cannot be played upon what happened before it.');
  }
}

/** Why a procedure has no sense upon what stands now. */
function refusal<S>(
  { game, healing }: Replay<S>,
  projection: Projection<S>,
  procedure: string,
  args: Parameters<NonNullable<(typeof game.procedures)[string]['unless']>>[1],
  id: string,
): string | undefined {
  if (healing.alone) return ANOTHER;
  if (healing.dropped.includes(id)) return 'The players strike it.';
  if (projection.open) return `${projection.open.procedureRun.title} was still open then.`;
  return game.procedures[procedure]?.unless?.(projection.state, args);
}

/**
 * An answer of a later branch to a question that was open where the branches part. What was answered in the first one
 * stands; what followed from the other answer is struck with it.
 */
function answerAgain<S>(replay: Replay<S>, projection: Projection<S>, entry: AnsweredEntry): Played<S> {
  const { game, strikes, fates, healing } = replay;
  const { id, of } = entry;
  const procedureRun = projection.runs.find(({ opened }) => opened.id === of);
  const strike = (note: string): Played<S> => {
    strikes.push(id);
    if (!fates.some((each) => each.id === of && each.fate === 'struck'))
      fates.push({
        id: of,
        title: procedureRun ? titleIn(projection, procedureRun) : 'An answer',
        fate: 'struck',
        note,
      });
    return { projection };
  };
  if (healing.alone) return strike(ANOTHER);
  if (healing.dropped.includes(of)) return strike('The players strike it.');
  const said = new Set(
    procedureRun?.entries
      .filter((each) => !projection.struck.has(each.id))
      .flatMap(({ answers }) => answers.map(({ key }) => key)),
  );
  const fits =
    procedureRun && isOpen(procedureRun) && !entry.answers.some(({ key, auto }) => !auto && said.has(key));
  if (!fits || fates.some((each) => each.id === of))
    return strike('It was answered already in what happened first.');
  const written = extendProjection(game, projection, entry);
  const answered = written.runs.find(({ opened }) => opened.id === of);
  return entry.outcome && answered ? workedAgain(replay, written, answered, strike) : { projection: written };
}

/** For what is worked out or folded as on a phone on which nothing was open. */
function withoutOpen<S>(projection: Projection<S>): Projection<S> {
  const { open: _, ...rest } = projection;
  return rest;
}

/** What is sealed stays so, also in what is told of a fork. */
function titleIn(projection: Projection<unknown>, procedureRun: ProcedureRun): string {
  if (sealedFor(projection, procedureRun) !== undefined) return 'Sealed entry';
  const told = procedureRun.outcome?.trace.find(({ kind }) => kind === 'title');
  return told ? [told.label, told.value].filter(Boolean).join(' ') : procedureRun.title;
}

const ANOTHER = 'What the other phone recorded is right.';

const gone = fail('heal.gone', 'This fork is healed already. Nothing was changed.');
