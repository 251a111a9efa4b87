import { expect, it } from 'vitest';
import { declared, ON_BRITAIN } from './declared';
import { decide, fleet } from './meeting';
import { at, over } from './over-pearl';
import { attacking, type Ran, run, unknown } from './war';

type Row = readonly [key: string, label: string, rule: string, min: number, max: number, value: number];

it.each<readonly [what: string, ran: () => Ran, overridable: readonly Row[]]>([
  [
    '51.71C: the effective level',
    () => run(declared(ON_BRITAIN), 'effective', { die: 6 }),
    [['effective', 'Effective tension level', '51.71C', -20, 120, 38]],
  ],
  [
    '51.313: the level, 7 where more is reached',
    () => run(unknown(attacking({ drm: 5 }), 'level'), 'surprise', { die: 3 }),
    [['level', 'Surprise level', '51.313', 3, 7, 7]],
  ],
  [
    '19.2: the modifiers of both sides',
    () =>
      run(over({ fought: false }, { air: { army: 6, naval: 2 } }), 'air-combat', {
        nets: { us: 3, jp: -2 },
        us: [1, 1],
        jp: [1, 1],
      }),
    [
      ['us-sum', 'Modifiers', '19.2', -40, 40, 3],
      ['jp-sum', 'Modifiers', '19.2', -40, 40, -2],
    ],
  ],
  [
    '51.36: the survivors’ modifier',
    () => run(over({ squadrons: 0, assigned: [] }), 'survivors', { nets: { us: 1 }, us: [1, 1] }),
    [['us-sum', 'Modifiers', '51.36', -40, 40, 1]],
  ],
  [
    '23.43, 20.51: the air defence level and the modifiers of an attack',
    () =>
      run(over(at('light', 9), { level: 6 }), 'attack', {
        defence: { level: 4 },
        'defence-dice': [1, 1],
        attack: [1, 1],
      }),
    [
      ['defence-level', 'Air defence level', '23.43', 0, 10, 3],
      ['attack-sum', 'Modifiers', '20.51', -40, 40, 2],
    ],
  ],
  [
    '51.41C: none of an attack on oil, which has no modifiers',
    () => run(over(at('oil', 9, { id: 'second' })), 'attack', { attack: [1, 1] }),
    [],
  ],
  [
    '23.7413: the level of the US surprise',
    () =>
      run(attacking({ ...fleet({ A: 'auto' }), groups: [['A']] }), 'counter', {
        squadrons: {},
        'surprise-drm': { drm: 3 },
        surprise: 6,
      }),
    [['surprise-level', 'Surprise level', '23.7413', 0, 7, 7]],
  ],
  [
    '51.43B: how many may be on patrol at most',
    () => run(decide(13, 2), 'decision', { decision: 'second', squadrons: {} }),
    [['cap-limit', 'Combat air patrol at most', '51.43B', 0, 60, 3]],
  ],
  ['51.41: nothing of a withdrawal', () => run(decide(9), 'decision', { decision: 'withdraw' }), []],
])('players may override %s', (_, ran, rows) => {
  const wanted = rows.map(([key, label, rule, min, max, value]) => ({
    kind: 'overridable',
    key: `override:${key}`,
    label,
    rule,
    shape: { kind: 'number', min, max },
    value,
  }));
  expect(ran().overridable.map(({ at: _line, ...overridable }) => overridable)).toEqual(wanted);
});
