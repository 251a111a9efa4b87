import { MAJOR_BASES } from '../data/bases';
import type { SideId } from '../data/units';
import { isOffMap, MINOR_SERVES } from './fuel';
import type { UsnState } from './state';

/** Where ships are that lie in no base. */
export const CLEAR = 'At sea';
/** 25: A marker of the map, and the box of the ships that it stands for. */
export const taskForce = (no: number): string => `Task force ${no}`;
/** Where nothing but an oiler refuels. */
export const isAtSea = (place: string): boolean => place === CLEAR || /^Task force \d+$/.test(place);

/** As long as a place is kept. */
export const PLACE_LENGTH = 40;
/** A place as the register keeps it. */
export const endlessPlace = (place: string): string =>
  place.length > PLACE_LENGTH ? `${place.slice(0, PLACE_LENGTH - 1)}…` : place;

const HOME = /japan\b|home islands/i;

/** 12(O): A base that refuels its side without limit. */
export const isMajor = (place: string, side: SideId): boolean =>
  isOffMap(place) ||
  (side === 'j' && HOME.test(place)) ||
  MAJOR_BASES[side].some((name) => !isOffMap(name) && place.toLowerCase().startsWith(name.toLowerCase()));

/** A place that stands for several bases, as a set-up names them: each of them has its own limit, which nobody counts. */
const SEVERAL = /^any |and\/or|\bbases\b/i;

/** How many ships a base can still refuel this turn; none said where there is no limit. */
export const leftToServe = ({ served }: UsnState, place: string, side: SideId): number | undefined =>
  isMajor(place, side) || SEVERAL.test(place) ? undefined : Math.max(0, MINOR_SERVES - (served[place] ?? 0));

/** 9: Where ships of a side are repaired. */
export const isYard = (place: string, side: SideId): boolean =>
  side === 'j'
    ? HOME.test(place) || JAPANESE_PORTS.test(place)
    : isOffMap(place) || /^pearl harbor/i.test(place);
const JAPANESE_PORTS = /osaka|kure|ominato|tokyo|sasebo|yokosuka/i;
