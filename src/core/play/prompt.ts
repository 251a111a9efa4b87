import { CELL_SOURCES, type CellShape, type CellSource, checkCell } from '../charts/chart';
import type { DiceRead } from '../charts/dice-rows';
import { checkLabels } from '../charts/labels';
import type { Odds } from '../charts/odds';
import type { AxisName } from '../charts/pack';
import { isTextLine, type Json } from '../json';
import { fail, ok, type Result } from '../result';
import { checkRoll, type DiceSpec, type Roll } from './dice';
import { checkForm, type FormCheck, type FormField, type FormValues, type Option } from './form';
import type { Outlook } from './outlook';
import type { TraceLine } from './trace';

export type { Effect, Option } from './form';

/**
 * A question as plain JSON. `key` is stable within its procedure and is how a recorded answer finds its
 * question again; `working` is what has been settled so far.
 */
type PromptBase = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  readonly side?: string;
  readonly hint?: string;
  /** Only this side may look: the screen draws a curtain first. */
  readonly secret?: string;
  readonly working: readonly TraceLine[];
};

export type ChoicePrompt = PromptBase & {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly preselected?: string;
  readonly byNumber?: ByNumber;
};
/**
 * One of the options is any other, told by its number in the form that comes next. Both are answered at once, on a keypad
 * above the other options that proposes `known` numbers as they fit; `submit` is the verb of its button.
 */
export type ByNumber = {
  readonly option: string;
  readonly form: string;
  readonly field: Extract<FormField, { readonly kind: 'text' }>;
  readonly submit: string;
};
export type FormPrompt = PromptBase & {
  readonly kind: 'form';
  readonly fields: readonly FormField[];
  readonly checks: readonly FormCheck[];
  /** What all of it says as it stands: then the fields are folded away, as few will change them. */
  readonly fold?: string;
  /** What the values come to, above the button. */
  readonly outlook?: Outlook;
  readonly submit: string;
  /** It leads to a roll on a column of odds, which is shown while it is filled in: its button then, "Attack on" 2:1. */
  readonly submitOn?: string;
};
/**
 * `faceNotes[i]` says what face i+1 (of one die) or total (of several) means today; where each die is read by itself,
 * `dieNotes` says so of every die and `dieNames` what it is for. `dieSides` says whose each is, where several sides roll at once.
 */
export type DicePrompt = PromptBase & {
  readonly kind: 'dice';
  readonly faceNotes?: readonly string[];
  /** Several dice that are read in another way than by their sum, or as more sums than anybody lists: what each number means. */
  readonly reads?: { readonly dice: DiceRead; readonly notes: { readonly [number: string]: string } };
  readonly dieNotes?: readonly (readonly string[])[];
  readonly dieNames?: readonly string[];
  readonly dieSides?: readonly string[];
  readonly marks?: readonly RollMark[];
  readonly rollPreview?: RollPreview;
} & DiceSpec;
/**
 * What this roll is read on: this chart, with the column and the row as far as they are settled before the dice. With
 * `odds` it leads to losses, on this column unless the roll itself moves it. Only such a question offers its spread.
 */
export type RollPreview = {
  readonly chart: string;
  readonly column?: string;
  readonly row?: string;
  readonly odds?: Odds;
  /** Each die of the roll is read by itself, */
  readonly each?: true;
  /** on a column of its own where they differ. */
  readonly columns?: readonly string[];
  /** Added to the total, or to each face, before it is read. */
  readonly modifier?: number;
};
/**
 * Declared with a roll, before any die falls, by `side` where only one may. `dice` more are rolled for it, ahead of the others; `titles` are what the rest
 * of the roll is called by the face of the first of them, from 1 on, and `shifts` what they move its column by.
 */
export type RollMark = Option & {
  readonly dice: number;
  readonly side?: string;
  readonly dieName?: string;
  readonly titles?: readonly string[];
  readonly shifts?: readonly number[];
};
/** A blind draw from a cup: by the app, or tapped after a real draw. */
export type DrawPrompt = PromptBase & { readonly kind: 'draw'; readonly from: readonly Option[] };
export type CellPrompt = PromptBase & {
  readonly kind: 'cell';
  readonly chart: string;
  readonly column: string;
  readonly row: string;
  readonly shape: CellShape;
};
export type LabelsPrompt = PromptBase & {
  readonly kind: 'heads';
  readonly chart: string;
  readonly axis: AxisName;
  readonly offered: readonly string[];
  readonly totals?: true;
};

export type Prompt = ChoicePrompt | FormPrompt | DicePrompt | DrawPrompt | CellPrompt | LabelsPrompt;

export type ChoiceAnswer = { readonly kind: 'choice'; readonly value: string };
export type FormAnswer = { readonly kind: 'form'; readonly values: FormValues };
export type DiceAnswer = { readonly kind: 'dice'; readonly marks?: readonly string[] } & Roll;
export type DrawAnswer = { readonly kind: 'draw'; readonly value: string; readonly by: 'app' | 'physical' };
/** A look-up on record: which cell, what it said and by which source, so that replay needs no pack. */
export type CellAnswer = {
  readonly kind: 'cell';
  readonly chart: string;
  readonly column: string;
  readonly row: string;
  readonly value: Json;
  readonly source: CellSource;
  readonly pack: string;
  readonly rule?: string;
};
export type LabelsAnswer = {
  readonly kind: 'heads';
  readonly chart: string;
  readonly axis: AxisName;
  readonly heads: readonly string[];
  readonly source: CellSource;
  readonly pack: string;
};
/** A value that players go by in the place of the one worked out, and why. */
export type OverrideAnswer = { readonly kind: 'override'; readonly value: Json; readonly reason: string };
export type Answer =
  | ChoiceAnswer
  | FormAnswer
  | DiceAnswer
  | DrawAnswer
  | CellAnswer
  | LabelsAnswer
  | OverrideAnswer;

