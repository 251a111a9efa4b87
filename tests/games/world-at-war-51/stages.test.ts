import { describe, expect, it } from 'vitest';
import { strikeName } from '../../../src/games/world-at-war-51/data/strikes';
import {
  atLarge,
  available,
  capLimit,
  currentStrike,
  defenders,
  fought,
  nextCounter,
  openDeclaration,
  stageOf,
  targetsOf,
} from '../../../src/games/world-at-war-51/state/flow';
import { DEFAULT_HOUSE } from '../../../src/games/world-at-war-51/state/house';
import {
  type Attack,
  initialState,
  newAttack,
  type Strike,
  type WarState,
} from '../../../src/games/world-at-war-51/state/state';
import { storyEnd } from '../../../src/games/world-at-war-51/state/story';
import { begun, declared, ON_BRITAIN } from './declared';
import { decide } from './meeting';
import { flying, shipOf } from './one-strike';
import { attacking, attackOf, FORCES, unknown } from './war';

const TF = { id: 'tf-1', name: 'A', squadrons: 3 };
const withTf = { ...FORCES, taskForces: [TF] };
const over: Strike = flying({ squadrons: 0, assigned: [] });
/** The first strike as it is now, and what it met. */
const strike = (now: Partial<Strike>, attack: Partial<Attack> = {}) =>
  attacking({ inPort: [], nas: 9, light: 0, strikes: [flying({ fought: false, ...now })], ...attack });
/** After both strikes. */
const second = (attack: Partial<Attack> = {}) =>
  attacking({ inPort: [], decision: 'second', strikes: [over, { ...over, id: 'second' }], ...attack });
const AIR = { army: 3, naval: 2 };
const US = { id: 'counter-1', side: 'us' } as const;

