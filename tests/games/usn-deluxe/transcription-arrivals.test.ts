import { describe, expect, it } from 'vitest';
import { ARRIVALS, IN_FORCE, QUARTERS, YEARS } from '../../../src/games/usn-deluxe/data/arrivals';
import { CONVOY, DELAYS } from '../../../src/games/usn-deluxe/data/delays';
import type { OptionId } from '../../../src/games/usn-deluxe/data/options';
import { EARLY_TO, RESERVES } from '../../../src/games/usn-deluxe/data/reserves';
import { SCENARIO_ITEMS } from '../../../src/games/usn-deluxe/data/scenario-items';
import { SET_UP_G4 } from '../../../src/games/usn-deluxe/data/set-up-g4';
import {
  operationalPoints,
  RESOURCES,
  resourceFactor,
} from '../../../src/games/usn-deluxe/state/operational';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { expected, plain } from './expected';

type Row = readonly [turn: number, what: string];
type Told = {
  rule: string;
  rows?: Row[];
  what?: string;
  turn?: number | string | number[];
  turns?: (number | string)[];
  value?: string;
};
type Replacement = {
  rule: string;
  what: string;
  wait: unknown;
  on?: string;
  where?: { [side: string]: string };
};
type Reserve = {
  id: string;
  from?: number | string;
  units?: string | { [war: string]: string };
  arrivals?: [string, number | number[] | string][];
  total?: string;
  totals?: { [what: string]: number };
  wait?: number | number[];
  armor?: string;
  games?: string[];
};
const T = expected<{
  replacements: Replacement[];
  reserves: Reserve[];
  reserveRules: Told[];
  textReinforcements: Told[];
  withdrawals: Told[];
  keptGarrisons: Told[];
  buildRates: { what: string; max: { [years: string]: number | string } }[];
}>('schedules');
const CALENDAR = expected<{
  yearFirstTurn: { [year: string]: number };
  lastDecemberTurn: { [year: string]: number };
  quarters: { firstTurns: { [how: string]: { [quarter: string]: number } } };
}>('calendar');

