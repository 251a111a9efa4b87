import { describe, expect, it } from 'vitest';
import { lineInWords } from '../../support/in-words';
import { shipOf } from './one-strike';
import { testPlays } from './procedures';
import { attacking, run } from './war';

const NEVADA = shipOf(3, { id: 'nevada', name: 'Nevada', status: 'damaged' });
const WASP = shipOf(2, { id: 'wasp', name: 'Wasp', carrier: true, taskForce: 'tf-1' });
const AKAGI = shipOf(4, { id: 'akagi', name: 'Akagi', side: 'jp', status: 'sunk' });
const state = attacking({ ships: [NEVADA, WASP, AKAGI] });

const WHICH = [
  'ship: Which ship? [51.34]',
  '- +: Another one',
  '- nevada: Nevada (damaged)',
  '- wasp: Wasp',
  '- akagi: Akagi (sunk)',
];
/** The form of a new ship, or of one on the list as she is now. */
const facts = (
  title: string,
  name: string | undefined,
  side: string,
  size: number,
  carrier: string,
  status: string,
  ...known: readonly string[]
) => [
  `facts: ${title} [51.34]`,
  `> name: Name, 1 to 24 letters${name ? `, first ${name}` : ''}`,
  `> side: Side, one of us US | jp Japan, first ${side}`,
  `> size: Size in factors, 1 to 5, first ${size}`,
  `> carrier: Carrier, one of no No | yes Yes, first ${carrier}`,
  `> status: State, one of whole Whole | damaged Damaged | sunk Sunk, first ${status}`,
  ...(name ? ['> list: On the list, one of on Stays | off Comes off, first on'] : []),
  ...known.map((each) => `! names name ${each}: is named already: name each one once.`),
  '= Save',
];

describe('[51.34] ships by hand', () => {
  testPlays({
    'another one, whose name is on the list': {
      state: attacking({ ships: [NEVADA, { ...NEVADA, id: 'nevada_2' }] }),
      procedure: 'ship-by-hand',
      said: { ship: '+', facts: { name: 'Nevada', carrier: 'yes', side: 'jp', size: 5 } },
      asks: [
        'ship: Which ship? [51.34]',
        '- +: Another one',
        '- nevada: Nevada (damaged)',
        '- nevada_2: Nevada (damaged)',
        ...facts('Which ship is it?', undefined, 'us', 3, 'no', 'whole', 'Nevada Nevada when side us'),
      ],
      tells: ['title Nevada, size 5 = whole [51.34]'],
      events: [
        {
          type: 'v1.ShipAdded',
          ship: { id: 'nevada_3', name: 'Nevada', side: 'jp', size: 5, carrier: true, status: 'whole' },
        },
      ],
    },
    'another one with a name of her own': {
      state,
      procedure: 'ship-by-hand',
      said: { ship: '+', facts: { name: 'West Virginia' } },
      asks: [
        ...WHICH,
        ...facts(
          'Which ship is it?',
          undefined,
          'us',
          3,
          'no',
          'whole',
          'Nevada Wasp when side us',
          'Akagi when side jp',
        ),
      ],
      tells: ['title West Virginia, size 3 = whole [51.34]'],
      events: [
        {
          type: 'v1.ShipAdded',
          ship: {
            id: 'west-virginia',
            name: 'West Virginia',
            side: 'us',
            size: 3,
            carrier: false,
            status: 'whole',
          },
        },
      ],
    },
    'one of a task force keeps it': {
      state,
      procedure: 'ship-by-hand',
      said: { ship: 'wasp', facts: { status: 'sunk' } },
      asks: [
        ...WHICH,
        ...facts(
          'Wasp: in what state?',
          'Wasp',
          'us',
          2,
          'yes',
          'whole',
          'Nevada when side us',
          'Akagi when side jp',
        ),
      ],
      tells: ['title Wasp, size 2 = sunk [51.34]'],
      events: [{ type: 'v1.ShipChanged', ship: { ...WASP, status: 'sunk' } }],
    },
    'another size and name under the same id': {
      state,
      procedure: 'ship-by-hand',
      said: { ship: 'akagi', facts: { name: 'Akagi Kai', size: 1 } },
      asks: [
        ...WHICH,
        ...facts('Akagi: in what state?', 'Akagi', 'jp', 4, 'no', 'sunk', 'Nevada Wasp when side us'),
      ],
      tells: ['title Akagi Kai, size 1 = sunk [51.34]'],
      events: [{ type: 'v1.ShipChanged', ship: { ...AKAGI, name: 'Akagi Kai', size: 1 } }],
    },
    'one comes off the list': {
      state,
      procedure: 'ship-by-hand',
      said: { ship: 'nevada', facts: { list: 'off' } },
      asks: [
        ...WHICH,
        ...facts(
          'Nevada: in what state?',
          'Nevada',
          'us',
          3,
          'no',
          'damaged',
          'Wasp when side us',
          'Akagi when side jp',
        ),
      ],
      tells: ['title Nevada is off the list [51.34]'],
      events: [{ type: 'v1.ShipRemoved', ship: 'nevada' }],
    },
  });
});

