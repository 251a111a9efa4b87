import { LEFT_OPEN } from '../../../support/seat';
import type { Seat } from './seat';
import { playTurn, playTurns, type Turn } from './turns';

/**
 * Eleven turns on the practice tables, with the steps counted, and 22 points never reached: the US wins. Dice and
 * chits by hand; no line struck.
 */
export async function playToTurn11(seat: Seat): Promise<void> {
  await setUp(seat);
  await playTurns(seat, TURNS);
  await seat.act('record-end');
}

/** The same game, left on turn 7 at the combat die of its first battle. */
export async function playExample(seat: Seat): Promise<void> {
  await setUp(seat);
  await playTurns(seat, TURNS.slice(0, 6));
  for (const turn of TURNS.slice(6, 7)) await playTurn(seat, { ...turn, phases: turn.phases.slice(0, 1) });
  await seat.act('jp-combat');
  await seat.act('jp-attack', { ...INTO_FORTIFICATION, crt: LEFT_OPEN });
}

async function setUp(seat: Seat): Promise<void> {
  await seat.finish({
    players: { jp: 'Ken', us: 'Ann', snlf: 9, ija: 20 },
    house: { registers: 'on' },
  });
  await seat.act('order', { beachheads: { first: '1220', centre: '1221', last: '1222' } });
  await seat.act('reveal-landing');
}

const hex = (number: string) => ({ 'which-hex': 'other', 'hex-number': { number } });
/** Both sides' losses as the form proposes them, and what is left in the hex. */
const lost = (end: 'holds' | 'advance' | 'emptied', more: { readonly [force: string]: number } = {}) => ({
  end,
  ...more,
});

const INTO_FORTIFICATION = {
  declare: { attack: 12, defence: 3, terrain: 'fortification' },
  'us-air': [5, 5, 2],
  crt: 2,
  vacated: lost('holds'),
};

