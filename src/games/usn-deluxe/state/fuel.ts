import { shipType } from './points';
import type { Ship } from './state';

/** 12(N): Turns that a full tank lasts; none for submarines, which need no fuel. */
export const enduranceOf = ({ type }: Pick<Ship, 'type'>): number => shipType(type).endurance;
export const burnsFuel = (ship: Ship): boolean => ship.status === 'afloat' && enduranceOf(ship) > 0;

/** 12(N): The turn of its last fuel, taken or found where it lay. */
export const fuelledOn = ({ fuelled, filled = 0 }: Ship): number => Math.max(fuelled, filled);
/** 12(N): By the end of its side's last sea movement of this turn it must have been refuelled. */
export const fuelDue = (ship: Ship): number => fuelledOn(ship) + enduranceOf(ship);

/** 12(Q): In the areas of the West Coast and of India nobody counts fuel; in numbered boxes and hexes, as "India 8", it burns. */
const OFF_MAP =
  /^((the )?(us )?west coast( (usa?|box))?|india( (holding )?box)?)(,? \(?off[- ](the )?map\)?)?$/i;
export const isOffMap = (place: string): boolean => OFF_MAP.test(place.trim());
/** As lines recorded before a name had to be whole took it: "West Coast of Java" was off the map. */
export const wasOffMap = (place: string): boolean =>
  /^(west coast|india)\b(?!.*(\d|\bon[- ](the )?map))/i.test(place);
/** 9(D): The holding box, which repairs one ship a turn. */
export const isIndia = (place: string): boolean => isOffMap(place) && /^india/i.test(place);

/** 12(P): So many ships, or one oiler's load, from any base that is not a major one of its side. */
export const MINOR_SERVES = 6;
/** What an oiler can refuel before it is empty. */
export const OILER_LOAD = 6;
