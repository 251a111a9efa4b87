import { describe } from 'vitest';
import type { Squadrons } from '../../../src/games/world-at-war-51/state/state';
import { begun } from './declared';
import { testPlays } from './procedures';
import { attacking, attackOf, FORCES, unknown } from './war';

const cards = (title: string, hint: string, submit: string, whose: string) => [
  `cards: ${title} [51.311, ${whose}]`,
  `(${hint})`,
  '> cards: Strategic Magic cards, 0 to 30, first 0',
  `= ${submit}`,
];
const HIDDEN = { magic: 'both-hidden' } as const;
/** Before the US writes its Magic down; Japan has played so many. */
const magic = (effective: number, magicJp: number, house = {}) => {
  const state = unknown(attacking({ magicJp }, house), 'magicUs', 'column', 'drm');
  return { ...state, declarations: state.declarations.map((each) => ({ ...each, effective })) };
};

const MAGIC_US = 'How many strategic Magic cards do you apply?';

describe('[51.311] strategic Magic', () => {
  testPlays({
    'WW-3: Japan plays in the open': {
      state: unknown(attacking({}), 'magicJp', 'magicUs'),
      procedure: 'magic-jp',
      said: { cards: { cards: 2 } },
      asks: cards(
        'How many strategic Magic cards does Japan play?',
        'Each is one less for Pearl Harbor.',
        'Play them',
        'jp',
      ),
      tells: ['title Japanese Magic = 2 cards [51.311]'],
      events: [{ type: 'v1.MagicPlayed', cards: 2 }],
    },
    'WW-3: Japan writes its own down': {
      state: unknown(attacking({}, HIDDEN), 'magicJp', 'magicUs'),
      procedure: 'magic-jp-sealed',
      said: { cards: { cards: 1 } },
      asks: cards(
        'How many strategic Magic cards do you play?',
        'Each is one less for Pearl Harbor.',
        'Seal it',
        'jp, jp alone',
      ),
      tells: ['title Japanese Magic = 1 card [51.311]'],
      events: [{ type: 'v1.MagicPlayed', cards: 1 }],
    },
    'the US adds one for each, after Japan in the open': {
      state: magic(36, 3),
      procedure: 'magic-us',
      said: { cards: { cards: 7 } },
      asks: cards(
        MAGIC_US,
        'Effective level 36, Japan plays 3. Each is one more.',
        'Seal it',
        'us, us alone',
      ),
      tells: [
        'title US Magic = 7 cards [51.311]',
        'fact Effective tension level = 36 [51.311] <cards>',
        'fact Japanese Magic = −3 [51.311] <cards>',
        'fact US Magic = +7 [51.311] <cards>',
        'fact Pearl level = 40 [51.311] <cards>',
        'fact Column = 40+ [51.311] <cards>',
        'cell Surprise die, added, 40+, DRM = 3 [51.31] <cell:pearl-surprise-drm:c40:drm>',
      ],
      events: [{ type: 'v1.MagicSealed', cards: 7, column: 'c40', drm: 3 }],
    },
    'WW-3: the US without seeing Japan’s, which is opened then': {
      state: magic(-2, 1, HIDDEN),
      procedure: 'magic-us',
      said: { cards: { cards: 0 } },
      asks: cards(
        MAGIC_US,
        'Effective level −2. Japan has written down its own. Each is one more.',
        'Seal it',
        'us, us alone',
      ),
      tells: [
        'title US Magic = 0 cards [51.311]',
        'fact Effective tension level = −2 [51.311] <cards>',
        'fact Japanese Magic = −1 [51.311] <cards>',
        'fact US Magic = 0 [51.311] <cards>',
        'fact Pearl level = −3 [51.311] <cards>',
        'fact Column = 0–33 [51.311] <cards>',
        'cell Surprise die, added, 0–33, DRM = 6 [51.31] <cell:pearl-surprise-drm:c0:drm>',
      ],
      events: [{ type: 'v1.MagicSealed', cards: 0, column: 'c0', drm: 6 }],
      reveals: ['magic-jp'],
    },
  });
});

const twoForces = {
  ...FORCES,
  taskForces: [
    { id: 'tf-1', name: 'A', squadrons: 6 },
    { id: 'tf-2', name: 'B', squadrons: 3 },
  ],
};
const located = (...places: readonly string[]) =>
  attacking({
    forces: twoForces,
    magicUs: 1,
    locations: Object.fromEntries(places.map((place, i) => [`tf-${i + 1}`, place])),
  });