/**
 * A value that a procedure has worked out and players may override: no question, the runner answers it itself. It is
 * told in the line of the derivation with index `at`. A number that may be negative is shown with its sign.
 */
export type Overridable = {
  readonly kind: 'overridable';
  readonly key: string;
  readonly label: string;
  readonly rule: string;
  readonly shape: CellShape;
  readonly value: Json;
  readonly at: number;
};

/** Throws on a malformed question: an empty option list or no possible answer is a bug of the game, not of the player. */
export function assertPrompt(prompt: Prompt): void {
  const where = `prompt ${prompt.key}`;
  if (!prompt.key || !prompt.rule || !prompt.title) throw new Error(`${where} needs key, rule and title`);
  if (prompt.kind === 'choice' && !prompt.options.some((option) => !option.disabled)) {
    throw new Error(`${where} has no option that can be taken`);
  }
  if (prompt.kind === 'draw' && prompt.from.length === 0) throw new Error(`${where} draws from nothing`);
  if (prompt.kind === 'form' && prompt.fields.length === 0) throw new Error(`${where} has no fields`);
}

/** The one guard of each prompt kind. What it returns is what the journal keeps. */
export function checkAnswer(prompt: Prompt, answer: Answer): Result<Answer> {
  if (answer.kind !== prompt.kind)
    return fail('answer.kind', 'That answers another question. This one is still open.');
  switch (prompt.kind) {
    case 'choice':
      return checkOption(prompt.options, answer as ChoiceAnswer);
    case 'draw': {
      const { by } = answer as DrawAnswer;
      if (by !== 'app' && by !== 'physical') return fail('draw.by', 'Who drew is not known. Draw again.');
      return checkOption(prompt.from, answer as DrawAnswer);
    }
    case 'dice': {
      const { marks = [] } = answer as DiceAnswer;
      const fits = Array.isArray(marks) ? checkMarks(prompt, marks) : unknownMark;
      if (!fits.ok) return fits;
      const checked = checkRoll(diceOf(prompt, marks), answer as DiceAnswer);
      return checked.ok ? ok(answer) : checked;
    }
    case 'form': {
      const checked = checkForm(prompt.fields, prompt.checks, (answer as FormAnswer).values);
      return checked.ok ? ok({ kind: 'form', values: checked.value }) : checked;
    }
    case 'cell': {
      const cell = answer as CellAnswer;
      if (cell.chart !== prompt.chart || cell.column !== prompt.column || cell.row !== prompt.row) {
        return fail('cell.other', 'That value belongs to another cell. This one is still open.');
      }
      if (!CELL_SOURCES.includes(cell.source))
        return fail('cell.source', 'Where this value comes from is not known.');
      const checked = checkCell(prompt.shape, cell.value);
      return checked.ok ? ok({ ...cell, value: checked.value }) : checked;
    }
    case 'heads': {
      const checked = checkLabels((answer as LabelsAnswer).heads, prompt.totals);
      return checked.ok ? ok(answer) : checked;
    }
  }
}

/** A reason has 1 to 80 characters, an overriding value the shape of what it overrides. */
export function checkOverride(shape: CellShape, answer: Answer): Result<OverrideAnswer> {
  if (answer.kind !== 'override') return fail('override.kind', 'That overrides nothing.');
  const checked = checkCell(shape, answer.value);
  if (!checked.ok) return { ok: false, problem: { ...checked.problem, field: 'value' } };
  const reason = checkReason(answer.reason);
  return reason.ok ? ok({ kind: 'override', value: checked.value, reason: reason.value }) : reason;
}

/** 1 to 80 characters on one line, without the space around them. */
export function checkReason(text: unknown): Result<string> {
  const reason = typeof text === 'string' ? text.trim() : '';
  return isTextLine(reason, 80) ? ok(reason) : fail('reason', 'Say why, in 1 to 80 characters.', 'reason');
}

/** The dice of a roll with these marks. */
export function diceOf(prompt: DicePrompt, marks: readonly string[]): DiceSpec {
  const more = prompt.marks?.filter(({ value }) => marks.includes(value)) ?? [];
  return { count: more.reduce((sum, { dice }) => sum + dice, prompt.count), sides: prompt.sides };
}

const unknownMark = fail('dice.mark', 'That cannot be declared with this roll. The question is still open.');

function checkMarks(prompt: DicePrompt, marks: readonly string[]): Result<null> {
  const known = marks.map((mark) => prompt.marks?.find(({ value }) => value === mark));
  if (known.includes(undefined) || new Set(marks).size < marks.length) return unknownMark;
  const blocked = known.find((mark) => mark?.disabled);
  return blocked?.disabled ? fail('dice.mark', blocked.disabled) : ok(null);
}

function checkOption<A extends { readonly value: string }>(options: readonly Option[], answer: A): Result<A> {
  const option = options.find((candidate) => candidate.value === answer.value);
  if (!option) return fail('choice.unknown', 'That is not one of the choices. The question is still open.');
  if (option.disabled) return fail('choice.disabled', option.disabled);
  return ok(answer);
}
