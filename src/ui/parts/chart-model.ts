import type { Cell, ChartDef } from '../../core/chart';
import { type ChartPack, lookupCell, lookupHeads } from '../../core/pack';
import type { CellSource } from '../../core/trace';

export type ChartModel = {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly known: number;
  readonly total: number;
  /** Where the cells of this pack come from unless marked otherwise. */
  readonly usual: CellSource;
  /** The rules cited by cells that come from the rulebook. */
  readonly rules: readonly string[];
  cell(column: string, row: string): Cell | undefined;
};

/** A chart as far as this pack knows it; `at` is always on it, even as a row nobody has read before. */
export function chartModel(
  chart: ChartDef,
  pack: ChartPack,
  at?: { readonly column: string; readonly row: string },
): ChartModel {
  const learned = Object.keys(pack.cells[chart.id] ?? {}).map((key) => key.split('|')[1] ?? '');
  const heads = lookupHeads(chart, pack, 'rows') ?? chart.rows.heads;
  const columnHeads = lookupHeads(chart, pack, 'columns') ?? chart.columns.heads;
  const rows = [
    ...new Set([...heads, ...(chart.rows.mode === 'open' ? learned : []), ...(at ? [at.row] : [])]),
  ];
  const columns = [...new Set([...columnHeads, ...(at ? [at.column] : [])])];
  const cell = (column: string, row: string) => lookupCell(chart, pack, column, row);
  const cells = rows.flatMap((row) => columns.map((column) => ({ column, row, cell: cell(column, row) })));
  const rules = cells.flatMap((c) => (c.cell?.source === 'rules' && c.cell.rule ? [c.cell.rule] : []));
  return {
    columns,
    rows,
    known: cells.filter((c) => c.cell).length,
    total: cells.length,
    usual: pack.practice ? 'practice' : 'mapsheet',
    rules: [...new Set(rules)],
    cell,
  };
}
