import { describe } from 'vitest';
import {
  AKAGI,
  aboard,
  adt,
  at,
  attackedBy,
  critical,
  criticalTold,
  DAMAGED,
  defence,
  nat,
  over,
  rolls,
  SHIPS_AT_SEA,
  shoots,
  sum,
} from './over-pearl';
import { testPlays } from './procedures';

const again = (name: string, size: number, effects: string) => [
  `again: ${name} is damaged already: what do ${effects} do? [20.51, jp]`,
  `(Size ${size}. Not in the public rules: read it in your rulebook.)`,
  '- damaged: Stays damaged',
  '- sunk: She sinks',
];

describe('[51.41, 20.51] one target of the second strike', () => {
  const SECOND = sum('Japanese air +2, US ships −1', '+1');
  const quiet = [
    'fact Nevada, second strike = 2 squadrons [51.34]',
    'shift Air defence level = 0 [23.43] <defence>',
    SECOND,
  ];
  const nevada = (size: number, attack: readonly number[], more = {}) => ({
    state: over(at('ship:nevada', 2, { id: 'second' }), {
      level: 7,
      ships: [{ ...DAMAGED, size, carrier: true }],
    }),
    procedure: 'attack',
    said: { defence: { level: 0 }, attack, ...more },
  });
  const asked = [...defence('Nevada', 'jp'), ...rolls('2 squadrons', 'Nevada', 'jp')];
  testPlays({
    'a damaged ship that stays so; no critical die': {
      ...nevada(2, [2, 2], { again: 'damaged' }),
      asks: [...asked, ...again('Nevada', 2, '1 effect')],
      tells: [
        'title Attack on Nevada = damaged, 1 effect [51.34]',
        ...quiet,
        'die 2 squadrons at Nevada = 4 +1 = 5 {2 2} [20.51] <attack>',
        nat('5', '2 (fleet 5–6)', 1),
        'result 1 effect on Nevada, size 2 = damaged [20.51]',
      ],
      events: [attackedBy('second', 'ship:nevada', 1)],
    },
    'a damaged ship that sinks': {
      ...nevada(4, [2, 2], { again: 'sunk', aboard: { lost: 0 } }),
      asks: [...asked, ...again('Nevada', 4, '1 effect'), ...aboard('Nevada', 5)],
      tells: [
        'title Attack on Nevada = sunk, 1 effect [51.34]',
        ...quiet,
        'die 2 squadrons at Nevada = 4 +1 = 5 {2 2} [20.51] <attack>',
        nat('5', '2 (fleet 5–6)', 1),
        'result 1 effect on Nevada, size 4 = sunk [20.51]',
      ],
      events: [attackedBy('second', 'ship:nevada', 1, { status: 'sunk' })],
    },
    'effects as many as its size need no question': {
      ...nevada(1, [2, 2], { aboard: { lost: 0 } }),
      asks: [...asked, ...aboard('Nevada', 5)],
      tells: [
        'title Attack on Nevada = sunk, 1 effect [51.34]',
        ...quiet,
        'die 2 squadrons at Nevada = 4 +1 = 5 {2 2} [20.51] <attack>',
        nat('5', '2 (fleet 5–6)', 1),
        'result 1 effect on Nevada, size 1 = sunk [20.51]',
      ],
      events: [attackedBy('second', 'ship:nevada', 1, { status: 'sunk' })],
    },
    'no effect: still damaged': {
      ...nevada(2, [1, 1]),
      asks: asked,
      tells: [
        'title Attack on Nevada = damaged, 0 effects [51.34]',
        ...quiet,
        'die 2 squadrons at Nevada = 2 +1 = 3 {1 1} [20.51] <attack>',
        nat('3', '2 (fleet 5–6)', 0),
        'result 0 effects on Nevada, size 2 = damaged [20.51]',
      ],
      events: [attackedBy('second', 'ship:nevada', 0)],
    },
    'WW-8: at the full level; 10 is in the table': {
      state: over(at('ship:nevada', 3, { id: 'second' })),
      procedure: 'attack',
      said: { defence: { level: 10 }, 'defence-dice': [1, 2] },
      asks: [...defence('Nevada', 'jp'), ...shoots('Nevada', 'us')],
      tells: [
        'title Attack on Nevada = driven off [51.34]',
        'fact Nevada, second strike = 3 squadrons [51.34]',
        'shift Air defence level = 10 [23.43] <defence>',
        'die Air defence of Nevada = 3 {1 2} [23.43] <defence-dice>',
        adt('3', 10, '2/1'),
        'result Air defence = 2 eliminated, 1 aborted [23.43]',
      ],
      events: [attackedBy('second', 'ship:nevada', 0, { lost: { eliminated: 2, aborted: 1 } })],
    },
    '51.41C: oil, without modifiers; three effects or more are all': {
      state: over(at('oil', 4, { id: 'second' }), { oil: 2 }),
      procedure: 'attack',
      said: { attack: [5, 5] },
      asks: ['attack: 4 squadrons at Oil reserve [51.41C, jp]', '(No modifiers.)', '2d6'],
      tells: [
        'title Attack on Oil reserve = 2 destroyed [51.34]',
        'fact Oil reserve, second strike = 4 squadrons [51.34]',
        'die 4 squadrons at Oil reserve = 10 {5 5} [51.41C] <attack>',
        nat('10', '4 (fleet 10–12)', 4),
        'cell Oil at Pearl, 3+ = 3 [51.41] <cell:oil:value:3>',
        'result 0 oil counters left = 2 destroyed [51.41C]',
      ],
      events: [attackedBy('second', 'oil', 4, { oil: 2 })],
    },
    '51.41C: one effect is one counter': {
      state: over(at('oil', 1, { id: 'second' }), { oil: 3 }),
      procedure: 'attack',
      said: { attack: [4, 4] },
      asks: ['attack: 1 squadron at Oil reserve [51.41C, jp]', '(No modifiers.)', '2d6'],
      tells: [
        'title Attack on Oil reserve = 1 destroyed [51.34]',
        'fact Oil reserve, second strike = 1 squadron [51.34]',
        'die 1 squadron at Oil reserve = 8 {4 4} [51.41C] <attack>',
        nat('8', '1 (fleet 3)', 1),
        'cell Oil at Pearl, 1 = 1 [51.41] <cell:oil:value:1>',
        'result 2 oil counters left = 1 destroyed [51.41C]',
      ],
      events: [attackedBy('second', 'oil', 1, { oil: 1 })],
    },
  });
});

