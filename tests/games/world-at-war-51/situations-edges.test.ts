// Situations typed from the rules without sight of the code: columns, levels, rounding, order, what is sealed.
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../src/games/world-at-war-51/data/values';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { stageOf } from '../../../src/games/world-at-war-51/state/flow';
import type { Attack, WarState } from '../../../src/games/world-at-war-51/state/state';
import { begun, column, war } from './declared';
import { decide } from './meeting';
import { flying, shipOf } from './one-strike';
import { at } from './over-pearl';
import { facesOf, PLAIN } from './secrecy-runs';
import {
  applied,
  attacking,
  attackOf,
  FORCES,
  firstQuestion,
  keysOf,
  type Ran,
  rowsOf,
  run,
  unknown,
} from './war';

const TF = { id: 'tf-1', name: 'A', squadrons: 3 };
const located = (head: string, dice: readonly number[]) =>
  attackOf(
    run(
      unknown(attacking({ column: head, forces: { ...FORCES, taskForces: [TF] } }), 'locations', 'level'),
      'locations',
      {
        'tf-1': dice,
        read: 'done',
      },
    ).state,
  ).locations?.['tf-1'];
const sumOf = (total: number): readonly number[] => (total > 7 ? [6, total - 6] : [1, total - 1]);
const level = (drm: number, die: number) =>
  attackOf(run(unknown(attacking({ drm }), 'level'), 'surprise', { die }).state).level;
const both = (usjt: number, die = 3) => war(begun, { declaredOn: ['US', 'Britain'], usjt }, die).state;

describe('columns and levels', () => {
  it.each([
    [33, 'c0', 'pearl', '5', 7],
    [34, 'c34', 'pacific', '4', 7],
    [36, 'c36', 'pacific', '3', 6],
    [38, 'c38', 'pacific', '2', 5],
    [40, 'c40', '6', 'auto', 4],
  ] as const)('S27 (51.31, 51.311): level %i', (usjt, head, five, ten, least) => {
    const { state, drm } = column(both(usjt), 0, 0);
    expect(attackOf(state).column).toBe(head);
    expect([located(head, [2, 3]), located(head, [4, 6]), level(drm ?? 0, 1)]).toEqual([five, ten, least]);
  });

  it('S28 (51.311, 51.71D): Magic moves the column at Pearl Harbor and not what is live', () => {
    const low = column(both(39), 0, 2);
    expect([low.pearlLevel, low.column, low.drm]).toEqual([41, '40+', 3]);
    expect(low.state.declarations[0]?.onslaught).toBe(true);
    const high = column(both(40), 3, 0);
    expect([high.pearlLevel, high.column, high.drm]).toEqual([37, '36-37', 5]);
    expect(high.state.declarations[0]?.onslaught).toBe(false);
    const order = ['magic-jp', 'magic-us'].map(
      (procedure) => firstQuestion(high.state, procedure)?.kind === 'form',
    );
    expect(order[0]).toBe(true);
  });

  it('S29 (51.31): what is below 0 or far above 40 is read at the ends', () => {
    expect([column(both(1), 3, 0).column, columnOf(-2), columnOf(60)]).toEqual(['0-33', 'c0', 'c40']);
  });

  it.each([
    [5, [6, 7, 7, 7, 7, 7]],
    [4, [5, 6, 7, 7, 7, 7]],
    [3, [4, 5, 6, 7, 7, 7]],
  ])('S30 (51.31, 51.313): +%i: the level by the die, 7 and more as one', (drm, levels) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => level(drm, die))).toEqual(levels);
  });

  it.each([
    ['c38', 'pearl pacific pacific pacific 6 5 4 3 2 auto auto'],
    ['c40', 'pacific pacific pacific 6 5 4 3 2 auto auto auto'],
  ])('S31 (51.31): column %s, dice 2 to 12', (head, places) => {
    const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(totals.map((total) => located(head, sumOf(total))).join(' ')).toBe(places);
  });

  it.each([
    [4, 1, 2],
    [5, 2, 1],
    [6, 3, 0],
  ])('S32 (51.36, 51.313): one AAF at level %i: %i down, %i in the air (WW-6)', (reached, down, up) => {
    const state = attacking({ forces: { ...FORCES, aaf: 1 }, level: reached, ships: [] });
    const ran = run(state, 'targets');
    const { air, caught } = attackOf(ran.state);
    expect([caught.army, air.army - caught.army, keysOf(ran)]).toEqual([down, up, []]);
    expect(stageOf(ran.state)).toBe(up ? 'air-combat' : 'assign');
  });

  it('S32 (51.36): without US air there is no air combat, no target in the air and no answer', () => {
    const { state } = run(attacking({ level: 7 }), 'targets');
    expect(stageOf(state)).toBe('assign');
    const asked = firstQuestion(state, 'assign');
    expect(asked?.kind === 'form' && asked.fields.map(({ key }) => key)).toEqual(['light']);
    const over = {
      ...state,
      attack: { ...attackOf(state), strikes: [flying({ squadrons: 0, assigned: [] })] },
    };
    expect(stageOf(over)).toBe('decision');
  });
});