const one = <Row>(rows: readonly Row[], is: (row: Row) => boolean): Row => {
  const found = rows.filter(is);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} rows`);
  return found[0];
};
const yearsFrom = (first: number): number[] =>
  Object.entries(CALENDAR.yearFirstTurn)
    .filter(([year]) => Number(year) >= first)
    .map(([, turn]) => turn);

describe('22: how long replacements wait', () => {
  const waits = (rule: string) => one(T.replacements, (row) => row.rule === rule);
  it.each([
    ['22.0(A)', 'j-engineer'],
    ['22.0(A)', 'a-engineer'],
    ['22.0(B)', 'a-assault-transport'],
    ['22.0(C)', 'a-transport'],
    ['22.0(D)', 'a-oiler'],
    ['22.0(F)', 'j-oiler'],
  ])('%s: %s', (rule, id) => {
    const { wait, on } = waits(rule);
    const delay = one(DELAYS, (each) => each.id === id);
    expect(delay.turns).toEqual([{ after: wait }]);
    expect(delay.damaged === true).toBe(on?.includes('10+ weeks damage') === true);
  });
  it('22(E): Japanese transports by the year of their loss', () => {
    const delay = one(DELAYS, ({ id }) => id === 'j-transport');
    const wait = waits('22.0(E)').wait as { [years: string]: number };
    const ends = { '1941-42': CALENDAR.lastDecemberTurn[1942], 1943: CALENDAR.lastDecemberTurn[1943] };
    expect(delay.turns).toEqual([
      { to: ends['1941-42'], after: wait['1941-42'] },
      { to: ends[1943], after: wait[1943] },
      { to: CALENDAR.lastDecemberTurn[1944], after: wait[1944] },
      { after: wait[1945] },
    ]);
    expect(delay.damaged).toBe(waits('22.0(E)').on?.includes('10+ weeks damage'));
    expect(delay.instead?.after).toBe(waits('33.0(A)').wait);
    expect(delay.instead?.needs).toBe('convoy');
  });
  it('22(G): in Japan or on the West Coast, and the engineers at home', () => {
    const naval = T.replacements.find(({ rule }) => rule === '22.0(G)') as unknown as {
      [side: string]: string;
    };
    const { where } = waits('22.0(A)');
    const place = (id: string) => one(DELAYS, (each) => each.id === id).place;
    expect(place('j-oiler')).toBe(`A ${naval.Japanese}`);
    expect(place('j-transport')).toBe(`A ${naval.Japanese}`);
    for (const id of ['a-transport', 'a-assault-transport', 'a-oiler', 'a-engineer'])
      expect(place(id)).toBe(naval.Allied);
    expect(where).toEqual({ Japanese: 'any Home Island hex not enemy occupied', Allied: 'West Coast' });
    expect(place('j-engineer')).toBe('A hex of the Home Islands without an enemy');
  });
  it('replaces nothing else but Chinese armies, by the die', () => {
    const cases = T.replacements.map(({ rule }) => rule).filter((rule) => /^22\.0\([A-F]\)$/.test(rule));
    // Engineers are two rows of ours, one for each side.
    expect(DELAYS).toHaveLength(cases.length + 1);
    const by = T.replacements.find(({ rule }) => rule === '45.A(H)');
    expect(by).toMatchObject({
      what: 'Chinese armies',
      by: 'die (6 nationalist, 5-6 communist), one of each a phase',
    });
  });
  it('33: what escorting takes', () => {
    const { what = '' } = one(T.withdrawals, ({ rule }) => rule === '33.0');
    const { start, later, types } = CONVOY;
    expect(plain(what)).toContain(`start: ${start.ships} of ${types.join(', ')}, ${start.nac} NAC`);
    expect(plain(what)).toContain(`later ${later.ships}, ${later.nac} NAC each, undamaged`);
    expect(later.turns).toEqual(yearsFrom(1943));
  });
});

/** Counts units: '3 × 20-40 division, 10 LAC' or 'three 20-40 divisions; 10 LAC'. */
type Bag = { readonly [unit: string]: number };
function bagOf(words: string): Bag {
  const bag: { [unit: string]: number } = {};
  for (const each of plain(words).replaceAll(';', ',').split(', ')) {
    const [, count = '1', unit = ''] = /^(?:(\d+) (?:× )?)?(.+)$/.exec(each) ?? [];
    const name = unit.replace(/ \(.*\)$/, '').replace('1-1 engineer regiment', '1-1 engineer');
    bag[name] = (bag[name] ?? 0) + Number(count);
  }
  return bag;
}
/** What comes, by turns after the trigger. */
type Schedule = { readonly [after: number]: Bag };
function add(to: { [after: number]: { [unit: string]: number } }, after: number, bag: Bag) {
  const at = to[after] ?? {};
  for (const [unit, count] of Object.entries(bag)) at[unit] = (at[unit] ?? 0) + count;
  to[after] = at;
}
function ours(id: string, on: readonly string[] = [], early = false): Schedule {
  const schedule = {};
  for (const { after, text, needs, early: only } of one(RESERVES, (each) => each.id === id).arrives) {
    if (needs?.startsWith('!') ? on.includes(needs.slice(1)) : needs && !on.includes(needs)) continue;
    if (only === undefined || only === early) add(schedule, after, bagOf(text));
  }
  return schedule;
}
function theirs(id: string, early = false): Schedule {
  const schedule = {};
  for (const [what, when] of one(T.reserves, (each) => each.id === id).arrivals ?? []) {
    if (/only 1941-43/.test(what) && !early) continue;
    // Of Ketsu-Go the Kamikazes come in 1944 and later alone: its totals say so.
    if (id === 'ketsu-go' && /Kami/.test(what) && early) continue;
    const words = what.replace(/, (only )?19.*$/, '').replace(/^eight (.*) armies, one each$/, 'one $1 army');
    // Ruling 42: the engineer comes with the trigger.
    for (const after of typeof when === 'string' ? [0] : [when].flat()) add(schedule, after, bagOf(words));
  }
  return schedule;
}
const totalOf = (schedule: Schedule): Bag =>
  Object.values(schedule).reduce<{ [unit: string]: number }>((sum, bag) => {
    for (const [unit, count] of Object.entries(bag)) sum[unit] = (sum[unit] ?? 0) + count;
    return sum;
  }, {});

describe('23: reserves, turn by turn', () => {
  const told = (id: string) => one(T.reserves, (each) => each.id === id);
  it('23.A, C: the US and Indian reserves come at once', () => {
    const { units, wait } = told('us');
    expect(ours('us')).toEqual({
      [wait as number]: bagOf((units as { [war: string]: string })['1941-45'] ?? ''),
    });
    expect(ours('indian')).toEqual({ 0: bagOf(told('indian').units as string) });
  });
  it('23.B, 39(C): nine regiments or six and a brigade come from Australia, three a turn', () => {
    const { units, wait, armor } = told('australian');
    expect(units).toBe('nine 8-15 regiments, three a turn');
    expect(ours('australian')).toEqual(
      Object.fromEntries((wait as number[]).map((after) => [after, { '8-15 regiment': 3 }])),
    );
    expect(armor).toBe('39.0(C): six regiments and one armored brigade');
    expect(totalOf(ours('australian', ['armor']))).toEqual({ '8-15 regiment': 6, 'armored brigade': 1 });
  });
  it('23.D(B): A-Go', () => {
    expect(ours('a-go')).toEqual({ 0: bagOf((told('a-go').units as string).replaceAll(/ \([^)]*\)/g, '')) });
  });
  it('23.D(D), (I): Sho-Go', () => {
    expect(ours('sho-go')).toEqual(theirs('sho-go'));
    expect(totalOf(ours('sho-go'))).toMatchObject({ '10-30 army': 2, LAC: 20, Kami: 20 });
  });
  it.each([true, false])('23.D(G), (I): Ketsu-Go, triggered by the end of 1943: %s', (early) => {
    expect(ours('ketsu-go', [], early)).toEqual(theirs('ketsu-go', early));
    const { totals } = told('ketsu-go');
    const all = totalOf(ours('ketsu-go', [], early));
    expect([all['20-40 division'], all['10-30 army'], all.LAC, all.Kami]).toEqual(
      early
        ? [totals?.divisions, totals?.armies, totals?.['lac 1941-43'], undefined]
        : [totals?.divisions, totals?.armies, totals?.['lac 1944-45+'], totals?.['kami 1944-45+']],
    );
  });
  it('31(D): the Home Island Defense Command takes its divisions and LAC from the turn of the trigger', () => {
    const { value } = one(T.reserveRules, ({ rule }) => rule === '31.0(D)');
    expect(value).toBe(
      'with Home Command deduct from Sho-Go three 20-40, 10 LAC; from Ketsu-Go the three 20-40 and 10 LAC of the trigger turn',
    );
    for (const id of ['sho-go', 'ketsu-go']) {
      const { '20-40 division': divisions, LAC: lac = 0, ...rest } = ours(id)[0] ?? {};
      const left = lac - 10 ? { ...rest, LAC: lac - 10 } : rest;
      expect([id, divisions]).toEqual([id, 3]);
      expect(ours(id, ['homeDefense'])).toEqual({ ...ours(id), 0: left });
    }
  });
  it('23.D: A-Go comes from 1943 on, Sho-Go from 1944 on, Ketsu-Go on any turn, by halves at the end of 1943', () => {
    const first = (id: string) => {
      const { from } = told(id);
      return from === 'any' ? undefined : CALENDAR.yearFirstTurn[Number(from)];
    };
    for (const id of ['a-go', 'sho-go', 'ketsu-go'])
      expect([id, one(RESERVES, (each) => each.id === id).from]).toEqual([id, first(id)]);
    expect(EARLY_TO).toBe(CALENDAR.lastDecemberTurn[1943]);
  });
  it('31, errata: ten NAC without the command, but not in Game 4', () => {
    const { units, games } = told('without-home-command');
    const nac = one(RESERVES, ({ id }) => id === 'nac');
    expect(units).toBe('10 NAC in Japan');
    expect(ours('nac')).toEqual({ 0: { NAC: 10 } });
    expect(nac.scenarios).toEqual(games?.map((game) => game.toLowerCase()));
    expect([nac.needs, nac.with]).toEqual(['!homeDefense', ['sho-go', 'ketsu-go']]);
  });
  it('31(B): what stays at home', () => {
    const { what } = one(T.keptGarrisons, ({ rule }) => rule === '31.0(B)');
    expect(plain(what ?? '')).toBe(
      '6 20-40 division or equivalents (not defense), 20 LAC; by errata 10 NAC too',
    );
    const placed = SET_UP_G4.filter(({ needs }) => needs === 'homeDefense');
    expect(placed.map(({ units }) => units)).toEqual(['6 × 20-40 division, 20 LAC']);
  });
  it('has every group of the second transcription', () => {
    const same: { readonly [id: string]: string } = {
      'without-home-command': 'nac',
      'us-wpo-choice': 'us-orange-called',
      'ketsu-go-wpo': 'ketsu-go-orange',
    };
    const typed = T.reserves.map(({ id }) => same[id] ?? id);
    // The same ten NAC, already on the map with the command: errata to 31. The list of Orange stands in 23.A.
    expect(
      RESERVES.map(({ id }) => id)
        .filter((id) => id !== 'nac-free' && id !== 'us-orange')
        .toSorted(),
    ).toEqual(typed.toSorted());
  });
});

describe('what the text sets for a turn', () => {
  const rows = (rule: string): readonly Row[] =>
    T.textReinforcements.filter((each) => each.rule === rule && each.rows).flatMap(({ rows = [] }) => rows);
  const told = (needs: string) => ARRIVALS.filter((each) => each.needs === needs);
  it('errata: names five units of the chart', () => {
    const chart = ARRIVALS.filter(({ rule, needs }) => rule === 'Reinforcements' && !needs);
    const size = (text: string) => /\d+-\d+|CV-4 with 8 NAC/.exec(text)?.[0];
    expect(chart.map(({ turn, text }) => [turn, size(text)])).toEqual(
      rows('errata chart').map(([turn, text]) => [turn, size(text)]),
    );
    expect(chart.map(({ side }) => side)).toEqual(['a', 'a', 'a', 'a', 'a']);
  });
  it('errata: one more Japanese LAC on the same turns', () => {
    const { turns = [] } = one(T.textReinforcements, ({ what }) => what === 'Japanese +1 LAC');
    const all = turns.flatMap((each) => {
      const [from = 0, to = from] = String(each).split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, n) => from + n);
    });
    expect(told('extraJapLAC').map(({ turn }) => turn)).toEqual(all);
    expect(new Set(told('extraJapLAC').map(({ text, side }) => `${side} ${text}`))).toEqual(
      new Set(['j 1 more LAC']),
    );
  });
  const PLACES = /Rangoon|Australia|India|West Coast/;
  it.each([
    ['39.0(A)', 'armor'],
    ['39.0(E) US', 'usArmor'],
  ])('%s: armored brigades', (rule, needs) => {
    const sent = told(needs).filter(({ text }) => text.startsWith('An armored brigade'));
    expect(sent.map(({ turn, text }) => [turn, PLACES.exec(text)?.[0]])).toEqual(
      rows(rule).map(([turn, text]) => [turn, PLACES.exec(text)?.[0]]),
    );
  });
  it('39(B): a withdrawal on turn 34', () => {
    const { turn, what } = one(T.withdrawals, ({ rule }) => rule === '39.0(B)');
    const ours = one(SCENARIO_ITEMS, ({ id }) => id === 'middle-east');
    expect([ours.from, ours.to]).toEqual([turn, turn]);
    expect(what).toMatch(
      /one armored brigade and one 30-50 division \(or three 8-15 regiments\) in the India box/,
    );
    expect(ours.name).toMatch(
      /the India box of an armored brigade and a 30-50 division or three 8-15 regiments/,
    );
  });
  it('45.B: the Soviet Union on turn 191', () => {
    const [[turn] = [0]] = rows('45.B');
    expect([told('soviet').map((each) => each.turn), IN_FORCE.soviet]).toEqual([[turn], turn]);
  });
  it('32(P): a submarine and a dummy leave on the first turn of 1944', () => {
    expect(one(T.withdrawals, ({ rule }) => rule === '32.0(P)').turn).toBe('first 1944');
    expect(told('subs').map(({ turn }) => turn)).toEqual([CALENDAR.yearFirstTurn[1944]]);
  });
  it('Game 4: a transport is back on turn 84', () => {
    const back = T.replacements.find(({ rule }) => rule === 'G4') as unknown as { turn: number };
    expect(ARRIVALS.filter(({ text }) => text.startsWith('TR-4')).map(({ turn }) => turn)).toEqual([
      back.turn,
    ]);
  });
  it('errata: what may embark in a naval movement phase, before 1943 and from then on', () => {
    const { max } = one(T.buildRates, ({ what }) => what.startsWith('Allied embark cap'));
    const caps = told('embarkLimits').map(({ turn, text }) => [
      turn,
      ...(text.match(/\d+/g) ?? []).map(Number),
    ]);
    const read = (words: number | string | undefined) => (String(words).match(/\d+/g) ?? []).map(Number);
    expect(caps.map(([turn, ...cap]) => [turn, cap])).toEqual([
      [1, read(max['1941-42'])],
      [21, read(max['1941-42'])],
      [56, read(max['1943+'])],
      [82, read(max['1943+'])],
    ]);
  });
  it('rules in force from a year on begin with its first turn', () => {
    const { yearFirstTurn: year, quarters } = CALENDAR;
    const { printed, yearly } = quarters.firstTurns;
    expect(IN_FORCE).toEqual({
      magic: year[1942],
      radar: year[1943],
      corps: { ...printed, ...yearly }['1943-3'],
      longRangeLac: year[1944],
      soviet: 191,
    });
    expect(YEARS).toEqual(yearsFrom(1943));
  });
  it('44(A): quarters begin on the same turns', () => {
    const { printed, yearly } = CALENDAR.quarters.firstTurns;
    const all = Object.entries({ ...printed, ...yearly }).filter(([quarter]) => quarter >= '1943');
    expect(QUARTERS).toEqual(all.map(([, turn]) => turn).toSorted((a, b) => a - b));
  });
});

describe('44(F), (G): strategic resources', () => {
  const { rows, cityPoints, unsupportedCity, factor, withConvoy } = expected<{
    strategicResources: {
      rows: [string, number][];
      cityPoints: number[];
      unsupportedCity: number[];
      factor: { [year: string]: number };
      withConvoy: { [year: string]: number };
    };
  }>('schedules').strategicResources;
  const at = (turn: number, ...options: OptionId[]): UsnState => {
    const state = initialState();
    return { ...state, scenario: 'g5', options, cursor: { ...state.cursor, turn } };
  };
  const told = { whole: 0, half: 0, gone: 0, held: [], chinese: 0 };
  it('what each area gives', () => {
    const half = operationalPoints(at(56, 'china'), { ...told, chinese: 1 }).resources / 100;
    const ours = RESOURCES.map(({ name, points }) => [name, points]);
    expect([...ours, ['each city in China and Hong Kong', half]]).toEqual(rows);
  });
  it('how much of it arrives in a year', () => {
    const { 1943: first = 0, 1944: second = 0, 1945: third = 0 } = CALENDAR.yearFirstTurn;
    const turns = [first, second, third];
    expect(turns.map((turn) => resourceFactor(at(turn)))).toEqual([1, factor['1944'], factor['1945']]);
    const escorted = turns.map((turn) => resourceFactor({ ...at(turn, 'convoy'), convoy: true }));
    expect(escorted).toEqual([1, withConvoy['1944'], withConvoy['1945']]);
  });
  it('what cities give with a resource each and without, whole, damaged and destroyed, the sum rounded down', () => {
    const held = RESOURCES.map(({ id }) => id);
    const of = (cities: Partial<typeof told>, areas: readonly string[]) =>
      operationalPoints(at(56), { ...told, ...cities, held: areas }).points;
    expect([of({ whole: 2 }, held), of({ half: 2 }, held), of({ gone: 2 }, held)]).toEqual(
      cityPoints.map((points) => 2 * points),
    );
    expect([of({ whole: 2 }, []), of({ half: 2 }, []), of({ gone: 2 }, [])]).toEqual(
      unsupportedCity.map((points) => 2 * points),
    );
    expect(of({ whole: 1, half: 1 }, [])).toBe(1);
  });
});
