import { isRecord, isTextLine, isWhole, sameJson } from '../json';
import { isName, tidyName } from '../names';
import { fail, ok, type Problem, type Result } from '../result';
import { hasMarks, isInherited, nameHostile } from '../text';
import { type Axis, type Cell, type ChartDef, checkCell, rulesCell, shapeOf } from './chart';
import { checkLabels, spanOf } from './labels';
import { type AxisName, axisKey, type ChartPack, packSource, REASON_LENGTH, ROW_NAME_LENGTH } from './pack';

const MAX_VALUES = 2000;
/** Of the text of a set: each cell has up to seven values, each letter up to six in it. */
export const PACK_LIMITS = { millions: 1, depth: 12, values: 30_000, text: 4_000 };
const MAX_RULE = 20;
export const PACK_NAME_LENGTH = 60;
const TEXTS = { id: 80, name: PACK_NAME_LENGTH, notes: 200 };

/**
 * Checks a hostile JSON value as a pack for these charts and builds it anew from the fields we know. Names the
 * first problem and its place.
 */
export function parsePack(charts: readonly ChartDef[], game: string, raw: unknown): Result<ChartPack> {
  const parsed = parseFields(charts, game, raw);
  if (parsed.ok) return parsed;
  const { code, message, field } = parsed.problem;
  return fail(code, `${message} Nothing was changed.`, field);
}

function parseFields(charts: readonly ChartDef[], game: string, raw: unknown): Result<ChartPack> {
  if (!isRecord(raw) || raw.format !== 1)
    return fail('pack.format', 'This is not a set of charts that this app can read.');
  if (raw.game !== game)
    return fail('pack.game', 'These charts belong to another game. Open them under the charts of that game.');
  const { id, name, notes, version, practice } = raw;
  const text = textProblem({ id, name, notes });
  if (text) return text;
  if (!isWhole(version, 1, 1e6) || typeof practice !== 'boolean')
    return fail('pack.version', 'The pack does not say which version it is.');
  if (!isRecord(raw.heads) || !isRecord(raw.cells)) return fail('pack.cells', 'The pack holds no charts.');
  const size = checkPackSize({ heads: raw.heads, cells: raw.cells });
  if (size) return size;
  const labels = parseLabels(charts, raw.heads);
  if (!labels.ok) return labels;
  const about = { id: String(id), game, name: String(name), version, notes: String(notes), practice };
  const cells = parseCells(charts, raw.cells, practice);
  return cells.ok ? ok({ format: 1, ...about, heads: labels.value, cells: cells.value }) : cells;
}

/** A set from elsewhere under a name that turns no sentence: its file says who made it, and is read as it was written. */
export function withTidyName(pack: ChartPack): ChartPack {
  const name = tidyName(pack.name) || 'Charts';
  return name === pack.name ? pack : { ...pack, name };
}

/** A name as a player typed it, trimmed. */
export function checkPackName(typed: string): Result<string> {
  const name = typed.trim();
  return isName(name, PACK_NAME_LENGTH) ? ok(name) : textFailure('name', 1);
}

/** A pack of a size that can be handed on. */
export function checkPackSize({
  heads: labels,
  cells,
}: {
  heads: object;
  cells: object;
}): Failure | undefined {
  return countValues(labels) + countValues(cells) > MAX_VALUES
    ? fail('pack.size', `The pack holds more than ${MAX_VALUES} cells and row names.`)
    : undefined;
}

function textProblem(texts: { readonly [key in keyof typeof TEXTS]?: unknown }): Failure | undefined {
  for (const key of ['id', 'name', 'notes'] as const) {
    if (!(key in texts)) continue;
    const text = texts[key];
    const least = key === 'notes' ? 0 : 1;
    if (!isTextLine(text, TEXTS[key], least)) return textFailure(key, least);
    // The app made it; it stands in keys and addresses.
    if (key === 'id' && hasMarks(text)) return fail('pack.marks', 'This is not the id of a pack.', key);
  }
  return undefined;
}

const textFailure = (key: keyof typeof TEXTS, least: number): Failure =>
  fail('pack.text', `The pack's ${key} has ${least} to ${TEXTS[key]} characters on one line.`, key);

function parseLabels(charts: readonly ChartDef[], raw: Record<string, unknown>): Result<ChartPack['heads']> {
  const parsed: [string, readonly string[]][] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (isInherited(key)) return keyProblem(key);
    const found = findAxis(charts, key);
    if (!found) return fail('pack.axis', `There is no axis "${nameHostile(key)}" to be filled in.`);
    const { chart, axis } = found;
    const labels = axis.mode === 'open' ? checkRowNames(chart, axis, value) : checkLabels(value, axis.totals);
    if (!labels.ok) return fail(labels.problem.code, `${chart.name}: ${labels.problem.message}`);
    parsed.push([key, labels.value]);
  }
  return ok(Object.fromEntries(parsed));
}

