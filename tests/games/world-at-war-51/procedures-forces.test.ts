import { describe, expect, it } from 'vitest';
import { lineInWords } from '../../support/in-words';
import { testPlays } from './procedures';
import { attacking, FORCES, run, unknown } from './war';

const BATTLESHIPS = [
  'arizona Arizona',
  'california California',
  'colorado Colorado',
  'idaho Idaho',
  'maryland Maryland',
  'mississippi Mississippi',
  'nevada Nevada',
  'new-mexico New Mexico',
  'new-york New York',
  'oklahoma Oklahoma',
  'pennsylvania Pennsylvania',
  'tennessee Tennessee',
  'texas Texas',
  'west-virginia West Virginia',
].join(' | ');
const CARRIERS = [
  ...['akagi Akagi', 'kaga Kaga', 'hiryu Hiryu', 'soryu Soryu', 'shokaku Shokaku', 'zuikaku Zuikaku'],
  ...['ryujo Ryujo', 'shoho Shoho', 'zuiho Zuiho', 'junyo Junyo', 'hiyo Hiyo'],
].join(' | ');

const someShips = (key: string, label: string, when = '') =>
  `> ${key}: ${label}, up to 200 letters, first empty,${when} (Names with sizes: Enterprise 3, Lexington 3.)`;
/** Shown with as many task forces or more. */
const taskForce = (n: number) => {
  const when = ` when count is ${'1 2 3 4 5 6 7 8'.slice(2 * n - 2)}`;
  return [
    `> name-${n}: Task force ${n}, 1 to 24 letters, first TF ${n},${when}`,
    `> nas-${n}: NAS aboard task force ${n}, 0 to 25,${when}`,
    someShips(`ships-${n}`, `Carriers of task force ${n}`, `${when},`),
  ];
};
const TASK_FORCES = [
  'task-forces: How many US fast-carrier task forces does the Pacific Fleet have? [51.312]',
  '(Each is located in secret later. Their carriers are targets only if they lie in port.)',
  '> count: Task forces, 0 to 8, first 2',
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(taskForce),
  '= Next',
];
const HARBOUR_ON = [
  'harbour: What lies at Pearl Harbor? [51.34]',
  '(Carriers of task forces are not listed here. A ship can be changed by hand at any time.)',
  `> battleships: Battleships, each of size 3, any of ${BATTLESHIPS}, first arizona california maryland nevada oklahoma pennsylvania tennessee west-virginia`,
  someShips('others', 'Other named ships'),
  '> aaf: Army air factors (AAF), 0 to 40',
  '> nas: Naval air squadrons (NAS) ashore, 0 to 40',
  '> light: Light ship factors, 0 to 99',
  '> oil: Oil counters, 0 to 3, first 3',
  '= Next',
  'strike-force: The Japanese strike force? [51.33]',
  `> carriers: Carriers, of size 3 and 2, any of ${CARRIERS}, first akagi kaga hiryu soryu shokaku zuikaku`,
  someShips('others', 'Other named ships'),
  '> nas: NAS aboard, all of them, 1 to 60, first 18',
  '> light: Light ship factors, 0 to 99, 51.43',
  '= Next',
  'modifiers: The nationality modifiers now? [51.36]',
  '(From your rulebook and your research: they are not in the public rules.)',
  '> airJp: Air nationality, Japan, -3 to 9',
  '> airUs: Air nationality, Western Allies, -3 to 9',
  '> navalJp: Naval nationality, Japan, -3 to 9',
  '> navalUs: Naval nationality, US, -3 to 9',
  '= Save',
];
const ship = (id: string, name: string, side: string, size: number, more = {}) => ({
  id,
  name,
  side,
  size,
  carrier: false,
  status: 'whole',
  ...more,
});
const bare = unknown(attacking({}), 'forces');

