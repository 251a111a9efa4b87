import type { AirType } from '../../data/crts';
import type { SideId } from '../../data/units';

/** 5H, 5I: Who flies against ships, one wave after the other. */
export const WAVES: { readonly [side in SideId]: readonly (readonly AirType[])[] } = {
  a: [['LBAC', 'B29'], ['LAC'], ['NAC']],
  j: [['LAC', 'Kami'], ['NAC']],
};

/** Points shared out evenly, the first ones with one more where they do not come out even. */
export const shareOut = (points: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, i) => Math.floor(points / among) + (i < points % among ? 1 : 0));
