import {
  type CellShape,
  type ChartDef,
  describeCell,
  type Losses,
  placeName,
  shapeOf,
} from '../charts/chart';
import { type ChartPack, lookupCell, lookupLabels, packSource } from '../charts/pack';
import { deepFreeze, type Json, type JsonRecord } from '../json';
import { signed } from '../numbers';
import type { Problem } from '../result';
import type { FormValues } from './form';
import {
  type Answer,
  assertPrompt,
  type CellAnswer,
  type CellPrompt,
  type ChoiceAnswer,
  type ChoicePrompt,
  checkAnswer,
  checkOverride,
  type DiceAnswer,
  type DicePrompt,
  type DrawAnswer,
  type DrawPrompt,
  type FormAnswer,
  type FormPrompt,
  type LabelsAnswer,
  type LabelsPrompt,
  type Overridable,
  type OverrideAnswer,
  type Prompt,
} from './prompt';
import type { TraceLine } from './trace';

/** What a game records; each game has its own union of them, and the engine reads nothing but the type. */
export type GameEvent = { readonly type: string } & JsonRecord;
export type Args = { readonly [key: string]: Json };
export type Outcome<E extends GameEvent = GameEvent> = {
  readonly events: readonly E[];
  readonly trace: readonly TraceLine[];
  /** Tags of sealed entries that are open to everyone from here on. */
  readonly reveals?: readonly string[];
};
/** What a procedure returns when a strike has taken away what it rests on: no effect, and why. */
const withoutEffect = (label: string, why: string): Outcome<never> => ({
  events: [],
  trace: [
    { kind: 'title', label },
    { kind: 'warning', label: why },
  ],
});

export type Steps<T> = Generator<Prompt | Overridable, T, Answer>;

/** Whose secret it is, and the tag by which an outcome reveals it. */
export type Sealed = { readonly side: string; readonly tag: string };

/** The words of a procedure, or what gives them by the state it is opened on. A method, so that the engine may hold any game's. */
type By<S, T> = T | { from(state: S, args: Args): T }['from'];

/**
 * A procedure is a generator: it yields questions, receives answers, returns events with their full derivation.
 * It is deterministic in (frozen state, arguments, answers), so an open one is simply run again from what the
 * journal holds. Answers find their question by its key: striking one asks just that question again.
 */
export type ProcedureDef<S, E extends GameEvent = GameEvent> = {
  readonly id: string;
  readonly rule: string;
  /** A rule forbids calling it off: no cancel is offered once it is open. */
  readonly binding?: boolean;
  /** It is somewhere: players may say where, before it or after. */
  readonly placed?: true;
  /** What is drawn or done opens a phase: in the log it stands under that one. */
  readonly opensPhase?: true;
  readonly title: By<S, string>;
  /** The side that acts: named on the screen, and whose dice default applies. */
  readonly side?: By<S, string | undefined>;
  /** Entries of this procedure stay sealed until an outcome reveals the tag. */
  secret?(state: S, args: Args): Sealed | undefined;
  /**
   * What stands in the place of its outcome on a phone that may not know it yet: the same whatever was sealed, but for
   * what everyone is told at once, which it takes from `events`. Nothing where no other step asks whether it was done.
   */
  veiled?(state: S, args: Args, events: readonly E[]): readonly E[];
  /**
   * The side whose sealed lines its questions or outcome follow from, beside those of its own `secret`, all or those of a
   * tag: it is done on a phone that can read them.
   */
  knows?(state: S, args: Args): string | Sealed | undefined;
  /**
   * Its side may seal it without the pen: what it rests on, in words that every phone comes to by itself and nobody has to
   * keep. Where they have changed by the time that it is taken in it comes too late (0040).
   */
  beside?(state: S, args: Args): string;
  /** Where each side has a phone it asks more, so that each says what it alone knows: `apart` is among its arguments then. */
  readonly apart?: true;
  /**
   * Why it cannot be begun on this state, in a sentence. The one answer that the table, the ledger and the tap go by; it is
   * also what comes of a step whose ground a strike has taken away. So `run` need not ask again.
   */
  unless?(state: S, args: Args): string | undefined;
  /** Settles once its steps, which come apart from the rest of the game, can be run; undefined when they can. */
  ready?(): Promise<unknown> | undefined;
  run(state: S, args: Args): Steps<Outcome<E>>;
};

export const titleOf = <S>({ title }: ProcedureDef<S>, state: S, args: Args): string =>
  typeof title === 'string' ? title : title(state, args);
export const sideOf = <S>({ side }: ProcedureDef<S>, state: S, args: Args): string | undefined =>
  typeof side === 'function' ? side(state, args) : side;

/** One recorded answer; `auto` marks what the runner looked up by itself. */
export type Recorded = { readonly key: string; readonly answer: Answer; readonly auto?: true };

type RunSoFar = {
  readonly looked: readonly Recorded[];
  /** Every question on the way, the open one last, and every overridable value. */
  readonly asked: readonly Prompt[];
  readonly overridable: readonly Overridable[];
};