const where = (id: string, name: string) => [
  `${id}: Where is ${name}? [51.312, us, us alone]`,
  '(Column 36–37. Only you may see this.)',
  '2d6',
];
const read = (lines: string) => [
  'read: Read it, then hand the phone back [51.312, us, us alone]',
  `(${lines})`,
  '- done: Done',
];

describe('[51.312] where the carriers are', () => {
  testPlays({
    'two dice for each, all on one column': {
      state: unknown(attacking({ forces: twoForces }), 'locations'),
      procedure: 'locations',
      said: { 'tf-1': [1, 3], 'tf-2': [4, 6], read: 'done' },
      asks: [
        ...where('tf-1', 'A'),
        ...where('tf-2', 'B'),
        ...read('A: Pacific US box. B: at sea, needs 3 or more.'),
      ],
      tells: [
        'title Carrier locations [51.312]',
        'die A = Pacific US box {1 3} [51.312] <tf-1>',
        'cell Carrier locations, 36–37, 4 = Pacific [51.31] <cell:pearl-surprise:c36:4>',
        'die B = at sea, needs 3 or more {4 6} [51.312] <tf-2>',
        'cell Carrier locations, 36–37, 10 = 3 [51.31] <cell:pearl-surprise:c36:10>',
      ],
      events: [{ type: 'v1.FleetLocated', locations: { 'tf-1': 'pacific', 'tf-2': '3' } }],
    },
    'the US reads what it has sealed': {
      state: located('pearl', 'auto'),
      procedure: 'read-secrets',
      said: { read: 'done' },
      asks: read(
        'Magic: 1 card. Column 36–37. A: in port at Pearl Harbor. B: at sea, meets them automatically.',
      ),
      tells: ['title The US reads its secrets [51.312]'],
      events: [],
    },
    'before its carriers are located': {
      state: located(),
      procedure: 'read-secrets',
      said: { read: 'done' },
      asks: read('Magic: 1 card. Column 36–37.'),
      tells: ['title The US reads its secrets [51.312]'],
      events: [],
    },
    'nothing is sealed yet': {
      state: begun,
      procedure: 'read-secrets',
      said: { read: 'done' },
      asks: read('Nothing is sealed.'),
      tells: ['title The US reads its secrets [51.312]'],
      events: [],
    },
  });
});

const surpriseDie = (hint: string, notes?: string) => [
  'die: The surprise die [51.313, jp]',
  `(${hint})`,
  '1d6',
  ...(notes ? [`(${notes})`] : []),
];
const levelTold = (die: string, level: string) => [
  `title Surprise at Pearl Harbor = level ${level} [51.313]`,
  `die Surprise die = ${die} [51.313] <die>`,
  `result Surprise level = ${level} [51.313] <override:level>`,
];

describe('[51.313] the surprise die', () => {
  testPlays({
    'WW-4: its modifier is shown': {
      state: unknown(attacking({ drm: 3 }), 'level'),
      procedure: 'surprise',
      said: { die: 3 },
      asks: surpriseDie(
        'The column adds +3, and nothing else does.',
        'level 4 | level 5 | level 6 | level 7+ | level 7+ | level 7+',
      ),
      tells: levelTold('3 +3 = 6 {3}', '6'),
      events: [{ type: 'v1.SurpriseFixed', level: 6 }],
    },
    'WW-4: only the level is told; above 7 is 7': {
      state: unknown(attacking({ drm: 6 }, { drm: 'level-only' }), 'level'),
      procedure: 'surprise',
      said: { die: 6 },
      asks: surpriseDie('The app adds what the column says and tells the level.'),
      tells: levelTold('6 {6}', '7+'),
      events: [{ type: 'v1.SurpriseFixed', level: 7 }],
    },
  });
});

/** The level is known; so many AAF and NAS ashore, and A with six squadrons in port. */
const harbour = (level: number, aaf: number, nas: number, places = ['pearl', '4']) => {
  const state = located(...places);
  return {
    ...state,
    attack: { ...attackOf(state), level, forces: { ...twoForces, aaf, nas } },
  };
};
const down = (many: string, hint: string, range: string) => [
  `caught: Which ${many} squadrons stay on the ground? [51.35, us]`,
  `(${hint})`,
  `> army: Army squadrons on the ground, ${range}, (An Army air factor may be split.)`,
  '= Keep these on the ground',
];
const grounded = (level: string, many: string) =>
  `cell Surprise level at Pearl, Squadrons that stay down, ${level} = ${many} [51.31] <cell:pearl-level:grounded:${level[0]}>`;

