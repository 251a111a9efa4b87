import { seaMover } from '../data/phases';
import { isShockTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { isMajor, leftToServe, placeKind, whyClosed } from './bases';
import { burnsFuel, fuelDue, isOffMap, MINOR_SERVES, OILER_LOAD } from './fuel';
import { isPayable, pointsLeft } from './operational';
import { afloat, placesOf } from './register';
import type { Ship, UsnState } from './state';

/** 12(N), (O): Whether ships of a side have all they need where they lie, without a hand; 44(C): unless fuel costs a point. */
export const isServed = (state: UsnState, place: string, side: SideId): boolean =>
  isMajor(state, place, side) && !(side === 'j' && pointsLeft(state) !== undefined);

/** Ships of a side whose fuel ends on this turn or has ended. */
export const thirsty = (state: UsnState, side?: SideId): readonly Ship[] =>
  state.ships.filter(
    (ship) =>
      burnsFuel(ship) &&
      fuelDue(ship) <= state.cursor.turn &&
      (side === undefined || ship.side === side) &&
      !isServed(state, ship.place, ship.side),
  );

/** As a place: all that can be refuelled at once. */
export const ALL_BASES = 'all';

/**
 * 12(N), (O): Ships in bases that have enough for all who lie there, where the points last for all. Those that have theirs
 * without a hand, or had it this turn, are among them for whoever asks for all.
 */
export function servedWhole(state: UsnState, side: SideId, isForAll = false): readonly Ship[] {
  const ships = placesOf(state, side, burnsFuel).flatMap(({ place }) => {
    if (isOffMap(place) || (!isForAll && isServed(state, place, side))) return [];
    const here = afloat(state, side).filter(
      (ship) => ship.place === place && burnsFuel(ship) && (isForAll || ship.fuelled < state.cursor.turn),
    );
    return here.length <= (leftToServe(state, place, side) ?? here.length) ? here : [];
  });
  return isPayable(state, side, ships) ? ships : [];
}

/** "Noumea", or "3 bases". */
export function basesOf(ships: readonly Ship[]): string {
  const [place = '', ...more] = new Set(ships.map((ship) => ship.place));
  return more.length ? `${more.length + 1} bases` : place;
}

/** 12(N): At the end of its movement whoever lies in a base that refuels all of its side is full. */
export function refilled(state: UsnState): readonly Ship[] {
  const { turn, step } = state.cursor;
  // USN-125: The Allies do not move on the turn of the shock, and are refuelled where they lie.
  const side = seaMover(step) ?? (step === 'p10' && isShockTurn(state.scenario, turn) ? 'a' : undefined);
  if (!side) return state.ships;
  const served = new Map<string, boolean>();
  const isFull = (place: string): boolean => {
    const known = served.get(place) ?? isServed(state, place, side);
    served.set(place, known);
    return known;
  };
  return state.ships.map((ship) =>
    ship.side === side && burnsFuel(ship) && isFull(ship.place) ? { ...ship, filled: turn } : ship,
  );
}

/** Oilers that are not full. */
export const emptyOilers = (state: UsnState, side: SideId) =>
  afloat(state, side).filter(({ type, load }) => type === 'OIL' && load !== undefined && load < OILER_LOAD);

/** 12(O): Why a base does not fill it now: it has to be one of its side, to work, and to have served nobody if it is a minor one. */
export function whyUnfilled(state: UsnState, { place, side }: Ship): string | undefined {
  const closed = whyClosed(state, place, side);
  if (closed !== undefined) return `${closed}.`;
  const left = leftToServe(state, place, side);
  if (left === undefined || left === MINOR_SERVES) return undefined;
  return placeKind(state, place, side) === 'minor'
    ? `${place} has already served ships or an oiler this turn.`
    : 'At sea: an oiler is filled only in a naval base. If there is one here, enter the base first.';
}
