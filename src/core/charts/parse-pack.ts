import { isRecord, isTextLine, isWhole, type Json, sameJson } from '../json';
import { isName, tidyName } from '../names';
import { fail, ok, type Problem, type Result } from '../result';
import { hasMarks, isInherited, nameHostile } from '../text';
import { type Axis, type Cell, type ChartDef, checkCell, rulesCell, shapeOf } from './chart';
import { checkLabels, spanOf } from './labels';
import { type AxisName, axisKey, type ChartPack, packSource, REASON_LENGTH, ROW_NAME_LENGTH } from './pack';
import { type Aside, couldBeCell, couldBeId, couldBeLabels, gatheredFrom } from './pack-aside';

/**
 * `lenient`, for a game whose charts differ from edition to edition: what this edition lacks is kept aside, where a strict
 * reading refuses the pack; and it may hold as much as such charts do.
 */
export type PackReading = { readonly lenient?: boolean | undefined };

/** How the packs of a game are read. */
export const readingOf = ({ editions }: { editions?: unknown }): PackReading => ({
  lenient: editions !== undefined,
});

/** In all charts of a game with editions. */
const MOST_CELLS = 6000;
const MAX_VALUES = 2000;
/** With what is kept aside, and the names of rows. */
const MAX_LENIENT = MOST_CELLS + MAX_VALUES;
/** Of the text of a set: each cell has up to seven values, each letter up to six in it. */
export const PACK_LIMITS = { millions: 1, depth: 12, values: 30_000, text: 4_000 };
export const limitsOf = ({ lenient }: PackReading) =>
  lenient ? { ...PACK_LIMITS, millions: 2, values: 80_000 } : PACK_LIMITS;
const MAX_RULE = 20;
export const PACK_NAME_LENGTH = 60;
const TEXTS = { id: 80, name: PACK_NAME_LENGTH, notes: 200 };

/**
 * Checks a hostile JSON value as a pack for these charts and builds it anew from the fields we know. Names the
 * first problem and its place.
 */
export function parsePack(
  charts: readonly ChartDef[],
  game: string,
  raw: unknown,
  reading: PackReading = {},
): Result<ChartPack> {
  const parsed = parseFields(charts, game, raw, reading);
  if (parsed.ok) return parsed;
  const { code, message, field } = parsed.problem;
  return fail(code, `${message} Nothing was changed.`, field);
}

/** A pack at hand with these charts: what they lack is kept aside, and what they have again is read back. */
export function fitPack(charts: readonly ChartDef[], pack: ChartPack): ChartPack {
  const fitted = parsePack(charts, pack.game, pack, { lenient: true });
  return fitted.ok ? fitted.value : pack;
}

function parseFields(
  charts: readonly ChartDef[],
  game: string,
  raw: unknown,
  reading: PackReading,
): Result<ChartPack> {
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
  const given = withAside(raw.heads, raw.cells, reading.lenient ? raw.aside : undefined);
  if (!given.ok) return given;
  const size = checkPackSize(given.value, reading);
  if (size) return size;
  const aside: Kept | undefined = reading.lenient ? { heads: {}, cells: {} } : undefined;
  const labels = parseLabels(charts, given.value.heads, aside);
  if (!labels.ok) return labels;
  const about = { id: String(id), game, name: String(name), version, notes: String(notes), practice };
  const cells = parseCells(charts, given.value.cells, practice, aside);
  if (!cells.ok) return cells;
  const isKept = aside && (Object.keys(aside.heads).length > 0 || Object.keys(aside.cells).length > 0);
  return ok({
    ...{ format: 1, ...about, heads: labels.value, cells: cells.value },
    ...(isKept && { aside }),
  });
}

type Raw = Record<string, unknown>;
/** What is kept aside as it is met. */
type Kept = {
  readonly heads: { [key: string]: readonly string[] };
  readonly cells: { [chart: string]: { readonly [key: string]: Cell } };
};

/** Heads and cells with those that were kept aside, which are parsed like the others. */
function withAside(heads: Raw, cells: Raw, aside: unknown): Result<{ heads: Raw; cells: Raw }> {
  if (aside === undefined) return ok({ heads, cells });
  if (!isRecord(aside) || !isRecord(aside.heads) || !isRecord(aside.cells)) return noAside;
  const charts = [...Object.values(cells), ...Object.values(aside.cells)];
  if (![...Object.keys(cells), ...Object.keys(aside.cells)].every(couldBeId) || !charts.every(isRecord))
    return noAside;
  const whole = gatheredFrom({ heads, cells } as Aside, aside as Aside);
  return ok({ heads: { ...whole.heads }, cells: { ...whole.cells } });
}

