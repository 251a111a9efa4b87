import { describe, expect, it } from 'vitest';
import { usnDeluxe } from '../../../src/games/usn-deluxe/game';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type Ship, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { registersOf } from '../../../src/games/usn-deluxe/views/registers';
import { drive, type Script } from '../../support/drive';

const ship = (id: string, place: string, more: Partial<Ship> = {}): Ship => ({
  ...launch(id, { place, weeks: 0, fuelled: 10 }),
  ...more,
});
const state = (more: Partial<UsnState> = {}): UsnState => ({
  ...initialState(),
  stage: 'underway',
  cursor: { turn: 11, step: 'p6' },
  ships: [
    ship('a:CV-10', 'Noumea'),
    ship('a:CV-2', 'Noumea', { weeks: 10, repairs: 9 }),
    ship('a:CA-1', 'Noumea', { weeks: 1, fuelled: 8 }),
    ship('a:BB-1', 'West Coast'),
    ship('a:OIL-1', 'At sea', { load: 0 }),
    ship('a:DD-9', 'At sea', { fuelled: 2 }),
    ship('a:CL-1', 'At sea', { status: 'sunk' }),
    ship('a:CA-2', 'At sea', { status: 'removed', back: 30 }),
    ship('j:SS-1', 'Truk', { station: { turn: 4, step: 'p2' } }),
  ],
  bases: [
    { id: 'x', name: 'Noumea air base', side: 'a', kind: 'air', capacity: 5, state: 'damaged' },
    { id: 'y', name: 'Noumea', side: 'a', kind: 'naval', capacity: 0, state: 'functional' },
  ],
  ...more,
});
const groups = (of = state()) => registersOf(of)[0]?.groups ?? [];
const group = (label: string, of = state()) => groups(of).find((each) => each.label === label);
const words = (label: string) =>
  group(label)?.entries.map(({ name, state: how, notes, facts }) =>
    [
      name,
      how,
      ...notes,
      ...facts.map(({ label: what, value }) => [what, value].filter(Boolean).join(' ')),
    ].join(', '),
  );

describe('the register of ships and bases', () => {
  it('begins with the war', () => {
    expect(registersOf(state({ stage: 'before' }))).toEqual([]);
  });

  it('has the ships of each place, those of the side that moves first; bases and what has left play at the end', () => {
    expect(groups().map(({ label, side, entries }) => `${side} ${label} ${entries.length}`)).toEqual([
      'a Noumea 3',
      'a At sea 2',
      'a West Coast 1',
      'a Bases 2',
      'a Sunk or removed 2',
      'j Truk 1',
    ]);
    expect(groups().filter(({ folded }) => folded)).toMatchObject([{ label: 'Sunk or removed' }]);
    expect(groups(state({ cursor: { turn: 11, step: 'p2' } }))[0]?.label).toBe('Truk');
  });

  it('[8, 9, 12(N), 32] says of each ship what the clerk keeps of it, carriers first, 2 before 10', () => {
    expect(words('Noumea')).toEqual([
      'Allied CV-2 Ranger, hit, damaged, 8 weeks, repaired on turn 19, fuel to turn 13',
      'Allied CV-10, whole, fuel to turn 13',
      'Allied CA-1, hit, damaged, fuel ends now, 1 week',
    ]);
    expect(words('At sea')).toEqual([
      'Allied DD-9, whole, out of fuel',
      'Allied OIL-1, whole, empty, fuel to turn 16',
    ]);
    // Off the map nobody counts fuel, and a submarine needs none.
    expect(words('West Coast')).toEqual(['Allied BB-1, whole']);
    expect(words('Truk')).toEqual(['Japanese SS-1, whole, on station since turn 4']);
    expect([group('Noumea')?.note, group('At sea')?.note, group('Truk')?.note]).toEqual([
      'fuel to turn 11',
      'fuel to turn 5',
      undefined,
    ]);
  });

  it('draws each by its type', () => {
    const drawn = groups().flatMap(({ entries }) => entries.map(({ name, type }) => [name, type]));
    expect(Object.fromEntries(drawn)).toEqual({
      'Allied CV-2 Ranger': 'carrier',
      'Allied CV-10': 'carrier',
      'Allied CA-1': 'cruiser',
      'Allied DD-9': 'destroyer',
      'Allied OIL-1': 'transport',
      'Allied BB-1': 'battleship',
      'Noumea air base': 'base',
      Noumea: 'base',
      'Allied CA-2': 'cruiser',
      'Allied CL-1': 'cruiser',
      'Japanese SS-1': 'submarine',
    });
  });

  it('[22] a sunk ship is lost, a removed one is away until it is back', () => {
    expect(words('Sunk or removed')).toEqual([
      'Allied CA-2, away, removed, back on turn 30',
      'Allied CL-1, lost, sunk',
    ]);
  });

  it('[19] says how bases stand', () => {
    expect(words('Bases')).toEqual(['Noumea air base, hit, damaged, air 5', 'Noumea, whole']);
  });
});

describe('what all ships of a place do at once', () => {
  const offered = (label: string, of = state()) => group(label, of)?.actions?.map((action) => action.label);
  const outcomeOf = (place: string, label: string, script: Script) => {
    const action = group(place)?.actions?.find((each) => each.label === label);
    if (!action) throw new Error(`${label} is not offered`);
    return drive(usnDeluxe, state(), action.procedure, action.args, script).outcome;
  };

  it('is offered in the sea movement of its side alone', () => {
    expect([offered('Noumea'), offered('At sea'), offered('Truk')]).toEqual([
      ['Refuel', 'To sea', 'Move'],
      ['Refuel', 'Move'],
      undefined,
    ]);
    const japan = state({ cursor: { turn: 11, step: 'p2' } });
    // A submarine needs no fuel.
    expect([offered('Truk', japan), offered('Noumea', japan)]).toEqual([['To sea', 'Move'], undefined]);
    expect(offered('Noumea', state({ cursor: { turn: 11, step: 'p1' } }))).toBeUndefined();
  });

  it('[12(N)] is refuelled there without asking where', () => {
    const { events } = outcomeOf('Noumea', 'Refuel', [['ships', {}]]);
    expect(events).toEqual([{ type: 'v1.Refuelled', ships: ['a:CA-1', 'a:CV-10', 'a:CV-2'], at: 'Noumea' }]);
  });

  it('[7] puts to sea with one question, and elsewhere with one more', () => {
    // To begin with without those that are damaged or in repair.
    expect(outcomeOf('Noumea', 'To sea', [['ships', {}]]).events).toEqual([
      { type: 'v1.ShipsMoved', ships: ['a:CV-10'], place: 'At sea' },
    ]);
    const ships = ['a:CV-10', 'a:CV-2', 'a:CA-1'];
    expect(outcomeOf('Noumea', 'To sea', [['ships', { ships }]]).events).toEqual([
      { type: 'v1.ShipsMoved', ships, place: 'At sea' },
    ]);
    const move: Script = [
      ['to', 'West Coast'],
      ['ships', {}],
    ];
    expect(outcomeOf('Noumea', 'Move', move).events).toEqual([
      { type: 'v1.ShipsMoved', ships, place: 'West Coast' },
    ]);
  });

  it('where nobody lies the place is asked', () => {
    const script: Script = [
      ['place', 'Noumea'],
      ['ships', { ships: ['a:CV-10'] }],
    ];
    const { events } = drive(usnDeluxe, state(), 'refuel', { side: 'a', place: 'Rabaul' }, script).outcome;
    expect(events).toEqual([{ type: 'v1.Refuelled', ships: ['a:CV-10'], at: 'Noumea' }]);
  });
});
