import { emptyPack } from '../../../src/core/charts/pack';
import { foldJournal } from '../../../src/core/journal/projection';
import { sitDown, type Table } from '../../support/play';
import { NO_HANDS, playScript } from '../../support/seat';
import { usnDeluxe } from './game';
import { begin, fight, move, type Orders, playTo, refuel, type Seat, unread } from './scripts/war';

/** The switches that ask most of a turn. */
const OPTIONS = 'extraJapLAC homeDefense subs convoy radar magic armor asia monsoon strategic china'.split(
  ' ',
);

/** What the chart of these players prints: made up for the tests, as no rulebook has it. */
const PRINTED: { readonly [turn: string]: { readonly j: string; readonly a: string } } = {
  12: { j: 'CA-6, DD-6, DD-7', a: 'CV-5, CV-8, CA-2, CA-3, DD-10' },
  24: { j: 'CVE-2, TR-5', a: 'BB-5, BB-6, CL-5, DD-11, DD-12, OIL-4' },
  40: { j: 'OIL-3, OIL-4', a: 'TR-5, TR-6, AT-1, CVE-1' },
  56: { j: '3 LAC, DD-8', a: 'CVE-2, DD-13, one 30-50 division' },
  57: { j: '2 LAC', a: '4 LAC, 2 NAC' },
};
const printed = (turn: string) => PRINTED[turn] ?? { j: '2 LAC', a: '3 LAC' };

const TRUK = 'j:CV-3 j:CV-4 j:CV-5 j:CV-6 j:CVL-4 j:BB-1 j:BB-2 j:CA-1 j:CL-1 j:DD-1 j:OIL-1'.split(' ');
const RABAUL = 'j:CA-2 j:CA-3 j:CL-2 j:DD-3 j:DD-4'.split(' ');
const NOUMEA = 'a:CV-8 a:CA-2 a:CA-3 a:DD-10 a:CL-5 a:OIL-4'.split(' ');

/** Where the fleets lie before they go to sea, and who lies in wait. */
const FLEETS: Orders = {
  '1.1': (s) => s.act('convoy', { convoy: 'yes', ships: { ships: ['j:DD-2', 'j:CVE-1'] } }),
  '2.2': async (s) => {
    await s.act('stations', { subs: { on: ['j:SS-1', 'j:SS-2'], off: [] } });
    await move(s, 'Naval bases in Japan 676', 'Truk 754', TRUK);
  },
  '3.8': async (s) => {
    await move(s, 'Formosa 378 and/or Hainan 245', 'Rabaul 759', RABAUL);
    // Captured, and then repaired.
    for (const state of ['damaged', 'functional'])
      await s.act('set-base', { base: { name: 'Rabaul', side: 'j', kind: 'naval', state } });
  },
  '3.4': (s) => move(s, 'Singapore 116', 'India box'),
  '3.6': async (s) => {
    await move(s, 'Soerabaja 220', 'India box');
    await move(s, 'Manila 381', 'India box');
  },
  '21.10': (s) => s.act('take-west-edge', { ships: { lost: [] } }),
  '26.4': async (s) => {
    await move(s, 'West Coast', 'Pearl Harbor, Oahu 1456', 'a:CV-3 a:CV-5 a:CL-4 a:DD-8 a:BB-5'.split(' '));
    await move(s, 'West Coast', 'Noumea', NOUMEA);
  },
};

/** All are refuelled every third turn: on the turn that is played every tank that lasts three turns is empty. */
const fill = async (seat: Seat, side: 'j' | 'a', at: readonly string[]): Promise<void> => {
  for (const place of at) {
    const here = seat.state.ships.filter(
      (ship) => ship.place === place && ship.side === side && ship.status === 'afloat',
    );
    if (here.some(({ type }) => type !== 'SS' && type !== 'Dummy')) await refuel(seat, place);
  }
};
const tanks = (until: number): Orders =>
  Object.fromEntries(
    Array.from({ length: 18 }, (_, i) => until - 3 * (i + 1)).flatMap((turn) => [
      [`${turn}.6`, (seat: Seat) => fill(seat, 'a', placesOf(seat, 'a'))],
      [`${turn}.8`, (seat: Seat) => fill(seat, 'j', placesOf(seat, 'j'))],
    ]),
  );
