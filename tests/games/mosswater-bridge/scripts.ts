import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import type { GameScripts } from '../../support/fixtures';
import { LEFT_OPEN, type Seat as SeatOf } from '../../support/seat';

type Seat = SeatOf<OwnState>;

const PLAYERS = { players: { red: 'Rita', blue: 'Bo' } };

const draw = (seat: Seat, unit: string) => seat.act('act:draw', { 'chit cup': `units:${unit}` });
const attack = (foe: string, ...ground: readonly string[]) => ({ 'foe+how': { foe, 'mods:ground': ground } });
const fight = (seat: Seat, foe: string, die: number, ...ground: readonly string[]) =>
  seat.act('act:fight', { ...attack(foe, ...ground), 'die crt': die });

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
  await seat.finish({ ...PLAYERS, house: { odds: 'real' } });
  await seat.act('end-step');
  await draw(seat, 'red-foot');
  await fight(seat, 'blue-foot', 1);
  await draw(seat, 'blue-foot');
  await fight(seat, 'red-foot', 6, 'rear');
  await seat.act('end-step', { leave: 'end' });
  await seat.act('stop-game', { how: 'won blue' });
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
  await seat.act('bring-on');
  await seat.act('end-step');
  await draw(seat, 'blue-horse');
}

/** Noon, with the die of Blue Horse's attack to be thrown. */
async function playExample(seat: Seat): Promise<void> {
  await playMorning(seat);
  await seat.act('act:fight', { ...attack('red-foot', 'rear'), 'die crt': LEFT_OPEN });
}

/** Nobody is ahead at dusk: arrivals forgotten and made good, a point and a unit put right, and other odds. */
async function playNobody(seat: Seat): Promise<void> {
  await playMorning(seat);
  await fight(seat, 'red-foot', 6, 'rear');
  await seat.act('end-step', { leave: 'end' });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('bring-on');
  await draw(seat, 'red-horse');
  await fight(seat, 'blue-horse', 3);
  await seat.act('row:units', { which: 'blue-guns', row: { 'is:strength': 2, 'is:place': 'off' } });
  await seat.act('house-rules', { house: { odds: 'real' } });
  await seat.act('points:lead', { correction: { points: 1, reason: 'A colour taken' } });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('record-end');
}

/** Each end in turn, taken back until the last: at once, after the last turn, by a word. */
async function playEveryEnd(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await seat.act('counter:attacks', { counter: { attacks: 1 } });
  const lead = (points: number) =>
    seat.act('points:lead', { correction: { points, reason: 'To see how it ends' } });
  const call = async () => {
    await seat.act('record-end');
    await seat.undo();
  };
  await seat.act('stop-game', { how: 'won red' });
  await seat.strikeLine('Rita wins');
  await lead(-2);
  await call();
  await lead(1);
  for (let step = 0; step < 6; step += 1) await seat.act('end-step', { leave: 'end' });
  await call();
  await lead(2);
  await seat.act('record-end');
}

const args = { definition: shippedEdition('mosswater-bridge').hash };
export const scripts: GameScripts<OwnState> = {
  fixtures: {
    'red-wins': { args, play: playRed },
    'red-concedes': { args, play: playBlue },
    dusk: { args, play: playNobody },
    'every-end': { args, play: playEveryEnd },
  },
  example: { args, play: playExample },
};
