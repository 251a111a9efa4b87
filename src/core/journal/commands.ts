import { axisKey, type ChartPack, type Lesson, packSource, type TaughtLesson } from '../charts/pack';
import type { Game } from '../play/game';
import {
  type Args,
  type Outcome,
  type Passed,
  type ProcedureDef,
  packLookup,
  passedIn,
  type Recorded,
  type RunResult,
  runProcedure,
} from '../play/procedure';
import { type Answer, type ChoicePrompt, checkAnswer, type Overridable, type Prompt } from '../play/prompt';
import { describeTrace } from '../play/trace';
import type { Action, Given } from '../play/view';
import { fail, ok, type Result } from '../result';
import { type Entry, redoable, type Unplaced } from './journal';
import { lastLiveEntry, liveAnswers, type ProcedureRun, type Projection, struckAnswers } from './projection';

/**
 * What a tap does, worked out purely: the entry to append and what it teaches the pack. A tap that does not
 * fit returns a problem and changes nothing.
 */
export type Command = { readonly entry: Unplaced; readonly learn: readonly Lesson[] };

/** The state a procedure was opened on, its arguments and its answers so far. */
export type Ground = {
  readonly before: unknown;
  readonly args: Args;
  readonly answers: ReadonlyMap<string, Answer>;
};

/** The open question with everything the screen needs to show it. */
export type OpenQuestion = {
  readonly procedure: string;
  /** The entry that opened the procedure. */
  readonly of: string;
  /** What its run rests on: run again with one more answer, it says what that leads to. */
  readonly ground: Ground;
  readonly title: string;
  readonly side?: string;
  readonly binding: boolean;
  readonly prompt: Prompt;
  /** Values of its derivation that players may override, or have overridden. */
  readonly overridable: readonly Overridable[];
  /** The questions before it. */
  readonly passed: readonly Passed[];
  /** The answer given before it was struck, or that no longer fits: shown, never taken by itself. */
  readonly previous?: Answer;
};

/** The question now open, worked out from the journal; undefined when none is. */
export function openQuestion<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
): OpenQuestion | undefined {
  const now = runOpen(game, projection, pack);
  if (!now) return undefined;
  const { id, def, procedureRun, run, ground } = now;
  const prompt = run.status === 'done' ? closing(procedureRun, run.outcome) : openTo(game, run.prompt);
  const rejected = run.status === 'asking' ? run.rejected?.answer : undefined;
  const previous = rejected ?? struckAnswers(procedureRun, projection.struck).get(prompt.key);
  return {
    procedure: def.id,
    of: id,
    ground,
    title: procedureRun.title,
    ...(procedureRun.side && { side: procedureRun.side }),
    binding: def.binding === true,
    prompt,
    overridable: run.overridable,
    passed: passedIn(run, ground.answers).map((each) => {
      const prompt = openTo(game, each.prompt);
      return prompt === each.prompt ? each : { ...each, prompt };
    }),
    ...(previous && { previous }),
  };
}

/** The first question of a procedure, without opening it: for an action shown on the table itself. */
export function previewPrompt<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  procedure: string,
  args: Args,
): Prompt | undefined {
  const def = game.procedures[procedure];
  if (!def || def.ready?.()) return undefined;
  const run = runProcedure(def, projection.state, args, new Map(), packLookup(game.charts, pack));
  return run.status === 'asking' ? openTo(game, run.prompt) : undefined;
}

/** Who plays alone has nobody to hide a question from. */
function openTo<P extends Prompt>({ sides }: Pick<Game<never>, 'sides'>, prompt: P): P {
  if (sides.length !== 1 || prompt.secret === undefined) return prompt;
  const { secret: _, ...open } = prompt;
  return open as P;
}

/** Whether what an action answers with its tap is asked, and taken, so that its label is true. */
export function answersFit<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  { procedure, args, answers = [] }: Action,
): boolean {
  const def = game.procedures[procedure];
  if (!answers.length) return true;
  return def !== undefined && !def.ready?.() && tellFirst(game, projection, pack, def, args, answers).ok;
}