const placesOf = ({ state }: Seat, side: 'j' | 'a') => [
  ...new Set(
    state.ships.filter((ship) => ship.side === side && ship.type !== 'SS').map(({ place }) => place),
  ),
];

/** What the week before left to do: a carrier in need of repair, one that comes out of it, a base without its pilots. */
const LAST_WEEKS = (turn: number): Orders => ({
  [`${turn - 6}.9`]: (s) => fight(s, 'Santa Cruz', ['ship', 'a', 'BB-5', 5], ['ship', 'j', 'CL-1', 5]),
  [`${turn - 5}.1`]: (s) => s.act('repair', { ships: { ships: ['a:BB-5'] } }),
  [`${turn - 2}.9`]: (s) => fight(s, 'Rabaul', ['ship', 'a', 'CV-5', 10], ['neutral', 'a', 'Buna air base']),
});

/** The count of the year, as far as anybody holds what counts. */
const YEAR_ENDS = {
  'areas-homeland': { 'home-command': 'j' },
  'areas-asia': { singapore: 'j', indochina: 'j', india: 'a' },
  'areas-indies': { java: 'j' },
  'areas-south': {},
  'areas-pacific': { pearl: 'a' },
  'areas-china': { korea: 'j', 'china-city-j': 7 },
  'areas-bases': { bases: [] },
};

/** Several orders of one place, one after the other. */
const together = (...all: readonly Orders[]): Orders => {
  const places = [...new Set(all.flatMap((orders) => Object.keys(orders)))];
  const inTurn = (at: string) => async (seat: Seat) => {
    for (const orders of all) await orders[at]?.(seat);
  };
  return Object.fromEntries(places.map((at) => [at, inTurn(at)]));
};

const playUntil = (turn: number) => async (seat: Seat) => {
  await begin(seat, 'g5', OPTIONS);
  const year: Orders = {
    '55.10': async (s) => {
      await s.act('administration', { 'recovery-0': 2 });
      await s.act('midwar', YEAR_ENDS);
    },
    '56.1': async (s) => {
      await s.act('civil-war', { year: {}, die: 4 });
      await s.act('operational-points', { cities: { whole: 16, held: ['java', 'sumatra', 'borneo'] } });
      await s.act('convoy', { convoy: 'yes', ships: { ships: ['j:DD-6'] } });
    },
    '56.10': (s) => s.act('administration', { 'recovery-0': 2 }),
  };
  await playTo(seat, `${turn - 1}.10`, together(FLEETS, LAST_WEEKS(turn), tanks(turn), year));
  await seat.act('end-step');
};

/** Game 5 in the first weeks of 1943, kept by the clerk from December 1941 on, what its chart prints known. */
export async function weekOf1943(turn: 56 | 57): Promise<Table<never>> {
  const says = ({ chart, column, row }: { chart: string; column: string; row: string }) =>
    chart === 'reinforcements' ? printed(row)[column as 'j' | 'a'] : unread({ chart, row });
  const { entries } = await playScript(usnDeluxe, { play: playUntil(turn), unread: says }, NO_HANDS);
  const known = ['56', '57'].flatMap((row) =>
    (['j', 'a'] as const).map(
      (side) => [`${side}|${row}`, { value: printed(row)[side], source: 'mapsheet' as const }] as const,
    ),
  );
  const pack = {
    ...emptyPack(`own:${usnDeluxe.id}`, usnDeluxe.id, 'Mapsheet'),
    cells: { reinforcements: Object.fromEntries(known) },
  };
  return {
    ...sitDown(usnDeluxe, pack),
    projection: foldJournal(usnDeluxe, entries),
  } as unknown as Table<never>;
}
