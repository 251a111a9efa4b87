import type { Axis, CellShape, ChartDef } from '../../../../core/charts/chart';
import type { Json } from '../../../../core/json';
import { axis, options, table } from '../../../../kit/charts';
import { CHANCES, inDice, THREE_WAYS } from '../chances';

/** A cell names the chance to throw; players may correct it to another one. */
const CHANCE_SHAPE: CellShape = {
  kind: 'choice',
  options: Object.values(CHANCES).map((each) => ({
    value: each.id,
    label: `${each.label} (${inDice(each, 'high')})`,
    brief: each.label,
  })),
};
export const THREE_WAY_SHAPE = options(
  Object.fromEntries(Object.values(THREE_WAYS).map(({ id, label }) => [id, label])),
);

/** The one column of a list. */
export const CHANCE = 'chance';
const ONE_COLUMN = axis('', { [CHANCE]: 'Chance' });

type About = {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly columns?: Axis;
  readonly shape?: CellShape;
};
/** By row its words, then its value in each column; what the rules leave out is no cell. */
type Rows = { readonly [row: string]: readonly [label: string, ...values: (Json | undefined)[]] };

/** A chart of chances, unless its cells have another shape; of one column, unless it has more. */
export const chart = (
  { columns = ONE_COLUMN, shape = CHANCE_SHAPE, ...about }: About,
  labels: string,
  rows: Rows,
): ChartDef => {
  const each = Object.entries(rows);
  const names = Object.fromEntries(each.map(([row, [label]]) => [row, label]));
  const values = Object.fromEntries(each.map(([row, [, ...cells]]) => [row, cells]));
  return table({ ...about, shape }, columns, axis(labels, names), values);
};
