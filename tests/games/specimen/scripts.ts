import type { GameScripts } from '../../support/fixtures';
import { LEFT_OPEN, type Seat as SeatOf } from '../../support/seat';
import type { State } from './meta';

type Seat = SeatOf<State>;

const PLAYERS = { players: { red: 'Rita', blue: 'Bo' } };

const draw = (seat: Seat, chit: string) => seat.act('draw', { chit });
const fight = (seat: Seat, target: string, die: number, ...ground: readonly string[]) =>
  seat.act('fight', { attack: { target, ground }, die });

/** Two of Blue's units are broken before noon. */
async function playRed(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await seat.act('end-step');
  await draw(seat, 'red-foot');
  await fight(seat, 'blue-guns', 6);
  await draw(seat, 'blue-foot');
  await fight(seat, 'red-horse', 2, 'stream');
  await draw(seat, 'red-horse');
  await fight(seat, 'blue-foot', 6, 'rear', 'hill');
  await seat.act('record-end');
}

/** Red foot is broken at dawn, and Red has had enough. */
async function playBlue(seat: Seat): Promise<void> {
  await seat.finish({ ...PLAYERS, house: { odds: 'shift-then-cap' } });
  await seat.act('end-step');
  await draw(seat, 'red-foot');
  await fight(seat, 'blue-foot', 1);
  await draw(seat, 'blue-foot');
  await fight(seat, 'red-foot', 6, 'rear');
  await seat.act('end-step', { leave: 'end' });
  await seat.act('stop-game', { how: 'blue' });
}

/** Up to noon, with Blue Horse behind Red Foot. */
async function playMorning(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await seat.act('end-step');
  await draw(seat, 'red-foot');
  await fight(seat, 'blue-foot', 1);
  await draw(seat, 'blue-guns');
  await fight(seat, 'red-horse', 4, 'hill');
  await draw(seat, 'blue-foot');
  await draw(seat, 'red-horse');
  await seat.act('end-step');
  await seat.act('due');
  await seat.act('end-step');
  await draw(seat, 'blue-horse');
}

/** Noon, with the die of Blue Horse's attack to be thrown. */
async function playExample(seat: Seat): Promise<void> {
  await playMorning(seat);
  await seat.act('fight', { attack: { target: 'red-foot', ground: ['rear'] }, die: LEFT_OPEN });
}

/** Nobody is ahead at dusk: arrivals forgotten and made good, a point and a unit put right, and other odds. */
async function playNobody(seat: Seat): Promise<void> {
  await playMorning(seat);
  await fight(seat, 'red-foot', 6, 'rear');
  await seat.act('end-step', { leave: 'end' });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('due');
  await draw(seat, 'red-horse');
  await fight(seat, 'blue-horse', 3);
  await seat.act('units', { which: 'blue-guns', facts: { strength: 2, chit: 'gone' } });
  await seat.act('house-rules', { house: { odds: 'shift-then-cap' } });
  await seat.act('correct-points', { correction: { points: 1, reason: 'A colour taken' } });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('record-end');
}

export const scripts: GameScripts<State> = {
  fixtures: {
    'red-wins': { play: playRed },
    'red-concedes': { play: playBlue },
    dusk: { play: playNobody },
  },
  example: { play: playExample },
};
