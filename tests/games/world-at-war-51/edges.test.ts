import { describe, expect, it } from 'vitest';
import { ATTACK_DRM, DEFENCE_DRM } from '../../../src/games/world-at-war-51/data/charts/modifiers';
import { END_NAMES, ENDS } from '../../../src/games/world-at-war-51/data/ends';
import { hitBy, type Ship } from '../../../src/games/world-at-war-51/data/ships';
import { columnOf, levelName, levelRow } from '../../../src/games/world-at-war-51/data/values';
import {
  type Added,
  attackModifiers,
  defenceShift,
  kindOf,
} from '../../../src/games/world-at-war-51/state/attack-values';
import { isInPort } from '../../../src/games/world-at-war-51/state/flow';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import { DEFAULT_HOUSE } from '../../../src/games/world-at-war-51/state/house';
import type { Strike } from '../../../src/games/world-at-war-51/state/state';
import { fleet } from './meeting';
import { flying, shipOf } from './one-strike';
import { attacking, attackOf, FORCES, run, unknown } from './war';

it.each([
  [-1, 'c0'],
  [33, 'c0'],
  [34, 'c34'],
  [35, 'c34'],
  [36, 'c36'],
  [37, 'c36'],
  [38, 'c38'],
  [39, 'c38'],
  [40, 'c40'],
  [41, 'c40'],
])('[51.31] a Pearl level of %i is in column %s', (level, column) => {
  expect(columnOf(level)).toBe(column);
});

it.each([
  [2, 3, '3 or less'],
  [3, 3, '3 or less'],
  [4, 4, '4'],
  [6, 6, '6'],
  [7, 7, '7+'],
  [12, 7, '7+'],
])('[51.313] %i is read on row %i, which is called %s', (level, row, name) => {
  expect([levelRow(level), levelName(level), levelName(row)]).toEqual([row, name, name]);
});

it('[51.42] one die at the number or above it', () => {
  const met = (number: string, face: number) =>
    run(attacking(fleet({ A: number })), 'interception', { 'try-A': 'yes', 'die-A': face }).state.attack
      ?.groups;
  const found = ['2', '3', '4', '5', '6'].map((number) =>
    [1, 2, 3, 4, 5, 6].filter((face) => met(number, face)?.length).join(''),
  );
  expect(found).toEqual(['23456', '3456', '456', '56', '6']);
});

it('[20.51] effects on a ship of each size', () => {
  const results = [1, 2, 3, 4, 5].map((size) =>
    [0, 1, 2, 3, 4, 5, 6].map((effects) => hitBy(effects, size).charAt(0)).join(''),
  );
  expect(results).toEqual(['wssssss', 'wdsssss', 'wwdssss', 'wwwdsss', 'wwwwdss']);
});

describe('the modifiers of an attack by name', () => {
  const modifiers = { airJp: 2, airUs: 3, navalJp: 4, navalUs: 5 };
  const attack = attackOf(attacking({ forces: { ...FORCES, modifiers } }));
  const surprise = { level: 3, cap: 0, defence: -1, attack: 1, fewer: 0, critical: false };
  const US = { id: 'counter-1', side: 'us' } as const;
  const FIRST = { chart: ATTACK_DRM, rows: ['first'] };
  const DOWN = { chart: DEFENCE_DRM, rows: ['first'] };
  const both = ['first', 'levels'];
  const AT_SEA = [
    ['US air', 3],
    ['Japanese ships', -4],
    ['at sea', { chart: ATTACK_DRM, rows: ['sea'] }],
  ] as const;
  const ON_SHIPS = [
    ['Japanese air', 2],
    ['US ships', -5],
  ] as const;
  const ON_AIR = [ON_SHIPS[0], ['Allied air', -3]] as const;
  it.each<readonly [what: string, strike: Partial<Strike>, stack: 'once' | 'add', named: readonly unknown[]]>(
    [
      ['ship:it', {}, 'once', [...ON_SHIPS, ['first strike', FIRST]]],
      ['ship:it', {}, 'add', [...ON_SHIPS, ['first strike', { ...FIRST, rows: both }]]],
      ['light', {}, 'once', [...ON_SHIPS, ['first strike', FIRST]]],
      ['army', {}, 'once', [...ON_AIR, ['first strike', FIRST]]],
      ['naval', {}, 'add', [...ON_AIR, ['first strike', { ...FIRST, rows: both }]]],
      ['ship:it', { id: 'second' }, 'add', ON_SHIPS],
      ['light', { id: 'second' }, 'once', ON_SHIPS],
      ['oil', { id: 'second' }, 'once', []],
      ['ship:it', US, 'add', [...AT_SEA, ['surprise', 0]]],
      ['light', { ...US, surprise }, 'once', [...AT_SEA, ['surprise', 1]]],
    ],
  )('%s: %#', (target, strike, stack, named) => {
    expect(attackModifiers(attack, flying(strike), kindOf(target), { ...DEFAULT_HOUSE, stack })).toEqual(
      named,
    );
  });
  it('none while the forces are not known', () => {
    const unlisted = attackOf(unknown(attacking({}), 'forces'));
    expect(attackModifiers(unlisted, flying({}), 'ship', DEFAULT_HOUSE)).toEqual([]);
  });

  it.each<readonly [shift: Added, strike: Partial<Strike>, stack: 'once' | 'add']>([
    [DOWN, {}, 'once'],
    [{ ...DOWN, rows: both }, {}, 'add'],
    [0, { id: 'second' }, 'add'],
    [0, US, 'add'],
    [-1, { ...US, surprise }, 'add'],
  ])('[51.31, 23.7413] air defence: %#', (shift, strike, stack) => {
    expect(defenceShift(flying(strike), { ...DEFAULT_HOUSE, stack })).toEqual(shift);
  });
});

describe('[51.312] which ships lie in port', () => {
  it.each<readonly [is: boolean, what: string, ship: Partial<Ship>]>([
    [true, 'of no task force', {}],
    [true, 'of one that was caught', { taskForce: 'tf-1' }],
    [false, 'of another', { taskForce: 'tf-2' }],
    [false, 'Japanese', { side: 'jp' }],
    [false, 'Japanese, of one that was caught', { side: 'jp', taskForce: 'tf-1' }],
  ])('%s: %s', (is, _, ship) => {
    expect(isInPort(attackOf(attacking({ inPort: ['tf-1'] })), shipOf(3, ship))).toBe(is);
  });
  it('of a task force none before the port is seen', () => {
    expect(isInPort(attackOf(attacking({})), shipOf(3, { taskForce: 'tf-1' }))).toBe(false);
  });
});

it('[51.61] nothing is said of carriers that were not located', () => {
  const unlocated = unknown(attacking({ ...fleet({ A: '5' }), light: 0 }), 'locations');
  expect(homes(attackOf(unlocated))).toEqual([]);
  expect(homes(attackOf(unknown(attacking({ light: 0 }), 'forces')))).toEqual([]);
});

it('every end has its name', () => {
  expect(Object.keys(END_NAMES)).toEqual([...ENDS]);
  expect(ENDS).toEqual(['no-attack', 'withdrew', 'not-met', 'fought', 'stopped']);
});
