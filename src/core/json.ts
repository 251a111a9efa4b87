import { parsing } from './parse-json';
import { fail, ok, type Result } from './result';
import { atOnce, type Steps } from './steps';

export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export type JsonRecord = { readonly [key: string]: Json };

/** True for a plain JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);
/** Milliseconds of a day that a calendar can name. */
export const isTime = (value: unknown): value is number =>
  isFiniteNumber(value) && Math.abs(value) <= 8.64e15;

/**
 * What people type is data: tags, turns of direction and half characters are kept, copied and read back like any other
 * letter, and shown as text. A line cannot hold what would break it.
 */
export function isTextLine(value: unknown, most: number, least = 1): value is string {
  return isText(value) && value.length <= most && value.trim().length >= least && !/\p{Cc}/u.test(value);
}

/** True for a whole number from `min` to `max`. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** Freezes a JSON tree in place and returns it, so that a procedure cannot write to the state it is shown. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** Structural equality of two JSON values. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((x, i) => sameJson(x, b[i]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** JSON with its keys in their own order and every character outside ASCII escaped: whatever carries it leaves it whole. */
export function asciiJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/[\u0080-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The same in pieces, for what is large. */
export function* asciiPieces(value: unknown): Generator<string, void> {
  if (typeof value !== 'object' || value === null || !weighsMore(value, HEAVY)) yield asciiJson(value);
  else if (Array.isArray(value)) yield* piecesOfList(value);
  else {
    let before = '{';
    for (const [key, part] of Object.entries(value)) {
      yield `${before}${asciiJson(key)}:`;
      before = ',';
      yield* asciiPieces(part);
    }
    yield '}';
  }
}

function* piecesOfList(list: readonly unknown[]): Generator<string, void> {
  let from = 0;
  let left = HEAVY;
  const before = () => (from ? ',' : '[');
  for (let i = 0; i < list.length; i += 1) {
    left = weigh(list[i], left);
    if (left >= 0) continue;
    if (i > from) yield before() + asciiJson(list.slice(from, i)).slice(1, -1);
    if (i > from) from = i;
    left = weigh(list[i], HEAVY);
    if (left >= 0) continue;
    yield before();
    yield* asciiPieces(list[i]);
    from = i + 1;
    left = HEAVY;
  }
  yield from < list.length ? `${before()}${asciiJson(list.slice(from)).slice(1, -1)}]` : ']';
}

/** Values that are written out in a millisecond. */
const HEAVY = 2000;
/** So many characters of a text weigh as much as a value. */
const LETTERS = 100;

/** Whether it holds more than so many values, long texts counted as several; what is beyond is not looked at. */
export const weighsMore = (value: unknown, most: number): boolean => weigh(value, most) < 0;

function weigh(value: unknown, most: number): number {
  let left = most - 1;
  if (isText(value)) return left - value.length / LETTERS;
  if (typeof value !== 'object' || value === null) return left;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < parts.length && left >= 0; i += 1) left = weigh(parts[i], left);
  return left;
}

/** The same as `asciiJson` with sorted keys: one text for one value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isRecord(value)) return asciiJson(value);
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${canonicalJson(key)}:${canonicalJson(value[key])}`).join()}}`;
}

/**
 * How large a text may be, in millions of characters, how deep it may be nested, how many values it may hold, and how long each
 * of its own texts may be.
 */
export type TextLimits = {
  readonly millions: number;
  readonly depth: number;
  readonly values: number;
  readonly text?: number;
};

/** Parses a text of unknown origin. No text can exhaust stack, memory or patience: what is beyond a limit is refused. */
export function* parsingHostile(
  given: string,
  { millions, depth, values, text = 1e9 }: TextLimits = { millions: 1, depth: 12, values: 100_000 },
): Steps<Result<unknown>> {
  if (given.length > millions * 1e6)
    return fail(
      'text.size',
      `This is larger than ${millions} MB: no such file is made by this app. Nothing was changed.`,
    );
  const parsed = yield* parsing(given.startsWith(ORDER_MARK) ? given.slice(1) : given, {
    depth,
    values,
    text,
  });
  if (parsed.values > values)
    return fail(
      'text.values',
      `This holds more than ${values} values: no such file is made by this app. Nothing was changed.`,
    );
  if (parsed.depth > depth) {
    return fail(
      'text.depth',
      `This is nested deeper than ${depth}: no such file is made by this app. Nothing was changed.`,
    );
  }
  if (parsed.text > text)
    return fail(
      'text.long',
      `This holds a text of more than ${text} characters: no such file is made by this app. Nothing was changed.`,
    );
  return parsed.of
    ? ok(parsed.of.value)
    : fail(
        'text.json',
        'This is not a file of this app, or it was cut short on its way. Nothing was changed.',
      );
}

export const parseHostile = (given: string, limits?: TextLimits): Result<unknown> =>
  atOnce(parsingHostile(given, limits));

/** An editor may put it before a file, where it means nothing and JSON has no place for it. */
const ORDER_MARK = '\ufeff';

/** What a file says it is, by how it begins: every file of this app names its format first. */
export const formatOf = (start: string): string | undefined =>
  /^\ufeff?[ \t\n\r]*\{[ \t\n\r]*"format"[ \t\n\r]*:[ \t\n\r]*"([\w/-]+)"/.exec(start)?.[1];
