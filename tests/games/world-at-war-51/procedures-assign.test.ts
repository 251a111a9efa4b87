import { describe, expect, it } from 'vitest';
import { stageOf } from '../../../src/games/world-at-war-51/state/flow';
import type { Strike } from '../../../src/games/world-at-war-51/state/state';
import { flying } from './one-strike';
import { over } from './over-pearl';
import { testPlays } from './procedures';
import { firstQuestion, run } from './war';

const ALONE = [{ target: 'air', squadrons: 4 }];

const share = (squadrons: number, whose: string, hint: string, fields: readonly string[]) => {
  const keys = fields.map((field) => field.replace(/: .*/, '')).join(' ');
  const all = `All ${squadrons} squadrons attack: share out exactly ${squadrons}.`;
  return [
    `targets: ${squadrons} squadrons: how many at each target? [51.34, ${whose}]`,
    `(${hint})`,
    ...fields.map((field) => {
      const [named, size] = field.split(' / ');
      return `> ${named}, 0 to ${squadrons}, first 0${size ? `, (${size})` : ''}`;
    }),
    `! sum-at-least ${keys} ${squadrons}: ${all}`,
    `! sum-at-most ${keys} ${squadrons} Squadrons: ${all}`,
    '= Attack',
  ];
};

const AIR = 'air: US air, in air combat only';

describe('[51.34] squadrons to targets', () => {
  testPlays({
    'the first strike: what is caught, what lies in port, no oil': {
      state: over({ squadrons: 9, fought: false }),
      procedure: 'assign',
      said: { targets: { army: 2, 'ship:nevada': 7 } },
      asks: share(9, 'jp', 'Oil cannot be attacked in the first strike.', [
        'army: Army air on the ground',
        'naval: Naval air on the ground',
        'ship:saratoga: Saratoga / Size 3',
        'ship:nevada: Nevada / Size 2, damaged',
        'light: Light ships',
      ]),
      tells: [
        'title Targets of the first strike = 9 squadrons [51.34]',
        'fact Army air on the ground = 2 [51.34] <targets>',
        'fact Nevada = 7 [51.34] <targets>',
      ],
      events: [
        {
          type: 'v1.Assigned',
          strike: 'first',
          to: [
            { target: 'army', squadrons: 2 },
            { target: 'ship:nevada', squadrons: 7 },
          ],
        },
      ],
    },
    '51.34: some at the air that has met them alone: they attack nothing else': {
      state: over({ squadrons: 9 }),
      procedure: 'assign',
      said: { targets: { air: 5, 'ship:nevada': 4 } },
      asks: share(9, 'jp', 'Oil cannot be attacked in the first strike.', [
        'army: Army air on the ground',
        'naval: Naval air on the ground',
        'ship:saratoga: Saratoga / Size 3',
        'ship:nevada: Nevada / Size 2, damaged',
        'light: Light ships',
        AIR,
      ]),
      tells: [
        'title Targets of the first strike = 9 squadrons [51.34]',
        'fact Nevada = 4 [51.34] <targets>',
        'fact US air, in air combat only = 5 [51.34] <targets>',
      ],
      events: [
        {
          type: 'v1.Assigned',
          strike: 'first',
          to: [
            { target: 'ship:nevada', squadrons: 4 },
            { target: 'air', squadrons: 5 },
          ],
        },
      ],
    },
    '51.41B: all of the second strike at the air alone': {
      state: over({ id: 'second', squadrons: 3 }),
      procedure: 'assign',
      said: { targets: { air: 3 } },
      asks: share(3, 'jp', 'US air is fought in the air, not bombed on the ground (WW-11).', [
        'ship:saratoga: Saratoga / Size 3',
        'ship:nevada: Nevada / Size 2, damaged',
        'light: Light ships',
        'oil: Oil reserve',
        AIR,
      ]),
      tells: [
        'title Targets of the second strike = 3 squadrons [51.34]',
        'fact US air, in air combat only = 3 [51.34] <targets>',
      ],
      events: [{ type: 'v1.Assigned', strike: 'second', to: [{ target: 'air', squadrons: 3 }] }],
    },
    'WW-11: the second strike: oil, and no air on the ground': {
      state: over({ id: 'second', squadrons: 3, fought: false }),
      procedure: 'assign',
      said: { targets: { oil: 3 } },
      asks: share(3, 'jp', 'US air is fought in the air, not bombed on the ground (WW-11).', [
        'ship:saratoga: Saratoga / Size 3',
        'ship:nevada: Nevada / Size 2, damaged',
        'light: Light ships',
        'oil: Oil reserve',
      ]),
      tells: [
        'title Targets of the second strike = 3 squadrons [51.34]',
        'fact Oil reserve = 3 [51.34] <targets>',
      ],
      events: [{ type: 'v1.Assigned', strike: 'second', to: [{ target: 'oil', squadrons: 3 }] }],
    },
    '51.43E: a US strike: Japanese ships': {
      state: over({ id: 'counter-2', side: 'us', squadrons: 3 }),
      procedure: 'assign',
      said: { targets: { light: 1, 'ship:akagi': 2 } },
      asks: share(3, 'us', '', ['ship:akagi: Akagi / Size 3', 'light: Light ships']),
      tells: [
        'title Targets of the US strike 2 = 3 squadrons [51.34]',
        'fact Akagi = 2 [51.34] <targets>',
        'fact Light ships = 1 [51.34] <targets>',
      ],
      events: [
        {
          type: 'v1.Assigned',
          strike: 'counter-2',
          to: [
            { target: 'ship:akagi', squadrons: 2 },
            { target: 'light', squadrons: 1 },
          ],
        },
      ],
    },
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['none', { lightJp: 0 }, ['ship:akagi']],
    ['a factor', { lightJp: 1 }, ['ship:akagi', 'light']],
    ['as many as 1.0.0 did not count', {}, ['ship:akagi', 'light']],
  ])(
    '51.43E: the light ships of the strike force are a target where there are some: %s',
    (_, there, keys) => {
      const asked = firstQuestion(over({ id: 'counter-1', side: 'us', squadrons: 3 }, there), 'assign');
      expect(asked?.kind === 'form' && asked.fields.map(({ key }) => key)).toEqual(keys);
    },
  );

  it.each<readonly [string, Partial<Strike>, string]>([
    ['all of the first', {}, 'decision'],
    ['the others of it are open', { assigned: [...ALONE, { target: 'light', squadrons: 1 }] }, 'attacks'],
    ['all of the second', { id: 'second' }, 'reveal'],
  ])('51.41B: squadrons at the air alone attack nothing: %s', (_, now, stage) => {
    const none = { caught: { army: 0, naval: 0 }, inPort: [] };
    const strikes = [flying({ assigned: ALONE, ...now })];
    const decision = now.id === 'second' ? ({ decision: 'second' } as const) : {};
    expect(stageOf(over({}, { ...none, ...decision, strikes }))).toBe(stage);
  });

  it.each([4, 6])('51.33: with 4 at a ship %i are not all of 9', (light) => {
    const targets = { 'ship:nevada': 4, light };
    expect(() => run(over({ squadrons: 9 }), 'assign', { targets })).toThrow(
      'All 9 squadrons attack: share out exactly 9.',
    );
  });
});
