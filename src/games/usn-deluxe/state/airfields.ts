import type { Option } from '../../../core/play/prompt';
import type { AirType } from '../data/crts';
import { SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { CLEAR, samePlace } from './bases';
import { isSub } from './fights';
import { isOffMap } from './fuel';
import { afloat, placesOf } from './register';
import { weeksLeft } from './repair';
import { shipCount } from './ships';
import type { Base, Flown, Ship, UsnState } from './state';

/** Ships of both sides lie "at sea", in hexes of their own: an air strike calls these hexes by their fleets. */
const fleetAtSea = (side: SideId): string => `${SIDE_WORDS[side]} fleet at sea`;
const hexOf = ({ side, place }: Ship): string => (place === CLEAR ? fleetAtSea(side) : place);
export const liesIn =
  (hex: string) =>
  (ship: Ship): boolean =>
    hexOf(ship) === hex;

/** Hexes of the map in which a side is known to have ships, the fullest first. */
export const fleetHexes = (
  state: UsnState,
  side: SideId,
  isMeant: (ship: Ship) => boolean = () => true,
): readonly (Option & { readonly value: string })[] =>
  placesOf(state, side, (ship) => !isSub(ship) && !isOffMap(ship.place) && isMeant(ship)).map(
    ({ place, ships }) => {
      const hex = place === CLEAR ? fleetAtSea(side) : place;
      return { value: hex, label: hex, note: shipCount(ships) };
    },
  );

const isCarrier = ({ type }: Ship): boolean => type.startsWith('CV');
const airBasesIn = ({ bases }: UsnState, side: SideId, hex: string): readonly Base[] =>
  bases.filter((base) => base.side === side && base.kind === 'air' && samePlace(hex, base.name));

/**
 * 5(O), 9: True where the register knows carriers or air bases of the hex, and none that takes this type: damaged carriers
 * take nothing, neutralized and damaged bases neither.
 */
export function isClosed(state: UsnState, side: SideId, hex: string, type: AirType): boolean {
  const bases = airBasesIn(state, side, hex);
  const carriers =
    type === 'NAC'
      ? state.ships.filter((ship) => ship.side === side && isCarrier(ship) && liesIn(hex)(ship))
      : [];
  const takes = (ship: Ship) => ship.status === 'afloat' && weeksLeft(ship, state.cursor.turn) === 0;
  const isOpen = bases.some((base) => base.state === 'functional') || carriers.some(takes);
  return bases.length + carriers.length > 0 && !isOpen;
}

/** 5(E): Where aircraft of a side are known to start: whole carriers, the most ships first, and functional air bases. */
export function airfields(state: UsnState, side: SideId): readonly (Option & { readonly value: string })[] {
  const { turn } = state.cursor;
  const able = afloat(state, side).filter((ship) => isCarrier(ship) && weeksLeft(ship, turn) === 0);
  const fleets = fleetHexes(state, side, (ship) => able.includes(ship)).map(({ value, label }) => {
    const carriers = able.filter(liesIn(value)).length;
    return { value, label, note: carriers === 1 ? '1 carrier' : `${carriers} carriers` };
  });
  const bases = state.bases.filter(
    (base) =>
      base.side === side &&
      base.kind === 'air' &&
      base.state === 'functional' &&
      !fleets.some(({ value }) => samePlace(value, base.name)),
  );
  return [...fleets, ...bases.map(({ name }) => ({ value: name, label: name, note: 'air base' }))];
}

/** 5(O): The hex to which they go back first, where anybody has said it; a patrol never left its own. */
export const homeOf = ({
  mission,
  place,
  from,
}: Pick<Flown, 'mission' | 'place' | 'from'>): string | undefined => (mission === 'patrol' ? place : from);
