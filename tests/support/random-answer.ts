import type { CellShape } from '../../src/core/charts/chart';
import type { Json } from '../../src/core/json';
import type { FormField, FormValue } from '../../src/core/play/form';
import type { Answer, LabelsPrompt, Overridable, Prompt } from '../../src/core/play/prompt';

/** A whole number from 0 to one below. */
export type Pick = (below: number) => number;

/** The same numbers for the same seed. */
export function pickFrom(seed: number): Pick {
  let now = seed * 7919;
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff;
    return (now >> 8) % below;
  };
}

export function randomAnswer(prompt: Prompt, pick: Pick): Answer {
  switch (prompt.kind) {
    case 'dice': {
      const declared = (prompt.marks ?? []).filter(({ disabled }) => !disabled && pick(3) === 0);
      const count = declared.reduce((sum, { dice }) => sum + dice, prompt.count);
      return {
        kind: 'dice',
        faces: Array.from({ length: count }, () => 1 + pick(prompt.sides)),
        by: pick(2) ? 'app' : 'physical',
        ...(declared.length && { marks: declared.map(({ value }) => value) }),
      };
    }
    case 'choice':
      return { kind: 'choice', value: prompt.options[pick(prompt.options.length)]?.value ?? '' };
    case 'draw':
      return {
        kind: 'draw',
        value: prompt.from[pick(prompt.from.length)]?.value ?? '',
        by: pick(2) ? 'app' : 'physical',
      };
    case 'heads':
      return {
        kind: 'heads',
        chart: prompt.chart,
        axis: prompt.axis,
        heads: labelsFor(prompt),
        source: 'mapsheet',
        pack: '',
      };
    case 'cell': {
      const { chart, column, row, shape } = prompt;
      const value = randomCell(shape, pick, 1);
      return { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: '' };
    }
    case 'form':
      return { kind: 'form', values: randomValues(prompt.fields, pick) };
  }
}

/** What the rules print, or columns made up where they print too little. */
export const labelsFor = ({ offered, totals }: LabelsPrompt): readonly string[] =>
  totals ? ['1', '2-5', '6-9', '10+'] : offered.length ? offered : ['1:1', '2:1'];

function randomValues(fields: readonly FormField[], pick: Pick): Record<string, FormValue> {
  return Object.fromEntries(fields.map((field) => [field.key, randomValue(field, pick)]));
}

function randomValue(field: FormField, pick: Pick): FormValue {
  switch (field.kind) {
    case 'number':
      return Math.min(field.max, field.min + pick(pick(8) ? 14 : 400)) - (pick(24) ? 0 : 400);
    case 'choice':
      return field.options[pick(field.options.length)]?.value ?? '';
    case 'flags':
      return field.options.filter(() => pick(4) === 0).map((option) => option.value);
    case 'text':
      return field.pattern ? `1${pick(10)}2${pick(10)}` : randomName(field.key, pick);
  }
}

/** Of several fields that are numbered each has names of its own: a name stands once. */
function randomName(key: string, pick: Pick): string {
  const n = /\d*$/.exec(key)?.[0] ?? '';
  return [`Ann${n}`, `Bo${n}`, '', 'x'.repeat(200)][pick(4)] ?? '';
}

/** The same, with every number and text of a form at one end of what it takes. */
export function extremeAnswer(prompt: Prompt, pick: Pick): Answer {
  const answer = randomAnswer(prompt, pick);
  if (answer.kind !== 'form' || prompt.kind !== 'form') return answer;
  const values = prompt.fields.map((field): readonly [string, FormValue] => {
    if (field.kind === 'number') return [field.key, pick(2) ? field.max : field.min];
    if (field.kind === 'flags') return [field.key, field.options.map(({ value }) => value)];
    const long = field.kind === 'text' && !field.pattern;
    return [field.key, long ? 'W'.repeat(field.maxLength) : (answer.values[field.key] ?? '')];
  });
  return { kind: 'form', values: Object.fromEntries(values) };
}

/** The plainest answer that a question accepts, so that a refusal never strands the game. */
export function plainAnswer(prompt: Prompt): Answer {
  if (prompt.kind === 'choice')
    return { kind: 'choice', value: prompt.options.find((option) => !option.disabled)?.value ?? '' };
  if (prompt.kind === 'form') {
    const values = prompt.fields.map(
      (field, i) => [field.key, field.initial ?? (field.kind === 'text' ? `123${i}` : 1)] as const,
    );
    const plain: Record<string, FormValue> = Object.fromEntries(values);
    // What has to be shared out goes to the first of all.
    for (const check of prompt.checks) {
      const [first] = 'fields' in check ? check.fields : [];
      if (check.kind === 'sum-at-least' && !check.when && !check.unless && first) plain[first] = check.min;
    }
    return { kind: 'form', values: plain };
  }
  return randomAnswer(prompt, () => 0);
}

/** Another value of a stated one, now and then out of its range. */
export function randomOverride({ shape }: Overridable, pick: Pick): Answer {
  const value = randomCell(shape, pick, 2);
  return { kind: 'override', value, reason: pick(9) ? 'House rule' : '' };
}

const LINES = ['Nothing', 'CV-9, two 30-50 divisions', ' ', 'TR-5'];

const CODES = ['NE', 'A1R', '?', 'D R'];

/** A value of this shape, now and then none: a number goes `beyond` less one too far. */
function randomCell(shape: CellShape, pick: Pick, beyond: number): Json {
  switch (shape.kind) {
    case 'losses':
      return { attacker: pick(shape.max + 2), defender: pick(beyond > 1 ? 4 : shape.max + 2) };
    case 'number':
      return shape.min + pick(shape.max - shape.min + beyond);
    case 'choice':
      return shape.options[pick(shape.options.length)]?.value ?? '';
    case 'words':
      return LINES[pick(LINES.length)] ?? '';
    case 'code':
      return CODES[pick(CODES.length)] ?? '';
  }
}
