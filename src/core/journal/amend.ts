import { type ChartPack, emptyPack } from '../charts/pack';
import { sameJson } from '../json';
import type { Game } from '../play/game';
import { type Lookup, packLookup, type Recorded, type RunResult, runProcedure } from '../play/procedure';
import { type Answer, checkOverride, checkReason, type Prompt } from '../play/prompt';
import { fail, ok, type Result } from '../result';
import { type Command, fitAnswer, lessonsOf, type OpenQuestion } from './commands';
import { runDraft } from './draft';
import { placeEntry } from './journal';
import type { LogLine } from './log';
import { extendProjection, liveEntries, type ProcedureRun, type Projection } from './projection';
import { stateBefore } from './state-before';

/**
 * Amends a closed procedure: it is run again from the state before it, from what it rests on, with some answers given
 * anew. What is no longer asked falls away, what is newly asked is asked. Later lines keep what they came to.
 */
export type Amending = { readonly of: string; readonly changes: readonly Change[] };

/** An answer given anew; without one what was recorded is taken away: a cell is looked up again, an override put back. */
export type Change = { readonly key: string; readonly answer?: Answer };

/** Where an amendment under way stands: at a question, or at what it comes to. */
export type Amended = {
  readonly procedureRun: ProcedureRun;
  readonly run: RunResult;
  /** Every answer that the run rests on, in the order asked. */
  readonly rests: readonly Recorded[];
  readonly question?: OpenQuestion;
};

/** Starts with nothing changed; refuses what is open, struck or unknown, and anything while a question is open. */
export function startAmending<S>(game: Game<S>, projection: Projection<S>, of: string): Result<Amending> {
  const procedureRun = projection.runs.find(({ opened }) => opened.id === of);
  if (!procedureRun || !game.procedures[procedureRun.opened.procedure]) {
    return fail('amend.unknown', 'This entry cannot be amended. Nothing was changed.');
  }
  if (projection.open)
    return fail('amend.open', 'Finish or undo the open question first. It is still there.');
  if (procedureRun.struck) return fail('amend.struck', 'A struck entry is not amended. Bring it back first.');
  return ok({ of, changes: [] });
}

/** Runs it as far as the answers carry it; with `ask`, only as far as that question, to give its answer anew. */
export function runAmending<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  amending: Amending,
  ask?: string,
): Result<Amended> {
  const allowed = startAmending(game, projection, amending.of);
  if (!allowed.ok) return allowed;
  const procedureRun = projection.runs.find(({ opened }) => opened.id === amending.of);
  const def = procedureRun && game.procedures[procedureRun.opened.procedure];
  if (!procedureRun || !def) throw new Error('unreachable');
  const recorded = recordedOf(projection, procedureRun);
  const answers = new Map([...recorded].map(([key, { answer }]) => [key, answer]));
  for (const { key, answer } of amending.changes) {
    if (answer) answers.set(key, answer);
    else answers.delete(key);
  }
  const before = ask === undefined ? undefined : answers.get(ask);
  if (ask !== undefined) answers.delete(ask);
  const known = packLookup(game.charts, pack);
  const lookup: Lookup = (prompt) => (prompt.key === ask ? undefined : known(prompt));
  const { title, side, opened } = procedureRun;
  const draft = {
    ...{ def, of: amending.of, before: stateBefore(game, projection, procedureRun) },
    ...{ args: opened.args, answers, title, side },
    ...(ask !== undefined && { previous: [ask, before] as const }),
  };
  const { run, question } = runDraft(game, pack, draft, lookup);
  const changed = new Set(amending.changes.map(({ key }) => key));
  const auto = (key: string) => !changed.has(key) && recorded.get(key)?.auto;
  const keys = [...run.asked, ...run.overridable].map(({ key }) => key);
  const rests = keys.flatMap((key): readonly Recorded[] => {
    const looked = run.looked.find((found) => found.key === key);
    const answer = answers.get(key);
    return looked ? [looked] : answer ? [{ key, answer, ...(auto(key) && { auto: true }) }] : [];
  });
  return ok({ procedureRun, run, rests, ...(question && { question }) });
}

/** Answers the question that the amendment is at, or the one asked anew. */
export function giveAmended<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  amending: Amending,
  key: string,
  answer: Answer,
  ask?: string,
): Result<Amending> {
  const now = runAmending(game, projection, pack, amending, ask);
  if (!now.ok) return now;
  const given = fitAnswer(now.value.run, { key, answer }, pack);
  return given.ok ? ok(withChange(amending, given.value)) : given;
}

