import { withMinus } from '../../core/numbers';

/**
 * The whole number a player typed, or undefined: nothing is rounded, trimmed of letters or taken for zero.
 * A minus sign may be the keyboard's or the printer's.
 */
export function parseWhole(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  return /^[-+]?\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

/** One step up or down from what is typed, kept within bounds; from nothing typed, the nearer end to zero. */
export function stepWhole(text: string, by: 1 | -1, min: number, max: number): string {
  const value = parseWhole(text);
  const next =
    value === undefined ? Math.max(min, Math.min(max, 0)) : Math.max(min, Math.min(max, value + by));
  return withMinus(next);
}
