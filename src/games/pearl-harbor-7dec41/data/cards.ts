import { rangeOf } from './aircraft';
import type { Moment } from './sequence';
import type { Squadron } from './squadrons';

/** What hangs under a squadron, as its card tells. */
export const LOADS = { torpedo: 'torpedo', bombs: 'bombs', ap: 'armour-piercing bombs' } as const;
export type Load = keyof typeof LOADS;

/** What a side notes of a squadron. Nothing of it is enforced: the counters are on the map. */
export type Card = {
  readonly ready?: boolean;
  readonly load?: Load;
  /** In the air since then, with so many hexes of its range left; below zero it has flown too far. */
  readonly since?: Moment;
  readonly left?: number;
};
export type Cards = { readonly [squadron: string]: Card };

export const DEEDS = ['ready', 'load', 'off', 'held', 'on', 'home'] as const;
export type Deed = (typeof DEEDS)[number];

/** The card after what a squadron has done (Air Impulses, Launching, Air Attack Ops). */
export function cardAfter(
  card: Card,
  { type }: Squadron,
  deed: Deed,
  at: Moment,
  load: Load | undefined,
): Card {
  switch (deed) {
    case 'ready':
      return { ...card, ready: true };
    case 'load':
      return { ...card, ...(load && { load }) };
    case 'off':
      return { ...card, since: at, left: rangeOf(type) };
    case 'held':
      // Held back to join another wave: its first hex of range is gone.
      return { ...card, since: at, left: rangeOf(type) - 1 };
    case 'on':
      return card.left === undefined ? card : { ...card, left: card.left - 1 };
    case 'home':
      return {};
  }
}
