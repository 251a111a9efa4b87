import type { Seat } from './seat';
import { playTurns, type Turn } from './turns';

/**
 * Japan loses his last point at sea on turn 5. Phases are skipped with a warning, lines are struck and taken
 * back, a verdict is struck and one is played on after, and every hand entry is used once. Charts are learned.
 */
export async function playDownToZero(seat: Seat): Promise<void> {
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 3, ija: 6 }, house: {} });
  // The order was written on paper.
  await seat.act('reveal-landing', { beachheads: { first: '2311', centre: '2310', last: '2309' } });
  await seat.act('end-step', { skip: 'skip' });
  await seat.act('jp-combat');
  await seat.act('jp-attack', {
    declare: { attack: 6, defence: 3, terrain: 'rough' },
    crt: 3,
    vacated: 'holds',
  });
  await seat.undo();
  await seat.finish({ vacated: 'advance' });
  await seat.act('end-jp-combat');
  await seat.act('end-turn', { 'end-anyway': 'end' });
  await byHand(seat);
  await endsStruck(seat);
  for (const turn of [2, 3, 4]) {
    if (seat.state.cursor.step === 'jp-landing') await seat.act('end-step', { skip: 'skip' });
    if (seat.state.cursor.turn !== turn) throw new Error(`not turn ${turn}`);
    await seat.act('end-turn', { 'end-anyway': 'end' });
  }
  await playTurns(seat, TURNS);
  await seat.act('record-end');
}

/** Everything that players can set right on the ledger. */
async function byHand(seat: Seat): Promise<void> {
  await seat.act('house', { house: { carrierHits: 'each', momentumAir: 'us', beachheadVp: 'hex' } });
  await seat.act('counts', { counts: { 'waiting-snlf': 2 } });
  await seat.act('correct', { correction: { points: 2, reason: 'counted again' } });
  await seat.act('ship', { ship: 'kirishima', result: 'damaged' });
  await seat.act('row', { 'row-points': 3 });
  await seat.act('retire', { 'sub-command': 'usmc' });
  await seat.strikeLine('Battleship Kirishima damaged');
  await seat.strikeLine('Correction: counted again');
  await seat.strikeLine('Battleship Row eliminated');
}

/** Each end that players call themselves: the verdict is struck, and the game goes on. */
async function endsStruck(seat: Seat): Promise<void> {
  await seat.act('stop', { how: 'us-concedes' });
  await seat.strikeLine('Ken wins');
  await seat.act('stop', { how: 'jp-concedes' });
  await seat.strikeLine('Ann wins');
  await seat.act('stop', { how: 'agreed' });
  await seat.act('play-on');
}

const TURNS: readonly Turn[] = [
  {
    ships: {
      jp: { carriers: 2 },
      us: { carriers: 1 },
      combat: { search: 3, 'us-hits': 2, 'us-second': 5 },
    },
    phases: [],
  },
];