describe('[51.32] the forces, because there is no map', () => {
  testPlays({
    'two task forces, a second ship of a name, and carriers known by theirs': {
      state: bare,
      procedure: 'forces',
      said: {
        'task-forces': {
          count: 2,
          'name-1': 'A',
          'nas-1': 6,
          'ships-1': 'Enterprise 3, Wasp II 2',
          'name-2': 'B',
          'nas-2': 0,
        },
        harbour: {
          battleships: ['arizona', 'nevada'],
          others: 'Arizona 2, Saratoga 3, Arizona 4',
          aaf: 3,
          nas: 2,
          light: 8,
          oil: 2,
        },
        'strike-force': {
          carriers: ['akagi', 'hiyo'],
          others: 'Hiei 4, ryujo 1, Enterprise 5',
          nas: 12,
          light: 7,
        },
        modifiers: { airJp: 2, airUs: 0, navalJp: -1, navalUs: 1 },
      },
      asks: [...TASK_FORCES, ...HARBOUR_ON],
      tells: [
        'title Forces at Pearl Harbor = 12 NAS [51.32]',
        'fact A: Enterprise: Wasp II = 6 NAS [51.312] <task-forces>',
        'fact B = 0 NAS [51.312] <task-forces>',
        'fact At Pearl Harbor: 5 named ships, 8 light factors, 2 oil = 3 AAF, 2 NAS [51.34] <harbour>',
        'fact Strike force: 5 named ships, 7 light factors = 12 NAS [51.33] <strike-force>',
        'fact Air nationality, Japan = +2 [51.36] <modifiers>',
        'fact Air nationality, Western Allies = 0 [51.36] <modifiers>',
        'fact Naval nationality, Japan = −1 [51.36] <modifiers>',
        'fact Naval nationality, US = +1 [51.36] <modifiers>',
      ],
      events: [
        {
          type: 'v1.ForcesListed',
          forces: {
            taskForces: [
              { id: 'tf-1', name: 'A', squadrons: 6 },
              { id: 'tf-2', name: 'B', squadrons: 0 },
            ],
            aaf: 3,
            nas: 2,
            light: 8,
            oil: 2,
            strikeForce: 12,
            lightJp: 7,
            ships: [
              ship('enterprise', 'Enterprise', 'us', 3, { carrier: true, taskForce: 'tf-1' }),
              ship('wasp-ii', 'Wasp II', 'us', 2, { carrier: true, taskForce: 'tf-1' }),
              ship('arizona', 'Arizona', 'us', 3),
              ship('nevada', 'Nevada', 'us', 3),
              ship('arizona_2', 'Arizona', 'us', 2),
              ship('saratoga', 'Saratoga', 'us', 3, { carrier: true }),
              ship('arizona_3', 'Arizona', 'us', 4),
              ship('akagi', 'Akagi', 'jp', 3, { carrier: true }),
              ship('hiyo', 'Hiyo', 'jp', 2, { carrier: true }),
              ship('hiei', 'Hiei', 'jp', 4),
              ship('ryujo', 'ryujo', 'jp', 1, { carrier: true }),
              ship('enterprise_2', 'Enterprise', 'jp', 5, { carrier: true }),
            ],
            modifiers: { airJp: 2, airUs: 0, navalJp: -1, navalUs: 1 },
          },
        },
      ],
    },
    'WW-24: the fleet elsewhere, no task force is asked for': {
      state: unknown(attacking({ fleet: false }), 'forces'),
      procedure: 'forces',
      said: {
        harbour: { battleships: [], aaf: 0, nas: 0, light: 0 },
        'strike-force': { carriers: [], light: 0 },
        modifiers: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 },
      },
      asks: HARBOUR_ON,
      tells: [
        'title Forces at Pearl Harbor = 18 NAS [51.32]',
        'fact At Pearl Harbor: 0 named ships, 0 light factors, 3 oil = 0 AAF, 0 NAS [51.34] <harbour>',
        'fact Strike force: 0 named ships, 0 light factors = 18 NAS [51.33] <strike-force>',
        'fact Air nationality, Japan = 0 [51.36] <modifiers>',
        'fact Air nationality, Western Allies = 0 [51.36] <modifiers>',
        'fact Naval nationality, Japan = 0 [51.36] <modifiers>',
        'fact Naval nationality, US = 0 [51.36] <modifiers>',
      ],
      events: [
        {
          type: 'v1.ForcesListed',
          forces: { ...FORCES, light: 0, taskForces: [], strikeForce: 18, lightJp: 0, ships: [] },
        },
      ],
    },
  });
});

it('[51.43] an answer of 1.0.0 that is read again counts no light ships of the strike force', () => {
  const { outcome } = run(unknown(attacking({ fleet: false }), 'forces'), 'forces', {
    harbour: { battleships: [], aaf: 0, nas: 0, light: 0 },
    'strike-force': { carriers: [] },
    modifiers: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 },
  });
  expect(outcome.events).toStrictEqual([
    { type: 'v1.ForcesListed', forces: { ...FORCES, light: 0, taskForces: [], strikeForce: 18, ships: [] } },
  ]);
  expect(outcome.trace.map(lineInWords)).toContain(
    'fact Strike force: 0 named ships = 18 NAS [51.33] <strike-force>',
  );
});

/** The name and size of each ship that a line lists as a Japanese one. */
const shipsIn = (others: string) => {
  const { outcome } = run(unknown(attacking({ fleet: false }), 'forces'), 'forces', {
    harbour: { battleships: [], aaf: 0, nas: 0, light: 0 },
    'strike-force': { carriers: [], others, light: 0 },
    modifiers: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 },
  });
  const [event] = outcome.events as unknown as readonly [{ readonly forces: typeof FORCES }];
  return event.forces.ships.map(({ id, name, size }) => [id, name, size]);
};

describe('[51.34] ships are typed with their sizes', () => {
  it.each<readonly [string, readonly (readonly [id: string, name: string, size: number])[]]>([
    ['', []],
    ['Hiei 1', [['hiei', 'Hiei', 1]]],
    ['Hiei  5', [['hiei', 'Hiei', 5]]],
    [
      'Hiei 4,Kongō 4,  I-19 1',
      [
        ['hiei', 'Hiei', 4],
        ['kongō', 'Kongō', 4],
        ['i-19', 'I-19', 1],
      ],
    ],
    ['Ship No. 2 3', [['ship-no-2', 'Ship No. 2', 3]]],
    ["King’s D'or 2", [['king-s-d-or', "King’s D'or", 2]]],
    ['-Hiei- 2', [['hiei', '-Hiei-', 2]]],
    ['... 2', [['ship', '...', 2]]],
  ])('"%s"', (text, ships) => {
    expect(shipsIn(text)).toEqual(ships);
  });

  it.each(['Hiei', 'Hiei 0', 'Hiei 6', '4', 'Hiei 4,', 'Hiei/Kaga 3', 'Hiei 3;'])('not "%s"', (text) => {
    expect(() => shipsIn(text)).toThrow('names with sizes from 1 to 5, such as: Enterprise 3, Lexington 3.');
  });
});
