import { yearOf } from '../data/calendar';
import { dated } from './points';
import { has, type UsnState } from './state';

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
