import { columnAxis, rowAxis } from '../../core/charts/axes';
import type { Axis, ChartDef, RulesCell } from '../../core/charts/chart';
import type { Edge as ColumnEdge, ColumnsBy } from '../../core/charts/columns';
import { axis, VALUE } from '../../kit/charts';
import type { Definition, Edge, Table, TableColumns } from '../format/definition';
import { diceWords, readDice } from './roll';

/** In characters, as a cell prints a code. */
const CODE = 12;
/** A cell that nobody has read yet. */
const OPEN = '?';

const edgeOf = (edge: Edge): ColumnEdge => (edge.kind === 'code' ? { code: edge.code } : edge.kind);

const LABELS = { odds: 'Odds', difference: 'Difference', total: 'Total', list: '' };

function columnsOf(columns: TableColumns | undefined): Axis {
  if (!columns) return axis('', { [VALUE]: 'Result' });
  const label = LABELS[columns.by];
  const by: ColumnsBy | 'list' =
    columns.by === 'list'
      ? 'list'
      : { by: columns.by, round: columns.round, below: edgeOf(columns.below), above: edgeOf(columns.above) };
  return orPlain(columnAxis(label, by, columns.heads), label, columns.heads);
}

function rowsOf({ rows }: Table): Axis {
  if (rows.by === 'list') return { label: '', labels: rows.heads, mode: 'fixed' };
  return orPlain(rowAxis(diceWords(rows.dice), readDice(rows.dice), rows.heads), 'Die', rows.heads);
}

/** What the parser lets through fits; heads that do not are shown as they stand. */
const orPlain = (made: ReturnType<typeof rowAxis>, label: string, labels: readonly string[]): Axis =>
  made.ok ? made.value : { label, labels, mode: 'fixed' };

function chartFrom(table: Table, rule: string): ChartDef {
  const columns = columnsOf(table.columns);
  const rows = rowsOf(table);
  const cells = rows.labels.flatMap((row, r) =>
    columns.labels.flatMap((column, c): RulesCell[] => {
      const value = table.cells[r]?.[c];
      return value === undefined || value === OPEN ? [] : [{ column, row, value, rule: table.rule ?? rule }];
    }),
  );
  const known = table.means.map(({ code, say }) => ({ value: code, label: say }));
  return {
    ...{ id: table.id, name: table.name, rule: table.rule ?? rule, columns, rows, cells },
    shape: { kind: 'code', most: CODE, known },
    ...(cells.length === rows.labels.length * columns.labels.length && { whole: true }),
  };
}

const made = new WeakMap<Definition, ReadonlyMap<string, ChartDef>>();

/** The tables of a definition as charts, by their ids; one without a rule of its own is cited by `rule`. */
export function chartsOf(def: Definition, rule: string): ReadonlyMap<string, ChartDef> {
  const known = made.get(def);
  if (known) return known;
  const charts = new Map(def.tables.map((table) => [table.id, chartFrom(table, rule)]));
  made.set(def, charts);
  return charts;
}
