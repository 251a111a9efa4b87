import { describe, expect, it } from 'vitest';
import { expandShips } from '../../../src/games/usn-deluxe/data/set-up';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { usnSheet } from '../../../src/games/usn-deluxe/views/sheet/sheet';
import { usnDeluxe } from './game';
import {
  applied,
  inOrder,
  kept,
  mustered,
  outcomeOf,
  shown,
  typeBack,
  typeBackAtRandom,
  warningsOf,
} from './sheet-typed';

// A War Plan Orange with half the options, a carrier battle with the other half; eight more are typed in the soak, and all
// of them up to four times as often.
it.each([
  [23, 32],
  [20, 12],
])(
  'the sheet of a game at random, %i, at one line in %i, typed into a new game gives the same',
  (seed, step) => typeBackAtRandom(seed, step),
);

const stateOf = (events: readonly UsnEvent[]) => applied(initialState(), events);
const begun = (more: Partial<Extract<UsnEvent, { type: 'v1.Begun' }>> = {}): UsnEvent => ({
  type: 'v1.Begun',
  players: { j: 'Ann', a: 'Bo' },
  scenario: 'g5',
  options: ['midwar', 'subs', 'convoy', 'oilerPoints', 'magic', 'strategic', 'china'],
  house: initialState().house,
  ships: [],
  ...more,
});
const resumed = (more: Partial<Extract<UsnEvent, { type: 'v1.Resumed' }>> = {}): UsnEvent => ({
  type: 'v1.Resumed',
  turn: 56,
  step: 'p1',
  j: 0,
  a: 0,
  reserves: [],
  convoy: true,
  civilWar: 'all',
  magic: 0,
  operational: { points: 0, spent: 0, stored: 0 },
  chinese: { nationalist: 0, communist: 0 },
  served: {},
  held: [],
  ...more,
});
const fleet = (side: string, place: string, list: string, fuelled: number) =>
  expandShips(list).map((name) => ({ ship: `${side}:${name}`, place, weeks: 0, fuelled }));
const FLEETS = [
  ...fleet('j', 'Truk 754', 'CV-1..4 BB-1..3 CA-1..4 DD-1..6 OIL-1..2', 117),
  ...fleet('j', 'Naval bases in Japan', 'CV-5 CVL-1..4 CVE-1..3 BB-4..5 CL-1..3 TR-1..8', 115),
  ...fleet('j', 'At sea', 'SS-1..4 Dummy-1..3', 100),
  ...fleet('a', 'Pearl Harbor', 'CV-3..9 CVL-1..6 BB-1..6 CA-1..6 CL-1..6 DD-1..9', 118),
  ...fleet('a', 'West Coast', 'CVE-1..9 AT-1..6 TR-1..6 OIL-1..3', 90),
];
const told = (ship: string, more: object): UsnEvent =>
  ({
    type: 'v1.ShipSet',
    ship,
    ...{ place: 'Truk 754', weeks: 0, fuelled: 117, status: 'afloat' },
    ...more,
  }) as UsnEvent;
const LATE = stateOf([
  begun({ ships: FLEETS }),
  resumed({
    turn: 119,
    step: 'p8',
    j: -1250,
    a: 98_725,
    reserves: [
      { group: 'a-go', turn: 70 },
      { group: 'sho-go', turn: 119 },
    ],
    convoy: false,
    civilWar: 'nationalists',
    operational: { points: 21, spent: 4, stored: 150 },
    chinese: { nationalist: 2, communist: 1 },
    served: { Rabaul: 3, Tarawa: 6 },
    held: [
      { line: 'rangoon', side: 'j', halved: false },
      { line: 'mandalay', side: 'j', halved: true },
      { line: 'india', side: 'a', halved: false },
    ],
  }),
  told('j:CV-1', { weeks: 12, booked: 480, repairs: 110 }),
  told('j:CV-2', { weeks: 7, repairs: 120, place: 'Japan 676' }),
  told('j:BB-1', { weeks: 3, repairs: 116, booked: 60 }),
  told('j:CA-1', { weeks: 9, booked: 90 }),
  told('j:OIL-1', { load: 0 }),
  told('j:OIL-2', { load: 4 }),
  told('j:SS-1', { place: 'On station', station: { turn: 117, step: 'p2' } }),
  told('j:TR-8', { status: 'sunk', back: 127 }),
  told('j:TR-7', { status: 'removed', back: 122 }),
  told('a:CV-3', { status: 'sunk' }),
  { type: 'v1.BaseSet', name: 'Truk', side: 'j', kind: 'air', capacity: 20, state: 'damaged' },
  { type: 'v1.BaseSet', name: 'Truk', side: 'j', kind: 'naval', capacity: 0, state: 'functional' },
  { type: 'v1.BaseSet', name: 'Espiritu Santo', side: 'a', kind: 'air', capacity: 10, state: 'functional' },
  { type: 'v1.Neutralized', what: 'Truk', side: 'j' },
  { type: 'v1.Supplied', what: '3rd Marine Division' },
  {
    type: 'v1.Coming',
    id: 'unit:1',
    side: 'a',
    turn: 124,
    text: '2 × 1-1 engineer regiment replaced',
    rule: '22',
  },
  { type: 'v1.MagicUsed', month: 117 },
]);

