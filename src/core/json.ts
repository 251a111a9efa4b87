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

/** The same with sorted keys: one text for one value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isRecord(value)) return asciiJson(value);
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${canonicalJson(key)}:${canonicalJson(value[key])}`).join()}}`;
}

/** What a file says it is, by how it begins: every file of this app names its format first. */
export const formatOf = (start: string): string | undefined =>
  /^\ufeff?[ \t\n\r]*\{[ \t\n\r]*"format"[ \t\n\r]*:[ \t\n\r]*"([\w/-]+)"/.exec(start)?.[1];
