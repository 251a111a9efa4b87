import type { Seat } from './seat';
import { playTurns, type Turn } from './turns';

/** The US walks into all three beachheads on turn 2. Practice tables; the app rolls every die and draws every chit. */
export async function playNoBeachhead(seat: Seat): Promise<void> {
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 6, ija: 12 }, house: { pulls: 'four' } });
  await seat.act('order', { beachheads: { first: '1630', centre: '1631', last: '1632' } });
  await seat.act('reveal-landing');
  await playTurns(seat, FIRST);
  await seat.act('landing', { ashore: {} });
  await seat.act('draw');
  while (!seat.state.current?.endsWith('move')) {
    await seat.act('end-us');
    await seat.act('draw');
  }
  await seat.act('mf');
  for (const hex of ['1631', '1632']) await seat.act('hex-retaken', { 'which-hex': `beachhead:${hex}` });
  await seat.act('hex-retaken', { 'which-hex': 'haleiwa' });
  await seat.act('record-end');
}

const FIRST: readonly Turn[] = [
  {
    phases: [
      {
        jp: 'combat',
        fights: [
          {
            declare: { attack: 9, defence: 4, terrain: 'city' },
            support: {},
            vacated: 'holds',
          },
          { declare: { attack: 9, defence: 4, terrain: 'clear', battleships: ['hiei'] }, vacated: 'holds' },
        ],
      },
      { jp: 'movement', hexes: [] },
    ],
  },
];
