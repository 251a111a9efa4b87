import { describe } from 'vitest';
import { decide, fleet } from './meeting';
import { flying, shipOf } from './one-strike';
import { testPlays } from './procedures';
import { attacking, unknown, withStrikes } from './war';

const again = (there: number, second = '- second: A second strike') => [
  'decision: Withdraw, or strike again? [51.41, jp]',
  `(${there} squadrons could fly. After a second strike the US may meet the fleet.)`,
  '- withdraw: Withdraw (Nobody may intercept)',
  second,
];
const launch = (there: number, most: number) => [
  'squadrons: How many fly, and how many stay above the ships? [51.43B, jp]',
  `(${there} available, at most ${most} as combat air patrol. The rest stay idle.)`,
  `> strike: Squadrons in the strike, 1 to ${there}, first ${there}`,
  `> cap: Combat air patrol, 0 to ${most}, first 0`,
  `! sum-at-most strike cap ${there} Squadrons: Only ${there} squadrons are available: those in the strike cannot be on patrol.`,
  '= Launch',
];

describe('[51.41, 51.43B] withdraw or strike again', () => {
  testPlays({
    'WW-9, WW-10: those aborted stay out, a third rounded down may be on patrol': {
      state: decide(13, 2),
      procedure: 'decision',
      said: { decision: 'second', squadrons: { strike: 7, cap: 3 } },
      asks: [...again(11), ...launch(11, 3)],
      tells: [
        'title A second strike = 7, patrol 3 [51.41]',
        'fact Squadrons available = 11 of 13 [51.41]',
        'shift Combat air patrol, a third of 11 at most = 3 [51.43B] <override:cap-limit>',
      ],
      events: [
        { type: 'v1.Decided', decision: 'second', cap: 3 },
        { type: 'v1.StrikeFlown', strike: 'second', squadrons: 7 },
      ],
    },
    'WW-9: those aborted fly too': {
      state: decide(3, 2, { aborted: 'fly' }),
      procedure: 'decision',
      said: { decision: 'second', squadrons: {} },
      asks: [...again(3), ...launch(3, 1)],
      tells: [
        'title A second strike = 3, patrol 0 [51.41]',
        'fact Squadrons available = 3 of 3 [51.41]',
        'shift Combat air patrol, a third of 3 at most = 1 [51.43B] <override:cap-limit>',
      ],
      events: [
        { type: 'v1.Decided', decision: 'second', cap: 0 },
        { type: 'v1.StrikeFlown', strike: 'second', squadrons: 3 },
      ],
    },
    'without a squadron only home': {
      state: decide(2, 3),
      procedure: 'decision',
      said: { decision: 'withdraw' },
      asks: again(0, 'x second: A second strike (No squadron is available.)'),
      tells: ['title Japan withdraws [51.41]', 'fact Squadrons available = 0 of 2 [51.41]'],
      events: [{ type: 'v1.Decided', decision: 'withdraw', cap: 0 }],
    },
  });
});

const tries = (name: string, where: string, yes = '- yes: Try (Its location is revealed)') => [
  `try-${name}: Does ${name} try to meet the strike force? [51.42, us, us alone]`,
  `(${name}: ${where}.)`,
  '- no: No (Stays hidden)',
  yes,
];
const AWAY = 'x yes: Try (Its location is revealed) (It is in a box or in port.)';
const die = (name: string, number: number) => [
  `die-${name}: ${name}: ${number} or more meets them [51.42, us]`,
  '1d6',
  `(${[1, 2, 3, 4, 5, 6].map((face) => (face < number ? 'too far' : 'meets them')).join(' | ')})`,
];
const ONE_ROUND =
  'reminder One round: the US has found them, Japan has found nobody. Then they go home. [51.43]';

