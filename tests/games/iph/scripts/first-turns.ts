import { packOf } from '../../../support/iph';
import { LEFT_OPEN } from '../../../support/seat';
import type { Seat } from './seat';
import { playTurns, type Turn } from './turns';

/** The sheet that the app learns: made up, and other than the practice tables. */
export const FIRST_SHEET = packOf({
  'landing result 6': 'step',
  'landing result 7': 'lost',
  'landing-modifiers modifier 1631': 1,
  'landing-modifiers modifier 1632': -1,
  'crt 1:2 5': { attacker: 1, defender: 0 },
  'crt 3:1 2': { attacker: 0, defender: 1 },
  'crt 4:1 6': { attacker: 0, defender: 1 },
  'tec shift city': -2,
  'hexes kind 1829': 'airfield',
  'night result 2': 'against',
});

/** Four turns from set-up to the night of 7 December. Dice and chits by hand; what was misread is taken back. */
export async function playFirstTurns(seat: Seat): Promise<void> {
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, house: {} });
  await seat.act('order', { beachheads: { first: '1630', centre: '1631', last: '1632' } });
  await seat.act('reveal-landing');
  await turnOne(seat);
  await turnTwo(seat);
  await playTurns(seat, TURNS);
}

async function turnOne(seat: Seat): Promise<void> {
  await seat.act('landing', {
    loads: { 'snlf-1630': 3, 'ija-1630': 1 },
    'roll-1630': [1, 3, 6, 2],
    'roll-1631': [2, 3, 5, 1],
    'roll-1632': [1, 6, 2, 4],
  });
  await seat.act('jp-combat');
  await seat.act('jp-attack', {
    declare: { attack: 8, defence: 3, terrain: 'rough' },
    crt: 4,
    vacated: 'advance',
  });
  await seat.act('momentum', {
    declare: { attack: 6, defence: 2, terrain: 'clear' },
    crt: 2,
    vacated: LEFT_OPEN,
  });
  // The die was a three: struck and rolled again, it asks for another cell.
  await seat.undo();
  await seat.undo();
  await seat.finish({ crt: 3, vacated: 'holds' });
  await seat.act('end-jp-combat');
  await seat.act('jp-movement');
  await seat.act('hex-taken', { 'which-hex': 'other', 'hex-number': { number: '1829' } });
  await seat.act('end-jp-movement');
  await seat.act('end-turn');
}

async function turnTwo(seat: Seat): Promise<void> {
  await seat.act('landing', {
    ashore: { 1630: 2, 1631: 4 },
    'roll-1630': [3, 6],
    'roll-1632': [5, 5, 6, 1],
  });
  await seat.act('draw', { chit: '24-move' });
  for (const mf of [5, 1, 6]) await seat.act('mf', { mf });
  // The last die was a two.
  await seat.undo();
  await seat.act('mf', { mf: 2 });
  await seat.act('end-us');
  await seat.act('draw', { chit: 'usmc-move' });
  await seat.act('mf', { mf: 4 });
  await seat.act('end-us');
  await seat.act('draw', { chit: '24-fight' });
  await seat.act('us-attack', {
    declare: { attack: 12, terrain: 'rough', beachhead: 'near' },
    defence: { defence: 5 },
    crt: { faces: [3, 6], marks: ['banzai'] },
    vacated: 'holds',
  });
  await seat.act('end-us');
  await seat.act('draw', { chit: 'bbrow-fight' });
  await seat.act('us-attack', {
    declare: { range: '2' },
    defence: { defence: 3, battleships: ['hiei'] },
    'row-dice': 6,
    crt: 5,
  });
  await seat.act('end-us');
  await seat.act('jp-combat');
  await seat.act('jp-attack', {
    declare: { attack: 12, defence: 4, terrain: 'city' },
    issei: 6,
    support: LEFT_OPEN,
  });
  // The Issei die was a two: no rebellion.
  await seat.undo();
  await seat.finish({ issei: 2, crt: 4, vacated: 'holds' });
  await seat.act('end-jp-combat');
  for (const chit of ['25-move', '25-fight', 'usmc-fight']) {
    await seat.act('draw', { chit });
    await seat.act('end-us');
  }
  await seat.act('jp-movement');
  await seat.act('end-jp-movement');
  await seat.act('end-turn');
}

const TURNS: readonly Turn[] = [
  {
    landing: {
      ashore: { 1630: 1, 1632: 2 },
      'roll-1630': [2, 2, 1],
      'roll-1631': [6, 5, 4, 1],
      'roll-1632': [3, 3],
    },
    phases: [
      { jp: 'movement', hexes: [] },
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
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 15, terrain: 'ford-island' },
            'row-dice': [1, 2],
            crt: 6,
            'row-points': 5,
            vacated: 'advance',
          },
        ],
      },
      { chit: '24-move' },
      { chit: '24-fight' },
      { chit: '25-move' },
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
            declare: { attack: 6, defence: 4, terrain: 'clear' },
            'night-table': { faces: [2], marks: ['kirishima'] },
            'night-columns': 3,
            crt: { faces: [4, 6], marks: ['banzai'] },
          },
          {
            declare: { attack: 9, defence: 3, terrain: 'clear' },
            'night-table': 2,
            'night-columns': 1,
            crt: 2,
            vacated: 'advance',
          },
        ],
      },
      { jp: 'movement', hexes: [] },
      { chit: '24-move' },
      { chit: '25-move' },
    ],
  },
];
