import { isText } from './json';

/** So many characters of a text weigh as much as a value. */
const LETTERS = 100;

/** Whether it holds more than so many values, long texts counted as several; what is beyond is not looked at. */
export const weighsMore = (value: unknown, most: number): boolean => weigh(value, most) < 0;

/** What is left of `most` values; below nothing where it holds more. */
export function weigh(value: unknown, most: number): number {
  let left = most - 1;
  if (isText(value)) return left - value.length / LETTERS;
  if (typeof value !== 'object' || value === null) return left;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < parts.length && left >= 0; i += 1) left = weigh(parts[i], left);
  return left;
}
