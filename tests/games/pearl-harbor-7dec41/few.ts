import type { Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { withShip } from './air';
import { inPlay } from './pearl';

/** Arizona; Nevada, damaged at sea and back in harbour; Enterprise; Hiei. Two squadrons, one of Zeros lost. */
export const few = (more: Partial<GameState> = {}): PearlState => {
  const { ships, squadrons } = inPlay().game;
  const state = inPlay({
    ships: ships.filter(({ id }) => ['arizona', 'nevada', 'enterprise', 'hiei'].includes(id)),
    squadrons: squadrons
      .filter(({ id }) => ['oahu-b-17-8', 'oahu-p-40b-1', 'akagi-akagi-val', 'akagi-akagi-zero'].includes(id))
      .map((each) => (each.type === 'zero' ? { ...each, lost: true } : each)),
    ...more,
  });
  return withShip(state, 'nevada', { status: 'damaged', hitAt: 'sea', bombs: 1, penned: true });
};
export const shipIn = (state: PearlState, id: string): Ship => {
  const found = state.game.ships.find((ship) => ship.id === id);
  if (!found) throw new Error(`no ship ${id}`);
  return found;
};