export type RunResult<E extends GameEvent = GameEvent> = RunSoFar &
  (
    | {
        readonly status: 'asking';
        readonly prompt: Prompt;
        /** An answer on record that no longer fits this question, kept and shown. */
        readonly rejected?: { readonly answer: Answer; readonly problem: Problem };
      }
    | { readonly status: 'done'; readonly outcome: Outcome<E> }
  );

/**
 * Runs a procedure as far as the recorded answers carry it. Known cells and labels are looked up in the pack
 * and returned in `looked` for the journal. A missing or unfit answer stops at its question, never a default.
 */
export function runProcedure<S, E extends GameEvent = GameEvent>(
  def: ProcedureDef<S, E>,
  state: S,
  args: Args,
  answers: ReadonlyMap<string, Answer>,
  lookup: Lookup,
): RunResult<E> {
  const looked: Recorded[] = [];
  const asked: Prompt[] = [];
  const overridable: Overridable[] = [];
  const far = { looked, asked, overridable };
  const why = def.unless?.(deepFreeze(state), args);
  if (why !== undefined)
    return { status: 'done', outcome: withoutEffect(titleOf(def, state, args), why), ...far };
  const steps = def.run(deepFreeze(state), args);
  let next = steps.next();
  while (!next.done) {
    const prompt = next.value;
    if (prompt.kind === 'overridable') {
      overridable.push(prompt);
      next = steps.next(settleOverridable(prompt, answers));
      continue;
    }
    assertPrompt(prompt);
    const again = asked.some(({ key }) => key === prompt.key);
    if (!again) asked.push(prompt);
    else if (prompt.kind !== 'cell' && prompt.kind !== 'heads')
      throw new Error(`${def.id} asks ${prompt.key} twice`);
    const recorded = answers.get(prompt.key) ?? looked.find(({ key }) => key === prompt.key)?.answer;
    const found = recorded ?? lookup(prompt);
    if (!found) return { status: 'asking', prompt, ...far };
    const checked = checkAnswer(prompt, found);
    if (!checked.ok) {
      const rejected = { answer: found, problem: checked.problem };
      return { status: 'asking', prompt, ...far, rejected };
    }
    if (!recorded) looked.push({ key: prompt.key, answer: checked.value, auto: true });
    next = steps.next(checked.value);
  }
  return { status: 'done', outcome: deepFreeze(next.value), ...far };
}

/** A question on the way with its answer, given or looked up. */
export type Passed = { readonly prompt: Prompt; readonly answer: Answer };

/** The questions that a run has come past, in the order asked. */
export function passedIn(
  { asked, looked }: Pick<RunSoFar, 'asked' | 'looked'>,
  answers: ReadonlyMap<string, Answer>,
): readonly Passed[] {
  const all = new Map([...looked.map(({ key, answer }) => [key, answer] as const), ...answers]);
  return asked.flatMap((prompt) => {
    const answer = all.get(prompt.key);
    return answer ? [{ prompt, answer }] : [];
  });
}

/** What players say of an overridable value, else what was worked out, which needs no reason. */
function settleOverridable(
  { key, shape, value }: Overridable,
  answers: ReadonlyMap<string, Answer>,
): OverrideAnswer {
  const given = answers.get(key);
  const said = given && checkOverride(shape, given);
  return said?.ok ? said.value : { kind: 'override', value, reason: '' };
}

/** Answers a question from what is already known, or not at all. */
export type Lookup = (prompt: Prompt) => Answer | undefined;
export const noLookup: Lookup = () => undefined;

/** Answers `cell` and `heads` questions from a pack and the rulebook's own cells. */
export function packLookup(charts: readonly ChartDef[], pack: ChartPack): Lookup {
  return (prompt) => {
    if (prompt.kind !== 'cell' && prompt.kind !== 'heads') return undefined;
    const chart = charts.find((candidate) => candidate.id === prompt.chart);
    if (!chart) return undefined;
    if (prompt.kind === 'heads') {
      const labels = lookupLabels(chart, pack, prompt.axis);
      const { chart: id, axis } = prompt;
      return (
        labels && { kind: 'heads', chart: id, axis, heads: labels, source: packSource(pack), pack: pack.id }
      );
    }
    const known = lookupCell(chart, pack, prompt.column, prompt.row);
    const made = pack.practice ? chart.practice?.[prompt.row] : undefined;
    if (!known && made === undefined) return undefined;
    const { value, source, rule } = known ?? {
      value: made as Json,
      source: packSource(pack),
      rule: undefined,
    };
    const { column, row } = prompt;
    const found: CellAnswer = { kind: 'cell', chart: chart.id, column, row, value, source, pack: pack.id };
    return rule === undefined ? found : { ...found, rule };
  };
}

/** Gathers the derivation of one run; every question asked through it carries the lines so far. */
export type Derivation = { readonly lines: TraceLine[]; readonly side?: string };

