import type { Json } from '../json';
import type { CellShape } from './chart';

/**
 * What of a list a result by a code is, such as A1R: itself, else the first pattern that it fits, where `#` stands for the
 * `number`, as in `A#R`.
 */
export function findCode<T extends { readonly value: string }>(
  known: readonly T[],
  code: string,
): { readonly of: T; readonly number?: number } | undefined {
  const exact = known.find(({ value }) => value === code && !isPattern(value));
  if (exact) return { of: exact };
  for (const of of known) {
    if (!isPattern(of.value)) continue;
    const [before = '', after = ''] = of.value.split('#');
    const digits = code.slice(before.length, code.length - after.length);
    if (code === before + digits + after && /^\d{1,3}$/.test(digits)) return { of, number: Number(digits) };
  }
  return undefined;
}

export const isPattern = (value: string): boolean => value.includes('#');

/** What a result by a code means, as far as its shape says so. */
export function codeMeans(shape: CellShape, value: Json): string | undefined {
  if (shape.kind !== 'code') return undefined;
  const { of, number } = findCode(shape.known, String(value)) ?? {};
  return number === undefined ? of?.label : of?.label.replace('#', String(number));
}
