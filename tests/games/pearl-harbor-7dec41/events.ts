import type { GameEvent } from '../../../src/core/play/procedure';
import type { Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { withShip } from './air';
import { inPlay } from './pearl';

export const REPORT = { id: 'c1', service: 'army', label: 'Radar', state: 'open' } as const;
export const SUBS = { miniSubs: { entered: 3, sunk: 1, gone: false } };

export const nevada = (change: Partial<Ship>) => withShip(inPlay(), 'nevada', change);

export const hit = (more: object = {}): GameEvent => ({
  type: 'v1.ShipHit',
  ship: 'nevada',
  from: 'ok',
  status: 'damaged',
  bombs: 0,
  ...more,
});

export const attacked = (more: object = {}): GameEvent => ({
  type: 'v1.SquadronAttacked',
  squadron: 'akagi-akagi-kate',
  ...more,
});