it('[51.34] the form says whose it is', () => {
  const { asked } = run(state, 'ship-by-hand', { ship: 'nevada', facts: {} });
  expect(asked.at(-1)?.working.map(lineInWords)).toEqual(['fact Nevada <ship>']);
});

const counted = attacking({
  inPort: [],
  air: { army: 6, naval: 5 },
  nas: 18,
  nasAborted: 4,
  cap: 3,
  light: 8,
  oil: 2,
});
const COUNTS = [
  'counts: What is left? [51.34]',
  '> army: Army squadrons at Pearl Harbor, 0 to 200, first 6',
  '> naval: Naval squadrons at Pearl Harbor, 0 to 300, first 5',
  '> nas: Japanese NAS, those aborted too, 0 to 60, first 18',
  '> nasAborted: Japanese NAS aborted, 0 to 60, first 4',
  '> cap: Japanese combat air patrol, 0 to 60, first 3',
  '> light: Light ship factors at Pearl Harbor, 0 to 99, first 8',
  '> oil: Oil counters, 0 to 3, first 2',
  '= Save',
];

describe('[51.34] counts by hand: only what is changed is written down', () => {
  testPlays({
    'all of them': {
      state: counted,
      procedure: 'counts-by-hand',
      said: { counts: { army: 0, naval: 7, nas: 17, nasAborted: 3, cap: 0, light: 9, oil: 3 } },
      asks: COUNTS,
      tells: [
        'title Counts by hand = changed [51.34]',
        'fact Army squadrons at Pearl Harbor = 6 → 0 [51.34] <counts>',
        'fact Naval squadrons at Pearl Harbor = 5 → 7 [51.34] <counts>',
        'fact Japanese NAS, those aborted too = 18 → 17 [51.34] <counts>',
        'fact Japanese NAS aborted = 4 → 3 [51.34] <counts>',
        'fact Japanese combat air patrol = 3 → 0 [51.34] <counts>',
        'fact Light ship factors at Pearl Harbor = 8 → 9 [51.34] <counts>',
        'fact Oil counters = 2 → 3 [51.34] <counts>',
      ],
      events: [
        { type: 'v1.CountSet', what: 'army', value: 0 },
        { type: 'v1.CountSet', what: 'naval', value: 7 },
        { type: 'v1.CountSet', what: 'nas', value: 17 },
        { type: 'v1.CountSet', what: 'nasAborted', value: 3 },
        { type: 'v1.CountSet', what: 'cap', value: 0 },
        { type: 'v1.CountSet', what: 'light', value: 9 },
        { type: 'v1.CountSet', what: 'oil', value: 3 },
      ],
    },
    '51.43: the light ships of the strike force, where they were counted': {
      state: attacking({ inPort: [], lightJp: 7 }),
      procedure: 'counts-by-hand',
      said: { counts: { lightJp: 5 } },
      asks: [
        'counts: What is left? [51.34]',
        '> army: Army squadrons at Pearl Harbor, 0 to 200, first 0',
        '> naval: Naval squadrons at Pearl Harbor, 0 to 300, first 0',
        '> nas: Japanese NAS, those aborted too, 0 to 60, first 18',
        '> nasAborted: Japanese NAS aborted, 0 to 60, first 0',
        '> cap: Japanese combat air patrol, 0 to 60, first 0',
        '> light: Light ship factors at Pearl Harbor, 0 to 99, first 5',
        '> lightJp: Light ship factors of the strike force, 0 to 99, first 7',
        '> oil: Oil counters, 0 to 3, first 3',
        '= Save',
      ],
      tells: [
        'title Counts by hand = changed [51.34]',
        'fact Light ship factors of the strike force = 7 → 5 [51.34] <counts>',
      ],
      events: [{ type: 'v1.CountSet', what: 'lightJp', value: 5 }],
    },
    'none of them': {
      state: counted,
      procedure: 'counts-by-hand',
      said: { counts: {} },
      asks: COUNTS,
      tells: ['title Counts by hand = as before [51.34]'],
      events: [],
    },
  });
});
