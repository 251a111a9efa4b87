import type { CellSource } from '../../core/charts/chart';
import { type Cell, type ChartDef, rulesCell } from '../../core/charts/chart';
import { type ChartPack, lookupCell, lookupLabels } from '../../core/charts/pack';

export type ChartModel = {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly known: number;
  /** Of those, the ones that the rulebook states. */
  readonly ruled: number;
  readonly total: number;
  /** Where the cells of this pack come from unless marked otherwise. */
  readonly usual: CellSource;
  /** Cells that the rulebook states and that the players' sheet says otherwise. */
  readonly overrides: number;
  /** The rules cited by cells that come from the rulebook. */
  readonly rules: readonly string[];
  cell(column: string, row: string): Cell | undefined;
  /** What the rulebook says, where it is not what counts. */
  overridden(column: string, row: string): Cell | undefined;
};

/** A cell that a question is about; of a roll what is settled before the dice: the column, the row or both. */
export type Place = { readonly column?: string; readonly row?: string };

/** Totals below and above the printed ones stand where they count, in whatever order they were first met. */
const isWhole = (label: string): boolean => /^-?\d+$/.test(label);

/** A table of codes is given whole but for a few cells: those are marked, and not the others. */
function usualOf({ shape }: ChartDef, { practice }: ChartPack, ruled: number, known: number): CellSource {
  if (practice) return 'practice';
  return 'kind' in shape && shape.kind === 'code' && 2 * ruled > known ? 'rules' : 'mapsheet';
}

/** A chart as far as this pack knows it; `at` is always on it, even as a row nobody has read before. */
export function chartModel(chart: ChartDef, pack: ChartPack, at?: Place): ChartModel {
  const learned = Object.keys(pack.cells[chart.id] ?? {}).map((key) => key.split('|')[1] ?? '');
  const labels = lookupLabels(chart, pack, 'rows') ?? chart.rows.labels;
  const columnLabels = lookupLabels(chart, pack, 'columns') ?? chart.columns.labels;
  const met = [
    ...new Set([
      ...labels,
      ...(chart.rows.mode === 'open' ? learned : []),
      ...(at?.row === undefined ? [] : [at.row]),
    ]),
  ];
  const isSorted = chart.rows.mode === 'open' && met.every(isWhole);
  const rows = isSorted ? met.sort((a, b) => Number(a) - Number(b)) : met;
  const columns = [...new Set([...columnLabels, ...(at?.column === undefined ? [] : [at.column])])];
  const cell = (column: string, row: string) => lookupCell(chart, pack, column, row);
  const overridden = (column: string, row: string) =>
    cell(column, row)?.source === 'rules' ? undefined : rulesCell(chart, column, row);
  const cells = rows.flatMap((row) => columns.map((column) => ({ column, row, cell: cell(column, row) })));
  const rules = cells.flatMap((c) => (c.cell?.source === 'rules' && c.cell.rule ? [c.cell.rule] : []));
  const known = cells.filter((c) => c.cell).length;
  const ruled = cells.filter((c) => c.cell?.source === 'rules').length;
  return {
    columns,
    rows,
    known,
    total: chart.whole ? known : cells.length,
    ruled,
    usual: usualOf(chart, pack, ruled, known),
    overrides: cells.filter(({ column, row }) => overridden(column, row)).length,
    rules: [...new Set(rules)],
    cell,
    overridden,
  };
}
