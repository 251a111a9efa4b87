import { describe, expect, it } from 'vitest';
import { ORANGE_ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals-orange';
import { skippedParts } from '../../../src/games/usn-deluxe/data/phases';
import { SET_UPS } from '../../../src/games/usn-deluxe/data/set-ups';
import { switchesFor } from '../../../src/games/usn-deluxe/procedures/set-up';
import { duesNow, openReserves } from '../../../src/games/usn-deluxe/state/dues';
import { isReady, suits } from '../../../src/games/usn-deluxe/state/needs';
import { shipOf } from '../../../src/games/usn-deluxe/state/register';
import { replacedOn } from '../../../src/games/usn-deluxe/state/replacements';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { bombsOnLand, bombsOnShip } from '../../../src/games/usn-deluxe/steps/combat/air';
import { drive } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';
import { expected } from './expected';
import { usnDeluxe } from './game';
import { sea, ship } from './sea-table';

type Told = {
  rule: string;
  rows?: readonly (readonly [turn: number, what: string])[];
  each?: readonly (readonly [what: string, when: string | readonly [number, number]])[];
};
const T = expected<{ textReinforcements: readonly Told[] }>('schedules').textReinforcements;
const told = (rule: string): Told => {
  const found = T.find((each) => each.rule === rule);
  if (!found) throw new Error(`no ${rule}`);
  return found;
};

/** "CV-2 with 7 NAC (errata for CV-4); two 10-20 brigades" as ours writes it. */
const piece = (typed: string): string =>
  typed
    .replace(' (errata for CV-4)', '')
    .replace(/ with (\d+ NAC)/, ' ($1)')
    .replace('Transport-', 'TR-')
    .replace('Oiler-', 'OIL-')
    .replace(/^two (.*)s$/, '2 × $1')
    .replace('2-8 regiment', '2-8 defense regiment');
const pieces = (text: string): readonly string[] => text.split(/[;,] /).map(piece);
const rowsOf = (side: 'j' | 'a', options: UsnState['options']) =>
  ORANGE_ARRIVALS.filter(
    (row) => row.side === side && suits({ options }, row.needs) && isReady({}, row.ready),
  );
const isSteady = (text: string) => / NAC, |LAC, (?:Japan|\d|to be)|NAC, Japan/.test(text);

describe('War Plan Orange: what comes on a turn', () => {
  it.each([
    ['j', 'WPO JP'],
    ['a', 'WPO US'],
  ] as const)('%s, as the second transcription has it', (side, rule) => {
    const byTurn = (turn: number) =>
      rowsOf(side, [])
        .filter((row) => row.turn === turn && !isSteady(row.text))
        .flatMap(({ text }) => pieces(text.replace(/, Oahu.*/, '')));
    const { rows = [] } = told(rule);
    for (const [turn, what] of rows)
      expect([turn, ...byTurn(turn).toSorted()]).toEqual([turn, ...pieces(what).toSorted()]);
    const turns = rowsOf(side, [])
      .filter(({ text }) => !isSteady(text))
      .map(({ turn }) => turn);
    expect([...new Set(turns)].toSorted((x, y) => x - y)).toEqual(rows.map(([turn]) => turn));
  });
  it('ships of a row are those that it tells of', () => {
    for (const { text, ships = [], side, returns } of ORANGE_ARRIVALS) {
      if (returns || text.includes('by hand')) continue;
      const named = [...text.matchAll(/\b(?:CVE|CVL|CV|BBW|BB|BC|CA|CL|DD|AT|TR|OIL|C)-\d+/g)].map(
        ([name]) => `${side}:${name}`,
      );
      expect(ships).toEqual(named);
    }
  });
  it.each([
    ['j', [], { 3: ['1 LAC'], 4: ['1 NAC'], 12: ['1 LAC', '1 NAC'], 5: [] }],
    ['j', ['wpoAdmirals'], { 2: ['1 LAC'], 3: [], 10: ['1 LAC', '1 NAC'] }],
    ['a', [], { 1: ['2 LAC, 1 NAC'], 26: ['2 LAC, 1 NAC'], 27: ['4 LAC, 2 NAC'], 52: ['4 LAC, 2 NAC'] }],
    [
      'a',
      ['wpoAdmirals'],
      { 1: ['3 LAC'], 2: ['3 LAC', '1 NAC'], 27: ['5 LAC, 1 NAC'], 28: ['5 LAC, 1 NAC', '1 LBAC'] },
    ],
  ] as const)('%s gets aircraft turn by turn, %j', (side, options, byTurn) => {
    for (const [turn, what] of Object.entries(byTurn)) {
      const air = rowsOf(side, options)
        .filter((row) => row.turn === Number(turn) && /^\d L?B?N?AC/.test(row.text))
        .map(({ text }) => text.replace(/, (?:Japan|to be|Oahu).*/, ''));
      expect([turn, ...air.toSorted()]).toEqual([
        turn,
        ...[...what].filter((each) => !each.includes('LBAC') || side === 'a').toSorted(),
      ]);
    }
  });
  it('Battleship Admirals: capital ships instead of carriers', () => {
    const ships = (options: UsnState['options']) =>
      ORANGE_ARRIVALS.filter(({ needs, ready }) => needs && !ready && suits({ options }, needs)).flatMap(
        (row) => row.ships ?? [],
      );
    expect(ships([]).toSorted()).toEqual(['a:CV-2', 'a:CV-5', 'j:CV-6']);
    expect(ships(['wpoAdmirals']).toSorted()).toEqual(['a:BBW-1', 'a:BBW-2', 'j:BBW-1', 'j:BC-2']);
    const start = (options: UsnState['options']) =>
      SET_UPS.wpo1.filter(
        ({ needs, ships: some }) => some && needs?.includes('Admirals') && suits({ options }, needs),
      );
    expect(start(['wpoAdmirals']).map(({ side, ships: some }) => `${side} ${some}`)).toEqual([
      'j BC-1',
      'a BC-1 CV-2',
    ]);
    expect(start([]).map(({ side, ships: some }) => `${side} ${some}`)).toEqual(['j CV-1..2', 'a CV-3..4']);
  });
});

const at = (scenario: UsnState['scenario'], turn: number, more: Partial<UsnState> = {}): UsnState => ({
  ...sea([]),
  scenario,
  since: turn,
  cursor: { turn, step: 'p1' },
  ...more,
});
const applied = (state: UsnState, events: readonly unknown[]): UsnState =>
  events.reduce<UsnState>((now, event) => {
    const { state: next, conflict } = usnDeluxe.apply(now, event as never);
    if (conflict) throw new Error(conflict);
    return next;
  }, state);

describe('War Plan Orange', () => {
  it('1 and 2 begin with the shock, 3 does not', () => {
    expect(skippedParts('wpo1', 1, 'p2')).toEqual(['2A']);
    expect(skippedParts('wpo3', 15, 'p2')).toEqual([]);
  });
  it('Admirals’ War is for 1 and 2; radar, Magic, China and the Soviet Union for none', () => {
    expect((['wpo1', 'wpo2', 'wpo3'] as const).map((id) => switchesFor(id).includes('wpoAdmirals'))).toEqual([
      ...[true, true, false],
    ]);
    for (const id of ['radar', 'magic', 'china', 'soviet', 'resiliency', 'monsoon', 'convoy'] as const)
      expect(switchesFor('wpo2')).not.toContain(id);
  });
  it('22: a Japanese transport is back after four turns', () => {
    expect(replacedOn(at('wpo2', 40), 'j', 'TR')).toBe(44);
  });
  it('23.A: US reserves at will from turn 6 come a turn later and give Japan 15; not twice', () => {
    expect(openReserves(at('wpo2', 5)).map(({ id }) => id)).not.toContain('us-orange-called');
    const state = at('wpo2', 7);
    expect(openReserves(state).map(({ id }) => id)).toEqual([
      'us-orange',
      'us-orange-called',
      'ketsu-go-orange',
    ]);
    const { outcome } = drive(usnDeluxe, state, 'due', {}, [['reserves', { groups: ['us-orange-called'] }]]);
    const after = applied(state, outcome.events);
    expect(after.scores.map(({ side, hundredths }) => [side, hundredths])).toEqual([['j', 1500]]);
    expect(openReserves(after).map(({ id }) => id)).toEqual(['ketsu-go-orange']);
    const next = { ...after, cursor: { turn: 8, step: 'p1' } };
    const came = drive(usnDeluxe, next, 'due', {}, [['reserves', {}]]).outcome;
    expect(shipOf(applied(next, came.events), 'a:CA-4')?.place).toBe('West Coast');
  });
  it('23.A: Japanese on Hawaii bring them at once, for nothing', () => {
    const state = at('wpo1', 3);
    const { outcome } = drive(usnDeluxe, state, 'due', {}, [['reserves', { groups: ['us-orange'] }]]);
    const after = applied(state, outcome.events);
    expect([after.scores, shipOf(after, 'a:CA-4')?.status]).toEqual([[], 'afloat']);
  });
  it('32(R): without submarines two American destroyers leave', () => {
    const due = (options: UsnState['options']) => duesNow(at('wpo1', 1, { options })).map(({ id }) => id);
    expect([due([]).includes('take:no-subs:1'), due(['subs']).includes('take:no-subs:1')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('War Plan Orange 3: losses before the first turn', () => {
  const fleet = [ship('j:CV-1'), ship('j:TR-1'), ship('j:OIL-1'), ship('a:CV-2'), ship('a:DD-1')];
  const state = at('wpo3', 15, { ships: fleet });
  const { outcome } = drive(usnDeluxe, state, 'losses', {}, [
    ['j-ship-1', [2, 2, 2]],
    ['j-damage-1', [3, 1, 4]],
    ['j-return-1', [6]],
    ['a-ship-1', [1, 3]],
    ['air-NAC', [1, 2, 3, 4]],
    ['air-LAC', [6, 6, 6, 6]],
  ]);
  const after = applied(state, outcome.events);
  it('1 is sunk, 2 damaged by five weeks a pip, 3 to 6 nothing', () => {
    expect(after.ships.map(({ id, status, weeks }) => `${id} ${status} ${weeks}`)).toEqual([
      'j:CV-1 afloat 15',
      'j:TR-1 afloat 5',
      'j:OIL-1 removed 0',
      'a:CV-2 removed 0',
      'a:DD-1 afloat 0',
    ]);
    expect(after.scores).toEqual([]);
  });
  it('a transport or oiler with ten weeks is back a die after turn 15', () => {
    expect(shipOf(after, 'j:OIL-1')?.back).toBe(21);
    expect(shipOf(after, 'a:CV-2')?.back).toBeUndefined();
  });
  it('Japan has 38 NAC and 43 LAC less four dice each', () => {
    const lines = outcome.trace.map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toEqual(expect.arrayContaining(['Japanese NAC: 28', 'Japanese LAC: 19']));
  });
  it('is asked once', () => {
    expect(duesNow(state).map(({ id }) => id)).toContain('losses:15');
    expect(duesNow(after).map(({ id }) => id)).not.toContain('losses:15');
  });
});

/** Without the side and the names that a ship is called by. */
const asInTheList = (text: string): string =>
  text.replace(/^(?:Japanese|Allied) /, '').replaceAll(/(-\d+) [A-Z][a-z]+/g, '$1');

describe('War Plan Orange: readiness', () => {
  const fleet = ['j:CA-3', 'a:CV-3', 'a:CV-4', 'a:DD-1'].map((id) => ship(id));
  const start = at('wpo2', 1, { ships: fleet, options: ['wpoReadiness'] });
  const rolled = (said: { readonly [key: string]: number }) => {
    const answers = Object.entries(said).map(([key, face]) => [key, [face]]);
    const { outcome } = drive(usnDeluxe, start, 'readiness', {}, answers as never);
    return { outcome, after: applied(start, outcome.events) };
  };
  /** All that readiness sends or leaves out, beside what comes without it. */
  const changes = (...readiness: readonly string[]) => {
    const lines = (state: UsnState) =>
      duesNow({ ...state, cursor: { turn: 52, step: 'p10' } })
        .filter(({ id, kind }) => id.startsWith('own:') && kind === 'told')
        .map(({ turn, side, text }) => `${turn} ${side} ${asInTheList(text)}`);
    const [without, having] = [lines(start), lines({ ...start, readiness })];
    return {
      more: having.filter((line) => !without.includes(line)),
      less: without.filter((line) => !having.includes(line)),
    };
  };
  it('is due before the first turn, and not with the Admirals’ War', () => {
    expect(duesNow(start).map(({ id }) => id)).toContain('readiness:1');
    expect(
      duesNow(rolled({ 'j-1': 1, 'j-2': 4, 'a-1': 2, 'a-2': 3 }).after).map(({ id }) => id),
    ).not.toContain('readiness:1');
    const table = sitDown(usnDeluxe) as unknown as Table<never>;
    open(table, 'set-up', { charts: 'own' });
    say(table, 'wpo1' as never);
    const both = { j: 'Ken', a: 'Ann', options: ['wpoReadiness', 'wpoAdmirals'] };
    expect(() => say(table, both as never)).toThrow();
    const form = question(table);
    const messages = form?.kind === 'form' ? (form.checks ?? []).map(({ message }) => message) : [];
    expect(messages).toContain(
      'Readiness cannot be combined with The Battleship Admirals’ War (War Plan Orange).',
    );
  });
  it('the same result twice is rolled again, 5 and 6 of Japan being one', () => {
    const { outcome } = rolled({
      ...{ 'j-1': 5, 'j-2': 6, 'j-3': 2, 'ready-naval': 3 },
      ...{ 'a-1': 4, 'a-2': 4, 'a-3': 1, 'ready-amphibious': 5 },
    });
    expect(outcome.events[0]).toEqual({
      type: 'v1.Readied',
      results: ['late-cruiser', 'china-incident', 'quick-debark', 'late-ships'],
    });
  });
  it('holds a cruiser back to turn 25, and sends carriers to Oahu', () => {
    const { after } = rolled({
      ...{ 'j-1': 5, 'j-2': 1, 'ready-naval': 3 },
      ...{ 'a-1': 6, 'a-2': 2, 'ready-carriers': 2 },
    });
    expect(shipOf(after, 'j:CA-3')).toMatchObject({ status: 'removed', place: 'Japan, not ready' });
    expect(['a:CV-2', 'a:CV-3', 'a:CV-4', 'a:DD-1'].map((id) => shipOf(after, id)?.place)).toEqual([
      ...['West Coast', 'Pearl Harbor', 'Pearl Harbor', 'Pearl Harbor'],
    ]);
    const turn25 = { ...after, since: 25, cursor: { turn: 25, step: 'p1' } };
    const { outcome } = drive(usnDeluxe, turn25, 'due', {}, [['reserves', {}]]);
    expect(shipOf(applied(turn25, outcome.events), 'j:CA-3')).toMatchObject({
      ...{ status: 'afloat', place: 'Naval bases in Japan' },
    });
  });
  it('carriers, 1 and 1-3: CV-2 starts beside CV-3, CV-4 waits for turn 6 (USN-15)', () => {
    const { after } = rolled({
      ...{ 'j-1': 1, 'j-2': 4 },
      ...{ 'a-1': 2, 'a-2': 6, 'ready-carriers': 1, 'ready-deployment': 3 },
    });
    expect(['a:CV-2', 'a:CV-3'].map((id) => shipOf(after, id)?.status)).toEqual(['afloat', 'afloat']);
    expect(shipOf(after, 'a:CV-4')).toMatchObject({ status: 'removed', place: 'America, not ready' });
    const turn6 = { ...after, since: 6, cursor: { turn: 6, step: 'p1' } };
    const { outcome } = drive(usnDeluxe, turn6, 'due', {}, [['reserves', {}]]);
    expect(shipOf(applied(turn6, outcome.events), 'a:CV-4')).toMatchObject({
      ...{ status: 'afloat', place: 'West Coast' },
    });
  });
  // Worked by hand from the tables of the rulebook, hull numbers by the errata (USN-15).
  const T6 = 'C-2, DD-5, AT-1, TR-3, OIL-2; 15-25 brigade, 2 × 10-20 brigade, 1-1 engineer';
  const T33 = 'CA-3, DD-7, OIL-3; 2 × 30-50 division, 15-25 brigade';
  const LBAC = [6, 15, 24, 33, 41, 49].map(
    (turn) => `${turn} a 1 LBAC more, Oahu, or the West Coast where no base has room`,
  );
  it.each([
    [
      'late-ships',
      [
        `6 a ${T6.replace(';', ',')}`,
        '11 a BB-4',
        `33 a CVE-16 (2 NAC), DD-7, OIL-3, 2 × 30-50 division, 15-25 brigade`,
        '41 a CA-3',
      ],
      [`6 a BB-4, ${T6}`, `33 a CVE-16 (2 NAC), ${T33}`],
    ],
    ['army', ['6 a 30-50 division, 6 LAC'], []],
    ['navy', ['15 a CA-4, DD-9'], []],
    ['carriers-three', [], ['6 a CV-2 (7 NAC)']],
    ['carriers-two', ['6 a CV-4 with all its NAC'], ['6 a CV-2 (7 NAC)']],
    ['converted', ['11 a CVE-28'], []],
    ['not-converted', ['15 a 15-25 brigade'], ['15 a CV-1 (2 NAC); 15-25 brigade']],
    [
      'cruiser-converted',
      ['24 a CVE-1 (2 NAC), CL-2, DD-6, TR-4, 30-50 division, 1-1 engineer', '41 a CV-6 (10 NAC)'],
      ['24 a CVE-1 (2 NAC), CA-2, CL-2, DD-6, TR-4; 30-50 division, 1-1 engineer'],
    ],
    ['generals', ['41 a CV-5 (10 NAC)', ...LBAC], ['6 a CV-2 (7 NAC)', '33 a CV-5 (10 NAC)']],
    ['admirals', ['41 a CV-5 (10 NAC)', ...LBAC], ['6 a CV-2 (7 NAC)', '33 a CV-5 (10 NAC)']],
    ['late-cruiser', ['25 j CA-3'], []],
    [
      'late-escort',
      ['15 j DD-5, 20-40 division', '25 j CVE-1 (1 NAC)', '45 j 20-40 division, 2-8 defense regiment'],
      [
        '15 j CVE-1 (1 NAC), DD-5; 20-40 division',
        '45 j CVE-2 (1 NAC); 20-40 division, 2-8 defense regiment',
      ],
    ],
    ['escort-instead', ['35 j CVE-3 (1 NAC)'], ['35 j CV-6 (2 NAC)']],
    ['light-carrier', ['25 j CVL-3 (2 NAC)'], []],
    ['effort', [], []],
    ['guam', [], []],
  ] as const)('%s', (result, more, less) => {
    const came = changes(result);
    expect([came.more.toSorted(), came.less.toSorted()]).toEqual([
      [...more].toSorted(),
      [...less].toSorted(),
    ]);
  });
  it('fewer pilots: a NAC on every even turn', () => {
    const { more, less } = changes('pilots');
    expect([more.length, less.length]).toEqual([13, 0]);
    expect(more[0]).toBe('2 j 1 NAC, Japan');
  });
  it('PBY admirals: LBAC whole against ships, half against all else', () => {
    expect(bombsOnShip('a', 'LBAC', 6, { pby: true })).toBe(6);
    expect(bombsOnLand('a', 'LBAC', 6, { pby: true })).toBe(3);
    expect([isReady({ readiness: ['admirals'] }, 'admirals'), isReady({}, 'admirals')]).toEqual([
      true,
      false,
    ]);
  });
  it('Manchukuo: on 1 to 4 a division comes, on 5 and 6 one leaves or Japan loses 10', () => {
    const state = at('wpo2', 5, { readiness: ['manchukuo'], options: ['wpoReadiness'] });
    expect(duesNow(state).map(({ id }) => id)).toContain('manchukuo:5');
    const points = (...answers: readonly (readonly [string, unknown])[]) => {
      const { outcome } = drive(usnDeluxe, state, 'manchukuo', {}, answers as never);
      return applied(state, outcome.events).scores.map(({ side, hundredths }) => [side, hundredths]);
    };
    expect(points(['die', [4]])).toEqual([]);
    expect(points(['die', [5]], ['removed', 'yes'])).toEqual([]);
    expect(points(['die', [6]], ['removed', 'no'])).toEqual([['j', -1000]]);
  });
});
