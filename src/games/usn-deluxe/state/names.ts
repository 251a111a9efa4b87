import { SIDE_WORDS } from '../data/phases';
import { SHIP_NAMES } from '../data/ship-names';
import type { Ship } from './state';

type Named = Pick<Ship, 'side' | 'name'>;

/** "CV-4 Shokaku": for where the side is said beside it. */
const hullOf = ({ side, name }: Named): string => {
  const known = SHIP_NAMES[`${side}:${name}`];
  return known ? `${name} ${known}` : name;
};

/** "Japanese CV-4 Shokaku": the hull numbers of the two navies overlap. */
export const called = (ship: Named): string => `${SIDE_WORDS[ship.side]} ${hullOf(ship)}`;

/** "Japanese CV-3 Zuikaku, CA-1, Allied CA-1 and 10 more": as many names as one reads at a glance, a side said once. */
export function namesOf(ships: readonly Named[], most = 6): string {
  const shown = ships.length <= most ? ships : ships.slice(0, most - 1);
  const names = shown.map((ship, i) => (ships[i - 1]?.side === ship.side ? hullOf(ship) : called(ship)));
  const list = names.join(', ');
  return shown === ships ? list : `${list} and ${ships.length - shown.length} more`;
}

/** A hull as texts of the rulebook name it; "CV-3..4" and "B-29" are none. */
const HULL = /\b(?:CV[LE]?|BBW?|BC|CA|CL|DD|SS|OIL|TR|AT|[BCD](?=-\d\b))-(?:\d{1,2}|[A-K])\b(?!\.\.)/g;

/** "Allied CV-4 Lexington with 8 NAC, CA-3": a text of the rulebook, whose side stands in the heading of its list there. */
export const sided = (side: Ship['side'] | undefined, text: string): string => {
  const at = text.search(HULL);
  if (!side || at < 0) return text;
  const named = text.replaceAll(HULL, (name) => hullOf({ side, name }));
  const word = SIDE_WORDS[side];
  return text.slice(0, at).includes(word) ? named : `${word} ${named}`;
};
