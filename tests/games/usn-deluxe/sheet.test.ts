import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { emptyPack } from '../../../src/core/charts/pack';
import { extendBook, foldJournal } from '../../../src/core/journal/book';
import { type FormField, type FormValue, isShown } from '../../../src/core/play/form';
import { type Outcome, packLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Answer, checkAnswer, type FormPrompt } from '../../../src/core/play/prompt';
import type { StateSheet } from '../../../src/core/play/sheet';
import { theatresOf } from '../../../src/games/usn-deluxe/data/attack-limits';
import { expandShips } from '../../../src/games/usn-deluxe/data/set-up';
import { monthOf } from '../../../src/games/usn-deluxe/procedures/special';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import { attacksMade } from '../../../src/games/usn-deluxe/state/attacks';
import { USN_BOUNDS, type UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { enduranceOf, fuelDue } from '../../../src/games/usn-deluxe/state/fuel';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { weeksLeft, wholeOn } from '../../../src/games/usn-deluxe/state/repair';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { guideOf } from '../../../src/games/usn-deluxe/views/guide/guide';
import { usnSheet } from '../../../src/games/usn-deluxe/views/sheet/sheet';
import { fuzz, nothingMet } from '../../support/fuzz';
import { usnDeluxe } from './game';

const PACK = packLookup(usnDeluxe.charts, emptyPack('own', usnDeluxe.id, 'test'));

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed(prompt: FormPrompt, { sections }: StateSheet): Record<string, FormValue> {
  const section = sections.find(({ title }) => title === prompt.title);
  if (!section) throw new Error(`the sheet has no ${prompt.title}`);
  const values: Record<string, FormValue> = {};
  for (const field of prompt.fields) {
    if (!isShown(field, values, prompt.fields)) continue;
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (facts.length !== 1) throw new Error(`${prompt.title}: ${facts.length} times ${field.label}`);
    values[field.key] = read(field, facts[0]?.value ?? '');
  }
  const left = section.facts.length - Object.keys(values).length;
  if (left) throw new Error(`${prompt.title}: ${left} facts are not asked`);
  return values;
}

function read(field: FormField, text: string): FormValue {
  if (field.kind === 'number') return Number(text.replace('−', '-'));
  if (field.kind === 'text') return text === 'none' ? '' : text;
  if (field.kind === 'flags') return ticked(field.options, text);
  const option = field.options.find(({ label }) => label === text);
  if (!option) throw new Error(`${field.label} offers no ${text}`);
  return option.value;
}

/** Marks stand in the order of the form, and may have commas in them. */
function ticked(options: readonly { readonly value: string; readonly label: string }[], text: string) {
  let rest = text === 'none' ? '' : `${text}, `;
  const values = options.flatMap(({ value, label }) => {
    if (!rest.startsWith(`${label}, `)) return [];
    rest = rest.slice(label.length + 2);
    return [value];
  });
  if (rest) throw new Error(`nothing offers ${rest}`);
  return values;
}

function outcomeOf(sheet: StateSheet, change: Record<string, FormValue> = {}): Outcome<UsnEvent> {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(usnSheet.start, initialState(), {}, answers, PACK);
    if (run.status === 'done') return run.outcome as Outcome<UsnEvent>;
    const { prompt } = run;
    if (prompt.kind !== 'form') throw new Error(`asked for ${prompt.key}`);
    const mine = Object.entries(change).filter(([key]) => prompt.fields.some((field) => field.key === key));
    const values = { ...typed(prompt, sheet), ...Object.fromEntries(mine) };
    const checked = checkAnswer(prompt, { kind: 'form', values });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(prompt.key, checked.value);
  }
}

const applied = (from: UsnState, events: readonly UsnEvent[]): UsnState =>
  events.reduce((state, event) => {
    const { state: after, conflict } = applyEvent(state, event);
    if (conflict !== undefined) throw new Error(`${event.type}: ${conflict}`);
    expect(isBounded(USN_BOUNDS, event), JSON.stringify(event)).toBe(true);
    return after;
  }, from);

