import { type ChartDef, labelName } from '../core/charts/chart';
import { type Amounts, foundWords, type OddsReading } from '../core/charts/columns';
import { modified, rowFor, totalOf } from '../core/charts/dice-rows';
import { netFound } from '../core/charts/net';
import type { Odds } from '../core/charts/odds';
import { spanWords } from '../core/charts/spans';
import type { Json } from '../core/json';
import { signed, withMinus } from '../core/numbers';
import {
  askCell,
  askDice,
  cellLine,
  type Derivation,
  dieLine,
  offerOverride,
  type Steps,
} from '../core/play/procedure';
import type { DicePrompt } from '../core/play/prompt';

/** What a table comes to. `edge`: past an end of it no die was rolled, and without a value nothing happens. */
export type TableResult =
  | {
      readonly kind: 'cell';
      readonly value: Json;
      readonly column: string;
      readonly row: string;
      readonly total: number;
    }
  | { readonly kind: 'edge'; readonly value?: string };

type TableRoll = Partial<Pick<DicePrompt, 'side' | 'hint'>> & {
  /** Of the dice; the shift is overridden under this and `-shift`. */
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  /** Its columns are found by amounts, or its rows are read by dice, or both. */
  readonly chart: ChartDef;
  /** What the column is found by, or the column itself where players tell it. */
  readonly at: Amounts | string;
  /** Columns to the right, already told line by line. */
  readonly shift?: number;
  readonly reading?: OddsReading;
  /** Added to the dice, already told line by line. */
  readonly modifier?: number;
};

/** As far as players may shift a column by their own word. */
const MOST = 24;

/** A roll on a table: its column, which players may shift further; past an end of it no die; else the dice, the row, the cell. */
export function* rollTable(work: Derivation, roll: TableRoll): Steps<TableResult> {
  const { at } = roll;
  if (typeof at === 'string') return yield* rollAt(work, roll, at);
  const odds = yield* askShift(work, roll, at);
  const found = netFound(odds);
  if (found.kind === 'edge') return { kind: 'edge', ...(found.code !== undefined && { value: found.code }) };
  return yield* rollAt(
    work,
    { ...roll, title: `${roll.title}, on ${spanWords(found.column)}` },
    found.column,
    odds,
  );
}

function* askShift(
  work: Derivation,
  { key, rule, chart, shift = 0, reading = 'cap-then-shift' }: TableRoll,
  { attack, defence }: Amounts,
): Steps<Odds> {
  const { labels, by } = chart.columns;
  const plain = { attack, defence, labels, reading, shift: 0, ...(by && { by }) };
  work.lines.push({ kind: 'odds', label: amountWords(plain), value: foundWords(netFound(plain)), rule });
  const said = yield* offerOverride(work, {
    key: `${key}-shift`,
    label: 'Net shift',
    rule,
    shape: { kind: 'number', min: -MOST, max: MOST, columns: true },
    value: shift,
  });
  const odds = { ...plain, shift: said };
  work.lines.push({
    kind: 'odds',
    label: `Net shift ${signed(said)}`,
    value: foundWords(netFound(odds)),
    rule,
  });
  return odds;
}

/** `12 : 4`, `7 − 4`, `17`. */
function amountWords({ attack, defence, by }: Odds): string {
  if (by?.by === 'total') return withMinus(attack);
  return `${withMinus(attack)} ${by?.by === 'difference' ? '−' : ':'} ${withMinus(defence)}`;
}

function* rollAt(
  work: Derivation,
  { key, rule, title, chart, modifier = 0, shift: _, reading: __, at: ___, ...asked }: TableRoll,
  column: string,
  odds?: Odds,
): Steps<TableResult> {
  const read = chart.rows.roll ?? { count: 1, sides: chart.rows.labels.length };
  const rollPreview = { chart: chart.id, column, ...(odds && { odds }), ...(modifier && { modifier }) };
  const { count, sides } = read;
  const dice = yield* askDice(work, { ...asked, key, rule, title, count, sides, rollPreview });
  const rolled = totalOf(read, dice.faces);
  const total = modified(read, rolled, modifier);
  const value = modifier ? `${rolled} ${signed(modifier)} = ${withMinus(total)}` : withMinus(total);
  work.lines.push(dieLine(dice, { label: title, value, rule, prompt: key }));
  const { row, clamped } = rowFor(chart.rows.labels, total);
  if (clamped) {
    const label = `${chart.name} has no row for ${withMinus(total)}: ${labelName(chart.rows, row)} counts`;
    work.lines.push({ kind: 'warning', label, rule });
  }
  const cell = yield* askCell(work, chart, column, row);
  work.lines.push(cellLine(chart, column, row, cell));
  return { kind: 'cell', value: cell.value, column, row, total };
}