describe('a campaign of a hundred ships', () => {
  const sheet = usnSheet.describe(LATE);
  const factsOf = (title: string) =>
    Object.fromEntries(
      (sheet.sections.find((each) => each.title === title)?.facts ?? []).map(({ label, value }) => [
        label,
        value,
      ]),
    );
  it('comes back from its paper', () => {
    const back = mustered(typeBack(LATE));
    expect(LATE.ships).toHaveLength(111);
    expect(kept(back)).toEqual(kept(mustered(LATE)));
    expect(shown(back)).toEqual(shown(mustered(LATE)));
  });
  it('8, 9, 12, 22, 24, 32: tells its ships in lines that a person copies by hand', () => {
    expect(factsOf('Japanese ships')).toEqual({
      'Ships by place':
        'At sea: Dummy-1..3 SS-2..4; Japan 676: CV-2; Naval bases in Japan: BB-4..5 CL-1..3 CV-5 CVE-1..3 CVL-1..4 TR-1..6; On station: SS-1; Truk 754: BB-1..3 CA-1..4 CV-1 CV-3..4 DD-1..6 OIL-1..2',
      'Ships by place, line 2': 'none',
      'Fuel ends on turn':
        '118: BB-4..5 CL-1..3 CV-5 CVE-1..3 CVL-1..4; 120: BB-1..3 CA-1..4 CV-1..4 DD-1..6; 121: TR-1..6; 123: OIL-1..2',
      'Fuel ends on turn, line 2': 'none',
      'Weeks of damage left': '3: CV-1; 7: CV-2; 9: CA-1',
      'Weeks of damage left, line 2': 'none',
      'In repair, repaired on turn': '119: BB-1; 122: CV-1; 127: CV-2',
      'In repair, repaired on turn, line 2': 'none',
      'Points scored for their damage, in hundredths': '60: BB-1; 90: CA-1; 480: CV-1',
      'Points scored for their damage, in hundredths, line 2': 'none',
      'Oilers not full, ships they can still refuel': '0: OIL-1; 4: OIL-2',
      'Oilers not full, ships they can still refuel, line 2': 'none',
      'On station since turn and phase': '117.2: SS-1',
      'On station since turn and phase, line 2': 'none',
      'Removed, back on turn': '122: TR-7',
      'Removed, back on turn, line 2': 'none',
      'Sunk, with the turn of any return': '127: TR-8',
      'Sunk, with the turn of any return, line 2': 'none',
    });
  });
  it('tells points, bases and what is on its way', () => {
    expect(factsOf('Time and points')).toMatchObject({
      'Japanese points': '−12',
      'Japanese points, extra hundredths': '−50',
      'Allied points': '987',
      'Allied points, extra hundredths': '25',
    });
    expect(factsOf('Bases and units')).toMatchObject({
      'Japanese bases': 'Truk air 20 damaged; Truk naval',
      'Allied bases': 'Espiritu Santo air 10',
      'Japanese, neutralized': 'Truk',
      'On its way': '124 Allied: 2 × 1-1 engineer regiment replaced [22]',
    });
    expect(factsOf('The turn')).toMatchObject({
      'Reserves called on turn': 'A-Go 70; Sho-Go 119',
      'Ships refuelled this turn in bases with a limit': 'Rabaul 3; Tarawa 6',
    });
  });
  it('fills more lines where one is too short, each of 500 characters at most', () => {
    const far = FLEETS.map((each, i) => ({ ...each, place: `A lagoon that nobody has a name for, ${i}` }));
    const wide = stateOf([begun({ ships: far }), resumed()]);
    const lines = usnSheet.describe(wide).sections.flatMap(({ facts }) => facts);
    expect(Math.max(...lines.map(({ value }) => value.length))).toBeLessThanOrEqual(500);
    expect(kept(mustered(typeBack(wide)))).toEqual(kept(mustered(wide)));
  });
});

