/** `first`, `second`, or the American answer by the group that flies it: `counter-1`. */
export type StrikeId = string;

export const COUNTER = 'counter';

/** Squadrons sent at air units alone: they have fought, and attack nothing else (51.34, 51.41B, WW-11). */
export const AIR_ALONE = 'air';

/** "first strike", "US strike", "US strike 2" */
export function strikeName(id: StrikeId): string {
  if (!id.startsWith(COUNTER)) return `${id} strike`;
  return id === `${COUNTER}-1` ? 'US strike' : `US strike ${id.slice(COUNTER.length + 1)}`;
}

export const isFirst = ({ id }: { readonly id: StrikeId }): boolean => id === 'first';