/** Opens a procedure; with answers, its first questions are answered in the same tap. */
export function openProcedure<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  procedure: string,
  args: Args,
  ...given: readonly Given[]
): Result<Command> {
  const def = game.procedures[procedure];
  if (!def)
    return fail('procedure.unknown', 'This version of the app does not know that step. Nothing was changed.');
  if (projection.open)
    return fail('procedure.open', 'Finish or undo the open question first. It is still there.');
  const why = def.unless?.(projection.state, args);
  if (why !== undefined) return fail('procedure.not-now', `${why} Nothing was changed.`);
  const told = tellFirst(game, projection, pack, def, args, given);
  if (!told.ok) return told;
  const { run, recorded, said } = told.value;
  const entry: Unplaced = { kind: 'v1.Opened', procedure, args, answers: recorded, ...outcomeOf(run) };
  return ok({ entry, learn: lessonsOf(said) });
}

/** Runs a procedure from its beginning with these answers. */
function tellFirst<S>(
  game: Game<S>,
  { state }: Projection<S>,
  pack: ChartPack,
  def: ProcedureDef<S>,
  args: Args,
  given: readonly Given[],
): ReturnType<typeof tellAll> {
  const lookup = packLookup(game.charts, pack);
  const answers = new Map<string, Answer>();
  const again = () => runProcedure(def, state, args, answers, lookup);
  return tellAll(again(), answers, again, pack, given);
}

/**
 * Runs on with one answer after the other: the first has to fit what is asked, each further one is taken where its question is
 * the next, and left out where another is.
 */
function tellAll(
  start: RunResult,
  answers: Map<string, Answer>,
  again: () => RunResult,
  pack: ChartPack,
  given: readonly Given[],
): Result<{
  readonly run: RunResult;
  readonly recorded: readonly Recorded[];
  readonly said: readonly Recorded[];
}> {
  let run = start;
  const recorded = [...start.looked];
  const said: Recorded[] = [];
  for (const each of given) {
    if (said.length && !(run.status === 'asking' && run.prompt.key === each.key)) continue;
    const fits = fitAnswer(run, each, pack);
    if (!fits.ok) return fits;
    for (const { key, answer } of [...run.looked, fits.value]) answers.set(key, answer);
    run = again();
    said.push(fits.value);
    recorded.push(fits.value, ...run.looked);
  }
  return ok({ run, recorded, said });
}

/** The open procedure as far as its answers carry it, and the way to run it with more of them. */
export function runOpen<S>(game: Game<S>, projection: Projection<S>, pack: ChartPack) {
  const open = projection.open;
  const def = open && game.procedures[open.procedureRun.opened.procedure];
  if (!open || !def) return undefined;
  const { id, args } = open.procedureRun.opened;
  const lookup = packLookup(game.charts, pack);
  const answers = liveAnswers(open.procedureRun, projection.struck);
  const again = () => runProcedure(def, open.before, args, answers, lookup);
  const ground: Ground = { before: open.before, args, answers };
  return { id, def, procedureRun: open.procedureRun, answers, ground, run: again(), again };
}

/**
 * Answers the open question, and those after it that the same tap answers. `key` is the question the player saw: a second tap
 * finds another one and is refused.
 */
export function answerQuestion<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  key: string,
  answer: Answer,
  ...more: readonly Given[]
): Result<Command> {
  const now = runOpen(game, projection, pack);
  if (!now) return fail('question.none', 'That question is already answered. Nothing was changed.');
  const { id, answers, run: start } = now;
  if (start.status === 'done') {
    if (key !== CLOSE) return moved;
    const entry: Unplaced = {
      kind: 'v1.Answered',
      of: id,
      answers: start.looked,
      outcome: start.outcome,
    };
    return ok({ entry, learn: [] });
  }
  const told = tellAll(start, answers, now.again, pack, [{ key, answer }, ...more]);
  if (!told.ok) return told;
  const { run, recorded, said } = told.value;
  const entry: Unplaced = { kind: 'v1.Answered', of: id, answers: recorded, ...outcomeOf(run) };
  return ok({ entry, learn: lessonsOf(said) });
}