const TURNS: readonly Turn[] = [
  {
    landing: {
      loads: { 'snlf-1220': 2, 'ija-1220': 2, 'snlf-1221': 4, 'ija-1221': 0, 'snlf-1222': 3, 'ija-1222': 1 },
      'roll-1220': [1, 2, 3, 6],
      'roll-1221': [4, 1, 2, 3],
      'roll-1222': [6, 5, 1, 1],
    },
    phases: [
      { jp: 'movement', hexes: [] },
      {
        jp: 'combat',
        fights: [
          { declare: { attack: 9, defence: 4, terrain: 'clear' }, crt: 3, vacated: lost('advance') },
          { by: 'momentum', declare: { attack: 5, defence: 3, terrain: 'mountain' }, crt: 1, vacated: {} },
        ],
      },
    ],
  },
  {
    landing: {
      ashore: { 1220: 1, 1222: 1 },
      'roll-1220': [1, 5, 2],
      'roll-1221': [5, 1, 2, 5],
      'roll-1222': [5, 2, 1],
    },
    phases: [
      { chit: '25-move', moves: [1, 6, 4] },
      {
        chit: 'usmc-fight',
        fights: [
          {
            declare: { attack: 8, terrain: 'clear', beachhead: 'in' },
            defence: { defence: 6, battleships: ['hiei'] },
            crt: { faces: [1, 3], marks: ['banzai'] },
            vacated: lost('holds'),
          },
        ],
      },
      { jp: 'movement', hexes: [hex('1524')] },
      { chit: 'usmc-move', moves: [2] },
      {
        chit: '24-fight',
        fights: [
          {
            declare: { attack: 12, terrain: 'clear' },
            defence: { defence: 6 },
            crt: 6,
            vacated: lost('holds', { ija: 1 }),
          },
        ],
      },
      { chit: '24-move', moves: [3, 3, 5, 2] },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 12, defence: 6, terrain: 'rough', facts: ['concentric'] },
            crt: 4,
            vacated: lost('holds', { '24': 0, '25': 1 }),
          },
        ],
      },
      { chit: '25-fight' },
      {
        chit: 'bbrow-fight',
        fights: [
          {
            declare: { range: '1' },
            defence: { defence: 4 },
            'row-dice': [4, 5],
            crt: 6,
            vacated: lost('holds'),
          },
        ],
      },
    ],
  },
  {
    landing: { ashore: {}, 'roll-1220': [5, 5, 1, 2], 'roll-1222': [5, 2, 1] },
    phases: [
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 10, defence: 4, terrain: 'city' },
            issei: 4,
            support: { battleships: ['hiei', 'kirishima'] },
            crt: 5,
            vacated: lost('holds'),
          },
        ],
      },
      { jp: 'movement', hexes: [{ 'which-hex': 'haleiwa' }] },
      { chit: '24-fight' },
      {
        chit: '25-fight',
        fights: [
          {
            declare: { attack: 4, terrain: 'city', facts: ['from-fort'], fromFort: 4 },
            defence: { defence: 6 },
            crt: 5,
            vacated: lost('holds'),
          },
        ],
      },
      { chit: 'usmc-fight' },
      { chit: 'bbrow-fight' },
      { chit: '24-move', moves: [6] },
      { chit: '25-move' },
      { chit: 'usmc-move' },
    ],
  },
  {
    phases: [
      { chit: '24-move', moves: [1] },
      { chit: '25-move' },
      { jp: 'movement', hexes: [] },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 8, defence: 4, terrain: 'clear' },
            'night-table': { faces: [1], marks: ['kirishima'] },
            'night-columns': 3,
            crt: 4,
            vacated: lost('holds'),
          },
          {
            declare: { attack: 6, defence: 5, terrain: 'city' },
            issei: 6,
            'night-table': 6,
            'night-columns': 5,
            crt: { faces: [2, 2], marks: ['banzai'] },
            vacated: lost('holds'),
          },
        ],
      },
      { chit: 'usmc-move', moves: [5] },
    ],
  },
  {
    ships: {
      jp: { carriers: 3, battleships: ['hiei', 'kirishima'] },
      us: { carriers: 2 },
      combat: { search: 1 },
    },
    submarine: { check: [6, 4] },
    phases: [
      { chit: '24-move', moves: [3] },
      {
        jp: 'combat',
        fights: [
          {
            declare: {
              attack: 9,
              defence: 4,
              terrain: 'clear',
              battleships: ['hiei'],
              planes: 2,
              units: 3,
              near: 1,
            },
            'us-air': [6, 2, 3],
            crt: 4,
            vacated: lost('holds'),
          },
        ],
      },
      { strike: { 'us-hits': [4, 5], 'us-second': 2 } },
      {
        chit: '25-fight',
        fights: [
          {
            declare: { attack: 9, terrain: 'oil' },
            defence: { defence: 4, battleships: ['kirishima'], planes: 1 },
            'us-air': 1,
            crt: 3,
            vacated: lost('holds'),
          },
        ],
      },
      { jp: 'movement', hexes: [hex('2124')] },
      { chit: '24-fight' },
      { chit: '25-move' },
      { chit: 'usmc-move' },
      { chit: 'usmc-fight' },
      { chit: 'bbrow-fight' },
    ],
  },
  {
    interdiction: { missions: { planes: '2', 'hex-1': '2125', 'hex-2': '2821' } },
    phases: [
      {
        chit: 'bbrow-fight',
        fights: [
          {
            declare: { range: '2' },
            defence: { defence: 3, battleships: ['kirishima'] },
            'us-air': [2, 4, 1],
            'row-dice': [2],
            crt: 4,
          },
        ],
      },
      {
        jp: 'combat',
        fights: [
          {
            by: 'air-attack',
            declare: { planes: 1 },
            'us-air': [3, 3],
            'row-dice': [1, 1],
            crt: 5,
            'row-points': 2,
          },
        ],
      },
      { chit: '24-move', moves: [5, 2] },
      { chit: '25-move', moves: [4] },
      { jp: 'movement', hexes: [{ 'which-hex': 'ewa' }, { 'which-hex': 'pearl-city' }] },
      { chit: 'usmc-move' },
      { chit: '24-fight' },
      { chit: '25-fight' },
      { chit: 'usmc-fight' },
    ],
  },
  {
    phases: [
      { jp: 'movement', hexes: [{ 'which-hex': 'ford-island' }] },
      {
        jp: 'combat',
        fights: [INTO_FORTIFICATION],
      },
      {
        chit: '24-fight',
        fights: [
          {
            declare: { attack: 20, terrain: 'ford-island' },
            defence: { defence: 4 },
            'us-air': [1, 6],
            crt: 5,
            vacated: lost('advance'),
          },
        ],
      },
      { chit: '24-move' },
      { chit: '25-move' },
      { chit: '25-fight' },
      { chit: 'usmc-fight' },
      { chit: 'usmc-move' },
    ],
  },
  {
    submarine: { check: [5, 6], 'submarine-drawn-1': 'jp-cv-2', second: 1 },
    phases: [
      {
        jp: 'combat',
        fights: [
          { declare: { attack: 6, defence: 3, terrain: 'rough' }, 'night-table': 4, crt: 2, vacated: {} },
        ],
      },
      { chit: 'usmc-move' },
      { chit: '24-move', moves: [6] },
      { chit: '25-move' },
      { jp: 'movement', hexes: [] },
    ],
  },
  {
    ships: {
      jp: { carriers: 0, battleships: ['kirishima'] },
      us: { carriers: 1 },
      combat: { 'us-hits': 5 },
    },
    phases: [
      { chit: '25-move', moves: [6, 1] },
      {
        chit: '25-fight',
        fights: [
          {
            declare: { attack: 12, terrain: 'city', beachhead: 'near' },
            defence: { defence: 5, battleships: ['kirishima'] },
            'us-air': [6, 1],
            crt: 2,
            vacated: {},
          },
        ],
      },
      { chit: '24-move' },
      { jp: 'movement', hexes: [{ 'which-hex': 'honolulu-1' }] },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 8, defence: 4, terrain: 'clear' },
            'us-air': 2,
            crt: 4,
            vacated: lost('holds'),
          },
        ],
      },
      { chit: '24-fight' },
      { chit: 'usmc-move' },
      { chit: 'usmc-fight' },
    ],
  },
  {
    phases: [
      {
        chit: 'usmc-fight',
        fights: [
          {
            declare: { attack: 12, terrain: 'clear', beachhead: 'in' },
            defence: { defence: 1, facts: ['marker-alone'] },
            'us-air': [1, 1],
            crt: 3,
            vacated: lost('advance'),
            'which-beachhead': '1220',
          },
        ],
      },
      { chit: 'usmc-move' },
      { jp: 'combat', fights: [] },
      { chit: '24-move' },
      { chit: '24-fight' },
      { jp: 'movement', hexes: [] },
      { chit: '25-move' },
      { chit: '25-fight' },
    ],
  },
  {
    phases: [
      { chit: '24-move', moves: [6], hexes: [{ 'which-hex': 'haleiwa' }] },
      {
        chit: '24-fight',
        fights: [
          {
            declare: { attack: 10, terrain: 'mountain' },
            defence: { defence: 5 },
            'us-air': [2, 2],
            crt: { faces: [4, 3], marks: ['banzai'] },
            vacated: lost('holds'),
          },
        ],
      },
      { chit: '25-move' },
      { chit: '25-fight' },
      { chit: 'usmc-move' },
      { chit: 'usmc-fight' },
      { jp: 'movement', hexes: [] },
      { jp: 'combat', fights: [] },
    ],
  },
];
