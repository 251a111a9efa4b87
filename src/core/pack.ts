import { type Cell, type ChartDef, cellKey, checkCell, rulesCell, shapeOf } from './chart';
import { isRecord, isWhole } from './json';
import { fail, ok, type Result } from './result';
import { CELL_SOURCES, type CellSource } from './trace';

/** A filled set of charts: what players read off their mapsheet, or the practice set. Numbers only. */
export type ChartPack = {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly version: number;
  readonly notes: string;
  /** Every value in a practice pack counts as practice, what players add to it included. */
  readonly practice: boolean;
  readonly heads: { readonly [axisKey: string]: readonly string[] };
  readonly cells: { readonly [chartId: string]: { readonly [cellKey: string]: Cell } };
};

export type AxisName = 'columns' | 'rows';
export const axisKey = (chartId: string, axis: AxisName): string => `${chartId}.${axis}`;

export const emptyPack = (id: string, game: string, name: string, practice = false): ChartPack => ({
  format: 1,
  id,
  game,
  name,
  version: 1,
  notes: '',
  practice,
  heads: {},
  cells: {},
});

export const packSource = (pack: ChartPack): CellSource => (pack.practice ? 'practice' : 'mapsheet');

/** What the players' pack says, else what the rulebook says, else nothing: unknown is never a zero. */
export function lookupCell(chart: ChartDef, pack: ChartPack, column: string, row: string): Cell | undefined {
  const cells = pack.cells[chart.id];
  const learned =
    cells && Object.hasOwn(cells, cellKey(column, row)) ? cells[cellKey(column, row)] : undefined;
  return learned ?? rulesCell(chart, column, row);
}

/** The heads of an axis as confirmed or extended in the pack; undefined when they still want confirming. */
export function lookupHeads(chart: ChartDef, pack: ChartPack, axis: AxisName): readonly string[] | undefined {
  const own = pack.heads[axisKey(chart.id, axis)];
  if (chart[axis].mode === 'open') return [...chart[axis].heads, ...(own ?? [])];
  return own ?? (chart[axis].mode === 'fixed' ? chart[axis].heads : undefined);
}

/** One change to a pack; without `cell` or `heads` the value is unlearned. */
export type Lesson =
  | {
      readonly chart: string;
      readonly column: string;
      readonly row: string;
      readonly cell?: Omit<Cell, 'at'>;
    }
  | { readonly chart: string; readonly axis: AxisName; readonly heads?: readonly string[] };

/** The pack after the lessons, with the time each cell was read. */
export function withLessons(pack: ChartPack, lessons: readonly Lesson[], at: number): ChartPack {
  return lessons.reduce((taught, lesson) => withLesson(taught, lesson, at), pack);
}

function withLesson(pack: ChartPack, lesson: Lesson, at: number): ChartPack {
  const version = pack.version + 1;
  if ('axis' in lesson) {
    const key = axisKey(lesson.chart, lesson.axis);
    const { [key]: _, ...others } = pack.heads;
    return { ...pack, version, heads: lesson.heads ? { ...others, [key]: lesson.heads } : others };
  }
  const key = cellKey(lesson.column, lesson.row);
  const { [key]: _, ...others } = pack.cells[lesson.chart] ?? {};
  const cells = lesson.cell ? { ...others, [key]: { ...lesson.cell, at } } : others;
  return { ...pack, version, cells: { ...pack.cells, [lesson.chart]: cells } };
}

/** Column heads of an odds chart: two to twelve different ratios such as 1:2, from worst to best for the attacker. */
export function checkHeads(heads: unknown): Result<readonly string[]> {
  if (!Array.isArray(heads) || heads.length < 2 || heads.length > 12) {
    return fail('heads.count', 'Between 2 and 12 column heads.');
  }
  const ratios = heads.map((head) =>
    typeof head === 'string' ? /^([1-9]\d?):([1-9]\d?)$/.exec(head) : null,
  );
  const bad = ratios.indexOf(null);
  if (bad >= 0)
    return fail('heads.ratio', `"${String(heads[bad]).slice(0, 12)}" is not odds such as 1:2 or 3:1.`);
  const values = ratios.map((match) => Number(match?.[1]) / Number(match?.[2]));
  if (values.some((value, i) => i > 0 && value <= (values[i - 1] ?? 0))) {
    return fail('heads.order', 'Odds rise from left to right, and none stands twice.');
  }
  return ok(heads as string[]);
}

/**
 * Checks a hostile JSON value as a pack for these charts: known charts, cells of the right shape. Names the
 * first problem and its place. Unknown rows are allowed only on open axes.
 */
export function parsePack(charts: readonly ChartDef[], game: string, raw: unknown): Result<ChartPack> {
  if (!isRecord(raw) || raw.format !== 1)
    return fail('pack.format', 'This is not a chart pack this app can read.');
  if (raw.game !== game) return fail('pack.game', 'This chart pack belongs to another game.');
  const text = ['id', 'name', 'notes'].find(
    (key) => typeof raw[key] !== 'string' || String(raw[key]).length > 200,
  );
  if (text) return fail('pack.text', `The pack's ${text} is missing or too long.`);
  if (!isWhole(raw.version, 1, 1e6) || typeof raw.practice !== 'boolean')
    return fail('pack.version', 'No version.');
  if (!isRecord(raw.heads) || !isRecord(raw.cells)) return fail('pack.cells', 'The pack holds no charts.');
  const problem = firstPackProblem(charts, raw.heads, raw.cells);
  return problem ?? ok(raw as unknown as ChartPack);
}

function firstPackProblem(
  charts: readonly ChartDef[],
  heads: Record<string, unknown>,
  cells: Record<string, unknown>,
): ReturnType<typeof fail> | undefined {
  for (const [key, value] of Object.entries(heads)) {
    const chart = charts.find((c) => key === axisKey(c.id, 'columns') || key === axisKey(c.id, 'rows'));
    if (!chart) return fail('pack.axis', `There is no axis "${key.slice(0, 40)}".`);
    if (chart.columns.mode === 'confirm' && key === axisKey(chart.id, 'columns')) {
      const checked = checkHeads(value);
      if (!checked.ok) return fail(checked.problem.code, `${chart.name}: ${checked.problem.message}`);
    } else if (!Array.isArray(value) || value.some((head) => typeof head !== 'string' || head.length > 40)) {
      return fail('pack.axis', `${chart.name}: a row name is missing or too long.`);
    }
  }
  for (const [chartId, chartCells] of Object.entries(cells)) {
    const chart = charts.find((c) => c.id === chartId);
    if (!chart || !isRecord(chartCells))
      return fail('pack.chart', `There is no chart "${chartId.slice(0, 40)}".`);
    for (const [key, cell] of Object.entries(chartCells)) {
      const [column = '', row = ''] = key.split('|');
      const place = `${chart.name}, ${column.slice(0, 20)} / ${row.slice(0, 20)}`;
      const known = chart.columns.mode === 'confirm' || chart.columns.heads.includes(column);
      if (!known || !isRecord(cell)) return fail('pack.cell', `${place}: no such cell.`);
      if (!CELL_SOURCES.includes(cell.source as CellSource))
        return fail('pack.source', `${place}: unknown source.`);
      const checked = checkCell(shapeOf(chart, column), cell.value);
      if (!checked.ok) return fail('pack.cell', `${place}: ${checked.problem.message}`);
    }
  }
  return undefined;
}
