import type { SideId } from '../data/units';
import type { UsnEvent } from './bounds';
import { isOffMap } from './fuel';
import type { UsnState } from './state';

const HOME: { readonly [side in SideId]: string } = { j: 'Naval bases in Japan', a: 'West Coast' };

/** Where its ships come: the place of the set-up that is called so, so that the register has one of it. */
export const homeOf = ({ ships }: UsnState, side: SideId): string =>
  ships.find(({ place }) => place.startsWith(HOME[side]))?.place ?? HOME[side];

const fuelledOnArrival = ({ house, cursor }: UsnState): number =>
  house.arrivalFuel === 'before' ? cursor.turn - 1 : cursor.turn;

/** A ship that arrives; USN-49: what sails at once from a box off the map is due as early as from a base. */
export const arriving = (state: UsnState, ship: string, place: string) => ({
  ...{ ship, place, weeks: 0, fuelled: fuelledOnArrival(state) },
  ...(state.house.arrivalFuel === 'before' && isOffMap(place) && { early: true as const }),
});

/** 22: As new, where replacements come, or where a row of the data says. */
export const comeBack = (state: UsnState, ids: readonly string[], at?: string): UsnEvent => ({
  type: 'v1.ShipsCame',
  ships: ids.map((ship) => arriving(state, ship, at ?? homeOf(state, ship.startsWith('j') ? 'j' : 'a'))),
});

/** Philippines: Ships that were off the map for a time, as they left it (USN-92). */
export const rejoin = (state: UsnState, ids: readonly string[], place: string): readonly UsnEvent[] =>
  state.ships
    .filter(({ id }) => ids.includes(id))
    .map(({ id, weeks }) => ({
      type: 'v1.ShipSet',
      ship: id,
      place,
      weeks,
      fuelled: fuelledOnArrival(state),
      status: 'afloat',
    }));