/** Goes by another value than the stated one. Problems name the field `value` or `reason`. */
export function overrideAmended(
  amending: Amending,
  { run }: Amended,
  key: string,
  answer: Answer,
): Result<Amending> {
  const overridable = run.overridable.find((each) => each.key === key);
  if (!overridable) return fail('override.unknown', 'There is nothing to override. Nothing was changed.');
  const checked = checkOverride(overridable.shape, answer);
  return checked.ok ? ok(withChange(amending, { key, answer: checked.value })) : checked;
}

/** The amendment with one change more; the last word on a key counts. */
export const withChange = (amending: Amending, change: Change): Amending => ({
  ...amending,
  changes: [...amending.changes.filter(({ key }) => key !== change.key), change],
});

/** Looked-up answers of which the charts say something else today: they can be looked up again. */
export function outdated<S>(game: Game<S>, pack: ChartPack, { run, rests }: Amended): ReadonlySet<string> {
  const lookup = packLookup(game.charts, pack);
  const asked = new Map(run.asked.map((prompt) => [prompt.key, prompt]));
  const differs = ({ key, answer }: Recorded): boolean => {
    const prompt = asked.get(key);
    const now = prompt && lookup(prompt);
    if (now?.kind === 'cell' && answer.kind === 'cell') return !sameJson(now.value, answer.value);
    return now?.kind === 'heads' && answer.kind === 'heads' && !sameJson(now.heads, answer.heads);
  };
  return new Set(rests.filter(differs).map(({ key }) => key));
}

/**
 * The amendment for the journal; its reason may be left out. A cell given anew corrects the charts; one given before is
 * left as it is.
 */
export function amend<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  amending: Amending,
  reason: string,
): Result<Command> {
  const now = runAmending(game, projection, pack, amending);
  if (!now.ok) return now;
  const { procedureRun, run, rests } = now.value;
  if (run.status !== 'done') return fail('amend.asking', 'A question is still open here. Answer it first.');
  const recorded = recordedOf(projection, procedureRun);
  const anew = rests.filter(({ key, answer }) => !sameJson(recorded.get(key)?.answer, answer));
  if (!anew.length && rests.length === recorded.size && sameJson(run.outcome, procedureRun.outcome)) {
    return fail('amend.same', 'Nothing is changed: this is what the entry says already.');
  }
  const why = reason.trim() ? checkReason(reason) : ok('');
  if (!why.ok) return why;
  const changed = anew.filter(({ auto }) => !auto);
  return ok({
    entry: {
      kind: 'v1.Amended',
      of: amending.of,
      answers: rests,
      changed: changed.map(({ key }) => key),
      outcome: run.outcome,
      reason: why.value,
    },
    learn: lessonsOf(changed),
  });
}

/** What the journal would fold to with this command. */
export const projectionAfter = <S>(
  game: Game<S>,
  projection: Projection<S>,
  { entry }: Command,
): Projection<S> => extendProjection(game, projection, placeEntry(projection.entries, entry, 'preview', 0));

/** Everything a procedure now rests on, by key: the latest answer to each. */
function recordedOf(
  projection: Projection<unknown>,
  procedureRun: ProcedureRun,
): ReadonlyMap<string, Recorded> {
  const all = liveEntries(procedureRun, projection.struck).flatMap(({ answers }) => answers);
  return new Map(all.map((recorded) => [recorded.key, recorded]));
}

/**
 * The questions that a line's answers were given to, by their keys, as far as today's rules still ask them: they have the
 * words for what is recorded by its id.
 */
export function askedIn<S>(
  game: Game<S>,
  projection: Projection<S>,
  { id, answers }: Pick<LogLine, 'id' | 'answers'>,
): ReadonlyMap<string, Prompt> {
  const procedureRun = projection.runs.find(({ opened }) => opened.id === id);
  const def = procedureRun && game.procedures[procedureRun.opened.procedure];
  if (!procedureRun || !def) return new Map();
  const given = new Map(answers.map(({ key, answer }) => [key, answer]));
  try {
    const lookup = packLookup(game.charts, emptyPack('', game.id, ''));
    const { asked } = runProcedure(
      def,
      stateBefore(game, projection, procedureRun),
      procedureRun.opened.args,
      given,
      lookup,
    );
    return new Map(asked.map((prompt) => [prompt.key, prompt]));
  } catch {
    return new Map();
  }
}
