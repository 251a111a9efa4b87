import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { WAR_BOUNDS } from '../../../src/games/world-at-war-51/state/bounds';
import { DEFAULT_HOUSE } from '../../../src/games/world-at-war-51/state/house';
import { shipOf } from './one-strike';
import { FORCES } from './war';

type Fields = { readonly [field: string]: unknown };

const TOLL = { eliminated: 2, aborted: 3 };
const SQUADRONS = { army: 6, naval: 2 };
const SHIP = shipOf(3, { taskForce: 'tf-1' });
const SURPRISE = { level: -1, cap: 1, defence: -2, attack: 1, fewer: 4, critical: true };

const DECLARATION = {
  ...{ turn: 0, half: 'jp', by: 'jp', on: ['us'], actual: 36, effective: 36 },
  ...{ onslaught: true, unprepared: ['us'], from: 0 },
};
const STRIKE = {
  ...{ id: 'first', side: 'jp', squadrons: 4, surprise: SURPRISE, fought: true },
  ...{ assigned: [{ target: 'army', squadrons: 2 }], resolved: ['army'] },
};
const LISTED = {
  ...FORCES,
  lightJp: 9,
  taskForces: [{ id: 'tf-1', name: 'A', squadrons: 6 }],
  ships: [SHIP],
  modifiers: { airJp: 2, airUs: -3, navalJp: 9, navalUs: 0 },
};
const POSITION = {
  players: { jp: 'Ken', us: 'Ann' },
  house: DEFAULT_HOUSE,
  start: { season: 3, year: 1941 },
  clock: { turn: 1, half: 'allied' },
  declarations: [DECLARATION],
  attack: {
    ...{ declaration: 0, fleet: true, forces: LISTED, magicJp: 1, magicUs: 2, column: 'c36', drm: 5 },
    ...{ locations: { 'tf-1': 'pearl' }, level: 7, inPort: ['tf-1'], air: SQUADRONS, caught: SQUADRONS },
    ...{ nas: 18, nasAborted: 2, light: 5, lightJp: 9, oil: 3, ships: [SHIP], strikes: [STRIKE] },
    ...{ answered: true, decision: 'second', cap: 2 },
    ...{ attempts: [{ taskForce: 'tf-1', location: '5', success: false }], groups: [['tf-1']] },
    ...{ revealed: true, placed: true },
  },
  tension: [{ change: 33, label: 'Brought forward' }],
  lines: [{ id: 'own-1', window: 'A1', text: 'No offensives' }],
  ticked: ['J0-A'],
  ended: 'stopped',
};

/** Each event with all that it may hold. */
const WHOLE: { readonly [type: string]: Fields } = {
  'v1.Begun': {
    players: { jp: 'Ken', us: 'Ann' },
    house: DEFAULT_HOUSE,
    last: { forces: { airJp: 2 } },
  },
  'v1.BroughtForward': { position: POSITION },
  'v1.HouseChanged': { house: DEFAULT_HOUSE },
  'v1.WarDeclared': {
    by: 'jp',
    on: ['us', 'gb'],
    at: { turn: 1, half: 'allied' },
    quarter: { season: 3, year: 1941 },
    actual: 36,
    attack: { fleet: true },
  },
  'v1.EffectiveFixed': { declaration: 0, effective: -2, onslaught: true, unprepared: ['us'], from: 0 },
  'v1.Widened': { declaration: 0, power: 'us' },
  'v1.TurnAdvanced': { to: { turn: 1, half: 'jp' } },
  'v1.LineWritten': { line: { id: 'own-1', window: 'A1', text: 'No offensives' } },
  'v1.LineRemoved': { line: 'own-1' },
  'v1.LinesTicked': { ids: ['J0-A'] },
  'v1.TensionMoved': { change: -1, label: 'This turn' },
  'v1.MagicDrawn': { side: 'jp', cards: 2 },
  'v1.StoryClosed': { end: 'stopped' },
  'v1.ForcesListed': {
    forces: {
      ...FORCES,
      lightJp: 9,
      taskForces: [{ id: 'tf-1', name: 'A', squadrons: 6 }],
      ships: [SHIP],
      modifiers: { airJp: 2, airUs: -3, navalJp: 9, navalUs: 0 },
    },
  },
  'v1.MagicPlayed': { cards: 0 },
  'v1.MagicWritten': { cards: 3 },
  'v1.MagicSealed': { cards: 3, column: 'c36', drm: 5 },
  'v1.FleetLocated': { locations: { 'tf-1': 'pearl' } },
  'v1.SurpriseFixed': { level: 7 },
  'v1.TargetsOpened': { inPort: ['tf-1'], air: SQUADRONS, caught: SQUADRONS, strikeForce: 18 },
  'v1.StrikeFlown': { strike: 'counter-1', squadrons: 10, surprise: SURPRISE },
  'v1.AirFought': { strike: 'first', attackers: TOLL, army: TOLL, naval: TOLL, cap: TOLL },
  'v1.Assigned': { strike: 'first', to: [{ target: 'army', squadrons: 2 }] },
  'v1.TargetAttacked': {
    strike: 'second',
    target: 'oil',
    lost: TOLL,
    effects: 4,
    status: 'sunk',
    squadrons: 3,
    oil: 3,
    gone: true,
  },
  'v1.AboardLost': { squadrons: 3 },
  'v1.SurvivorsAnswered': { lost: TOLL },
  'v1.Decided': { decision: 'second', cap: 3 },
  'v1.InterceptionTried': {
    attempts: [{ taskForce: 'tf-1', location: '5', success: false }],
    groups: [['tf-1', 'tf-2']],
  },
  'v1.Revealed': {},
  'v1.Placed': {},
  'v1.ShipAdded': { ship: SHIP },
  'v1.ShipChanged': { ship: SHIP },
  'v1.ShipRemoved': { ship: 'it' },
  'v1.CountSet': { what: 'nasAborted', value: 4 },
};

