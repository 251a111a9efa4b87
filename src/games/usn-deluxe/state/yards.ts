import type { SideId } from '../data/units';
import { isYard, leftToServe, whyClosed } from './bases';
import { called } from './names';
import { afloat } from './register';
import { isReplaced } from './replacements';
import type { Ship, UsnState } from './state';

/** 9: Damaged ships that are not in repair. */
export const idle = (state: UsnState) =>
  afloat(state).filter(
    (ship) => ship.weeks > 0 && ship.repairs === undefined && !isReplaced(ship, state.cursor.turn),
  );
/** 22: Transports and oilers that are too badly damaged to be repaired. */
export const worn = (state: UsnState) => afloat(state).filter((ship) => isReplaced(ship, state.cursor.turn));

const YARDS: { readonly [side in SideId]: string } = {
  j: 'a naval base in Japan',
  a: 'Pearl Harbor, on the West Coast or in the India box',
};
/** 9(C), (D): Why a ship is not repaired where it lies, and where it would be. */
export function whyNoYard(state: UsnState, ship: Ship): string | undefined {
  const { place, side } = ship;
  if (isYard(state, place, side)) return undefined;
  const closed = whyClosed(state, place, side);
  return closed
    ? `${closed}.`
    : `${called(ship)} can be repaired only in ${YARDS[side]}. Move the ship there first.`;
}

/** 22, errata: Why a ship cannot leave the map where it lies: a naval base of its side that works takes it, whatever it served. */
export function whyNoPort(state: UsnState, ship: Ship): string | undefined {
  const { place, side } = ship;
  if (leftToServe({ ...state, served: {} }, place, side) !== 0) return undefined;
  const closed = whyClosed(state, place, side);
  return closed
    ? `${closed}.`
    : `${called(ship)} leaves the map only from a naval base of its own side. Move the ship there first.`;
}
