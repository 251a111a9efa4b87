import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import type { FormValue } from '../../../src/core/play/form';
import type { GameEvent } from '../../../src/core/play/procedure';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { WAR_BOUNDS } from '../../../src/games/world-at-war-51/state/bounds';
import { initialState, type WarState } from '../../../src/games/world-at-war-51/state/state';
import { worldAtWarSheet } from '../../../src/games/world-at-war-51/views/sheet/sheet';
import { begun } from './declared';
import { fleet } from './meeting';
import { flying, shipOf } from './one-strike';
import { at, over } from './over-pearl';
import { GAMES, outcomeOf, sealed, shown, typeBack, typeRecordedBack } from './sheet-typed';
import { applied, attacking, FORCES } from './war';

// The soak types it after every line.
describe.each(Object.entries(GAMES))('the sheet after every eighth line of %s', (_, { entries }) => {
  it('typed into a new war gives the same table, ledgers and guide', () => typeRecordedBack(entries, 8));
});

describe('what the recorded games do not have', () => {
  const GROUPS = {
    ...fleet({ A: 'auto', B: '4' }),
    forces: {
      ...FORCES,
      taskForces: [
        { id: 'tf-1', name: 'A', squadrons: 6 },
        { id: 'tf-2', name: 'B', squadrons: 3 },
      ],
    },
    locations: { 'tf-1': 'auto', 'tf-2': '4' },
    attempts: [
      { taskForce: 'tf-1', location: 'auto', success: true },
      { taskForce: 'tf-2', location: '4', success: true },
    ],
    groups: [['tf-1'], ['tf-2']],
  };
  const surprise = { level: 7, cap: 0, defence: -1, attack: 1, fewer: 4, critical: true };
  const twins = [
    shipOf(3, { id: 'utah', name: 'Utah' }),
    shipOf(2, { id: 'utah_2', name: 'Utah' }),
    shipOf(4, { id: 'ryuho', name: 'Ryuho', side: 'jp', carrier: true, status: 'damaged' }),
  ];
  const both = [
    { target: 'ship:utah', squadrons: 1 },
    { target: 'ship:utah_2', squadrons: 3 },
  ];
  it.each<readonly [what: string, state: WarState]>([
    [
      'before the war, with the tension level',
      applied(begun, [{ type: 'v1.TensionMoved', change: 33, label: 'x' }]),
    ],
    ['51.42: a second group that has still to strike', attacking({ ...GROUPS, inPort: [], cap: 2 })],
    [
      '51.43E: the strike of the second group in the air',
      attacking({
        ...GROUPS,
        inPort: [],
        strikes: [
          flying({ squadrons: 0, assigned: [] }),
          flying({ id: 'second', squadrons: 0, assigned: [] }),
          flying({ id: 'counter-1', side: 'us', squadrons: 0, assigned: [] }),
          flying({ id: 'counter-2', side: 'us', squadrons: 3, surprise }),
        ],
      }),
    ],
    [
      'two ships of one name, both still to be attacked',
      over({ assigned: both }, { ships: twins, inPort: [] }),
    ],
    ['squadrons that have not met in the air', over({ fought: false, squadrons: 5 }, { inPort: [] })],
    [
      '51.41C: oil still to be attacked',
      over(at('oil', 3, { id: 'second' }), { inPort: [], decision: 'second' }),
    ],
    ['the fleet elsewhere, nothing listed', attacking({ fleet: false, forces: undefined } as never)],
  ])('%s', (_, state) => {
    const whole: WarState = JSON.parse(JSON.stringify(state));
    const forward = applied(typeBack(whole), sealed(whole));
    expect(shown(forward)).toEqual(shown(whole));
  });
});

describe('a paper that cannot be', () => {
  const STATE = attacking({
    inPort: [],
    forces: { ...FORCES, taskForces: [{ id: 'tf-1', name: 'A', squadrons: 3 }] },
  });
  const WARS = { 'war-1': 'jp-both' };
  it.each<readonly [what: string, change: Record<string, FormValue>, refused: string]>([
    ['one power twice', { wars: 2, ...second('jp-gb') }, 'war-2: They are at war already.'],
    [
      'a war of Japan without a die',
      { 'die-1': 'none' },
      'die-1: Japan throws a die for its own declaration.',
    ],
    ['a die of the US', { 'war-1': 'us' }, 'die-1: Only Japan throws a die.'],
    ['an attack by war on Britain', { 'war-1': 'jp-gb' }, 'attack: Only with a war of Japan on the US.'],
    ['an attack by a war that is not there', { ...WARS, attack: '2' }, 'attack: There is only one war.'],
    [
      'more on the ground than there are',
      { opened: 'yes', caughtArmy: 1 },
      'caughtArmy: No more than are there.',
    ],
    [
      'a fight of a task force that is sealed',
      { tried: 'yes', 'try-1': 'met', groups: 'total', flown: 0 },
      'try-1: Give the place',
    ],
    [
      'everything open but a place',
      { revealed: 'yes', magicUs: 0, column: 'c0', dieDrm: 6, placed: 'no' },
      'revealed: Give the place',
    ],
  ])('%s is told at its field', (_, change, refused) => {
    expect(() => outcomeOf(worldAtWarSheet.describe(STATE), change)).toThrow(refused);
  });

  it('takes the place of the set-up alone', () => {
    const event = outcomeOf(worldAtWarSheet.describe(STATE)).events[0] as GameEvent;
    expect(worldAtWar.apply(STATE, event)).toEqual({ state: STATE, conflict: 'The game is underway.' });
    expect(worldAtWar.apply({ ...STATE, ended: 'stopped' }, event).conflict).toBeUndefined();
    expect(isBounded(WAR_BOUNDS, event)).toBe(true);
  });
});

/** A second war, before its die. */
function second(war: string): Record<string, FormValue> {
  return { 'war-2': war, 'turn-2': 0, 'half-2': 'jp', 'die-2': 'owed', 'actual-2': 36 };
}

describe('what is sealed', () => {
  const secret = {
    magicJp: 1,
    magicUs: 2,
    locations: { 'tf-1': '4' },
    forces: { ...FORCES, taskForces: [{ id: 'tf-1', name: 'A', squadrons: 3 }] },
  };
  it('is named with whose it is, and never told', () => {
    const one = { ...attacking(secret), draws: [{ side: 'us' as const, cards: 3 }] };
    const other = {
      ...attacking({ ...secret, magicUs: 0, column: 'c0', drm: 6, locations: { 'tf-1': 'auto' } }),
      draws: [{ side: 'us' as const, cards: 1 }],
    };
    const told = worldAtWarSheet.describe(one);
    expect(told.sealed.map(({ label }) => label)).toEqual(['US Magic', 'Carrier locations', 'Magic drawn']);
    expect(worldAtWarSheet.describe(other)).toEqual(told);
  });

  it('WW-3: what Japan has written down unseen is its own too', () => {
    const written = (magicJp: number) => {
      const { magicUs: _, ...attack } = attacking({ magicJp }, { magic: 'both-hidden' }).attack ?? {};
      return worldAtWarSheet.describe({
        ...attacking({}, { magic: 'both-hidden' }),
        attack: attack as never,
      });
    };
    expect(written(2).sealed.map(({ label }) => label)).toContain('Japanese Magic');
    expect(written(2)).toEqual(written(0));
  });

  it('nothing is on the sheet before a set-up', () => {
    expect(worldAtWarSheet.describe(initialState())).toEqual({ sections: [], sealed: [] });
  });
});