const warningsOf = ({ trace }: Outcome<UsnEvent>) =>
  trace
    .filter(({ kind }) => kind === 'warning')
    .map(({ label, value }) => (value ? `${label}: ${value}` : label));

/** As the paper comes back; what the Allies have sealed they seal again. */
function typeBack(state: UsnState): UsnState {
  const outcome = outcomeOf(usnSheet.describe(state));
  expect(warningsOf(outcome)).toEqual([]);
  const back = applied(initialState(), outcome.events);
  const { deployment, opened } = state;
  return deployment === undefined || opened
    ? back
    : applied(back, [{ type: 'v1.Deployed', row: deployment }]);
}

const inOrder = <T>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The paper has its own order, and leaves out who has fired or flown in this phase, and the missions that are written. */
const mustered = ({ fired: _, flown: __, missions: ___, ...state }: UsnState): UsnState => ({
  ...state,
  ships: state.ships.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  neutralized: inOrder(state.neutralized),
});

/** All that the clerk keeps, but the lines of the points, the log, and what has been done on turns before this one. */
function kept(state: UsnState): unknown {
  const { ships, bases, coming, done, scores: _, since: __, magic, held, placed, cursor, ...rest } = state;
  const { deployment, opened, neutralized, attacks: ___, late: ____, ...others } = rest;
  const { turn } = cursor;
  const known = coming.map(({ id }) => id);
  const unread = duesNow(state).filter(
    (due) => !due.ships && due.by !== 'open-deployment' && due.turn < turn && !known.includes(due.id),
  );
  const words = ({ turn: on, side, text, rule }: (typeof coming)[number]) => ({
    ...{ on, side, rule },
    text: text.replace(/[;:]/g, ','),
  });
  return {
    ...others,
    attacks: theatresOf(state.scenario).map((theatre) => [
      attacksMade(state, 'j', theatre),
      attacksMade(state, 'a', theatre),
    ]),
    cursor,
    deployment,
    opened: deployment !== undefined && opened,
    ships: inOrder(
      ships.map((ship) => {
        const { id, status, back, place, booked, load, station } = ship;
        if (status !== 'afloat') return { id, status, back };
        const fuel = enduranceOf(ship) && fuelDue(ship);
        return { id, place, fuel, left: weeksLeft(ship, turn), whole: wholeOn(ship), booked, load, station };
      }),
    ),
    bases: inOrder(bases.map((base) => ({ ...base, capacity: base.kind === 'air' ? base.capacity : 0 }))),
    neutralized: inOrder(neutralized),
    coming: inOrder(
      [...coming.filter(({ id }) => !(id in done)), ...(unread as typeof coming)].map((each) => words(each)),
    ),
    points: [totalOf(state, 'j'), totalOf(state, 'a')],
    due: inOrder(
      duesNow(state).map(({ id, turn: on, kind, by, text, sends, returning, at }) => ({
        ...(known.includes(id) ? {} : { id, by, sends, returning, at }),
        ...{ on, kind, text: text.replace(/[;:]/g, ',') },
      })),
    ),
    once: inOrder(Object.keys(done).filter((id) => ONCE.test(id))),
    settled: state.stage === 'over' || `administration:${turn}` in done || cursor.step !== 'p10',
    magic: magic === monthOf(state),
    held: inOrder(held),
    placed: turn === (initialTurn[state.scenario] ?? 1) && state.stage === 'underway' ? inOrder(placed) : [],
  };
}
const ONCE = /^(?:indian-ocean|midway-lost|middle-east|(?:singapore|rangoon)-taken|fleet-stayed|client:.*)$/;
const initialTurn: { readonly [scenario: string]: number } = { g2: 21, g4: 82 };

/** What stands on the table: its heading, points, verdict, and what is on offer. */
function shown(state: UsnState): unknown {
  const { owed, actions, panels, track: _, ...table } = usnDeluxe.table(state);
  const flat = (rows: readonly unknown[]) => JSON.stringify(inOrder(rows)).replace(/[;:]/g, ',');
  return {
    table: JSON.stringify(table),
    owed: owed.length,
    actions: flat(actions),
    panels: flat(panels.filter(({ title }) => title !== 'In the next four turns')),
    guide: guideOf(state).title,
  };
}

