import { type ChartDef, labelName } from '../core/charts/chart';
import type { Json } from '../core/json';
import { signed } from '../core/numbers';
import { sumOfFaces } from '../core/play/dice';
import { askCell, askDice, cellLine, type Derivation, dieLine, type Steps } from '../core/play/procedure';
import type { DiceAnswer, DicePrompt } from '../core/play/prompt';
import type { TraceLine } from '../core/play/trace';
import { VALUE } from './charts';

/**
 * The modifiers of a roll, as a chart: a list with a number for each, so that they are seen, explained and corrected like
 * any chart. `rows` names those that count now.
 */
export type Modifiers = { readonly chart: ChartDef; readonly rows: readonly string[] };

/** The sum of the modifiers that count now; each that is not 0 is a line of the derivation. */
export function* askModifiers(work: Derivation, { chart, rows }: Modifiers): Steps<number> {
  const column = chart.columns.labels[0] ?? VALUE;
  let sum = 0;
  for (const row of rows) {
    const cell = yield* askCell(work, chart, column, row);
    const value = Number(cell.value);
    sum += value;
    const label = labelName(chart.rows, row);
    const more = { value: signed(value), source: cell.source, prompt: `cell:${chart.id}:${column}:${row}` };
    if (value) work.lines.push({ kind: 'shift', label, rule: cell.rule ?? chart.rule, ...more });
  }
  return sum;
}

/** What each face of a die means, from 1 up: one of `dieNotes`. */
export const eachFace = (means: (face: number) => string, sides = 6): readonly string[] =>
  Array.from({ length: sides }, (_, i) => means(i + 1));

export type RollOf = Partial<
  Pick<DicePrompt, 'side' | 'secret' | 'hint' | 'dieNotes' | 'dieNames' | 'rollPreview'>
> & {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  readonly count?: number;
  readonly sides?: number;
  readonly modifiers?: Modifiers;
  /** What a face, or the total of several dice, comes to with the modifiers. */
  note?(total: number): string;
  /** What the line of the dice says, where that is not the title, the total and the rule. */
  line?(
    total: number,
    faces: readonly number[],
  ): Partial<Pick<TraceLine, 'label' | 'value' | 'rule'>> & { readonly kind?: 'shift' };
};

/** The total of a roll with its modifiers, which are told first; the line of the dice says what they come to. */
export function* rollDice(
  work: Derivation,
  roll: RollOf,
): Steps<{ readonly total: number; readonly dice: DiceAnswer }> {
  const { count = 1, sides = 6, modifiers, note, line, ...asked } = roll;
  const modifier = modifiers ? yield* askModifiers(work, modifiers) : 0;
  const faceNotes = note && eachFace((at) => note(at + modifier), count * sides);
  const { rollPreview } = asked;
  const dice = yield* askDice(work, {
    ...{ ...asked, count, sides },
    ...(faceNotes && { faceNotes }),
    ...(rollPreview && modifier && { rollPreview: { ...rollPreview, modifier } }),
  });
  const total = sumOfFaces(dice) + modifier;
  const value = modifier ? `${sumOfFaces(dice)} ${signed(modifier)} = ${total}` : String(total);
  work.lines.push(
    dieLine(dice, {
      label: asked.title,
      value,
      rule: asked.rule,
      prompt: asked.key,
      ...line?.(total, dice.faces),
    }),
  );
  return { total, dice };
}

/** A roll that is read on a chart, by its total as the row: beyond the chart it is read at the end. */
export function* rollOn(
  work: Derivation,
  { chart, column, ...roll }: RollOf & { readonly chart: ChartDef; readonly column: string },
): Steps<Json> {
  const { total } = yield* rollDice(work, { rollPreview: { chart: chart.id, column }, ...roll });
  const labels = chart.rows.labels.map(Number);
  const row = String(Math.min(Math.max(total, Math.min(...labels)), Math.max(...labels)));
  const cell = yield* askCell(work, chart, column, row);
  work.lines.push(cellLine(chart, column, row, cell));
  return cell.value;
}
