import type { Axis, CellShape, ChartDef, RulesCell } from '../core/charts/chart';
import type { Json } from '../core/json';

/** By head. */
type Names = { readonly [head: string]: string };
type About = Pick<ChartDef, 'id' | 'name' | 'rule' | 'note' | 'shape'>;

/** Heads in this order, with their words. */
export const axis = (label: string, names: Names): Axis => ({
  label,
  labels: Object.keys(names),
  mode: 'fixed',
  names,
});

/** The whole numbers from `least` to `most` as heads. */
export const range = (label: string, least: number, most: number): Axis => ({
  label,
  labels: Array.from({ length: most - least + 1 }, (_, i) => String(least + i)),
  mode: 'fixed',
});

/** The faces of one die as heads. */
export const DIE: Axis = { ...range('Die', 1, 6), dice: 1 };

/** The one column of a list. */
export const VALUE = 'value';

/** A list that the rulebook prints whole: a value for each row, in words of its own, and by its own rule. */
export const list = (
  about: About,
  rows: Axis,
  values: { readonly [row: string]: Json },
  column = 'Value',
  rules: Names = {},
): ChartDef => {
  const rowsOfOne = Object.entries(values).map(([row, value]) => [row, [value]]);
  return table(about, axis('', { [VALUE]: column }), rows, Object.fromEntries(rowsOfOne), rules);
};

/**
 * A table that the rulebook prints whole: for each row its values in the order of the columns; a hole is no cell. A row
 * without a rule of its own goes by the table's.
 */
export const table = (
  about: About,
  columns: Axis,
  rows: Axis,
  values: { readonly [row: string]: readonly (Json | undefined)[] },
  rules: Names = {},
): ChartDef => ({
  ...about,
  columns,
  rows,
  whole: true,
  cells: rows.labels.flatMap((row) =>
    columns.labels.flatMap((column, i): RulesCell[] => {
      const value = values[row]?.[i];
      return value === undefined ? [] : [{ column, row, value, rule: rules[row] ?? about.rule }];
    }),
  ),
});

export const numbers = (min: number, max: number): CellShape => ({ kind: 'number', min, max });
export const options = (names: Names): CellShape => ({
  kind: 'choice',
  options: Object.entries(names).map(([value, label]) => ({ value, label })),
});
