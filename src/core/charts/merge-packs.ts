import { sameJson } from '../json';
import { fail, ok, type Result } from '../result';
import { type Cell, type ChartDef, cellKey } from './chart';
import { type AxisName, axisKey, type ChartPack, lookupCell, lookupLabels } from './pack';
import { gatheredFrom } from './pack-aside';
import { checkPackSize, type PackReading } from './parse-pack';

/** What two packs say of one cell or one axis. `mine` may be the rulebook's own cell. */
export type DiffRow = { readonly key: string; readonly chart: string } & (
  | { readonly column: string; readonly row: string; readonly mine?: Cell; readonly theirs?: Cell }
  | {
      readonly axis: AxisName;
      readonly mine?: readonly string[];
      readonly theirs?: readonly string[];
    }
);

/** In the order of the charts and their labels. */
export type PackDiff = {
  /** Unknown to mine, in the pack and in the rulebook. */
  readonly added: readonly DiffRow[];
  readonly differing: readonly DiffRow[];
  readonly equal: number;
  readonly onlyMine: number;
};

export function diffPacks(charts: readonly ChartDef[], mine: ChartPack, theirs: ChartPack): PackDiff {
  const rows = charts.flatMap((chart) => [
    ...axisRows(chart, mine, theirs),
    ...cellRows(chart, mine, theirs),
  ]);
  const shared = rows.filter((row) => row.mine && row.theirs);
  const equal = shared.filter(saysTheSame);
  return {
    added: rows.filter((row) => !row.mine),
    differing: shared.filter((row) => !saysTheSame(row)),
    equal: equal.length,
    onlyMine: rows.filter((row) => !row.theirs).length,
  };
}

/**
 * My pack with theirs merged in: what is added, but for `without`, and of what differs the rows in `take` (keys of the
 * difference). An open axis keeps its own rows beside theirs. What either keeps aside stays kept, as mine says it.
 */
export function mergePacks(
  charts: readonly ChartDef[],
  mine: ChartPack,
  theirs: ChartPack,
  take: ReadonlySet<string>,
  without: ReadonlySet<string> = new Set(),
  reading: PackReading = {},
): Result<ChartPack> {
  if (mine.practice !== theirs.practice) return practiceApart;
  const { added, differing } = diffPacks(charts, mine, theirs);
  const taken = [
    ...added.filter(({ key }) => !without.has(key)),
    ...differing.filter(({ key }) => take.has(key)),
  ];
  const none = { heads: {}, cells: {} };
  const aside =
    mine.aside || theirs.aside ? gatheredFrom(mine.aside ?? none, theirs.aside ?? none) : undefined;
  const merged = {
    ...{ ...mine, version: mine.version + 1, ...withRows(mine, taken) },
    ...(aside && { aside }),
  };
  return checkPackSize(merged, reading) ?? ok(merged);
}

const practiceApart = fail(
  'pack.practice',
  'Practice tables and tables read off a mapsheet are never mixed. Nothing was changed. Keep them as a set of their own.',
);

function axisRows(chart: ChartDef, mine: ChartPack, theirs: ChartPack): DiffRow[] {
  return (['columns', 'rows'] as const).flatMap((axis) => {
    const key = axisKey(chart.id, axis);
    const [ours, others] = [mine.heads[key], theirs.heads[key]];
    if (!ours && !others) return [];
    // A row that only mine has is no quarrel on an open axis: what theirs asks for is both.
    const both = others && chart[axis].mode === 'open' ? [...new Set([...(ours ?? []), ...others])] : others;
    return [{ key, chart: chart.id, axis, ...(ours && { mine: ours }), ...(both && { theirs: both }) }];
  });
}

function cellRows(chart: ChartDef, mine: ChartPack, theirs: ChartPack): DiffRow[] {
  const columns =
    lookupLabels(chart, mine, 'columns') ?? lookupLabels(chart, theirs, 'columns') ?? chart.columns.labels;
  const known = { ...mine.cells[chart.id], ...theirs.cells[chart.id] };
  const rows = Object.keys(known).map((key) => {
    const [column = '', row = ''] = key.split('|');
    const given = theirs.cells[chart.id]?.[key];
    const own = lookupCell(chart, mine, column, row);
    const place = { key: `${chart.id}|${key}`, chart: chart.id, column, row };
    return { ...place, ...(own && { mine: own }), ...(given && { theirs: given }) };
  });
  return rows.sort(
    (a, b) => compareLabels(columns, a.column, b.column) || compareLabels(chart.rows.labels, a.row, b.row),
  );
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The chart's own labels in their order, others after them, numbers by their size. */
function compareLabels(labels: readonly string[], a: string, b: string): number {
  const [i, j] = [labels.indexOf(a), labels.indexOf(b)];
  if (i < 0 && j < 0) return byNumber.compare(a, b);
  return (i < 0 ? labels.length : i) - (j < 0 ? labels.length : j);
}

const saysTheSame = (row: DiffRow): boolean =>
  'axis' in row ? sameJson(row.mine, row.theirs) : sameJson(row.mine?.value, row.theirs?.value);

function withRows(pack: ChartPack, rows: readonly DiffRow[]): Pick<ChartPack, 'heads' | 'cells'> {
  const labels = { ...pack.heads };
  const cells: { [chart: string]: { [key: string]: Cell } } = {};
  for (const row of rows) {
    if (!row.theirs) continue;
    if ('axis' in row) labels[row.key] = row.theirs;
    else {
      const chart = cells[row.chart] ?? { ...pack.cells[row.chart] };
      chart[cellKey(row.column, row.row)] = row.theirs;
      cells[row.chart] = chart;
    }
  }
  return { heads: labels, cells: { ...pack.cells, ...cells } };
}
