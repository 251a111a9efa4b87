import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { WarEvent } from '../../../src/games/world-at-war-51/state/events';
import {
  HALF_NAMES,
  initialState,
  newAttack,
  quarterName,
  type WarState,
} from '../../../src/games/world-at-war-51/state/state';
import { begun, britainFirst, declared, ON_BRITAIN } from './declared';

const apply = (state: WarState, event: WarEvent) => worldAtWar.apply(state, event);
const HOUSE = {
  magic: 'both-hidden',
  drm: 'shown',
  stack: 'add',
  aborted: 'fly',
  patrol: 'available',
  counter: 'total',
} as const;
const LINES = [
  { id: 'own-1', window: 'A1', text: 'One' },
  { id: 'own-2', window: 'A2', text: 'Two' },
] as const;
const thrown = { effective: 36, onslaught: true, unprepared: ['us'], from: 2 } as const;
const fixed: WarEvent = { type: 'v1.EffectiveFixed', declaration: 0, ...thrown };
const onUs: WarEvent = {
  type: 'v1.WarDeclared',
  by: 'jp',
  on: ['us'],
  at: { turn: 2, half: 'jp' },
  actual: 37,
  attack: { fleet: false },
};

describe('an event of the war changes', () => {
  it.each<readonly [what: string, state: WarState, event: WarEvent, change: Partial<WarState>]>([
    ['the house rules', begun, { type: 'v1.HouseChanged', house: HOUSE }, { house: HOUSE }],
    [
      '[51.71] the calendar, with the first declaration of war',
      begun,
      {
        type: 'v1.WarDeclared',
        by: 'us',
        on: ['us'],
        at: { turn: 0, half: 'allied' },
        quarter: { season: 1, year: 1940 },
      },
      {
        declarations: [{ by: 'us', on: ['us'], turn: 0, half: 'allied' }],
        clock: { turn: 0, half: 'allied' },
        start: { season: 1, year: 1940 },
      },
    ],
    [
      '[51.71] the wars, with another one, and the attack that comes with it',
      britainFirst,
      onUs,
      {
        declarations: [
          ...britainFirst.declarations,
          { by: 'jp', on: ['us'], turn: 2, half: 'jp', actual: 37 },
        ],
        attack: newAttack(1, false),
      },
    ],
    [
      '[51.71C] the effective level of that declaration alone',
      declared(ON_BRITAIN, { ...ON_BRITAIN, on: ['us'] }),
      { ...fixed, declaration: 1 },
      { declarations: [ON_BRITAIN, { ...ON_BRITAIN, on: ['us'], ...thrown }] },
    ],
    [
      'WW-17 whom an earlier declaration reaches',
      britainFirst,
      { type: 'v1.Widened', declaration: 0, power: 'us' },
      {
        declarations: britainFirst.declarations.map((each) => ({ ...each, unprepared: ['gb', 'us'] })),
      },
    ],
    [
      'WW-17 whom it reaches, nobody twice',
      britainFirst,
      { type: 'v1.Widened', declaration: 0, power: 'gb' },
      {},
    ],
    [
      'the player turn, within a quarter',
      britainFirst,
      { type: 'v1.TurnAdvanced', to: { turn: 2, half: 'allied' } },
      { clock: { turn: 2, half: 'allied' } },
    ],
    [
      'the player turn, into the next quarter',
      { ...britainFirst, clock: { turn: 2, half: 'allied' } },
      { type: 'v1.TurnAdvanced', to: { turn: 3, half: 'jp' } },
      { clock: { turn: 3, half: 'jp' } },
    ],
    [
      'the players’ lines',
      { ...begun, lines: [LINES[0]] },
      { type: 'v1.LineWritten', line: LINES[1] },
      { lines: LINES },
    ],
    [
      'the players’ lines, and with one its tick',
      { ...begun, lines: LINES, ticked: ['J0-A', 'own-1', 'own-2'] },
      { type: 'v1.LineRemoved', line: 'own-1' },
      { lines: [LINES[1]], ticked: ['J0-A', 'own-2'] },
    ],
    [
      'the ticks',
      { ...begun, ticked: ['J0-B'] },
      { type: 'v1.LinesTicked', ids: ['J0-A'] },
      { ticked: ['J0-A'] },
    ],
    ['the story, which ends', begun, { type: 'v1.StoryClosed', end: 'stopped' }, { ended: 'stopped' }],
  ])('%s', (_, state, event, change) => {
    expect(apply(state, event)).toStrictEqual({ state: { ...state, ...change } });
  });

  it('everything, with a new set-up', () => {
    const players = { jp: 'Ken', us: 'Ann' };
    expect(apply(initialState(), { type: 'v1.Begun', players, house: HOUSE })).toEqual({
      state: {
        begun: true,
        players,
        house: HOUSE,
        start: { season: 3, year: 1941 },
        clock: { turn: 0, half: 'jp' },
        declarations: [],
        lines: [],
        ticked: [],
      },
    });
  });
});

