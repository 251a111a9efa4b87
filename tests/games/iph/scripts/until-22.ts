import type { Seat } from './seat';
import { playTurns, type Turn } from './turns';

/**
 * Japan wins with 22 points on turn 6. The players know no table at first and read each cell they meet off their
 * sheet; dice and chits by hand; no line struck.
 */
export async function playUntil22(seat: Seat): Promise<void> {
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, house: {} });
  await seat.act('order', { beachheads: { first: '1630', centre: '1631', last: '1632' } });
  await seat.act('reveal-landing');
  await playTurns(seat, TURNS);
  await seat.act('record-end');
}

const hex = (number: string) => ({ 'which-hex': 'other', 'hex-number': { number } });

const TURNS: readonly Turn[] = [
  {
    phases: [
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 12, defence: 3, terrain: 'clear', battleships: ['hiei'] },
            crt: 3,
            vacated: 'advance',
          },
          { by: 'momentum', declare: { attack: 6, defence: 2, terrain: 'rough' }, crt: 4 },
        ],
      },
      { jp: 'movement', hexes: [hex('2023')] },
    ],
  },
  {
    landing: {
      ashore: { '1631': 2 },
      'roll-1630': [1, 4, 3, 6],
      'roll-1631': [2, 5],
      'roll-1632': [1, 2, 3, 6],
    },
    phases: [
      { chit: '24-move', moves: [5, 1, 6] },
      {
        chit: '24-fight',
        fights: [
          {
            declare: { attack: 12, terrain: 'rough', beachhead: 'near' },
            defence: { defence: 5, battleships: ['kirishima'] },
            crt: { faces: [3, 5], marks: ['banzai'] },
          },
        ],
      },
      { jp: 'movement', hexes: [{ 'which-hex': 'schofield-1' }] },
      {
        chit: 'bbrow-fight',
        fights: [{ declare: { range: '2' }, defence: { defence: 3 }, 'row-dice': [6], crt: 5 }],
      },
      { chit: 'usmc-move', moves: [4] },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 12, defence: 4, terrain: 'city' },
            support: { battleships: ['hiei'] },
            crt: 4,
          },
          {
            declare: { attack: 9, defence: 5, terrain: 'clear', facts: ['concentric'] },
            crt: 5,
            vacated: 'advance',
          },
        ],
      },
      { chit: '25-move', moves: [2, 2] },
      { chit: '25-fight' },
      { chit: 'usmc-fight' },
    ],
  },
  {
    landing: { ashore: {} },
    phases: [
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 15, terrain: 'ford-island', battleships: ['hiei', 'kirishima'] },
            'row-dice': [1, 2],
            crt: 6,
            'row-points': 6,
            vacated: 'advance',
          },
          { declare: { attack: 8, defence: 4, terrain: 'installation' }, crt: 4, vacated: 'holds' },
        ],
      },
      {
        chit: '25-fight',
        fights: [
          {
            declare: { attack: 2, terrain: 'clear', facts: ['from-fort'], fromFort: 3 },
            defence: { defence: 4 },
            crt: 6,
          },
        ],
      },
      { chit: '24-fight' },
      { chit: '24-move', moves: [3] },
      { chit: '25-move' },
      { jp: 'movement', hexes: [{ 'which-hex': 'schofield-2' }] },
      { chit: 'usmc-move' },
      { chit: 'usmc-fight' },
    ],
  },
  {
    phases: [
      { chit: 'usmc-move', moves: [6] },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 6, defence: 3, terrain: 'clear' },
            'night-table': { faces: [5], marks: ['hiei'] },
            'night-columns': 4,
            crt: 3,
          },
          {
            declare: { attack: 9, defence: 3, terrain: 'rough' },
            'night-table': 2,
            'night-columns': 2,
            crt: { faces: [6, 4], marks: ['banzai'] },
          },
        ],
      },
      { chit: '24-move', moves: [2] },
      { jp: 'movement', hexes: [] },
      { chit: '25-move' },
    ],
  },
  {
    ships: {
      jp: { carriers: 4, battleships: ['hiei'] },
      us: { carriers: 2 },
      combat: {
        search: 4,
        'ijn-targets': {
          'plane-1': 'us-cv-1',
          'plane-2': 'us-cv-1',
          'plane-3': 'us-cv-1',
          'plane-4': 'us-cv-2',
        },
        'ijn-hits': [4, 3, 6, 5],
        'ijn-second': 1,
        'us-hits': [5, 4],
        'us-drawn-1': 'jp-cv-3',
        'us-second': 2,
      },
    },
    submarine: { check: [5, 6], 'submarine-drawn-1': 'jp-cv-1', second: 4 },
    landing: { ashore: { '1631': 4 } },
    interdiction: { missions: { planes: '1', 'hex-1': '2225' } },
    phases: [
      { chit: '24-move', moves: [4, 3] },
      {
        chit: 'usmc-fight',
        fights: [
          {
            declare: { attack: 9, terrain: 'clear', near: 2 },
            defence: { defence: 3, planes: 1 },
            'us-air': [6, 5],
            crt: 3,
          },
        ],
      },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 12, defence: 4, terrain: 'city', hex: '2821' },
            issei: 6,
            support: { battleships: ['hiei'] },
            'us-air': 2,
            crt: 6,
            vacated: 'advance',
          },
          {
            by: 'momentum',
            declare: { attack: 8, defence: 3, terrain: 'clear' },
            crt: 4,
            vacated: 'advance',
          },
        ],
      },
      { chit: '25-fight' },
      { chit: '25-move', moves: [6] },
      { jp: 'movement', hexes: [{ 'which-hex': 'honolulu-1' }, { 'which-hex': 'ewa' }] },
      { chit: '24-fight' },
      { chit: 'usmc-move' },
    ],
  },
  {
    submarine: { check: [1, 1] },
    landing: { ashore: { '1630': 4 } },
    phases: [
      {
        chit: '25-fight',
        fights: [
          {
            declare: { attack: 10, terrain: 'mountain', near: 3 },
            defence: { defence: 4, planes: 2, units: 4, battleships: ['hiei'] },
            'us-air': [1, 2],
            crt: 2,
          },
        ],
      },
      { jp: 'movement', hexes: [{ 'which-hex': 'honolulu-2' }, hex('2124')] },
      { chit: '24-move' },
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 16, defence: 4, terrain: 'airfield', hex: '2416', facts: ['concentric'] },
            'us-air': [3, 1],
            crt: 5,
            vacated: 'advance',
          },
          {
            by: 'momentum',
            declare: { attack: 12, defence: 3, terrain: 'installation', hex: '3327' },
            crt: 6,
            vacated: 'advance',
          },
          {
            declare: { attack: 15, defence: 4, terrain: 'fortification' },
            'us-air': [1, 1],
            crt: 6,
            vacated: 'advance',
            'which-hex': 'fort-1',
          },
        ],
      },
    ],
  },
];