describe('where the attack stands, one step after the other', () => {
  it.each<readonly [stage: string, when: string, state: WarState]>([
    ['set-up', 'nobody has set up', initialState()],
    ['declaration', 'there is peace', begun],
    ['effective', '[51.71C] a die waits', declared(ON_BRITAIN)],
    ['done', '[51.71B] the Allies have declared war: no die', declared({ ...ON_BRITAIN, by: 'allies' })],
    ['done', '[51.311] there is no attack', declared({ ...ON_BRITAIN, effective: 36 })],
    ['forces', '[51.32] the forces are not listed', unknown(attacking({}), 'forces', 'magicJp')],
    ['magic-jp', '[51.311] Japan has not played', unknown(attacking({}), 'magicJp', 'magicUs')],
    ['magic-us', '[51.311] nor has the US', unknown(attacking({}), 'magicUs', 'level')],
    [
      'locations',
      '[51.312] carriers are not located',
      unknown(attacking({ forces: withTf }), 'locations', 'level'),
    ],
    ['surprise', '[51.312] there are no carriers', unknown(attacking({}), 'locations', 'level')],
    [
      'surprise',
      'WW-24 the fleet is elsewhere',
      unknown(attacking({ forces: withTf, fleet: false }), 'locations', 'level'),
    ],
    ['surprise', '[51.313] they are located', unknown(attacking({ forces: withTf }), 'level')],
    ['targets', '[51.34] the targets are not picked', attacking({})],
    ['air-combat', '[19.2] somebody defends', strike({}, { air: AIR, caught: { army: 3, naval: 1 } })],
    ['assign', '[19.2] all are on the ground', strike({}, { air: AIR, caught: AIR })],
    ['assign', '[51.34] they have met', strike({ fought: true }, { air: AIR, light: 1 })],
    ['attacks', '[51.34] targets are picked', strike({ assigned: [{ target: 'light', squadrons: 4 }] })],
    [
      'survivors',
      '[51.36] the attacks are over, and some on the ground are left',
      strike(
        { fought: true, assigned: [{ target: 'army', squadrons: 4 }], resolved: ['army'] },
        { air: AIR, caught: { army: 0, naval: 1 } },
      ),
    ],
    ['decision', '[51.36] there was nothing to attack', strike({ fought: true })],
    ['decision', '[51.36] nobody of the strike is left', strike({ squadrons: 0 }, { air: AIR, light: 1 })],
    [
      'decision',
      '[51.36] the survivors have answered',
      strike({ squadrons: 0 }, { air: AIR, caught: AIR, answered: true }),
    ],
    [
      'decision',
      '[51.36] no Japanese is left in the fight',
      strike({ squadrons: 0 }, { air: AIR, caught: AIR, nas: 3, nasAborted: 3 }),
    ],
    [
      'survivors',
      '[51.36] one Japanese is',
      strike({ squadrons: 0 }, { air: AIR, caught: AIR, nas: 4, nasAborted: 3 }),
    ],
    [
      'reveal',
      '[51.36] Japan has gone home since',
      strike({ squadrons: 0 }, { air: AIR, caught: AIR, decision: 'withdraw' }),
    ],
    [
      'air-combat',
      '[51.41A] somebody is left to meet the second strike',
      second({
        strikes: [over, flying({ id: 'second', fought: false })],
        air: AIR,
        caught: AIR,
        answered: true,
      }),
    ],
    ['interception', '[51.42] a carrier is at large', second({ forces: withTf })],
    ['reveal', '[51.42] all of them are in port', second({ forces: withTf, inPort: ['tf-1'] })],
    ['reveal', '[51.42] they have tried', second({ forces: withTf, attempts: [] })],
    ['reveal', 'WW-20 Japan goes home after one strike', second({ forces: withTf, decision: 'withdraw' })],
    ['counter', '[51.43E] they have met the fleet', second({ attempts: [], groups: [['tf-1']] })],
    [
      'assign',
      '[51.43E] their strike is on its way',
      second({ attempts: [], groups: [['tf-1']], strikes: [over, flying({ ...US, fought: false })] }),
    ],
    [
      'air-combat',
      '[51.43B] a patrol meets them',
      second({ cap: 1, groups: [['tf-1']], strikes: [over, flying({ ...US, fought: false })] }),
    ],
    [
      'reveal',
      '[51.43E] their strike is over',
      second({ attempts: [], groups: [['tf-1']], strikes: [over, { ...over, ...US }] }),
    ],
    [
      'counter',
      'WW-13 another group has met the fleet',
      second({ attempts: [], groups: [['tf-1'], ['tf-2']], strikes: [over, { ...over, ...US }] }),
    ],
    ['placement', '[51.61] everything is open', second({ revealed: true })],
    ['done', '[51.61] everybody is home', second({ revealed: true, placed: true })],
  ])('%s: %s', (stage, _, state) => {
    expect(stageOf(state)).toBe(stage);
  });

  it('[51.71C] the die of a second declaration waits too, after the first has been thrown', () => {
    const thrown = { ...ON_BRITAIN, effective: 36 };
    expect(openDeclaration(declared(thrown, ON_BRITAIN))).toBe(1);
    expect(openDeclaration(declared(thrown))).toBeUndefined();
  });

  it('an attack begins with nothing known', () => {
    expect(newAttack(1, true)).toEqual({
      declaration: 1,
      fleet: true,
      air: { army: 0, naval: 0 },
      caught: { army: 0, naval: 0 },
      nas: 0,
      nasAborted: 0,
      light: 0,
      oil: 0,
      ships: [],
      strikes: [],
      answered: false,
      cap: 0,
      groups: [],
      revealed: false,
      placed: false,
    });
  });
});

describe('[51.61] how the story ends', () => {
  const home = { revealed: true, placed: true };
  it.each<readonly [end: string | undefined, state: WarState]>([
    [undefined, begun],
    [undefined, declared(ON_BRITAIN)],
    ['no-attack', declared({ ...ON_BRITAIN, effective: 36 })],
    ['withdrew', second({ ...home, decision: 'withdraw' })],
    ['not-met', second(home)],
    ['fought', second({ ...home, groups: [['tf-1']], strikes: [over, { ...over, ...US }] })],
    [undefined, second({ revealed: true })],
  ])('%s: %#', (end, state) => {
    expect(storyEnd(state)).toBe(end);
  });
});

