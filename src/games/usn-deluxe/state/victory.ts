import { LEVELS } from '../data/scenario-items';
import { totalOf } from './points';
import type { EndId, UsnState } from './state';

/** 24, errata: The higher total over the lower; against nothing at all any point is decisive. */
export function levelOf(higher: number, lower: number): (typeof LEVELS)[number] | undefined {
  if (higher <= 0) return undefined;
  // Compared as products, so that no quotient is rounded.
  return LEVELS.findLast(({ from }) => higher * 2 >= lower * from * 2);
}

/** Who is ahead, and by how much the rules call it. */
export function standing(state: UsnState) {
  const [j, a] = [Math.max(0, totalOf(state, 'j')), Math.max(0, totalOf(state, 'a'))];
  const level = levelOf(Math.max(j, a), Math.min(j, a));
  const side: EndId = level ? (j > a ? 'j' : 'a') : 'nobody';
  return { j, a, level, side };
}
/** "1.62 to 1": the ratio to two places, cut and not rounded; against nothing the points themselves. */
export const ratioWords = (higher: number, lower: number): string =>
  lower <= 0 ? `${higher / 100} to 0` : `${Math.floor((higher * 100) / lower) / 100} to 1`;

/** Philippines: what is booked when a fleet that must leave has not. */
export const FLEET_STAYED = 'fleet-stayed';
export const hasForfeited = ({ done }: UsnState): boolean => FLEET_STAYED in done;