describe('[51.42] interception', () => {
  testPlays({
    'WW-25: each at large is asked; WW-13: all that meet them fly together': {
      state: attacking(fleet({ A: '3', B: 'auto', C: 'pacific', D: 'pearl', E: '6' })),
      procedure: 'interception',
      said: { 'try-A': 'yes', 'die-A': 3, 'try-B': 'yes', 'try-C': 'no', 'try-E': 'yes', 'die-E': 5 },
      asks: [
        ...tries('A', 'at sea, needs 3 or more'),
        ...die('A', 3),
        ...tries('B', 'at sea, meets them automatically'),
        ...tries('C', 'Pacific US box', AWAY),
        ...tries('E', 'at sea, needs 6 or more'),
        ...die('E', 6),
      ],
      tells: [
        'title Interception = 2 met them [51.42]',
        'fact A = at sea, needs 3 or more [51.42] <try-A>',
        'die A = meets them {3} [51.42] <die-A>',
        'fact B = at sea, meets them automatically [51.42] <try-B>',
        'result B = meets them [51.42]',
        'fact E = at sea, needs 6 or more [51.42] <try-E>',
        'die E = too far {5} [51.42] <die-E>',
        ONE_ROUND,
      ],
      events: [
        {
          type: 'v1.InterceptionTried',
          attempts: [
            { taskForce: 'A', location: '3', success: true },
            { taskForce: 'B', location: 'auto', success: true },
            { taskForce: 'E', location: '6', success: false },
          ],
          groups: [['A', 'B']],
        },
      ],
    },
    'WW-13: or each group on its own': {
      state: attacking(fleet({ A: 'auto', B: 'auto' }), { counter: 'per-group' }),
      procedure: 'interception',
      said: { 'try-A': 'yes', 'try-B': 'yes' },
      asks: [
        ...tries('A', 'at sea, meets them automatically'),
        ...tries('B', 'at sea, meets them automatically'),
      ],
      tells: [
        'title Interception = 2 met them [51.42]',
        'fact A = at sea, meets them automatically [51.42] <try-A>',
        'result A = meets them [51.42]',
        'fact B = at sea, meets them automatically [51.42] <try-B>',
        'result B = meets them [51.42]',
        ONE_ROUND,
      ],
      events: [
        {
          type: 'v1.InterceptionTried',
          attempts: [
            { taskForce: 'A', location: 'auto', success: true },
            { taskForce: 'B', location: 'auto', success: true },
          ],
          groups: [['A'], ['B']],
        },
      ],
    },
    'one in port is no target and may not try': {
      state: attacking({ ...fleet({ A: 'pearl' }), inPort: [] }),
      procedure: 'interception',
      said: { 'try-A': 'no' },
      asks: tries('A', 'in port at Pearl Harbor', AWAY),
      tells: ['title Interception = not tried [51.42]'],
      events: [{ type: 'v1.InterceptionTried', attempts: [], groups: [] }],
    },
    'tried and too far': {
      state: attacking(fleet({ A: '2' })),
      procedure: 'interception',
      said: { 'try-A': 'yes', 'die-A': 1 },
      asks: [...tries('A', 'at sea, needs 2 or more'), ...die('A', 2)],
      tells: [
        'title Interception = too far [51.42]',
        'fact A = at sea, needs 2 or more [51.42] <try-A>',
        'die A = too far {1} [51.42] <die-A>',
      ],
      events: [
        {
          type: 'v1.InterceptionTried',
          attempts: [{ taskForce: 'A', location: '2', success: false }],
          groups: [],
        },
      ],
    },
    'WW-24: one that was never located is not asked': {
      state: unknown(attacking(fleet({ A: '2' })), 'locations'),
      procedure: 'interception',
      tells: ['title Interception = not tried [51.42]'],
      events: [{ type: 'v1.InterceptionTried', attempts: [], groups: [] }],
    },
  });
});

const flies = (names: string, aboard: number, most: number) => [
  `squadrons: How many squadrons strike from ${names}? [51.43E, us]`,
  `(${aboard} aboard, 10 at most.)`,
  `> squadrons: Squadrons in the strike, 0 to ${most}, first ${most}`,
  '= Launch',
];
const surpriseDie = (levels: string) => [
  'surprise-drm: Modifier of the surprise die? [23.7413, us]',
  '(From your rulebook: these modifiers are not in the public rules. 0 is an answer too.)',
  '> drm: Added to the die, -9 to 9',
  '= Roll',
  'surprise: The surprise die of the US strike [23.7413, us]',
  '1d6',
  `(${levels})`,
];
const met = (groups: readonly (readonly string[])[], squadrons: { readonly [id: string]: number }) =>
  attacking({ ...fleet({ A: 'auto', B: 'auto', C: 'auto' }, squadrons), groups, attempts: [] });