describe('attacks', () => {
  const NETS = { airJp: 1, airUs: 2, navalJp: 0, navalUs: 1 };
  const ship = shipOf(3, { id: 'nevada', name: 'Nevada' });
  const strike = (target: string, attack: Partial<Attack>, more: Parameters<typeof at>[2] = {}) =>
    attacking({
      inPort: [],
      caught: { army: 6, naval: 0 },
      air: { army: 6, naval: 0 },
      ships: [ship],
      forces: { ...FORCES, modifiers: NETS },
      strikes: [flying(at(target, 1, more))],
      ...attack,
    });
  const sum = ({ outcome }: Ran) =>
    outcome.trace.find(({ prompt }) => prompt === 'override:attack-sum')?.value;
  const none = { defence: { level: 0 }, attack: [1, 1] };

  it('S33 (51.31, 51.36, 51.41): the +1 and the lower air defence are of the first strike alone', () => {
    const two = strike('ship:nevada', { level: 6, strikes: [flying(at('ship:nevada', 2))] });
    const first = run(two, 'attack', { defence: { level: 4 }, 'defence-dice': [1, 1], attack: [1, 1] });
    expect(rowsOf(first, 'air-defence')).toEqual(['3']);
    const air = run(strike('army', { level: 6 }), 'attack', { attack: [1, 1] });
    const second = { id: 'second' } as const;
    const later = run(strike('ship:nevada', { decision: 'second' }, second), 'attack', none);
    expect([sum(first), sum(air), sum(later)]).toEqual(['+1', '0', '0']);
    expect(keysOf(run(strike('ship:nevada', { level: 7 }), 'attack', { attack: [1, 1] }))).toEqual([
      'attack',
    ]);
    const one = run(strike('ship:nevada', { level: 6 }), 'attack', { defence: { level: 1 }, attack: [1, 1] });
    expect(keysOf(one)).not.toContain('defence-dice');
  });

  it.each([
    [1, [1, 1], 3, 3],
    [1, [3, 3], 3, 2],
    [3, [3, 3], 3, 1],
    [3, [4, 5], 3, 0],
    [3, [6, 6], 3, 0],
    [3, [4, 5], 2, 0],
  ] as const)(
    'S34 (51.41C, 51.34): %i squadrons with %j at %i oil counters leave %i, without modifiers',
    (squadrons, dice, oil, left) => {
      const state = strike('oil', {
        decision: 'second',
        oil,
        strikes: [flying(at('oil', squadrons, { id: 'second' }))],
      });
      const ran = run(state, 'attack', { attack: dice });
      expect([attackOf(ran.state).oil, sum(ran), keysOf(ran)]).toEqual([left, undefined, ['attack']]);
      const asked = firstQuestion(
        strike('oil', { strikes: [flying({ squadrons: 4, fought: false })] }),
        'assign',
      );
      expect(asked?.kind === 'form' && asked.fields.map(({ key }) => key)).not.toContain('oil');
    },
  );

  it.each([
    [7, [2, 2], 'whole', []],
    [7, [6, 3], 'damaged', ['critical', 'critical-result']],
    [7, [6, 5], 'sunk', []],
    [6, [6, 3], 'damaged', []],
  ] as const)(
    'S35 (51.31, 51.34, 20.5241C): level %i, dice %j on a ship of size 3: %s',
    (reached, dice, status, more) => {
      const modifiers = { airJp: 0, airUs: 0, navalJp: 0, navalUs: 1 };
      const two = { strikes: [flying(at('ship:nevada', 2))], forces: { ...FORCES, modifiers } };
      const said = {
        ...(reached < 7 && { defence: { level: 0 } }),
        attack: dice,
        ...(more.length && { critical: 3, 'critical-result': { result: 'nothing' } }),
      };
      const ran = run(strike('ship:nevada', { level: reached, ...two }), 'attack', said);
      expect([
        attackOf(ran.state).ships[0]?.status,
        keysOf(ran).filter((key) => key.startsWith('critical')),
      ]).toEqual([status, more]);
    },
  );
});