describe('who defends, who is left, who is next', () => {
  const caught = { army: 2, naval: 1 };
  const attack = attackOf(attacking({ air: AIR, caught, cap: 3 }));
  const surprise = { level: 5, cap: 0, defence: 0, attack: 0, critical: false };
  it.each<readonly [rule: string, defending: number, strike: Partial<Strike>]>([
    ['51.35', 2, {}],
    ['51.41A', 5, { id: 'second' }],
    ['51.43B', 3, US],
    ['23.7413', 1, { ...US, surprise: { ...surprise, fewer: 2 } }],
    ['23.7413', 0, { ...US, surprise: { ...surprise, fewer: 4 } }],
  ])('[%s] %i defend: %#', (_, defending, now) => {
    expect(defenders(attack, flying(now))).toBe(defending);
  });

  it.each([
    [7, 'out'],
    [9, 'fly'],
  ] as const)('WW-9: %i may fly a second strike if those aborted %s', (there, aborted) => {
    const house = { ...DEFAULT_HOUSE, aborted };
    expect(available(attackOf(decide(9, 2)), house)).toBe(there);
  });
  it('WW-9: never fewer than none', () => {
    expect(available(attackOf(decide(2, 3)), DEFAULT_HOUSE)).toBe(0);
  });
  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('[51.43B] of %i squadrons %i may be on patrol', (squadrons, most) => {
    expect(capLimit(squadrons)).toBe(most);
  });

  it('[51.42] at large is who was not caught', () => {
    const taskForces = [TF, { ...TF, id: 'tf-2' }];
    const ids = (more: Partial<Attack>) =>
      atLarge(attackOf(attacking({ forces: { ...FORCES, taskForces }, ...more }))).map(({ id }) => id);
    expect(ids({})).toEqual(['tf-1', 'tf-2']);
    expect(ids({ inPort: ['tf-1'] })).toEqual(['tf-2']);
    expect(atLarge(attackOf(unknown(attacking({}), 'forces')))).toEqual([]);
  });

  it('[51.43E] one strike for each group, in order', () => {
    const next = (...strikes: readonly Strike[]) =>
      nextCounter(attackOf(attacking({ groups: [['tf-1'], ['tf-2']], strikes })));
    expect([next(), next(over, { ...over, ...US })]).toEqual([1, 2]);
    expect(next({ ...over, ...US }, { ...over, id: 'counter-2' })).toBeUndefined();
    expect(fought(attackOf(attacking({ groups: [['tf-1', 'tf-3'], ['tf-2']] })))).toEqual([
      'tf-1',
      'tf-3',
      'tf-2',
    ]);
  });

  it('the strike that is flown is the first that is not over', () => {
    const now = flying({ id: 'second', fought: true });
    expect(currentStrike(attackOf(attacking({ strikes: [over, now] })))).toBe(now);
    expect(currentStrike(attackOf(attacking({ strikes: [over] })))).toBeUndefined();
  });

  it.each([
    ['first', 'first strike'],
    ['second', 'second strike'],
    ['counter-1', 'US strike'],
    ['counter-2', 'US strike 2'],
    ['counter-12', 'US strike 12'],
  ])('%s is called %s', (id, name) => {
    expect(strikeName(id)).toBe(name);
  });
});

describe('[51.34, 51.41B, 51.43E] what a strike may be sent against', () => {
  const ships = [
    shipOf(3, { id: 'arizona' }),
    shipOf(3, { id: 'utah', status: 'sunk' }),
    shipOf(3, { id: 'wasp', taskForce: 'tf-1', status: 'damaged' }),
    shipOf(3, { id: 'hornet', taskForce: 'tf-2' }),
    shipOf(3, { id: 'akagi', side: 'jp' }),
    shipOf(3, { id: 'kaga', side: 'jp', status: 'sunk' }),
  ];
  const all = { ships, inPort: ['tf-1'], caught: { army: 1, naval: 1 }, light: 1, oil: 1 };
  it.each<readonly [what: string, ids: string, attack: Partial<Attack>, strike: Partial<Strike>]>([
    ['the first', 'army naval ship:arizona ship:wasp light', all, {}],
    ['the first, no Army caught', 'naval', { caught: { army: 0, naval: 1 }, light: 0 }, {}],
    ['the first, nothing naval caught', 'army', { caught: { army: 1, naval: 0 }, light: 0 }, {}],
    ['the second', 'ship:arizona ship:wasp light oil', all, { id: 'second' }],
    ['the second, no oil left', 'light', { light: 1, oil: 0 }, { id: 'second' }],
    ['the US one', 'ship:akagi light', { ...all, light: 0 }, US],
    ['before the port is seen', 'ship:arizona', { ships: ships.slice(0, 4), light: 0 }, {}],
  ])('%s: %s', (_, ids, attack, now) => {
    expect(
      targetsOf(attackOf(attacking(attack)), flying(now))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });
});
