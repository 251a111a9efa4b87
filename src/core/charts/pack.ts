import type { CellSource } from './chart';
import { type Cell, type ChartDef, cellKey, rulesCell } from './chart';

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
  /** What it says of charts, columns and rows that the edition of the game at hand lacks. */
  readonly aside?: Pick<ChartPack, 'heads' | 'cells'>;
};

/** In characters (UTF-16 units). */
export const ROW_NAME_LENGTH = 40;
export const REASON_LENGTH = 80;

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

export const packSource = ({ practice }: Pick<ChartPack, 'practice'>): CellSource =>
  practice ? 'practice' : 'mapsheet';

/** What the players' pack says, else what the rulebook says, else nothing: unknown is never a zero. */
export function lookupCell(chart: ChartDef, pack: ChartPack, column: string, row: string): Cell | undefined {
  const cells = pack.cells[chart.id];
  const learned =
    cells && Object.hasOwn(cells, cellKey(column, row)) ? cells[cellKey(column, row)] : undefined;
  return learned ?? rulesCell(chart, column, row);
}

/** The labels of an axis as confirmed or extended in the pack; undefined when they still want confirming. */
export function lookupLabels(
  chart: ChartDef,
  pack: ChartPack,
  axis: AxisName,
): readonly string[] | undefined {
  const own = pack.heads[axisKey(chart.id, axis)];
  if (chart[axis].mode === 'open') return [...chart[axis].labels, ...(own ?? [])];
  return own ?? (chart[axis].mode === 'fixed' ? chart[axis].labels : undefined);
}

type CellLesson = {
  readonly chart: string;
  readonly column: string;
  readonly row: string;
  readonly cell?: Cell;
};
type LabelsLesson = { readonly chart: string; readonly axis: AxisName; readonly heads?: readonly string[] };

/** One change to a pack; without `cell` or `heads` the value is unlearned. */
export type Lesson = CellLesson | LabelsLesson;

/** A lesson with what was said before: by the pack or, where its source is `rules`, by the rulebook. */
export type TaughtLesson =
  | (CellLesson & { readonly before?: Cell })
  | (LabelsLesson & { readonly before?: readonly string[] });

/** The pack after the lessons; a cell that does not say when it was read is read at `at`. */
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
  const cells = lesson.cell ? { ...others, [key]: { at, ...lesson.cell } } : others;
  return { ...pack, version, cells: { ...pack.cells, [lesson.chart]: cells } };
}