describe('[51.43E, 23.7413] one target of the US strike', () => {
  const surprise = { level: 7, cap: 0, defence: -1, attack: 1, fewer: 4, critical: true };
  const us = (target: string, squadrons: number, more = {}) =>
    over(at(target, squadrons, { id: 'counter-1', side: 'us', surprise: { ...surprise, ...more } }), {
      ships: [{ ...AKAGI, taskForce: 'tf-1' }],
    });
  testPlays({
    'level 7: one level lower, one more on ships, and the critical die; nobody’s squadrons are asked for': {
      state: us('ship:akagi', 2),
      procedure: 'attack',
      said: {
        defence: { level: 2 },
        'defence-dice': [1, 1],
        attack: [5, 5],
        critical: 2,
        'critical-result': { result: 'sunk' },
      },
      asks: [
        ...defence('Akagi', 'us'),
        ...shoots('Akagi', 'jp'),
        ...rolls('2 squadrons', 'Akagi', 'us'),
        ...critical('Akagi', 2, 'us'),
      ],
      tells: [
        'title Attack on Akagi = sunk, 2 effects [51.34]',
        'fact Akagi, US strike = 2 squadrons [51.34]',
        'shift Air defence level 2, 1 lower = 1 [23.43] <defence>',
        'die Air defence of Akagi = 2 {1 1} [23.43] <defence-dice>',
        adt('2', 1, '0'),
        'result Air defence = no loss [23.43]',
        SHIPS_AT_SEA,
        sum('US air +1, Japanese ships −3, at sea +1, surprise +1', '0'),
        'die 2 squadrons at Akagi = 10 {5 5} [20.51] <attack>',
        nat('10', '2 (fleet 5–6)', 2),
        'result 2 effects on Akagi, size 3 = damaged [20.51]',
        ...criticalTold('Akagi', 2, 'sunk'),
      ],
      events: [attackedBy('counter-1', 'ship:akagi', 2, { status: 'sunk' })],
    },
    'light ships at sea, without a surprise': {
      state: us('light', 1, { level: 0, defence: 0, attack: 0, critical: false }),
      procedure: 'attack',
      said: { defence: { level: 11 }, 'defence-dice': [1, 1] },
      asks: [...defence('Light ships', 'us'), ...shoots('Light ships', 'jp')],
      tells: [
        'title Attack on Light ships = driven off [51.34]',
        'fact Light ships, US strike = 1 squadron [51.34]',
        'shift Air defence level = 10 [23.43] <defence>',
        'warning The table ends at level 10: read there (WW-8) [23.43]',
        'die Air defence of Light ships = 2 {1 1} [23.43] <defence-dice>',
        adt('2', 10, '2/1'),
        'result Air defence = 1 eliminated, 0 aborted [23.43]',
      ],
      events: [attackedBy('counter-1', 'light', 0, { lost: { eliminated: 1, aborted: 0 } })],
    },
  });
});
