import type { WarState } from '../../../../src/games/world-at-war-51/state/state';
import type { Said as AnySaid, Seat as AnySeat } from '../../../support/seat';

export type Seat = AnySeat<WarState>;
export type Said = AnySaid<WarState>;

/** What is said where a script says nothing else. */
const USUAL: Said = {
  read: 'done',
  fleet: 'yes',
  strike: 'yes',
  nets: { us: 0, jp: 0 },
  aboard: { lost: 0 },
};

export const act = (seat: Seat, id: string, said: Said = {}): Promise<void> =>
  seat.act(id, { ...USUAL, ...said });

export const people = (house: { readonly [rule: string]: string } = {}): Said => ({
  players: { jp: 'Ken', us: 'Ann' },
  house,
});

/** Squadrons at each target, by the names of the ships. */
export const at = (targets: { readonly [target: string]: number }): Said => ({ targets });

/** One target attacked: the air defence's level and dice where it shoots, then the dice of the attack. */
export const hit = (
  attack: readonly number[],
  defence?: readonly [level: number, ...dice: number[]],
  said: Said = {},
): Said => {
  const [level, ...dice] = defence ?? [];
  return {
    attack,
    ...(level !== undefined && { defence: { level } }),
    ...(dice.length > 0 && { 'defence-dice': dice }),
    ...said,
  };
};
