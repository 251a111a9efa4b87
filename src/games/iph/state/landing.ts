import { waitingUnits } from '../data/forces';
import type { IphState } from './state';

const ROOM = 4;

export type LandingPlan = {
  readonly hexes: readonly { readonly hex: string; readonly room: number }[];
  readonly mustLand: number;
};

/** 8.1, 8.2: room for four in each surviving beachhead, less who is there; all that fit must land. */
export function planLanding(state: IphState, inHex: readonly number[]): LandingPlan {
  const hexes = state.beachheads
    .filter(({ marker }) => marker)
    .map(({ hex }, i) => ({ hex, room: Math.max(0, ROOM - (inHex[i] ?? 0)) }))
    .filter(({ room }) => room > 0);
  const room = hexes.reduce((sum, each) => sum + each.room, 0);
  return { hexes, mustLand: Math.min(room, waitingUnits(state.forces)) };
}

/** 5.5: something is left to land, and a beachhead to land it through. */
export const hasLanding = ({ forces, beachheads }: IphState): boolean =>
  waitingUnits(forces) > 0 && beachheads.some(({ marker }) => marker);