/** Strikes the last live line, of those that are within `reach`. */
export function undoLast<S>(projection: Projection<S>, reach = projection): Result<Command> {
  const last = lastLiveEntry(reach);
  return last ? strike(projection, [last.id]) : fail('undo.none', 'There is nothing to undo.');
}

/** Brings back what was undone last, while nothing new follows. */
export function redoLast<S>(projection: Projection<S>, reach = projection): Result<Command> {
  const ids = redoable(reach.entries);
  if (!ids.length) return fail('redo.none', 'There is nothing to bring back.');
  const struck = new Set([...projection.struck].filter((id) => !ids.includes(id)));
  return ok({ entry: { kind: 'v1.Restored', ids }, learn: settled(projection, struck, ids) });
}

/**
 * Strikes lines. A line inside a closed procedure opens it again at that question, which needs no other
 * procedure to be open. Cells a struck line taught say again what they said before it.
 */
export function strike<S>(projection: Projection<S>, ids: readonly string[]): Result<Command> {
  const lines = projection.entries.filter(
    (entry) => ids.includes(entry.id) && !projection.struck.has(entry.id),
  );
  if (lines.length !== ids.length || !lines.length)
    return fail('strike.unknown', 'That entry is struck already.');
  // What goes with its whole procedure asks nothing again.
  const inside = lines.flatMap((entry) =>
    entry.kind === 'v1.Answered' && !ids.includes(entry.of) ? [entry.of] : [],
  );
  if (projection.open && inside.some((of) => of !== projection.open?.procedureRun.opened.id))
    return fail('strike.open', 'Finish the open question first, then reopen this one. Nothing was changed.');
  const amended = projection.runs.some(
    ({ opened, amended }) => amended && !ids.includes(amended.id) && inside.includes(opened.id),
  );
  if (amended)
    return fail(
      'strike.amended',
      'This entry is amended: amend it again, or strike the amendment first. Nothing was changed.',
    );
  const struck = new Set([...projection.struck, ...ids]);
  return ok({ entry: { kind: 'v1.Struck', ids }, learn: settled(projection, struck, ids) });
}

/** Strikes the whole open procedure: offered as "Cancel" where no rule forbids it. */
export function cancelOpen<S>(projection: Projection<S>): Result<Command> {
  if (!projection.open) return fail('cancel.none', 'Nothing is open.');
  return strike(projection, openIds(projection));
}

const openIds = <S>({ open, struck }: Projection<S>): readonly string[] =>
  open?.procedureRun.entries.map(({ id }) => id).filter((id) => !struck.has(id)) ?? [];

/** Whether cancelling strikes other entries than undo, of those within `reach`, would: on a first question both are one. */
export function cancelsMore<S>(projection: Projection<S>, reach: Projection<S>): boolean {
  const ids = openIds(projection);
  return ids.length > 1 || (ids.length === 1 && lastLiveEntry(reach)?.id !== ids[0]);
}

export function addNote(text: string): Result<Command> {
  const trimmed = text.trim();
  if (!trimmed) return fail('note.empty', 'A note needs some words.');
  if (trimmed.length > 500)
    return fail('note.length', 'A note has at most 500 characters. Yours is still here.');
  return ok({ entry: { kind: 'v1.Noted', text: trimmed }, learn: [] });
}

const moved = fail('question.moved', 'That question is already answered. Nothing was changed.');
const CLOSE = 'close';

/** A strike, or a cell another game taught, can leave an open procedure with nothing to ask: then only its result is. */
function closing(procedureRun: ProcedureRun, outcome: Outcome): ChoicePrompt {
  return {
    kind: 'choice',
    key: CLOSE,
    rule: '–',
    title: 'Every question is answered',
    hint: 'What was struck or learned since leaves nothing open here.',
    options: [{ value: CLOSE, label: 'Record the result' }],
    ...(procedureRun.secret && { secret: procedureRun.secret.side }),
    // Without the title, as the derivation of any question.
    working: describeTrace(outcome.trace).lines,
  };
}

const outcomeOf = (run: RunResult) => (run.status === 'done' ? { outcome: run.outcome } : {});