const fits = (type: string, values: unknown): boolean =>
  isBounded(WAR_BOUNDS, { type, ...(values as Fields) });

/** Every place in a value, "forces.ships.0.name", but the value itself. */
const placesIn = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [[...at, key], ...placesIn(each, [...at, key])])
    : [];
/** The same value with something else in that place; without it where that is nothing. */
function withAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const changed = withAt((value as Fields)[key], rest, to);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  const { [key]: _, ...others } = value as Fields;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/** What an event can do without; of the records of names any. */
const MAY_LACK: { readonly [type: string]: readonly string[] } = {
  'v1.WarDeclared': ['quarter', 'actual', 'attack'],
  'v1.StrikeFlown': ['surprise'],
  'v1.TargetAttacked': ['status', 'squadrons', 'oil', 'gone'],
  'v1.ForcesListed': ['forces.ships.0.taskForce', 'forces.lightJp'],
  'v1.ShipAdded': ['ship.taskForce'],
  'v1.ShipChanged': ['ship.taskForce'],
  'v1.FleetLocated': ['locations.tf-1'],
  'v1.Begun': [
    ...Object.keys(DEFAULT_HOUSE).map((key) => `house.${key}`),
    ...['last', 'last.forces', 'last.forces.airJp'],
  ],
  'v1.BroughtForward': [
    ...Object.keys(DEFAULT_HOUSE).map((key) => `house.${key}`),
    ...['actual', 'effective', 'onslaught', 'unprepared', 'from'].map((key) => `declarations.0.${key}`),
    'attack',
    ...[
      ...['forces', 'forces.ships.0.taskForce', 'forces.lightJp', 'magicJp', 'magicUs', 'column', 'drm'],
      ...['locations', 'locations.tf-1', 'level', 'inPort', 'lightJp', 'ships.0.taskForce'],
      ...['strikes.0.surprise', 'strikes.0.assigned', 'decision', 'attempts'],
    ].map((key) => `attack.${key}`),
    'tension',
    'ended',
  ].map((place) => `position.${place}`),
  'v1.HouseChanged': Object.keys(DEFAULT_HOUSE).map((key) => `house.${key}`),
};

describe('what an event from elsewhere may hold', () => {
  it('no event is left out', () => {
    expect(Object.keys(WAR_BOUNDS)).toEqual(Object.keys(WHOLE));
  });

  it.each(Object.entries(WHOLE))('%s: all that is its own, each of its kind, and no more', (type, values) => {
    expect(fits(type, values)).toBe(true);
    expect(fits(type, { ...values, more: 1 })).toBe(false);
    const places = placesIn(values);
    const named = (which: readonly (readonly string[])[]) => which.map((place) => place.join('.'));
    expect(named(places.filter((place) => fits(type, withAt(values, place, null))))).toEqual([]);
    const fields = places.filter((place) => !/^\d+$/.test(place.at(-1) ?? ''));
    expect(named(fields.filter((place) => fits(type, withAt(values, place, undefined))))).toEqual(
      MAY_LACK[type] ?? [],
    );
  });

  it.each<readonly [type: string, place: string, values: readonly string[]]>([
    ['v1.TurnAdvanced', 'to.half', ['jp', 'allied']],
    ['v1.LineWritten', 'line.window', ['A1', 'A2']],
    ['v1.MagicDrawn', 'side', ['jp', 'us']],
    ['v1.ShipAdded', 'ship.side', ['jp', 'us']],
    ['v1.ShipAdded', 'ship.status', ['whole', 'damaged', 'sunk']],
    ['v1.TargetAttacked', 'status', ['whole', 'damaged', 'sunk']],
    ['v1.Decided', 'decision', ['withdraw', 'second']],
    ['v1.CountSet', 'what', ['army', 'naval', 'nas', 'nasAborted', 'light', 'lightJp', 'oil', 'cap']],
  ])('%s: %s is one of %o', (type, place, values) => {
    const taken = [...values, '', 'x'].filter((value) =>
      fits(type, withAt(WHOLE[type], place.split('.'), value)),
    );
    expect(taken).toEqual(values);
  });
});