const opened = (inPort: readonly string[], air: Squadrons, caught: Squadrons) => [
  { type: 'v1.TargetsOpened', inPort, air, caught, strikeForce: 18 },
];

describe('[51.34, 51.35] what is caught', () => {
  testPlays({
    'the US picks the three that stay down at level 6': {
      state: harbour(6, 1, 0),
      procedure: 'targets',
      said: { caught: { army: 2 } },
      asks: down(
        '3',
        '3 Army and 6 naval squadrons are there. The others of the 3 are naval.',
        '0 to 3, first 0',
      ),
      tells: [
        'title What is caught at Pearl Harbor = 1 in port [51.34]',
        'fact Task forces in port = A [51.312]',
        grounded('6', '3'),
        'result 9 squadrons: 3 on the ground, 6 meet the attack = 2 Army, 1 naval down [51.35]',
      ],
      events: opened(['tf-1'], { army: 3, naval: 6 }, { army: 2, naval: 1 }),
    },
    'few naval ones: some of the Army stay down in any case': {
      state: harbour(6, 2, 1, ['2', 'pacific']),
      procedure: 'targets',
      said: { caught: {} },
      asks: down(
        '3',
        '6 Army and 1 naval squadrons are there. The others of the 3 are naval.',
        '2 to 3, first 2',
      ),
      tells: [
        'title What is caught at Pearl Harbor = no carrier [51.34]',
        'fact Task forces in port = none [51.312]',
        grounded('6', '3'),
        'result 7 squadrons: 3 on the ground, 4 meet the attack = 2 Army, 1 naval down [51.35]',
      ],
      events: opened([], { army: 6, naval: 1 }, { army: 2, naval: 1 }),
    },
    'all of them at level 7: nothing is asked': {
      state: harbour(7, 2, 1, ['pearl', 'pearl']),
      procedure: 'targets',
      tells: [
        'title What is caught at Pearl Harbor = 2 in port [51.34]',
        'fact Task forces in port = A, B [51.312]',
        grounded('7+', 'all'),
        'result 16 squadrons: 16 on the ground, 0 meet the attack = 6 Army, 10 naval down [51.35]',
      ],
      events: opened(['tf-1', 'tf-2'], { army: 6, naval: 10 }, { army: 6, naval: 10 }),
    },
    'fewer there than would stay down': {
      state: harbour(6, 0, 2, ['3', '4']),
      procedure: 'targets',
      tells: [
        'title What is caught at Pearl Harbor = no carrier [51.34]',
        'fact Task forces in port = none [51.312]',
        grounded('6', '3'),
        'result 2 squadrons: 2 on the ground, 0 meet the attack = 0 Army, 2 naval down [51.35]',
      ],
      events: opened([], { army: 0, naval: 2 }, { army: 0, naval: 2 }),
    },
    'the Army alone: nothing is asked': {
      state: harbour(5, 2, 0, ['3', '4']),
      procedure: 'targets',
      tells: [
        'title What is caught at Pearl Harbor = no carrier [51.34]',
        'fact Task forces in port = none [51.312]',
        grounded('5', '2'),
        'result 6 squadrons: 2 on the ground, 4 meet the attack = 2 Army, 0 naval down [51.35]',
      ],
      events: opened([], { army: 6, naval: 0 }, { army: 2, naval: 0 }),
    },
    'nothing asked of one service where none stays down': {
      state: harbour(3, 2, 2, ['3', '4']),
      procedure: 'targets',
      tells: [
        'title What is caught at Pearl Harbor = no carrier [51.34]',
        'fact Task forces in port = none [51.312]',
        'cell Surprise level at Pearl, Squadrons that stay down, 3 or less = 0 [51.31] <cell:pearl-level:grounded:3>',
        'result 8 squadrons: 0 on the ground, 8 meet the attack = 0 Army, 0 naval down [51.35]',
      ],
      events: opened([], { army: 6, naval: 2 }, { army: 0, naval: 0 }),
    },
  });
});