const EFFECTS = {
  cap: 'Defender in air combat',
  defence: 'Air defence level',
  attack: 'Attack on ships',
  fewer: 'Defenders kept out',
};
const effect = (column: keyof typeof EFFECTS, level: string, value: string) =>
  `cell Surprise of an air strike, ${EFFECTS[column]}, ${level} = ${value} [23.7413] <cell:general-surprise:${column}:${level[0]}>`;

describe('[51.43E, 23.7413] the US strike', () => {
  testPlays({
    'WW-13: ten in all, of those that met them; level 7 and above': {
      state: met([['A', 'C']], { A: 6, B: 12, C: 7 }),
      procedure: 'counter',
      said: { squadrons: { squadrons: 9 }, 'surprise-drm': { drm: 2 }, surprise: 6 },
      asks: [
        ...flies('A, C', 13, 10),
        ...surpriseDie('level 3 | level 4 | level 5 | level 6 | level 7+ | level 7+'),
      ],
      tells: [
        'title US air strike = 9, level 7 [51.43E]',
        'fact A, C = 9 squadrons [51.43E] <squadrons>',
        'die Surprise die = 6 +2 = 8 {6} [23.7413] <surprise>',
        'result Surprise level = 7+ [23.7413] <override:surprise-level>',
        effect('defence', '7+', '−1'),
        effect('attack', '7+', '1'),
        effect('fewer', '7+', '4'),
      ],
      events: [
        {
          type: 'v1.StrikeFlown',
          strike: 'counter-1',
          squadrons: 9,
          surprise: { level: 7, cap: 0, defence: -1, attack: 1, fewer: 4, critical: true },
        },
      ],
    },
    'fewer aboard than ten, and no surprise: below 1 the defender has one more': {
      state: met([['B']], { A: 6, B: 4, C: 7 }),
      procedure: 'counter',
      said: { squadrons: {}, 'surprise-drm': { drm: -9 }, surprise: 1 },
      asks: [...flies('B', 4, 4), ...surpriseDie(Array(6).fill('no surprise').join(' | '))],
      tells: [
        'title US air strike = 4, level 0 [51.43E]',
        'fact B = 4 squadrons [51.43E] <squadrons>',
        'die Surprise die = 1 −9 = −8 {1} [23.7413] <surprise>',
        'result Surprise level = none [23.7413] <override:surprise-level>',
        effect('cap', '0 or less', '1'),
      ],
      events: [
        {
          type: 'v1.StrikeFlown',
          strike: 'counter-1',
          squadrons: 4,
          surprise: { level: 0, cap: 1, defence: 0, attack: 0, fewer: 0, critical: false },
        },
      ],
    },
    'the second group, level 1 without a modifier': {
      state: withStrikes(met([['A'], ['B']], { A: 6, B: 4, C: 7 }), flying({ id: 'counter-1', side: 'us' })),
      procedure: 'counter',
      said: { squadrons: { squadrons: 1 }, 'surprise-drm': { drm: 0 }, surprise: 1 },
      asks: [
        ...flies('B', 4, 4),
        ...surpriseDie('level 1 | level 2 | level 3 | level 4 | level 5 | level 6'),
      ],
      tells: [
        'title US air strike 2 = 1, level 1 [51.43E]',
        'fact B = 1 squadrons [51.43E] <squadrons>',
        'die Surprise die = 1 {1} [23.7413] <surprise>',
        'result Surprise level = 1 [23.7413] <override:surprise-level>',
      ],
      events: [
        {
          type: 'v1.StrikeFlown',
          strike: 'counter-2',
          squadrons: 1,
          surprise: { level: 1, cap: 0, defence: 0, attack: 0, fewer: 0, critical: false },
        },
      ],
    },
    'none flies, and nothing is thrown': {
      state: met([['B']], { A: 6, B: 4, C: 7 }),
      procedure: 'counter',
      said: { squadrons: { squadrons: 0 } },
      asks: flies('B', 4, 4),
      tells: ['title US air strike = none flies [51.43E]', 'fact B = 0 squadrons [51.43E] <squadrons>'],
      events: [{ type: 'v1.StrikeFlown', strike: 'counter-1', squadrons: 0 }],
    },
  });
});

