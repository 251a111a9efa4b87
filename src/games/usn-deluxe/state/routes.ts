import type { Option } from '../../../core/play/prompt';
import type { SideId } from '../data/units';
import { CLEAR, placeKind } from './bases';
import { isSub } from './fights';
import { isOffMap } from './fuel';
import { afloat, placesOf } from './register';
import { shipCount } from './ships';
import type { Ship, UsnState } from './state';

/** A fleet, and where it goes: the ships that go are those that are marked to begin with. */
export type Route = {
  readonly from: string;
  readonly to: string;
  readonly ships: readonly string[];
};

/** So many destinations of one place are a tap away, and so many routes in all. */
const NEAR = 2;
const MOST_ROUTES = 6;

const isFleet = (ship: Ship): boolean => !isSub(ship);
const lyingAt = (state: UsnState, side: SideId, place: string): readonly Ship[] =>
  afloat(state, side).filter((ship) => ship.place === place);

/** Where ships of a place were before, most of them first. */
export function lastPlaces(ships: readonly Ship[], place: string): readonly string[] {
  const weight = new Map<string, number>();
  for (const { been = [] } of ships)
    been.forEach((each, i) => {
      if (each !== place) weight.set(each, (weight.get(each) ?? 0) + 1 / (i + 1));
    });
  return [...weight].toSorted(([, a], [, b]) => b - a).map(([each]) => each);
}

/** Who of a place goes there by itself: whoever was there before; to sea everybody but those in repair or damaged in a base. */
export function whoSails(state: UsnState, side: SideId, place: string, to: string): readonly string[] {
  const isInBase = !['sea', 'force'].includes(placeKind(state, place, side));
  const fit = lyingAt(state, side, place).filter(
    (ship) => isFleet(ship) && ship.repairs === undefined && (ship.weeks === 0 || !isInBase),
  );
  const known = fit.filter(({ been }) => been?.includes(to));
  return (to === CLEAR || !known.length ? fit : known).map(({ id }) => id);
}

/** The fleets of a side with their last destinations, those that have moved before first; out of a base at least to sea. */
export const routesOf = (state: UsnState, side: SideId): readonly Route[] =>
  placesOf(state, side, isFleet)
    .map(({ place }) => ({ place, last: lastPlaces(lyingAt(state, side, place).filter(isFleet), place) }))
    .toSorted((a, b) => Number(b.last.length > 0) - Number(a.last.length > 0))
    .flatMap(({ place, last }) => {
      const near = last.slice(0, NEAR);
      const toSea = place !== CLEAR && !near.includes(CLEAR) ? [CLEAR] : [];
      return [...toSea, ...near].slice(0, NEAR).map((to) => ({
        from: place,
        to,
        ships: whoSails(state, side, place, to),
      }));
    })
    .filter(({ ships }) => ships.length)
    .slice(0, MOST_ROUTES);

/** "Truk to sea, 11 ships": the number of a hex is left out where a name stands before it. */
export const routeWords = ({ from, to, ships }: Route): string =>
  `${from === CLEAR ? 'From sea' : inShort(from)} to ${to === CLEAR ? 'sea' : inShort(to)}, ${shipCount(ships.length)}`;
const inShort = (place: string): string => (/^hex/i.test(place) ? place : place.replace(/ \d{2,4}\b/g, ''));

/** A place that a set-up leaves to its player is none to go to. */
const isOpenTo = (place: string): boolean => !/^any(where)? /i.test(place);

/** Where ships of a place may be said to go: to sea, where they were last, to their own and to the enemy's ships and bases. */
export function destinations(
  state: UsnState,
  side: SideId,
  place: string,
  fresh: readonly string[],
): readonly Option[] {
  const enemy = side === 'j' ? 'a' : 'j';
  const own = placesOf(state, side).map((each) => each.place);
  const theirs = placesOf(state, enemy, isFleet).filter(
    (each) => !isOffMap(each.place) && isOpenTo(each.place),
  );
  const basesOf = (whose: SideId) =>
    state.bases.filter((base) => base.side === whose && base.kind === 'naval' && base.state !== 'destroyed');
  const options: readonly Option[] = [
    ...[CLEAR, ...lastPlaces(lyingAt(state, side, place), place), ...own, ...fresh].map(plain),
    ...basesOf(side).map(({ name }) => plain(name)),
    ...theirs.map((each) => ({ ...plain(each.place), note: `Enemy: ${shipCount(each.ships)}` })),
    ...basesOf(enemy).map(({ name }) => ({ ...plain(name), note: 'Enemy base' })),
  ];
  const seen = new Set([place]);
  return options.filter(({ value }) => !seen.has(value) && seen.add(value));
}
const plain = (place: string): Option => ({ value: place, label: place });
