import { describe, expect, it } from 'vitest';
import {
  isMonsoon,
  LAST_TURN,
  labelOf,
  opensMonth,
  weekOf,
  yearOf,
} from '../../../src/games/usn-deluxe/data/calendar';
import { expected } from './expected';

/** Where the turns leave two months open, both stand there: "5/6". */
type Row = readonly [
  turn: number,
  monday: string,
  year: number,
  quarter: number,
  month: string,
  week: string,
  monsoon: boolean | null,
  grade: 'printed' | 'forced' | 'yearly' | 'open',
];
const T = expected<{
  printed: [turn: number, label: string, rule: string][];
  months: [turn: number, month: string, rule: string][];
  monsoon: { months: number[] };
  quarters: { firstTurns: { [how: string]: { [quarter: string]: number } } };
  lastDecemberTurn: { [year: string]: number };
  yearFirstTurn: { [year: string]: number };
  turns: Row[];
}>('calendar');

/** Ruling 60: the four calendars that fit every printed turn; ours first. */
const READINGS = (['may', 'june'] as const).flatMap((fifthSpring) =>
  (['october', 'november'] as const).map((fifthAutumn) => ({ fifthSpring, fifthAutumn })),
);
const [OURS] = READINGS;
if (!OURS) throw new Error('no reading');
const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
);

describe.each(READINGS)('with the fifth week in $fifthSpring and $fifthAutumn', (months) => {
  it('the ten printed turns have their dates', () => {
    expect(T.printed.map(([turn]) => labelOf(turn, months))).toEqual(
      T.printed.map(([, label]) => label.replace(/19(\d\d)$/, '$1')),
    );
  });
  it('the headings of the games have their months', () => {
    for (const [turn, heading] of T.months) {
      const { month, year } = weekOf(turn, months);
      expect(`${NAMES[month - 1]} ${year}`).toContain(heading);
    }
  });
  const shifted = (month: number) =>
    (month === 6 && months.fifthSpring === 'june') || (month === 11 && months.fifthAutumn === 'november');
  it('every turn that the text settles has its year, quarter, month and week, and its monsoon', () => {
    const settled = T.turns.filter(([, , , , , , , grade]) => grade !== 'open');
    const ours = settled.map(([turn]) => {
      const { year, month, week } = weekOf(turn, months);
      return [turn, year, Math.ceil(month / 3), month, week, isMonsoon(turn, months)];
    });
    const theirs = settled.map(([turn, , year, quarter, month, week, wet]) => {
      // The weeks of the month after an open turn go by it.
      const [first = '', second = first] = week.split('/');
      return [turn, year, quarter, Number(month), Number(shifted(Number(month)) ? second : first), wet];
    });
    expect(ours).toEqual(theirs);
    expect(settled).toHaveLength(LAST_TURN - 7);
  });
  it('an open turn is the fifth week of the one month or the first of the other', () => {
    const open = T.turns.filter(([, , , , , , , grade]) => grade === 'open');
    expect(open.map(([turn]) => turn)).toEqual([25, 47, 77, 99, 129, 151, 181]);
    for (const [turn, , year, , month, week] of open) {
      const last = month === '5/6' ? months.fifthSpring === 'may' : months.fifthAutumn === 'october';
      const [date, number] = [month, week].map((both) => Number(both.split('/')[last ? 0 : 1]));
      expect(weekOf(turn, months)).toEqual({ year, month: date, week: number });
      expect(isMonsoon(turn, months)).toBe(month === '5/6' ? !last : last);
    }
  });
  it('38: a month opens on each turn whose first week it is', () => {
    const opens = T.turns.map(([turn]) => turn).filter((turn) => opensMonth(turn, months));
    expect(opens).toEqual(
      T.turns.map(([turn]) => turn).filter((turn) => turn === 1 || weekOf(turn, months).week === 1),
    );
  });
});

describe('the calendar', () => {
  it('has a row for every turn of the war', () => {
    expect(T.turns.map(([turn]) => turn)).toEqual(Array.from({ length: LAST_TURN }, (_, n) => n + 1));
  });
  it('42: the monsoon is the five months from June to October', () => {
    const months = T.turns
      .filter(([turn]) => isMonsoon(turn, OURS))
      .map(([turn]) => weekOf(turn, OURS).month);
    expect([...new Set(months)]).toEqual(T.monsoon.months);
  });
  it('begins and ends its years on the same turns', () => {
    for (const [year, first] of Object.entries(T.yearFirstTurn))
      expect([yearOf(first - 1), yearOf(first)]).toEqual([Number(year) - 1, Number(year)]);
    const ends = Object.entries(T.lastDecemberTurn).filter(([year]) => year !== 'rule');
    expect(ends.map(([, turn]) => labelOf(turn, OURS))).toEqual(
      ends.map(([year]) => `12/4/${year.slice(2)}`),
    );
  });
  it('44(A): begins its quarters on the same turns, in January, April, July and October', () => {
    const { printed, yearly } = T.quarters.firstTurns;
    const all = Object.entries({ ...printed, ...yearly });
    for (const [quarter, turn] of all) {
      const [year, number] = quarter.split('-').map(Number);
      expect(weekOf(turn, OURS)).toEqual({ year, month: ((number ?? 0) - 1) * 3 + 1, week: 1 });
    }
  });
});
