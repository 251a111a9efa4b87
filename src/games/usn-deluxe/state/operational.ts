import { QUARTERS } from '../data/arrivals';
import { yearOf } from '../data/calendar';
import type { SideId } from '../data/units';
import { MINOR_SERVES } from './fuel';
import { dated } from './points';
import { has, type Ship, type UsnState } from './state';

/** 44: What each area gives, in points; a Chinese city gives a half. */
export const RESOURCES = [
  { id: 'rangoon', name: 'Rangoon', points: 1 },
  { id: 'singapore', name: 'Singapore', points: 2 },
  { id: 'indochina', name: 'Indochina', points: 2 },
  { id: 'sumatra', name: 'Sumatra', points: 3 },
  { id: 'java', name: 'Java', points: 3 },
  { id: 'borneo', name: 'Borneo', points: 3 },
  { id: 'philippines', name: 'Philippines', points: 2 },
  { id: 'formosa', name: 'Formosa', points: 2 },
  { id: 'korea', name: 'Korea', points: 2 },
] as const;
const CHINESE_CITY = 50;

/** 44: Of what newly comes in 1944 and 1945 only a part arrives, more with escorted convoys. */
export function resourceFactor(state: UsnState): number {
  const year = yearOf(dated(state));
  const escorted = has(state, 'convoy') && state.convoy;
  if (year < 1944) return 1;
  if (year === 1944) return escorted ? 0.75 : 0.5;
  return escorted ? 0.5 : 0.2;
}

type Told = {
  readonly whole: number;
  readonly half: number;
  readonly gone: number;
  readonly held: readonly string[];
  readonly chinese: number;
};

/** Hundredths of resources, cities that they support, and the whole operational points of each turn. */
export function operationalPoints(state: UsnState, { whole, half, held, chinese }: Told) {
  const counts = has(state, 'china') || state.house.resources === 'count';
  const areas = RESOURCES.filter(({ id }) => held.includes(id) && (id !== 'korea' || counts));
  const fresh =
    areas.reduce((sum, { points }) => sum + points * 100, 0) + (counts ? chinese * CHINESE_CITY : 0);
  const resources = Math.round(fresh * resourceFactor(state)) + state.operational.stored;
  const support = Math.min(Math.floor(resources / 100), whole + half);
  const first = Math.min(support, whole);
  const second = support - first;
  // A whole city gives 2, a damaged one 1; half of that without support.
  const points = Math.floor(2 * first + second + (whole - first) + (half - second) / 2);
  return { points, resources, supported: support, stored: Math.max(0, resources - support * 100) };
}

/** 44: The points that Japan has left this turn; none said where nothing costs any. */
export const pointsLeft = (state: UsnState): number | undefined =>
  has(state, 'strategic') && dated(state) >= QUARTERS[0]
    ? Math.max(0, state.operational.points - state.operational.spent)
    : undefined;
export const NO_POINT = 'No operational point is left this turn.';

/** 44(C)2: Each point of a turn refuels six ships in one base of Japan, or fills an oiler there. */
export function refuelPrice(state: UsnState, side: SideId, place: string, ships: number): number {
  if (side === 'a' || pointsLeft(state) === undefined) return 0;
  const before = state.served[place] ?? 0;
  return Math.ceil((before + ships) / MINOR_SERVES) - Math.ceil(before / MINOR_SERVES);
}

/** 44(C)2: Whether the points that are left refuel all of these where they lie. */
export function isPayable(state: UsnState, side: SideId, ships: readonly Ship[]): boolean {
  const lying = new Map<string, number>();
  for (const { place } of ships) lying.set(place, (lying.get(place) ?? 0) + 1);
  const price = [...lying].reduce((sum, [place, some]) => sum + refuelPrice(state, side, place, some), 0);
  return price <= (pointsLeft(state) ?? Number.POSITIVE_INFINITY);
}

/** 44(C)2: Ships that a base can still serve for the points that are left. */
export function payable(state: UsnState, side: SideId, place: string): number {
  const left = pointsLeft(state);
  if (side === 'a' || left === undefined) return Number.POSITIVE_INFINITY;
  return (
    (Math.ceil((state.served[place] ?? 0) / MINOR_SERVES) + left) * MINOR_SERVES - (state.served[place] ?? 0)
  );
}

/** 44(C)5: LAC and NAC that a turn of this year makes at most. */
const MADE: readonly (readonly [from: number, most: number, words: string])[] = [
  [1944, 2, 'The limit in 1944 and 1945 is two LAC or NAC a turn. Both are made.'],
  [1943, 1, 'The limit in 1943 is one LAC or NAC a turn. It is already made.'],
];

/** 44(C)5: How many LAC and NAC can still be made now, or why none. */
export function airLeft(state: UsnState): { readonly most: number; readonly why?: string } {
  if (state.cursor.step !== 'p1') return { most: 0, why: 'LAC and NAC are made only in phase 1.' };
  const [, most = 0, why = ''] = MADE.find(([from]) => yearOf(dated(state)) >= from) ?? [];
  const open = Math.max(0, most - (state.operational.air ?? 0));
  return open ? { most: Math.min(open, pointsLeft(state) ?? 0) } : { most: 0, why };
}