export const startDerivation = (side?: string): Derivation =>
  side === undefined ? { lines: [] } : { lines: [], side };

type Asking<P extends Prompt> = Omit<P, 'kind' | 'working' | 'checks'> & Partial<Pick<FormPrompt, 'checks'>>;

function* ask<P extends Prompt>(work: Derivation, prompt: Omit<P, 'working'>): Steps<Answer> {
  const asked = { ...prompt, working: [...work.lines] } as unknown as P;
  return yield work.side === undefined || asked.side ? asked : { ...asked, side: work.side };
}

export function* askChoice<V extends string = string>(
  work: Derivation,
  asking: Asking<ChoicePrompt>,
): Steps<V> {
  const answer = (yield* ask<ChoicePrompt>(work, { ...asking, kind: 'choice' })) as ChoiceAnswer;
  return answer.value as V;
}

export function* askForm(work: Derivation, asking: Asking<FormPrompt>): Steps<FormValues> {
  const answer = (yield* ask<FormPrompt>(work, { checks: [], ...asking, kind: 'form' })) as FormAnswer;
  return answer.values;
}

export function* askDice(work: Derivation, asking: Asking<DicePrompt>): Steps<DiceAnswer> {
  return (yield* ask<DicePrompt>(work, { ...asking, kind: 'dice' })) as DiceAnswer;
}

export function* askDraw<V extends string = string>(
  work: Derivation,
  asking: Asking<DrawPrompt>,
): Steps<DrawAnswer & { readonly value: V }> {
  return (yield* ask<DrawPrompt>(work, { ...asking, kind: 'draw' })) as DrawAnswer & { readonly value: V };
}

export function* askLabels(work: Derivation, chart: ChartDef): Steps<readonly string[]> {
  const { labels, totals } = chart.columns;
  const answer = (yield* ask<LabelsPrompt>(work, {
    kind: 'heads',
    key: `heads:${chart.id}`,
    rule: chart.rule,
    title: `${chart.name}: which columns does your sheet print?`,
    chart: chart.id,
    axis: 'columns',
    offered: labels,
    ...(totals && { totals }),
  })) as LabelsAnswer;
  return answer.heads;
}

/** The key of the question for a cell. */
export const cellQuestion = (chart: string, column: string, row: string): string =>
  `cell:${chart}:${column}:${row}`;

/** Looks a cell up: answered by the pack or the rules where known, else asked of the players. */
export function* askCell(work: Derivation, chart: ChartDef, column: string, row: string): Steps<CellAnswer> {
  const at = placeName(chart, column, row);
  return (yield* ask<CellPrompt>(work, {
    kind: 'cell',
    key: cellQuestion(chart.id, column, row),
    rule: chart.rule,
    title: chart.questions?.[row] ?? `${chart.name}, ${at}: what is printed on your sheet?`,
    chart: chart.id,
    column,
    row,
    shape: shapeOf(chart, column),
  })) as CellAnswer;
}

/**
 * States a value that players may override, and goes by what they say. The next line of the derivation tells it; an override
 * has a line of its own before that. Its key is told from a question's by `override:`.
 */
export function* offerOverride<V>(
  work: Derivation,
  overridable: Omit<Overridable, 'kind' | 'value' | 'at'> & { readonly value: V },
): Steps<V> {
  const { label, rule, shape } = overridable;
  const key = `override:${overridable.key}`;
  const computed = overridable.value as unknown as Overridable['value'];
  const at = work.lines.length;
  const said = (yield { ...overridable, kind: 'overridable', key, value: computed, at }) as OverrideAnswer;
  if (said.reason) {
    const [was, value] = [computed, said.value].map((each) => describeOverridable(shape, each)) as [
      string,
      string,
    ];
    work.lines.push({ kind: 'override', label, value, was, reason: said.reason, rule, prompt: key });
  }
  return said.value as unknown as V;
}

/** "+2", "1/2": an overridable value in words. */
export const describeOverridable = (shape: CellShape, value: Overridable['value']): string =>
  shape.kind === 'number' && shape.min < 0 ? signed(Number(value)) : describeCell(shape, value);

/** The working line of a roll: its faces, who rolled, and the question that asked for it. */
export const dieLine = (
  { faces, by }: DiceAnswer,
  line: Omit<TraceLine, 'kind' | 'faces' | 'by'> & { readonly kind?: 'die' | 'shift' },
): TraceLine => ({ kind: 'die', ...line, faces, by });

/** The working line of a looked-up cell, with its source. */
export function cellLine(chart: ChartDef, column: string, row: string, cell: CellAnswer): TraceLine {
  const at = placeName(chart, column, row);
  return {
    kind: 'cell',
    label: `${chart.name}, ${at}`,
    value: describeCell(shapeOf(chart, column), cell.value),
    rule: cell.rule ?? chart.rule,
    source: cell.source,
    prompt: cellQuestion(chart.id, column, row),
  };
}

export const lossesOf = (cell: CellAnswer): Losses => cell.value as unknown as Losses;