describe('a line with a slip of the pen', () => {
  const paper = usnSheet.describe(LATE);
  it.each<readonly [key: string, text: string]>([
    ['j-at-1', 'Truk: CV-1, CV-2'],
    ['j-at-1', 'Truk: CX-1'],
    ['j-at-1', 'CV-1..3'],
    ['j-fuel-1', 'soon: CV-1'],
    ['j-load-1', 'OIL-1'],
    ['j-station-1', '117: SS-1'],
    ['a-sunk-1', 'Truk CV-3'],
    ['a-bases-1', 'Lae air'],
    ['coming-1', 'an engineer on 60'],
    ['reserves-1', 'Tora-Go 60'],
    ['served-1', 'Rabaul'],
    ['j-held-1', 'rangun'],
  ])('is told at its place: %s "%s"', (key, text) => {
    expect(() => outcomeOf(paper, { [key]: text })).toThrow(new RegExp(`^${key}: .*like this`));
  });

  it('that names a ship once too often, or in one list alone, loses none, and is told', () => {
    const change = {
      'a-at-1': 'Pearl Harbor: CV-4..6; Noumea: CV-5',
      'a-at-2': '',
      'a-fuel-1': '121: CV-4..5; 120: BB-9',
      'a-fuel-2': '',
      'a-sunk-1': 'CV-6',
    };
    const outcome = outcomeOf(paper, change);
    const { ships } = applied(initialState(), outcome.events);
    expect(warningsOf(outcome)).toEqual([
      'CV-5 is listed twice: Ships by place',
      'Allied CV-6: listed both in play and as sunk, so counted as sunk',
      'Allied BB-9: no place given, so put at sea',
    ]);
    expect(
      ships
        .filter(({ side }) => side === 'a')
        .map(({ name, place, status, fuelled }) => [name, place, status, fuelled]),
    ).toEqual([
      ['CV-4', 'Pearl Harbor', 'afloat', 118],
      ['CV-5', 'Noumea', 'afloat', 118],
      ['CV-6', '', 'sunk', 0],
      ['BB-9', 'At sea', 'afloat', 117],
    ]);
  });
  it('takes a ship without fuel as full, and a run either way round', () => {
    const change = { 'a-at-1': 'Noumea: CV-6..4', 'a-at-2': '', 'a-fuel-1': '', 'a-sunk-1': '' };
    const outcome = outcomeOf(paper, change);
    const ships = applied(initialState(), outcome.events).ships.filter(({ side }) => side === 'a');
    expect(ships.map(({ name, fuelled }) => [name, fuelled])).toEqual([
      ['CV-4', 119],
      ['CV-5', 119],
      ['CV-6', 119],
    ]);
    expect(warningsOf(outcome)).toHaveLength(3);
  });
});

