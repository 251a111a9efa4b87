/** Results by a code, such as `A1R` or `NE`. A known code with `#` stands for any with a number there, as `A#R` does. */

/** What of a list a code is: itself, else the first pattern that it fits; `number` is what stands for its `#`. */
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

/** Up to `most` characters without blanks; a single `?` is a cell that nobody has read. */
export const isCode = (value: unknown, most: number): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= most &&
  value !== '?' &&
  !/[\s|\p{Cc}]/u.test(value);
