import { SHIPS, type Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import type { IphState } from './state';

/** 4.7: How a ship left the game. */
export type How = 'sunk' | 'damaged';
/** What is recorded of a ship that left the game: "Battleship Hiei sunk". */
export const lossLabel = ({ label }: Ship, how: How): string => `${label} ${how}`;
/**
 * Recorded games say it by the last word of that label alone: the points do not, since several hits may have scored
 * (IPH-7).
 */
export const howLost = ({ label }: { readonly label: string }): How =>
  label.endsWith('sunk') ? 'sunk' : 'damaged';

/** Ships of a side not yet sunk or damaged. */
export const afloat = (state: IphState, side: SideId): readonly Ship[] =>
  SHIPS.filter((ship) => ship.side === side && !state.ships.some((lost) => lost.id === ship.id));

/** Ships of a side in its Close In box. */
export const closeIn = (state: IphState, side: SideId): readonly Ship[] =>
  afloat(state, side).filter((ship) => state.close.includes(ship.id));