describe('order, declarations and secrets', () => {
  it('S36 (51.311, 51.312, 51.313, 51.32): nothing is asked before what it rests on', () => {
    const whole = attacking({
      forces: { ...FORCES, taskForces: [TF] },
      locations: { 'tf-1': 'pearl' },
      level: 7,
    });
    const without = (...facts: Parameters<typeof unknown>[1][]) => stageOf(unknown(whole, ...facts));
    expect(without('forces', 'magicJp', 'magicUs', 'locations', 'level')).toBe('forces');
    expect(without('magicJp', 'magicUs', 'locations', 'level')).toBe('magic-jp');
    expect(without('magicUs', 'locations', 'level')).toBe('magic-us');
    expect(without('locations', 'level')).toBe('locations');
    expect(without('level')).toBe('surprise');
    expect(without()).toBe('targets');
    const caught = { army: 3, naval: 0 };
    const answer = attacking({
      inPort: [],
      air: caught,
      caught,
      strikes: [flying({ squadrons: 0, assigned: [] })],
    });
    expect(stageOf(answer)).toBe('survivors');
  });

  const open = (state: WarState) => checklist(state).map(({ window }) => window);
  it('S37 (51.71A, 51.71B, 51.72, 51.73): who declares decides what is live (WW-16, WW-27)', () => {
    const us = war(begun, { declaredBy: 'US', declaredOn: ['Japan'], usjt: 20 }, 3).state;
    expect([us.attack, open(us)]).toEqual([undefined, []]);
    const britain = war(begun, { declaredOn: ['Britain'], usjt: 39 }, 3).state;
    expect([britain.attack, britain.declarations[0]?.unprepared]).toEqual([undefined, ['gb']]);
    expect(open(britain)).toContain('J0');
    const late = war(begun, { declaredOn: ['Britain'], usjt: 40 }, 3).state;
    expect([...new Set(open(late))]).toEqual(['CH']);
    const alone = war(begun, { declaredOn: ['US'], usjt: 30 }, 3).state;
    expect(alone.declarations[0]).toMatchObject({ onslaught: false, unprepared: ['us'] });
    expect([stageOf(alone), [...new Set(open(alone))]]).toEqual(['forces', ['A1', 'A2']]);
  });

  it('S38 (51.72A, 51.72C, 51.72D, 51.72E, 51.73): the lines say whom they bind', () => {
    const lines = new Map(checklist(both(36)).map(({ id, label, note }) => [id, `${label}. ${note ?? ''}`]));
    expect(lines.get('J0-A')).toContain('infantry and replacements of the Western Allies and the Dutch');
    expect(lines.get('J0-A')).toContain('Not armor, specialized units or any Chinese');
    expect(lines.get('J0-C1')).toContain('Australian');
    expect(lines.get('J0-C2')).toContain('US submarines are inverted');
    expect(lines.get('J0-E1')).toContain('up to 20 Pacific hexes, every Japanese unit. Armor too');
    expect([lines.get('J0-D2'), lines.get('J0-E2')].join()).toMatch(
      /No basic cost.*costs the normal amount \(WW-18\)/,
    );
  });

  it('S39 (51.312, 51.311): two attacks that differ in what the US holds look alike to Japan', () => {
    const faces = (us: number, b: readonly [number, number]) =>
      facesOf({ ...PLAIN, us, b }, {}, 'surprise').seen;
    expect(faces(0, [4, 5])).toEqual(faces(1, [3, 4]));
  });

  it('S41 (51.52, 51.43E): who is left goes home to Japan together, inverted', () => {
    const hit = (id: string, status: 'sunk' | 'damaged') => shipOf(3, { id, name: id, side: 'jp', status });
    const state = attacking({
      ships: [hit('soryu', 'sunk'), hit('hiryu', 'damaged')],
      lightJp: 4,
      revealed: true,
      decision: 'second',
      attempts: [],
    });
    const { outcome } = run(state, 'placement');
    expect(outcome.trace[1]).toMatchObject({
      label: 'All surviving Japanese ships of the strike force, together',
      value: 'Japan, inverted',
    });
    expect(outcome.events).toEqual([{ type: 'v1.Placed' }]);
    expect(JSON.stringify(outcome.trace)).not.toContain('soryu');
  });

  it('S43 (51.43B, 51.41): the patrol is said before the strike flies, and not again', () => {
    const { state } = run(decide(12), 'decision', { decision: 'second', squadrons: { strike: 6, cap: 4 } });
    expect([attackOf(state).cap, attackOf(state).strikes.at(-1)?.squadrons]).toEqual([4, 6]);
    expect(() => applied(state, [{ type: 'v1.Decided', decision: 'second', cap: 3 }])).toThrow(
      'Japan has decided.',
    );
  });
});
