import { SHIPS, type Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import type { IphState } from './state';

/** Ships of a side not yet sunk or damaged. */
export const afloat = (state: IphState, side: SideId): readonly Ship[] =>
  SHIPS.filter((ship) => ship.side === side && !state.ships.some((lost) => lost.id === ship.id));

/** Ships of a side in its Close In box. */
export const closeIn = (state: IphState, side: SideId): readonly Ship[] =>
  afloat(state, side).filter((ship) => state.close.includes(ship.id));
