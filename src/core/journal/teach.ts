import {
  type Cell,
  type ChartDef,
  cellKey,
  checkCell,
  describeCell,
  labelName,
  placeName,
  rulesCell,
  shapeOf,
} from '../charts/chart';
import { checkLabels } from '../charts/labels';
import {
  axisKey,
  type ChartPack,
  type Lesson,
  lookupCell,
  lookupLabels,
  packSource,
  REASON_LENGTH,
  ROW_NAME_LENGTH,
  type TaughtLesson,
  withLessons,
} from '../charts/pack';
import { isTextLine, type Json, sameJson } from '../json';
import { sameName } from '../names';
import type { Game } from '../play/game';
import type { TraceLine } from '../play/trace';
import { fail, ok, type Result } from '../result';
import type { Command } from './commands';
import { liveAnswers, type Projection } from './projection';

/**
 * Sets cells and labels by hand, in order: a new label before its cells. What is said already is left out. A cell that
 * the rulebook states otherwise needs a reason; said as the rulebook says it, it is the rulebook's again. Problems
 * name their field: `chart|column|row`, `chart.columns`, `chart.rows` or `reason`.
 */
export function teach<S>(
  game: Game<S>,
  pack: ChartPack,
  lessons: readonly Lesson[],
  reason = '',
): Result<Command> {
  if (pack.practice) return fail('teach.practice', 'Practice tables are not edited. Nothing was changed.');
  const why = reason.trim();
  if (!isTextLine(why, REASON_LENGTH, 0)) {
    return fail('teach.reason', `A reason has at most ${REASON_LENGTH} characters on one line.`, 'reason');
  }
  const taught: TaughtLesson[] = [];
  for (const lesson of lessons) {
    const chart = game.charts.find(({ id }) => id === lesson.chart);
    if (!chart) return fail('teach.chart', 'There is no such chart. Nothing was changed.');
    const before = withLessons(pack, taught, 0);
    const fitted = 'axis' in lesson ? fitLabels(chart, before, lesson) : fitCell(chart, before, lesson, why);
    if (!fitted.ok) return fitted;
    if (fitted.value) taught.push(fitted.value);
  }
  if (!taught.length) return fail('teach.same', 'Nothing is changed: the chart says this already.');
  const overridable = taught.flatMap((lesson) => statedLine(game.charts, lesson));
  if (overridable.length && !why) {
    return fail('teach.reason', 'Say why your sheet differs from the rulebook.', 'reason');
  }
  const trace = [...describeLessons(game.charts, taught), ...overridable];
  if (why) trace.push({ kind: 'fact', label: 'Reason', value: why });
  return ok({
    entry: { kind: 'v1.Taught', lessons: taught, ...(why && { reason: why }), trace },
    learn: taught,
  });
}

/** Says once more what a cell or a label is, where two players had read it otherwise. */
export function confirmLesson<S>(
  game: Game<S>,
  pack: ChartPack,
  lesson: Lesson,
  settles: readonly string[],
): Result<Command> {
  if (pack.practice) return fail('teach.practice', 'Practice tables are not edited. Nothing was changed.');
  const chart = game.charts.find(({ id }) => id === lesson.chart);
  if (!chart) return fail('teach.chart', 'There is no such chart. Nothing was changed.');
  const before = 'axis' in lesson ? undefined : lookupCell(chart, pack, lesson.column, lesson.row);
  const heads = 'axis' in lesson ? pack.heads[axisKey(lesson.chart, lesson.axis)] : undefined;
  const taught: TaughtLesson =
    'axis' in lesson
      ? { ...lesson, ...(heads && { before: heads }) }
      : { ...lesson, ...(before && { before }) };
  const trace = describeLessons(game.charts, [taught]);
  const entry = { kind: 'v1.Taught', lessons: [taught], settles, trace } as const;
  return ok({ entry, learn: [lesson] });
}

/** How a cell or an axis is named, and what is read there. */
export function lessonWords(charts: readonly ChartDef[], lesson: Lesson): { label: string; value: string } {
  const { label, value = '' } = lessonLine(charts, lesson);
  return { label, value };
}

type CellLesson = Extract<Lesson, { readonly column: string }>;
type LabelsLesson = Extract<Lesson, { readonly axis: string }>;

function fitCell(
  chart: ChartDef,
  pack: ChartPack,
  { column, row, cell }: CellLesson,
  reason: string,
): Result<TaughtLesson | undefined> {
  const field = `${chart.id}|${cellKey(column, row)}`;
  const columns = lookupLabels(chart, pack, 'columns') ?? chart.columns.labels;
  if (!columns.includes(column) || !rowsOf(chart, pack).includes(row)) {
    return fail('teach.place', `${chart.name} has no such cell.`, field);
  }
  const place = { chart: chart.id, column, row };
  const before = lookupCell(chart, pack, column, row);
  const overridable = rulesCell(chart, column, row);
  const said = before && { before };
  if (!cell || (overridable && sameJson(cell.value, overridable.value))) {
    return ok(before && before.source !== 'rules' ? { ...place, ...said } : undefined);
  }
  const checked = checkCell(shapeOf(chart, column), cell.value);
  if (!checked.ok) {
    const where = `${chart.name}, ${placeName(chart, column, row)}`;
    return fail(checked.problem.code, `${where}: ${checked.problem.message}`, field);
  }
  if (before && sameJson(before.value, checked.value)) return ok(undefined);
  const now: Cell = {
    value: checked.value,
    source: packSource(pack),
    ...(overridable && reason && { reason }),
  };
  return ok({ ...place, cell: now, ...said });
}