/** The answer as it goes on record: checked by the guard, with the pack as the source of a taught cell. */
export function fitAnswer(
  run: RunResult,
  { key, answer }: { readonly key: string; readonly answer: Answer },
  pack: ChartPack,
): Result<Recorded> {
  if (run.status === 'done' || run.prompt.key !== key) return moved;
  const checked = checkAnswer(run.prompt, sourced(run.prompt, answer, pack));
  return checked.ok ? ok({ key, answer: checked.value }) : checked;
}

/** A taught cell names itself and its pack, whatever the screen sent along. */
function sourced(prompt: Prompt, answer: Answer, pack: ChartPack): Answer {
  const by = { source: packSource(pack), pack: pack.id };
  if (prompt.kind === 'cell' && answer.kind === 'cell') {
    const { chart, column, row } = prompt;
    return { kind: 'cell', chart, column, row, value: answer.value, ...by };
  }
  if (prompt.kind === 'heads' && answer.kind === 'heads') {
    return { kind: 'heads', chart: prompt.chart, axis: prompt.axis, heads: answer.heads, ...by };
  }
  return answer;
}

/** What the cells and labels that these lines taught say once `struck` is struck. */
function settled(
  { entries, taughtBefore }: Projection<unknown>,
  struck: ReadonlySet<string>,
  ids: readonly string[],
): Lesson[] {
  const touched = new Set(
    entries
      .filter(({ id }) => ids.includes(id))
      .flatMap(taught)
      .map(placeOf),
  );
  const said = touched.size ? saidBy(entries, struck, taughtBefore) : undefined;
  return [...touched].flatMap((place) => said?.get(place) ?? []);
}

/** What is said of every place that these lines taught. */
export const taughtBy = (entries: readonly Entry[], struck: ReadonlySet<string>): readonly Lesson[] => [
  ...saidBy(entries, struck).values(),
];

/** By place: the word of the last line that stands, else what was said before the first. */
function saidBy(entries: readonly Entry[], struck: ReadonlySet<string>, before: readonly Lesson[] = []) {
  const said = new Map(before.map((lesson) => [placeOf(lesson), lesson]));
  for (const entry of entries) {
    for (const lesson of taught(entry)) {
      const place = placeOf(lesson);
      if (!struck.has(entry.id)) said.set(place, lesson);
      else if (!said.has(place)) said.set(place, saidBefore(lesson));
    }
  }
  return said;
}

/** The cell or axis that a lesson is about. */
export const placeOf = (lesson: Lesson): string =>
  'axis' in lesson ? axisKey(lesson.chart, lesson.axis) : `${lesson.chart}:${lesson.column}|${lesson.row}`;

/** A journal of thousands of lines is asked for its lessons at each line. */
const lessonsIn = new WeakMap<Entry, readonly TaughtLesson[]>();

function taught(entry: Entry): readonly TaughtLesson[] {
  const known = lessonsIn.get(entry) ?? findLessons(entry);
  lessonsIn.set(entry, known);
  return known;
}

function findLessons(entry: Entry): readonly TaughtLesson[] {
  if (entry.kind === 'v1.Taught') return entry.lessons;
  if (entry.kind === 'v1.Amended')
    return lessonsOf(entry.answers.filter(({ key, auto }) => !auto && entry.changed.includes(key)));
  if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') return [];
  return lessonsOf(entry.answers.filter((recorded) => !recorded.auto));
}

export function lessonsOf(recorded: readonly Recorded[]): Lesson[] {
  return recorded.flatMap(({ answer }): Lesson[] => {
    if (answer.kind === 'heads') return [{ chart: answer.chart, axis: answer.axis, heads: answer.heads }];
    if (answer.kind !== 'cell') return [];
    const { chart, column, row, value, source } = answer;
    return [{ chart, column, row, cell: { value, source } }];
  });
}

function saidBefore(lesson: TaughtLesson): Lesson {
  const { chart } = lesson;
  if ('axis' in lesson) {
    return { chart, axis: lesson.axis, ...(lesson.before && { heads: lesson.before }) };
  }
  const { column, row, before } = lesson;
  return { chart, column, row, ...(before && before.source !== 'rules' && { cell: before }) };
}