describe('an event of the war that does not fit any more changes nothing and is named', () => {
  const at = { turn: 2, half: 'jp' } as const;
  it.each<readonly [why: string, state: WarState, event: WarEvent]>([
    ['The first declaration sets the calendar.', begun, onUs],
    [
      'The first declaration sets the calendar.',
      britainFirst,
      { ...onUs, quarter: { season: 3, year: 1941 } } as WarEvent,
    ],
    ['They are at war already.', britainFirst, { type: 'v1.WarDeclared', by: 'jp', on: ['us', 'gb'], at }],
    [
      'That player turn is over.',
      britainFirst,
      { type: 'v1.WarDeclared', by: 'us', on: ['us'], at: { turn: 1, half: 'allied' } },
    ],
    ['Japan has not declared that war.', begun, fixed],
    ['Japan has not declared that war.', declared({ ...ON_BRITAIN, by: 'gb' }), fixed],
    ['Its tension die is thrown already.', declared({ ...ON_BRITAIN, effective: 36 }), fixed],
    ['That declaration brings no restrictions.', begun, { type: 'v1.Widened', declaration: 0, power: 'us' }],
    [
      'That declaration brings no restrictions.',
      declared(ON_BRITAIN),
      { type: 'v1.Widened', declaration: 0, power: 'us' },
    ],
    [
      'That player turn is not the next.',
      britainFirst,
      { type: 'v1.TurnAdvanced', to: { turn: 3, half: 'jp' } },
    ],
    ['That player turn is not the next.', britainFirst, { type: 'v1.TurnAdvanced', to: at }],
    ['That line is there already.', { ...begun, lines: LINES }, { type: 'v1.LineWritten', line: LINES[1] }],
    [
      'That line is gone already.',
      { ...begun, lines: [LINES[0]] },
      { type: 'v1.LineRemoved', line: 'own-2' },
    ],
    [
      'The end is already recorded.',
      { ...begun, ended: 'stopped' },
      { type: 'v1.StoryClosed', end: 'no-attack' },
    ],
    ['The game is underway.', begun, { type: 'v1.Begun', players: { jp: 'Ken', us: 'Ann' }, house: HOUSE }],
  ])('%s', (conflict, state, event) => {
    expect(apply(state, event)).toStrictEqual({ state, conflict });
  });

  it('There is no attack on Pearl Harbor.', () => {
    expect(worldAtWar.apply(begun, { type: 'v1.Revealed' })).toEqual({
      state: begun,
      conflict: 'There is no attack on Pearl Harbor.',
    });
  });
});

describe('[51.73] quarters and player turns by name', () => {
  it.each([
    [0, 0, 'Spring 1941'],
    [1, 0, 'Summer 1941'],
    [2, 0, 'Fall 1941'],
    [3, 0, 'Winter 1941'],
    [3, 1, 'Spring 1942'],
    [3, 4, 'Winter 1942'],
    [2, 6, 'Spring 1943'],
  ])('from season %i, %i game turns on: %s', (season, turn, name) => {
    expect(quarterName({ ...begun, start: { season, year: 1941 } }, turn)).toBe(name);
  });
  it.each([
    [britainFirst, `Summer 1942, ${HALF_NAMES.jp}`],
    [{ ...britainFirst, clock: { turn: 3, half: 'allied' } } as const, 'Fall 1942, Allied player turn'],
    [begun, 'Before the war'],
  ])('the moment of %#', (state, moment) => {
    expect(worldAtWar.moment(state)).toBe(moment);
  });
});