const noAside = fail('pack.aside', 'What the pack keeps of another edition cannot be read.');

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
export function checkPackSize(
  { heads: labels, cells, aside }: { heads: object; cells: object; aside?: Aside },
  { lenient }: PackReading = {},
): Failure | undefined {
  const most = lenient ? MAX_LENIENT : MAX_VALUES;
  const kept = aside ? countValues(aside.heads) + countValues(aside.cells) : 0;
  return countValues(labels) + countValues(cells) + kept > most
    ? fail('pack.size', `The pack holds more than ${most} cells and row names.`)
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

function parseLabels(
  charts: readonly ChartDef[],
  raw: Raw,
  aside: Kept | undefined,
): Result<ChartPack['heads']> {
  const parsed: [string, readonly string[]][] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (isInherited(key)) return keyProblem(key);
    const labels = parseAxis(charts, key, value);
    if (labels.ok) parsed.push([key, labels.value]);
    else if (aside && couldBeId(key) && couldBeLabels(value)) aside.heads[key] = value;
    else return labels;
  }
  return ok(Object.fromEntries(parsed));
}

function parseAxis(charts: readonly ChartDef[], key: string, value: unknown): Result<readonly string[]> {
  const found = findAxis(charts, key);
  if (!found) return fail('pack.axis', `There is no axis "${nameHostile(key)}" to be filled in.`);
  const { chart, axis } = found;
  const labels = axis.mode === 'open' ? checkRowNames(chart, axis, value) : checkLabels(value, axis.totals);
  return labels.ok ? labels : fail(labels.problem.code, `${chart.name}: ${labels.problem.message}`);
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
  raw: Raw,
  practice: boolean,
  aside: Kept | undefined,
): Result<ChartPack['cells']> {
  const parsed: [string, { readonly [key: string]: Cell }][] = [];
  for (const [id, chartCells] of Object.entries(raw)) {
    if (isInherited(id)) return keyProblem(id);
    const chart = charts.find((candidate) => candidate.id === id);
    const none = fail('pack.chart', `There is no chart "${nameHostile(id)}".`);
    if (!isRecord(chartCells) || !(chart || (aside && couldBeId(id)))) return none;
    const cells: [string, Cell][] = [];
    const kept: [string, Cell][] = [];
    for (const [key, cell] of Object.entries(chartCells)) {
      const checked = chart ? parseCell(chart, key, cell, practice) : none;
      const other = checked.ok || !aside ? undefined : parseAside(key, cell, practice);
      if (checked.ok) cells.push([key, checked.value]);
      else if (other) kept.push([key, other]);
      else return checked;
    }
    if (chart) parsed.push([id, Object.fromEntries(cells)]);
    if (aside && (kept.length || !chart)) aside.cells[id] = Object.fromEntries(kept);
  }
  return ok(Object.fromEntries(parsed));
}

/** A cell that another edition can have. */
function parseAside(key: string, raw: unknown, practice: boolean): Cell | undefined {
  if (!isRecord(raw) || !couldBeCell(key, raw.value)) return undefined;
  const wrong = factsProblem('', raw, practice) ?? reasonProblem('', raw);
  return wrong ? undefined : cellOf(raw.value as Json, raw, practice);
}

/** What is wrong with where a cell comes from. */
function factsProblem(place: string, { source, at, rule }: Raw, practice: boolean): Failure | undefined {
  if (source !== packSource({ practice }))
    return fail('pack.source', `${place}: its source is not that of the pack.`);
  if (at !== undefined && !(typeof at === 'number' && Number.isFinite(at)))
    return fail('pack.at', `${place}: the time it was read is not a time.`);
  if (rule !== undefined && !isTextLine(rule, MAX_RULE))
    return fail('pack.rule', `${place}: its rule is not a rule number.`);
  return undefined;
}

const reasonProblem = (place: string, { reason }: Raw): Failure | undefined =>
  reason === undefined || isTextLine(reason, REASON_LENGTH)
    ? undefined
    : fail('pack.reason', `${place}: a reason has 1 to ${REASON_LENGTH} characters.`);

/** A cell of the facts that were checked, and of nothing besides. */
function cellOf(value: Json, { at, rule, reason }: Raw, practice: boolean): Cell {
  return {
    value,
    source: packSource({ practice }),
    ...(at !== undefined && { at: at as number }),
    ...(rule !== undefined && { rule: rule as string }),
    ...(reason !== undefined && { reason: reason as string }),
  };
}

function parseCell(chart: ChartDef, key: string, raw: unknown, practice: boolean): Result<Cell> {
  const [column = '', row = '', ...more] = key.split('|');
  const place = `${chart.name}, ${nameHostile(column)} / ${nameHostile(row)}`;
  const none = fail('pack.cell', `${place}: no such cell.`);
  if (more.length || !isRecord(raw)) return none;
  const off = labelProblem(chart, chart.columns, column, none) ?? labelProblem(chart, chart.rows, row, none);
  const wrong = off ?? factsProblem(place, raw, practice);
  if (wrong) return wrong;
  const value = checkCell(shapeOf(chart, column), raw.value);
  if (!value.ok) return fail('pack.value', `${place}: ${value.problem.message}`);
  const why = reasonProblem(place, raw);
  if (why) return why;
  const overridable = rulesCell(chart, column, row);
  if (overridable && raw.reason === undefined && !sameJson(overridable.value, value.value))
    return fail('pack.reason', `${place}: it differs from rule ${overridable.rule} and gives no reason.`);
  return ok(cellOf(value.value, raw, practice));
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