/** The axis of a key, if it is one that the rules leave to the players. */
function findAxis(charts: readonly ChartDef[], key: string) {
  const axes = ['columns', 'rows'] satisfies AxisName[];
  return charts
    .flatMap((chart) => axes.map((name) => ({ chart, axis: chart[name], key: axisKey(chart.id, name) })))
    .find((found) => found.key === key && found.axis.mode !== 'fixed');
}

function checkRowNames(chart: ChartDef, axis: Axis, names: unknown): Result<readonly string[]> {
  if (!Array.isArray(names)) return fail('pack.axis', 'The row names are missing.');
  for (const [i, name] of names.entries()) {
    const problem = typeof name === 'string' ? rowNameProblem(chart.name, name) : NO_NAME;
    if (problem) return problem;
    if (axis.labels.includes(name) || names.indexOf(name) < i)
      return fail('pack.axis', `The row "${nameHostile(name)}" appears twice.`);
  }
  return ok(names);
}

/** The bar stands between the labels of a cell's key. */
function rowNameProblem(chart: string, name: string): Failure | undefined {
  if (!isTextLine(name, ROW_NAME_LENGTH)) return NO_NAME;
  return name.includes('|')
    ? fail('pack.marks', `${chart}: the row name "${nameHostile(name)}" holds a bar.`)
    : undefined;
}

function parseCells(
  charts: readonly ChartDef[],
  raw: Record<string, unknown>,
  practice: boolean,
): Result<ChartPack['cells']> {
  const parsed: [string, { readonly [key: string]: Cell }][] = [];
  for (const [id, chartCells] of Object.entries(raw)) {
    if (isInherited(id)) return keyProblem(id);
    const chart = charts.find((candidate) => candidate.id === id);
    if (!chart || !isRecord(chartCells)) return fail('pack.chart', `There is no chart "${nameHostile(id)}".`);
    const cells: [string, Cell][] = [];
    for (const [key, cell] of Object.entries(chartCells)) {
      const checked = parseCell(chart, key, cell, practice);
      if (!checked.ok) return checked;
      cells.push([key, checked.value]);
    }
    parsed.push([id, Object.fromEntries(cells)]);
  }
  return ok(Object.fromEntries(parsed));
}

function parseCell(chart: ChartDef, key: string, raw: unknown, practice: boolean): Result<Cell> {
  const [column = '', row = '', ...more] = key.split('|');
  const place = `${chart.name}, ${nameHostile(column)} / ${nameHostile(row)}`;
  const none = fail('pack.cell', `${place}: no such cell.`);
  if (more.length || !isRecord(raw)) return none;
  const off = labelProblem(chart, chart.columns, column, none) ?? labelProblem(chart, chart.rows, row, none);
  if (off) return off;
  const { at, rule, reason } = raw;
  const source = packSource({ practice });
  if (raw.source !== source) return fail('pack.source', `${place}: its source is not that of the pack.`);
  if (at !== undefined && !(typeof at === 'number' && Number.isFinite(at)))
    return fail('pack.at', `${place}: the time it was read is not a time.`);
  if (rule !== undefined && !isTextLine(rule, MAX_RULE))
    return fail('pack.rule', `${place}: its rule is not a rule number.`);
  const value = checkCell(shapeOf(chart, column), raw.value);
  if (!value.ok) return fail('pack.value', `${place}: ${value.problem.message}`);
  if (reason !== undefined && !isTextLine(reason, REASON_LENGTH))
    return fail('pack.reason', `${place}: a reason has 1 to ${REASON_LENGTH} characters.`);
  const overridable = rulesCell(chart, column, row);
  if (overridable && reason === undefined && !sameJson(overridable.value, value.value))
    return fail('pack.reason', `${place}: it differs from rule ${overridable.rule} and gives no reason.`);
  return ok({
    value: value.value,
    source,
    ...(at !== undefined && { at }),
    ...(rule !== undefined && { rule }),
    ...(reason !== undefined && { reason }),
  });
}

function labelProblem(chart: ChartDef, axis: Axis, head: string, none: Failure): Failure | undefined {
  if (axis.labels.includes(head) || (axis.mode === 'confirm' && spanOf(head, axis.totals))) return undefined;
  return axis.mode === 'open' ? rowNameProblem(chart.name, head) : none;
}

type Failure = { readonly ok: false; readonly problem: Problem };

const NO_NAME = fail('pack.axis', `A row name has 1 to ${ROW_NAME_LENGTH} characters on one line.`);

const keyProblem = (key: string) => fail('pack.key', `The pack: "${nameHostile(key)}" cannot be a name.`);

const countValues = (charts: object): number =>
  Object.values(charts).reduce<number>((sum, chart: unknown) => sum + Object.keys(Object(chart)).length, 0);