function tapeOf(seed: number, length: number): readonly number[] {
  let at = seed;
  return Array.from({ length }, () => {
    at = (Math.imul(at ^ (at >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (at >>> 8) & 0xffff;
  });
}

describe.each([1, 2, 7, 13, 23, 16, 4, 10, 12, 14])('the sheet in a game at random, %i', (seed) => {
  it('typed into a new game gives the same register, dues, points and table', () => {
    const table = fuzz(usnDeluxe, tapeOf(seed * 7919, 2200), nothingMet(), {
      isOver: ({ stage, ended }) => stage === 'over' || ended !== undefined,
      tidy: true,
      onward: ['deployment', 'due', 'convoy', 'withdraw', 'administration', 'midwar', 'end-step'],
    });
    let book = foldJournal(usnDeluxe, []);
    let compared = 0;
    let last = 0;
    for (const [i, entry] of table.book.entries.entries()) {
      book = extendBook(usnDeluxe, book, entry);
      if (book.open || book.state.stage === 'before' || i < last + 8) continue;
      last = i;
      const back = typeBack(book.state);
      const [now, then] = [mustered(back), mustered(book.state)];
      expect(kept(now), `line ${entry.seq}`).toEqual(kept(then));
      expect(shown(now), `line ${entry.seq}`).toEqual(shown(then));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

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
      'Where they lie':
        'At sea: Dummy-1..3 SS-2..4; Japan 676: CV-2; Naval bases in Japan: BB-4..5 CL-1..3 CV-5 CVE-1..3 CVL-1..4 TR-1..6; On station: SS-1; Truk 754: BB-1..3 CA-1..4 CV-1 CV-3..4 DD-1..6 OIL-1..2',
      'Where they lie, line 2': 'none',
      'Fuel ends on turn':
        '118: BB-4..5 CL-1..3 CV-5 CVE-1..3 CVL-1..4; 120: BB-1..3 CA-1..4 CV-1..4 DD-1..6; 121: TR-1..6; 123: OIL-1..2',
      'Fuel ends on turn, line 2': 'none',
      'Weeks of damage left': '3: CV-1; 7: CV-2; 9: CA-1',
      'Weeks of damage left, line 2': 'none',
      'In repair, whole on turn': '119: BB-1; 122: CV-1; 127: CV-2',
      'In repair, whole on turn, line 2': 'none',
      'Hundredths of a point that their damage gave': '60: BB-1; 90: CA-1; 480: CV-1',
      'Hundredths of a point that their damage gave, line 2': 'none',
      'Oilers that are not full, ships left': '0: OIL-1; 4: OIL-2',
      'Oilers that are not full, ships left, line 2': 'none',
      'On station since turn and phase': '117.2: SS-1',
      'On station since turn and phase, line 2': 'none',
      'Removed, back on turn': '122: TR-7',
      'Removed, back on turn, line 2': 'none',
      'Sunk, with the turn of those that come back': '127: TR-8',
      'Sunk, with the turn of those that come back, line 2': 'none',
    });
  });
  it('tells points, bases and what is on its way', () => {
    expect(factsOf('Time and points')).toMatchObject({
      'Japanese points': '−12',
      'Japanese points, hundredths more': '−50',
      'Allied points': '987',
      'Allied points, hundredths more': '25',
    });
    expect(factsOf('Bases and units')).toMatchObject({
      'Japanese bases': 'Truk air 20 damaged; Truk naval',
      'Allied bases': 'Espiritu Santo air 10',
      'Japanese, neutralized': 'Truk',
      'On its way': '124 Allied: 2 × 1-1 engineer regiment replaced [22]',
    });
    expect(factsOf('The turn')).toMatchObject({
      'Reserves called on turn': 'A-Go 70; Sho-Go 119',
      'Ships refuelled this turn where there is a limit': 'Rabaul 3; Tarawa 6',
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
    expect(() => outcomeOf(paper, { [key]: text })).toThrow(new RegExp(`^${key}: .*as in`));
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
      'CV-5 is told twice: Where they lie',
      'Allied CV-6: told in play and sunk, taken as sunk',
      'Allied BB-9: no place is told, put at sea',
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
