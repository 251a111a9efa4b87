import type { Entry } from '../core/journal';
import { isRecord } from '../core/json';
import type { ChartPack } from '../core/pack';

/** What stands in the store, and the checks that what comes out of it is that. */
export type GameRow = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly charts: 'own' | 'practice';
  /** The id of its chart pack, if it is not the one that `charts` names. */
  readonly pack?: string;
  readonly created: number;
  readonly updated: number;
  readonly archived: boolean;
  readonly entries: number;
  readonly summary: string;
};

export type EntryRow = Entry & { readonly game: string };

/** Where no pack was chosen, players' charts are shared by all games of a kind; the practice set stays apart. */
export const packIdOf = (row: {
  readonly charts: GameRow['charts'];
  readonly game: string;
  readonly pack?: string | undefined;
}): string => row.pack ?? `${row.charts}:${row.game}`;

export function parseGameRow(raw: unknown): GameRow | undefined {
  if (!isRecord(raw)) return undefined;
  const texts = [raw.id, raw.game, raw.title, raw.summary].every(isText);
  const numbers = [raw.created, raw.updated, raw.entries].every(isNumber);
  const charts = raw.charts === 'own' || raw.charts === 'practice';
  const pack = raw.pack === undefined || isText(raw.pack);
  return texts && numbers && charts && pack && typeof raw.archived === 'boolean'
    ? (raw as GameRow)
    : undefined;
}

/** Stands in the list for a row that cannot be read, so that the game is not hidden and can be copied or deleted. */
export function unreadableRow(raw: unknown): GameRow | undefined {
  if (!isRecord(raw) || !isText(raw.id)) return undefined;
  return {
    id: raw.id,
    game: isText(raw.game) ? raw.game : '',
    title: isText(raw.title) ? raw.title : 'Unreadable game',
    charts: 'own',
    created: 0,
    updated: isNumber(raw.updated) ? raw.updated : 0,
    archived: false,
    entries: isNumber(raw.entries) ? raw.entries : 0,
    summary: 'Cannot be opened by this version of the app',
  };
}

/** The journal entry of a stored row; undefined when this version of the app cannot read it. */
export function parseEntryRow(raw: unknown): Entry | undefined {
  if (!isRecord(raw) || !isText(raw.id) || !Number.isInteger(raw.seq) || !isNumber(raw.at)) return undefined;
  if (!fitsKind(raw)) return undefined;
  const { game: _, ...entry } = raw;
  return entry as unknown as Entry;
}

export function parsePackRow(raw: unknown): ChartPack | undefined {
  if (!isRecord(raw) || raw.format !== 1 || !isNumber(raw.version)) return undefined;
  if (![raw.id, raw.game, raw.name, raw.notes].every(isText)) return undefined;
  if (typeof raw.practice !== 'boolean' || !isRecord(raw.heads) || !isRecord(raw.cells)) return undefined;
  const heads = Object.values(raw.heads).every(isTexts);
  const cells = Object.values(raw.cells).every(
    (chart) => isRecord(chart) && Object.values(chart).every((cell) => isRecord(cell) && isText(cell.source)),
  );
  return heads && cells ? (raw as unknown as ChartPack) : undefined;
}

function fitsKind(raw: Record<string, unknown>): boolean {
  switch (raw.kind) {
    case 'v1.Opened':
      return isText(raw.procedure) && isRecord(raw.args) && fitsAnswers(raw);
    case 'v1.Answered':
      return isText(raw.of) && fitsAnswers(raw);
    case 'v1.Struck':
    case 'v1.Restored':
      return isTexts(raw.ids);
    case 'v1.Noted':
      return isText(raw.text) && (raw.roll === undefined || isRoll(raw.roll));
    case 'v1.Taught':
      return (
        fitsLessons(raw.lessons) && isTrace(raw.trace) && (raw.reason === undefined || isText(raw.reason))
      );
    default:
      return false;
  }
}

function fitsAnswers({ answers, outcome }: Record<string, unknown>): boolean {
  const recorded =
    Array.isArray(answers) &&
    answers.every((r) => isRecord(r) && isText(r.key) && isRecord(r.answer) && isText(r.answer.kind));
  if (!recorded || outcome === undefined) return recorded;
  if (!isRecord(outcome) || !Array.isArray(outcome.events) || !isTrace(outcome.trace)) return false;
  return outcome.events.every((event) => isRecord(event) && isText(event.type));
}

function fitsLessons(lessons: unknown): boolean {
  const isCell = (said: unknown) =>
    said === undefined || (isRecord(said) && isText(said.source) && (said.value ?? null) !== null);
  const isHeads = (said: unknown) => said === undefined || isTexts(said);
  return (
    Array.isArray(lessons) &&
    lessons.length > 0 &&
    lessons.every((lesson) => {
      if (!isRecord(lesson) || !isText(lesson.chart)) return false;
      const { axis, heads, column, row, cell, before } = lesson;
      if (axis !== undefined)
        return (axis === 'columns' || axis === 'rows') && isHeads(heads) && isHeads(before);
      return isText(column) && isText(row) && isCell(cell) && isCell(before);
    })
  );
}

const isRoll = (roll: unknown): boolean =>
  isRecord(roll) &&
  isNumber(roll.sides) &&
  isText(roll.by) &&
  Array.isArray(roll.faces) &&
  roll.faces.every(isNumber);
const isTrace = (trace: unknown): boolean =>
  Array.isArray(trace) && trace.every((line) => isRecord(line) && isText(line.kind) && isText(line.label));
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
