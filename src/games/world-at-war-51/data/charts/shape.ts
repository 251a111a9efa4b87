import type { Axis, CellShape, ChartDef, RulesCell } from '../../../../core/charts/chart';
import type { Json } from '../../../../core/json';

type Names = { readonly [head: string]: string };

/** Heads in this order, which are also their words unless `names` says otherwise. */
export const axis = (label: string, heads: readonly string[], names: Names = {}): Axis => ({
  label,
  heads,
  mode: 'fixed',
  names,
});

/** The totals of two dice; modified ones beyond are read at the ends. */
export const TOTALS: readonly string[] = Array.from({ length: 11 }, (_, i) => String(i + 2));
export const TOTALS_NAMED = axis('Dice', TOTALS, { '12': '12+' });

type Chart = Pick<ChartDef, 'id' | 'name' | 'rule' | 'note' | 'columns' | 'rows' | 'shape'>;

/** A whole chart from its rows, each with a value for every column in order. */
export const chartOf = (chart: Chart, rows: { readonly [row: string]: readonly Json[] }): ChartDef => ({
  ...chart,
  whole: true,
  cells: chart.rows.heads.flatMap((row) =>
    chart.columns.heads.map((column, i): RulesCell => {
      const value = rows[row]?.[i];
      if (value === undefined) throw new Error(`${chart.id} has no cell ${row}, ${column}`);
      return { column, row, value, rule: chart.rule };
    }),
  ),
});

/** Rows as printed, cells parted by spaces. */
export const typed = <V extends Json>(
  rows: { readonly [row: string]: string },
  read: (cell: string) => V,
): { readonly [row: string]: readonly V[] } =>
  Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, cells.split(' ').map(read)]));

/** A cell "2/3": squadrons eliminated and aborted; "0" is neither. */
export const lossShape = (cells: readonly string[]): CellShape => ({
  kind: 'choice',
  options: cells.map((value) => ({ value, label: value })),
});

/** How sure each table is, and where it was found. */
export const SOURCE = {
  stated: 'Stated in section 51 of the public rules.',
  two: 'Two public copies agree.',
  one: 'One public copy only: compare it with your own.',
} as const;
