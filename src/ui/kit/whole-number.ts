import { withMinus } from '../../core/numbers';
import { parseWhole } from '../../core/typed';

/** One step up or down from what is typed, kept within bounds; from nothing typed, the nearer end to zero. */
export function stepWhole(text: string, by: 1 | -1, min: number, max: number): string {
  const value = parseWhole(text);
  const next =
    value === undefined ? Math.max(min, Math.min(max, 0)) : Math.max(min, Math.min(max, value + by));
  return withMinus(next);
}
