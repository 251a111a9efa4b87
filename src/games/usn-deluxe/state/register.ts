import type { SideId } from '../data/units';
import { stopRepair } from './repair';
import type { Ship, UsnState } from './state';

/** "j:CV-1" */
export const shipId = (side: SideId, name: string): string => `${side}:${name}`;

/** A ship as it enters play, by its id. */
export function launch(
  id: string,
  { place, weeks, fuelled }: Pick<Ship, 'place' | 'weeks' | 'fuelled'>,
): Ship {
  const side: SideId = id.startsWith('j') ? 'j' : 'a';
  const name = id.slice(2);
  const type = name.replace(/-[^-]*$/, '');
  return { id, side, type, name, place, status: 'afloat', fuelled, weeks, booked: 0 };
}

export const shipOf = ({ ships }: UsnState, id: string): Ship | undefined =>
  ships.find((ship) => ship.id === id);

export const afloat = ({ ships }: UsnState, side?: SideId): readonly Ship[] =>
  ships.filter((ship) => ship.status === 'afloat' && (side === undefined || ship.side === side));

/** Each of these ships changed, the others as they are; or why one of them cannot be. */
export function eachShip(
  state: UsnState,
  ids: readonly string[],
  change: (ship: Ship) => Ship | string,
): UsnState | string {
  const sought = new Set(ids);
  let problem: string | undefined;
  let found = 0;
  const ships = state.ships.map((ship) => {
    if (!sought.has(ship.id)) return ship;
    found += 1;
    const changed = change(ship);
    if (typeof changed !== 'string') return changed;
    problem = changed;
    return ship;
  });
  if (problem !== undefined) return problem;
  return found === sought.size ? { ...state, ships } : 'One of the ships is not in the register.';
}

const GONE = 'One of the ships is no longer afloat.';
/** As `eachShip`, of ships that are afloat. */
export const eachAfloat = (
  state: UsnState,
  ids: readonly string[],
  change: (ship: Ship) => Ship,
): UsnState | string => eachShip(state, ids, (ship) => (ship.status === 'afloat' ? change(ship) : GONE));

/** 9: Whoever moves or is hit is idle no longer. */
export const disturbed = (ship: Ship, turn: number): Ship => stopRepair(ship, turn);

/** The places where ships of a side lie, the fullest first. */
export function placesOf(
  state: UsnState,
  side: SideId,
  isMeant: (ship: Ship) => boolean = () => true,
): readonly { readonly place: string; readonly ships: number }[] {
  const counted = new Map<string, number>();
  for (const { place } of afloat(state, side).filter(isMeant))
    counted.set(place, (counted.get(place) ?? 0) + 1);
  return [...counted]
    .map(([place, ships]) => ({ place, ships }))
    .toSorted((a, b) => b.ships - a.ships || a.place.localeCompare(b.place));
}