/** The rows of a chart, with those that were learned in play. */
function rowsOf(chart: ChartDef, pack: ChartPack): readonly string[] {
  const learned = Object.keys(pack.cells[chart.id] ?? {}).map((key) => key.split('|')[1] ?? '');
  return [
    ...(lookupLabels(chart, pack, 'rows') ?? chart.rows.labels),
    ...(chart.rows.mode === 'open' ? learned : []),
  ];
}

function fitLabels(
  chart: ChartDef,
  pack: ChartPack,
  { axis, heads: labels }: LabelsLesson,
): Result<TaughtLesson | undefined> {
  const field = axisKey(chart.id, axis);
  const { mode, totals } = chart[axis];
  if (mode === 'fixed') return fail('teach.fixed', `${chart.name}: these ${axis} are as they are.`, field);
  const checked = mode === 'confirm' ? checkLabels(labels, totals) : checkRows(chart, labels ?? []);
  if (!checked.ok) return fail(checked.problem.code, `${chart.name}: ${checked.problem.message}`, field);
  const before = pack.heads[field];
  if (sameJson(before, checked.value)) return ok(undefined);
  return ok({ chart: chart.id, axis, heads: checked.value, ...(before && { before }) });
}

/** Rows added to an open chart: 1 to 40 characters without the bar that parts the labels in a cell's key, none there yet. */
export function checkRows(chart: ChartDef, names: readonly string[]): Result<readonly string[]> {
  const rows = names.map((name) => name.trim());
  const taken = chart.rows.labels.flatMap((head) => [head, labelName(chart.rows, head)]);
  for (const [i, name] of rows.entries()) {
    if (!isTextLine(name, ROW_NAME_LENGTH) || name.includes('|')) {
      return fail('rows.name', `A row's name has 1 to ${ROW_NAME_LENGTH} characters on one line, without |.`);
    }
    if ([...taken, ...rows.slice(0, i)].some((other) => sameName(other, name))) {
      return fail('rows.twice', `"${name}" is there already.`);
    }
  }
  return ok(rows);
}

/** "Combat Results Table, 2:1, 3" and "1/1 → 1/0"; of several how many cells, and each in the derivation. */
function describeLessons(charts: readonly ChartDef[], lessons: readonly TaughtLesson[]): TraceLine[] {
  const lines = lessons.map((lesson) => lessonLine(charts, lesson));
  const cells = lessons.filter((lesson) => 'column' in lesson).length;
  const [first] = lines;
  if (first && lines.length === 1) {
    const { value, ...labels } = first;
    return cells
      ? [{ ...first, kind: 'title' }]
      : [
          { ...labels, kind: 'title' },
          { ...first, label: 'Now' },
        ];
  }
  const names = new Set(lessons.map(({ chart }) => chartOf(charts, chart).name));
  const title = `${[...names].join(', ')}: ${cells === 1 ? '1 cell' : `${cells} cells`} read`;
  return [{ kind: 'title', label: title }, ...lines];
}

function lessonLine(charts: readonly ChartDef[], lesson: TaughtLesson): TraceLine {
  const chart = chartOf(charts, lesson.chart);
  if ('axis' in lesson) {
    const value = (lesson.heads ?? []).join(', ');
    return { kind: 'fact', label: `${chart.name}, ${lesson.axis}`, value };
  }
  const { column, row, cell = rulesCell(chart, column, row), before } = lesson;
  const words = (said: Cell | undefined) =>
    said ? describeCell(shapeOf(chart, column), said.value) : 'not read';
  const value = before ? `${words(before)} → ${words(cell)}` : words(cell);
  return { kind: 'cell', label: `${chart.name}, ${placeName(chart, column, row)}`, value };
}

/** What the rulebook says of a cell that is set otherwise. */
function statedLine(charts: readonly ChartDef[], lesson: TaughtLesson): TraceLine[] {
  if (!('column' in lesson) || !lesson.cell) return [];
  const chart = chartOf(charts, lesson.chart);
  const overridable = rulesCell(chart, lesson.column, lesson.row);
  if (!overridable?.rule) return [];
  const value = describeCell(shapeOf(chart, lesson.column), overridable.value);
  const label = `The rulebook says of ${placeName(chart, lesson.column, lesson.row)}`;
  return [{ kind: 'warning', label, value, rule: overridable.rule }];
}

function chartOf(charts: readonly ChartDef[], id: string): ChartDef {
  const chart = charts.find((candidate) => candidate.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart;
}

/** A recorded look-up of a cell: by which procedure, and what it said then. */
export type UsedCell = { readonly procedure: string; readonly value: Json };

/** The look-ups on record in this game by `chart|column|row`; struck lines and sealed ones are left out. */
export function usedCells(projection: Projection<unknown>): ReadonlyMap<string, readonly UsedCell[]> {
  const used = new Map<string, UsedCell[]>();
  for (const procedureRun of projection.runs) {
    if (procedureRun.struck || (procedureRun.secret && !projection.revealed.has(procedureRun.secret.tag)))
      continue;
    for (const answer of liveAnswers(procedureRun, projection.struck).values()) {
      if (answer.kind !== 'cell') continue;
      const key = `${answer.chart}|${cellKey(answer.column, answer.row)}`;
      const known = used.get(key) ?? [];
      known.push({ procedure: procedureRun.opened.id, value: answer.value });
      used.set(key, known);
    }
  }
  return used;
}
