import { fold } from '../../../core/typed';
import { HOME_BASES, MAJOR_BASES, portsAtStart, SEVERAL_BASES } from '../data/bases';
import { SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { isOffMap, MINOR_SERVES } from './fuel';
import type { Base, UsnState } from './state';

/** Where ships are that lie in no base. */
export const CLEAR = 'At sea';
/** 25: A marker of the map, and the box of the ships that it stands for. */
export const taskForce = (no: number): string => `Task force ${no}`;
const isTaskForce = (place: string): boolean => /^Task force \d+$/.test(place);

/** As long as a place is kept. */
export const PLACE_LENGTH = 40;
/** A place as the register keeps it. */
export const endlessPlace = (place: string): string =>
  place.length > PLACE_LENGTH ? `${place.slice(0, PLACE_LENGTH - 1)}…` : place;

/** What a place is to ships of a side: a typed name is sea until a player says that there is a base. */
export type PlaceKind = 'sea' | 'force' | 'minor' | 'several' | 'major' | 'yard' | 'off the map';

type Named = { readonly name: string; readonly hex: string | undefined };
const namedBy = new Map<string, Named>();
const MOST_KEPT = 500;
/** A place without the number of its hex, which is printed behind it or in brackets. */
function named(place: string): Named {
  const known = namedBy.get(place);
  if (known) return known;
  const text = fold(place).replace(', oahu', '');
  const [, name, plain, bracketed] = /^(.*[a-z].*?) (?:(\d{1,4})|\((\d{1,4})\))$/.exec(text) ?? [];
  const made = { name: name ?? text, hex: plain ?? bracketed };
  if (namedBy.size >= MOST_KEPT) namedBy.clear();
  namedBy.set(place, made);
  return made;
}
/** "Pearl Harbor, Oahu 1456", "Pearl Harbor (1456)" and "pearl harbor" are one place; "Hex 12" and "Hex 13" are two. */
export function samePlace(a: string, b: string): boolean {
  const [one, other] = [named(a), named(b)];
  return (
    one.name === other.name && (one.hex === other.hex || one.hex === undefined || other.hex === undefined)
  );
}
const namesOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()));
/** Any of several bases: what befalls one of them leaves the others. */
const ANY = namesOf(['Naval bases in Japan', 'Japan', 'Home Islands']);
const isSeveral = (place: string): boolean => SEVERAL_BASES.includes(place) || ANY.has(named(place).name);
/** By their names alone: the rulebook gives some hexes two numbers. */
const HOME = namesOf(HOME_BASES);
const MAJOR = { j: namesOf(MAJOR_BASES.j), a: namesOf(MAJOR_BASES.a) };
const isPearlHarbor = (place: string): boolean => named(place).name === 'pearl harbor';

/** As the players told it last. */
const toldAt = ({ bases }: UsnState, place: string): Base | undefined =>
  bases.filter(({ kind, name }) => kind === 'naval' && samePlace(name, place)).at(-1);

type Port = Pick<Base, 'name' | 'side' | 'state' | 'home'>;
/** The naval base of a place: as the players told it last, or as the scenario starts. */
export function navalBaseAt(state: UsnState, place: string): Port | undefined {
  const told = isSeveral(place) ? undefined : toldAt(state, place);
  if (told) return told;
  const { name } = named(place);
  // War Plan Orange, readiness: a division stands in Shanghai.
  if (name === 'shanghai' && state.readiness?.includes('china-incident'))
    return { name: 'Shanghai', side: 'j', state: 'functional' };
  return portsAtStart(state.scenario).get(name);
}

/** 12(N), (O), 9(C): What ships of a side find in a place, whether or not its base works now. */
export function placeKind(state: UsnState, place: string, side: SideId): PlaceKind {
  if (isTaskForce(place)) return 'force';
  if (place === CLEAR) return 'sea';
  if (isOffMap(place)) return side === 'a' ? 'off the map' : 'sea';
  if (SEVERAL_BASES.includes(place)) return 'several';
  const port = navalBaseAt(state, place);
  if (!port || port.side !== side || port.state === 'destroyed') return 'sea';
  if (side === 'j' ? port.home || HOME.has(named(place).name) : isPearlHarbor(place)) return 'yard';
  return MAJOR[side].has(named(place).name) ? 'major' : 'minor';
}

/** 12(K)2, 18(F): Why the naval base of a place serves nobody now; nothing where it works, or where there is none. */
export function whyClosed(state: UsnState, place: string, side: SideId): string | undefined {
  const port = navalBaseAt(state, place);
  if (!port || isSeveral(place) || isOffMap(place)) return undefined;
  if (port.side !== side) return toldAt(state, place) && `${place} is a ${SIDE_WORDS[port.side]} base`;
  const now = isNeutralized(state, 'naval', place) ? 'neutralized' : port.state;
  return now === 'functional' ? undefined : `${place} is ${now}`;
}

/** 9: Whether the base of this kind in a place waits for its die; what was entered without its kind is known by its words. */
export const isNeutralized = ({ neutralized }: UsnState, kind: Base['kind'], place: string): boolean =>
  neutralized.some((each) => {
    if (each.kind !== undefined) return each.kind === kind && samePlace(each.name, place);
    const [, name] = OF_KIND[kind].exec(fold(each.name)) ?? [];
    return name !== undefined && samePlace(name, place);
  });
const OF_KIND = { air: /^(.+?),? air ?base$/, naval: /^(.+?),? naval base$/ };

/** 12(O): A base that refuels its side without limit, and works. */
export const isMajor = (state: UsnState, place: string, side: SideId): boolean =>
  UNLIMITED.has(placeKind(state, place, side)) && whyClosed(state, place, side) === undefined;
const UNLIMITED: ReadonlySet<PlaceKind> = new Set(['major', 'yard', 'off the map']);

/** 9(C), (D): Where ships of a side are repaired now. */
export const isYard = (state: UsnState, place: string, side: SideId): boolean =>
  ['yard', 'off the map'].includes(placeKind(state, place, side)) &&
  whyClosed(state, place, side) === undefined;

/** How many ships the base of a place can still refuel this turn; none said where there is no limit. */
export function leftToServe(state: UsnState, place: string, side: SideId): number | undefined {
  if (whyClosed(state, place, side) !== undefined) return 0;
  const kind = placeKind(state, place, side);
  if (kind === 'sea' || kind === 'force') return 0;
  if (kind !== 'minor') return undefined;
  const served = Object.entries(state.served)
    .filter(([at]) => samePlace(at, place))
    .reduce((sum, [, ships]) => sum + ships, 0);
  return Math.max(0, MINOR_SERVES - served);
}
