import type { SideId } from '../../data/units';

/** What a side brings to the dice of a naval engagement. */
export type Fleet = {
  readonly die: number;
  /** Undamaged destroyers and light cruisers. */
  readonly screens: number;
  readonly carrier?: boolean;
  readonly zone?: boolean;
  readonly radar?: boolean;
  /** Japan in 1941 and 1942. */
  readonly early?: boolean;
};
type Fleets = { readonly [side in SideId]: Fleet };

const WORDS = {
  screens: 'More destroyers and light cruisers',
  early: 'Japan in 1941 and 1942',
  radar: 'Radar',
  carrier: 'A carrier with aircraft',
  zone: 'Undisputed own air zone',
} as const;

/** 36: What adds one to a side's die, in words. */
export function bonuses(fleets: Fleets, side: SideId): readonly string[] {
  const { screens, ...own } = fleets[side];
  const holds = { ...own, screens: screens > fleets[side === 'j' ? 'a' : 'j'].screens };
  return (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((key) => holds[key]).map((key) => WORDS[key]);
}

/** 36: The higher total fires first; a tie fires together. */
export function firstToFire(fleets: Fleets): {
  readonly [side in SideId]: number;
} & { readonly first: SideId | 'together' } {
  const j = fleets.j.die + bonuses(fleets, 'j').length;
  const a = fleets.a.die + bonuses(fleets, 'a').length;
  return { j, a, first: j === a ? 'together' : j > a ? 'j' : 'a' };
}