describe('[51.312, 51.52, 51.61] everything is opened, and everybody goes home', () => {
  const over = attacking({
    ...fleet({ A: 'pearl', B: 'pacific', C: '4', D: 'auto' }),
    magicUs: 2,
    groups: [['D']],
    ships: [
      shipOf(3, { id: 'arizona', name: 'Arizona' }),
      shipOf(3, { id: 'nevada', name: 'Nevada', status: 'damaged' }),
      shipOf(3, { id: 'utah', name: 'Utah', status: 'sunk' }),
      shipOf(3, { id: 'wasp', name: 'Wasp', taskForce: 'A' }),
      shipOf(3, { id: 'hornet', name: 'Hornet', taskForce: 'C' }),
      shipOf(3, { id: 'akagi', name: 'Akagi', side: 'jp' }),
    ],
  });
  testPlays({
    'US Magic, the column and where each was': {
      state: over,
      procedure: 'reveal',
      tells: [
        'title Everything is opened [51.312]',
        'fact A = in port at Pearl Harbor [51.312]',
        'fact B = Pacific US box [51.312]',
        'fact C = at sea, needs 4 or more [51.312]',
        'fact D = at sea, meets them automatically [51.312]',
        'fact US Magic = 2 [51.311]',
        'fact Column = 36–37 [51.311]',
      ],
      events: [{ type: 'v1.Revealed' }],
      reveals: ['us', 'magic-jp'],
    },
    'WW-24: nobody was located': {
      state: attacking({ magicUs: 0 }),
      procedure: 'reveal',
      tells: [
        'title Everything is opened [51.312]',
        'fact US Magic = 0 [51.311]',
        'fact Column = 36–37 [51.311]',
      ],
      events: [{ type: 'v1.Revealed' }],
      reveals: ['us', 'magic-jp'],
    },
    'nothing of what was never known': {
      state: unknown(attacking({}), 'forces', 'locations', 'magicUs', 'column'),
      procedure: 'reveal',
      tells: ['title Everything is opened [51.312]', 'fact US Magic = 0 [51.311]'],
      events: [{ type: 'v1.Revealed' }],
      reveals: ['us', 'magic-jp'],
    },
    'WW-14: who may still contest Midway and Johnston': {
      state: over,
      procedure: 'placement',
      tells: [
        'title The strike force is home, inverted [51.52]',
        'fact All surviving Japanese ships of the strike force, together = Japan, inverted [51.52]',
        'fact Arizona, undamaged = Pearl Harbor; may contest Midway and Johnston [51.61]',
        'fact Nevada, damaged = Pearl Harbor [51.61]',
        'fact Wasp, undamaged = Pearl Harbor; may contest Midway and Johnston [51.61]',
        'fact Light ships, those undamaged = Pearl Harbor; may contest Midway and Johnston [51.61]',
        'fact B, away = Pacific US box [51.61]',
        'fact C, has not fought = Pearl Harbor; may contest Midway and Johnston [51.61]',
        'fact D, has fought = Pearl Harbor [51.61]',
      ],
      events: [{ type: 'v1.Placed' }],
    },
    '51.61: no light ships are left to contest anything': {
      state: attacking({ light: 0, ships: [shipOf(3, { id: 'nevada', name: 'Nevada' })], inPort: [] }),
      procedure: 'placement',
      tells: [
        'title The strike force is home, inverted [51.52]',
        'fact All surviving Japanese ships of the strike force, together = Japan, inverted [51.52]',
        'fact Nevada, undamaged = Pearl Harbor; may contest Midway and Johnston [51.61]',
      ],
      events: [{ type: 'v1.Placed' }],
    },
  });
});
