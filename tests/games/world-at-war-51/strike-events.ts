import type { AttackEvent } from '../../../src/games/world-at-war-51/state/events';
import type { Attack, Strike } from '../../../src/games/world-at-war-51/state/state';
import { shipOf } from './one-strike';
import { over as overPearl } from './over-pearl';

export const toll = (eliminated: number, aborted: number) => ({ eliminated, aborted });
export const NONE = toll(0, 0);
export const AIR = { army: 6, naval: 5 };
export const CAUGHT = { army: 4, naval: 2 };
export const NEVADA = shipOf(3, { id: 'nevada', name: 'Nevada' });
export const UTAH = shipOf(3, { id: 'utah', name: 'Utah', status: 'sunk' });

export const first: Strike = { id: 'first', side: 'jp', squadrons: 9, fought: false, resolved: [] };
/** The first strike on its way, with nine squadrons. */
export const over = (strike: Partial<Strike> = {}, attack: Partial<Attack> = {}, house = {}) =>
  overPearl({ ...first, ...strike }, { nas: 9, nasAborted: 1, ships: [NEVADA, UTAH], ...attack }, house);
export const assigned = (...targets: readonly string[]) =>
  targets.map((target) => ({ target, squadrons: 1 }));
export const fought = (more: object = {}): AttackEvent => ({
  type: 'v1.AirFought',
  strike: 'first',
  attackers: NONE,
  army: NONE,
  naval: NONE,
  cap: NONE,
  ...more,
});
export const hit = (target: string, more: object = {}): AttackEvent => ({
  type: 'v1.TargetAttacked',
  strike: 'first',
  target,
  lost: NONE,
  effects: 1,
  ...more,
});
export const SURPRISE = { level: 1, cap: 0, defence: 0, attack: 0, fewer: 0, critical: false };
export const US = { id: 'counter-1', side: 'us' } as const;
