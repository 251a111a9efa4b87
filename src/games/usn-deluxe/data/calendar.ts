import type { House } from './house';

/** The last turn of the war. */
export const LAST_TURN = 192;
/** January 1942; the three turns before it are the last weeks of 1941. */
const FIRST_OF_1942 = 4;
const WEEKS = 52;

export type Week = { readonly year: number; readonly month: number; readonly week: number };
type Months = Pick<House, 'fifthSpring' | 'fifthAutumn'>;

/** Weeks of each month from January on: four quarters of thirteen, alike every year. */
const monthLengths = ({ fifthSpring, fifthAutumn }: Months): readonly number[] => [
  5,
  4,
  4,
  4,
  fifthSpring === 'may' ? 5 : 4,
  fifthSpring === 'june' ? 5 : 4,
  4,
  5,
  4,
  fifthAutumn === 'october' ? 5 : 4,
  fifthAutumn === 'november' ? 5 : 4,
  4,
];

/** The week of a turn: turn 1 is the second one of December 1941. */
export function weekOf(turn: number, months: Months): Week {
  if (turn < FIRST_OF_1942) return { year: 1941, month: 12, week: turn + 1 };
  const since = turn - FIRST_OF_1942;
  let week = since % WEEKS;
  let month = 0;
  for (const length of monthLengths(months)) {
    month += 1;
    if (week < length) break;
    week -= length;
  }
  return { year: 1942 + Math.floor(since / WEEKS), month, week: week + 1 };
}

/** "4/1/42": month, week of the month, year, as the track prints it. */
export function labelOf(turn: number, months: Months): string {
  const { year, month, week } = weekOf(turn, months);
  return `${month}/${week}/${year % 100}`;
}

/** 42: June to October. */
export function isMonsoon(turn: number, months: Months): boolean {
  const { month } = weekOf(turn, months);
  return month >= 6 && month <= 10;
}

/** 38: Another month than that of the turn before. */
export const opensMonth = (turn: number, months: Months): boolean =>
  turn === 1 || weekOf(turn, months).month !== weekOf(turn - 1, months).month;

export const yearOf = (turn: number): number =>
  turn < FIRST_OF_1942 ? 1941 : 1942 + Math.floor((turn - FIRST_OF_1942) / WEEKS);
