import type { Axis, CellShape, ChartDef, RulesCell } from '../../../../core/charts/chart';
import { CHANCE_IDS, CHANCES, type ChanceId, inDice, THREE_WAY_IDS, THREE_WAYS } from '../chances';

/** A cell names the chance to throw; players may correct it to another one. */
const CHANCE_SHAPE: CellShape = {
  kind: 'choice',
  options: CHANCE_IDS.map((id) => ({
    value: id,
    label: `${CHANCES[id].label} (${inDice(CHANCES[id], 'high')})`,
  })),
};
export const THREE_WAY_SHAPE: CellShape = {
  kind: 'choice',
  options: THREE_WAY_IDS.map((id) => ({ value: id, label: THREE_WAYS[id].label })),
};

export const CHANCE = 'chance';
const ONE_COLUMN: Axis = {
  label: '',
  heads: [CHANCE],
  mode: 'fixed',
  names: { [CHANCE]: 'Chance' },
};

type Names = { readonly [head: string]: string };

/** Heads in the order of `names`. */
const axis = (label: string, names: Names): Axis => ({
  label,
  heads: Object.keys(names),
  mode: 'fixed',
  names,
});

type Chart = {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly rows: readonly [label: string, names: Names];
};

/** A chart of one column: one chance for each row. */
export const listOf = (
  { id, name, rule, rows: [label, names] }: Chart,
  values: { readonly [row: string]: string | number },
  shape: CellShape = CHANCE_SHAPE,
): ChartDef => ({
  id,
  name,
  rule,
  columns: ONE_COLUMN,
  rows: axis(label, names),
  shape,
  whole: true,
  cells: Object.entries(values).map(([row, value]) => ({ column: CHANCE, row, value, rule })),
});

/** A chart by row and column; what the rules leave out is no cell. */
export const tableOf = (
  { id, name, rule, rows: [label, names] }: Chart,
  [columnLabel, columns]: readonly [label: string, names: Names],
  values: { readonly [row: string]: { readonly [column: string]: ChanceId | string } },
  shape: CellShape = CHANCE_SHAPE,
): ChartDef => ({
  id,
  name,
  rule,
  columns: axis(columnLabel, columns),
  rows: axis(label, names),
  shape,
  whole: true,
  cells: Object.entries(values).flatMap(([row, cells]) =>
    Object.entries(cells).map(([column, value]): RulesCell => ({ column, row, value, rule })),
  ),
});