describe('what is due in a game from a sheet', () => {
  const dueIn = (state: UsnState) => duesNow(state).map(({ text }) => text);
  it('is asked where it was not done, in a phase that is not the first of a December game', () => {
    const state = stateOf([begun({ options: ['midwar'] }), resumed({ turn: 30, step: 'p1' })]);
    expect(dueIn(state)).toEqual([
      'The reinforcement chart, turn 30',
      'Are reserves called?',
      ...dueIn(state).slice(2),
    ]);
    expect(dueIn(typeBack(state))).toEqual(dueIn(state));
  });
  it('is not asked again where it was', () => {
    const open = stateOf([begun({ options: ['midwar'] }), resumed({ turn: 30, step: 'p4' })]);
    const state = applied(open, [{ type: 'v1.DuesDone', dues: duesNow(open).map(({ id }) => id) }]);
    expect(dueIn(state)).toEqual([]);
    expect(dueIn(typeBack(state))).toEqual([]);
  });
  it('is asked by its own step where that was left out on an earlier turn', () => {
    const early = stateOf([
      begun({ options: ['midwar', 'convoy', 'china', 'strategic'], ships: FLEETS }),
      resumed({ turn: 55, step: 'p10' }),
    ]);
    const next = applied(
      early,
      Array.from({ length: 12 }, () => ({ type: 'v1.PhaseEnded', skipped: [] })),
    );
    expect(next.cursor.turn).toBe(57);
    const late = (state: UsnState) =>
      duesNow(state).flatMap(({ id, turn, kind, by }) => (turn < 57 ? [[id, by ?? kind]] : []));
    const back = typeBack(next);
    expect(inOrder(late(back))).toEqual([
      ['chart:55', 'chart'],
      ['chart:56', 'chart'],
      ['civil-war:56', 'civil-war'],
      ['convoy:56', 'convoy'],
      ['midwar:55', 'midwar'],
      ['operational-points:56', 'operational-points'],
      ['triggers:55', 'triggers'],
    ]);
    expect(inOrder(late(back))).toEqual(inOrder(late(next)));
    const given = applied(back, [{ type: 'v1.DuesDone', dues: ['convoy:56', 'triggers:55', 'triggers:56'] }]);
    expect(duesNow(given).map(({ id }) => id)).toContain('triggers:57');
    expect(late(typeBack(given))).toHaveLength(5);
  });
  it('sends the ships that a line of an earlier turn sends', () => {
    const early = stateOf([begun({ scenario: 'phil', options: [] }), resumed({ turn: 152, step: 'p1' })]);
    const sends = (state: UsnState) => duesNow(state).flatMap(({ sends: ships = [] }) => ships);
    const later = applied(
      early,
      Array.from({ length: 10 }, () => ({ type: 'v1.PhaseEnded', skipped: [] })),
    );
    expect(sends(early).length).toBeGreaterThan(0);
    expect(sends(typeBack(later))).toEqual(sends(later));
  });
  it('comes over as on its way where it was left unread on an earlier turn', () => {
    const early = stateOf([begun({ options: ['midwar', 'armor'] }), resumed({ turn: 12, step: 'p10' })]);
    const unread = dueIn(early).filter((text) => text.startsWith('An armored brigade'));
    expect(unread).toHaveLength(1);
    const state = applied(early, [{ type: 'v1.PhaseEnded', skipped: [] }]);
    expect(dueIn(typeBack(state))).toEqual(expect.arrayContaining(unread));
  });
});

describe('the end, the start and what is sealed', () => {
  it.each<readonly [what: string, events: readonly UsnEvent[]]>([
    ['after the last turn', []],
    ['after the count', [{ type: 'v1.Counted', occasion: 'final', lines: [] }]],
    [
      'when it is called',
      [
        { type: 'v1.Counted', occasion: 'final', lines: [] },
        { type: 'v1.Ended', end: 'a' },
      ],
    ],
  ])('a war %s comes back', (_, events) => {
    const over = stateOf([
      begun({ ships: FLEETS }),
      resumed({ turn: 192, step: 'p10', a: 5000 }),
      { type: 'v1.PhaseEnded', skipped: [] },
      ...events,
    ]);
    const back = typeBack(over);
    expect(back.stage).toBe('over');
    expect(shown(mustered(back))).toEqual(shown(mustered(over)));
    expect(usnDeluxe.table(back).verdict).toEqual(usnDeluxe.table(over).verdict);
  });
  it('nothing is on the sheet before a set-up', () => {
    expect(usnSheet.describe(initialState())).toEqual({ sections: [], sealed: [] });
  });
  it('the ticks of the set-up come over on the first turn', () => {
    const state = stateOf([begun(), { type: 'v1.Placed', ticks: ['j:0', 'j:3', 'a:30'] }]);
    expect(typeBack(state).placed).toEqual(['j:0', 'j:3', 'a:30']);
  });
  it('Variable Deployment: names what the Allies have sealed with whose it is, and never tells it', () => {
    const start = [begun({ options: ['allyVarDeploy'] })];
    const one = stateOf([...start, { type: 'v1.Deployed', row: 'CV-6 CA-2' }]);
    const other = stateOf([...start, { type: 'v1.Deployed', row: 'none' }]);
    expect(usnSheet.describe(one)).toEqual(usnSheet.describe(other));
    expect(usnSheet.describe(one).sealed.map(({ label, value }) => [label, value])).toEqual([
      [
        'Allied variable deployment',
        'sealed: Bo keeps it on paper, with the face of its die, and seals it again',
      ],
    ]);
    const opened = applied(one, [{ type: 'v1.DeploymentOpened' }]);
    expect(typeBack(opened)).toMatchObject({ deployment: 'CV-6 CA-2', opened: true });
  });
});
