import {
  type CellShape,
  type ChartDef,
  cellKey,
  checkCell,
  rulesCell,
  shapeOf,
} from '../../core/charts/chart';
import { checkLabels } from '../../core/charts/labels';
import {
  axisKey,
  type ChartPack,
  type Lesson,
  lookupCell,
  lookupLabels,
  withLessons,
} from '../../core/charts/pack';
import type { UsedCell } from '../../core/journal/teach';
import { isRecord, isText, isTexts, type Json, sameJson } from '../../core/json';
import { withMinus } from '../../core/numbers';
import type { Problem, Result } from '../../core/result';
import { ok } from '../../core/result';
import { fold, parseWhole, plainNumbers } from '../../core/typed';
import { chartModel } from '../charts/chart-model';
import { knownCode } from '../charts/codes';
import { isTyped, tidyLabel } from '../charts/typed-labels';

/** A chart as it is being edited: what was typed, as it was typed, over what the pack says. */
export type GridDraft = {
  readonly cells: { readonly [cellKey: string]: string };
  readonly columns?: readonly string[];
  /** Rows added to an open chart. */
  readonly rows: readonly string[];
  /** The sheet says otherwise than the rulebook: its cells are open. */
  readonly differs: boolean;
  readonly reason: string;
};

export const isGridDraft = (kept: unknown): kept is GridDraft =>
  isRecord(kept) &&
  isRecord(kept.cells) &&
  Object.values(kept.cells).every(isText) &&
  (kept.columns === undefined || isTexts(kept.columns)) &&
  isTexts(kept.rows) &&
  typeof kept.differs === 'boolean' &&
  isText(kept.reason);

export const untouched: GridDraft = { cells: {}, rows: [], differs: false, reason: '' };

export type Grid = {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** What is wrong with the columns, and with each cell. */
  readonly columnsProblem?: Problem;
  readonly problems: ReadonlyMap<string, Problem>;
  /** All that saving would teach, heads first. */
  readonly lessons: readonly Lesson[];
  text(column: string, row: string): string;
  isLocked(column: string, row: string): boolean;
};

/** "1/0" and "10" for losses, a whole number, an option or a code; what is empty or a question mark is unknown. */
export function parseCell(shape: CellShape, text: string): Result<Json | undefined> {
  const typed = text.trim();
  if (!typed) return ok(undefined);
  if (shape.kind === 'number') return checkCell(shape, parseWhole(typed));
  if (shape.kind === 'words') return checkCell(shape, typed);
  if (shape.kind === 'code') return typed === '?' ? ok(undefined) : checkCell(shape, knownCode(shape, typed));
  if (shape.kind === 'choice')
    return checkCell(shape, shape.options.find(({ value }) => fold(value) === fold(typed))?.value ?? typed);
  const losses = LOSSES.exec(plainNumbers(typed));
  return checkCell(shape, losses && { attacker: Number(losses[1]), defender: Number(losses[2]) });
}

const LOSSES = /^(\d)\s*[/:\-.]?\s*(\d)$/;

/** True while more typing can still make a cell of it. */
export const isPartial = (shape: CellShape, text: string): boolean =>
  (shape.kind === 'losses' ? /^\d\s*[/:\-.]?$/ : /^[-+]$/).test(plainNumbers(text));

/** A value as one would type it. */
function cellText(shape: CellShape, value: Json | undefined): string {
  if (value === undefined) return '';
  if (shape.kind === 'choice' || shape.kind === 'words' || shape.kind === 'code') return String(value);
  if (shape.kind === 'number') return withMinus(Number(value));
  const { attacker, defender } = value as { readonly attacker: number; readonly defender: number };
  return `${attacker}/${defender}`;
}

/** "10" as the sheet prints it, "1/0"; what is no cell stays as typed. */
export function tidyCell(shape: CellShape, text: string): string {
  const parsed = parseCell(shape, text);
  return parsed.ok ? cellText(shape, parsed.value) : text;
}

export function gridOf(chart: ChartDef, pack: ChartPack, draft: GridDraft): Grid {
  const { totals } = chart.columns;
  const typed = draft.columns?.map((head) => tidyLabel(head, totals));
  const checked = typed && checkLabels(typed, totals);
  const labels = labelLessons(chart, pack, draft, checked?.ok ? checked.value : undefined);
  const { columns, rows } = chartModel(chart, withLessons(pack, labels, 0));
  const isLocked = (column: string, row: string) =>
    !draft.differs && rulesCell(chart, column, row) !== undefined;
  const problems = new Map<string, Problem>();
  const cells = rows.flatMap((row) =>
    columns.flatMap((column): Lesson[] => {
      const text = draft.cells[cellKey(column, row)];
      if (text === undefined || isLocked(column, row)) return [];
      const parsed = parseCell(shapeOf(chart, column), text);
      if (!parsed.ok) problems.set(cellKey(column, row), parsed.problem);
      if (!parsed.ok || sameJson(parsed.value, lookupCell(chart, pack, column, row)?.value)) return [];
      const place = { chart: chart.id, column, row };
      if (parsed.value === undefined) return [place];
      return [{ ...place, cell: { value: parsed.value, source: 'mapsheet' } }];
    }),
  );
  return {
    columns,
    rows,
    ...(checked && !checked.ok && { columnsProblem: checked.problem }),
    problems,
    lessons: [...(cells.length || draft.columns || draft.rows.length ? labels : []), ...cells],
    text: (column, row) =>
      draft.cells[cellKey(column, row)] ??
      cellText(shapeOf(chart, column), lookupCell(chart, pack, column, row)?.value),
    isLocked,
  };
}

/** Columns that were never confirmed are confirmed by the first cells typed under them, if all of them were offered. */
function labelLessons(
  chart: ChartDef,
  pack: ChartPack,
  { rows }: GridDraft,
  typed: readonly string[] | undefined,
): Lesson[] {
  const { id, columns } = chart;
  const known = lookupLabels(chart, pack, 'columns');
  const labels =
    columns.mode === 'confirm'
      ? (typed ?? (known || isTyped(columns.labels, columns.totals) ? undefined : columns.labels))
      : undefined;
  const own = pack.heads[axisKey(id, 'rows')] ?? [];
  return [
    ...(labels && !sameJson(labels, known) ? [{ chart: id, axis: 'columns' as const, heads: labels }] : []),
    ...(rows.length ? [{ chart: id, axis: 'rows' as const, heads: [...own, ...rows] }] : []),
  ];
}

/** The cells about to change whose old value is on record, and how many records used one. */
export function correctionsOf(
  lessons: readonly Lesson[],
  used: ReadonlyMap<string, readonly UsedCell[]>,
): { readonly cells: readonly string[]; readonly records: number } {
  const cells: string[] = [];
  const procedures = new Set<string>();
  for (const lesson of lessons) {
    if (!('column' in lesson)) continue;
    const key = cellKey(lesson.column, lesson.row);
    const old = (used.get(`${lesson.chart}|${key}`) ?? []).filter(
      ({ value }) => !sameJson(value, lesson.cell?.value),
    );
    if (old.length) cells.push(key);
    for (const { procedure } of old) procedures.add(procedure);
  }
  return { cells, records: procedures.size };
}
