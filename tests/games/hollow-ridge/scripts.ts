import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import type { GameScripts } from '../../support/fixtures';
import { LEFT_OPEN, type Said, type Seat as SeatOf } from '../../support/seat';

type Seat = SeatOf<OwnState>;

const PLAYERS = { players: { blue: 'Bea', grey: 'Gus' } };

async function until(seat: Seat, turn: number, step: string): Promise<void> {
  while (seat.state.place.turn !== turn || seat.state.place.step !== step)
    await seat.act('end-step', { leave: 'end' });
}

const draw = (seat: Seat, chit: string) => seat.act('act:draw', { 'chit cup': chit });
const corps = (seat: Seat, id: string) => draw(seat, `corps:${id}`);

type Ground = { readonly [field: string]: number | readonly string[] };
/** The corps that acts attacks; its factors are those of the list unless they are said. */
const attack = (seat: Seat, foe: string, ground: Ground, die: number | string, then: Said<OwnState> = {}) =>
  seat.act('act:attack', { foe, 'att+def+how': ground, 'die crt': die, ...then });

const score = (seat: Seat, ridge: string, roads: number, weather: readonly number[]) =>
  seat.act('act:score', { 'ridge+roads': { ridge, roads }, 'die weather': weather });

/** Nine days: chits and events, air, rain, a halved attack, an open cell, leaders lost, both arrivals, a corps destroyed. */
async function playNineDays(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await until(seat, 1, 'chits');
  await draw(seat, 'Air 1');
  await corps(seat, 'b1');
  const ridge = { 'mods:ground': ['hill', 'air'], 'mods:ground:side': 1 };
  await attack(seat, 'g1', ridge, 6, { 'die leader': [1, 2] });
  await draw(seat, 'Lull 1');
  await corps(seat, 'g1');
  await attack(seat, 'b2', {}, 1, { 'die leader': [6, 6] });
  await seat.act('act:rally', { die: 4 });
  await corps(seat, 'b2');
  await attack(seat, 'g2', { att: 6, def: 6, 'mods:half': ['dry'] }, 6, { 'cell:crt:1:2:6..': 'D1' });
  await until(seat, 1, 'night');
  await score(seat, 'blue', 2, [1, 2]);
  await until(seat, 2, 'arrive');
  await seat.act('bring-on');
  await until(seat, 2, 'chits');
  await corps(seat, 'b3');
  await attack(seat, 'g2', { att: 24, 'mods:ground': ['stream'] }, 6, { 'die leader': [6, 6] });
  await until(seat, 2, 'night');
  await score(seat, 'grey', 1, [6, 6]);
  await until(seat, 3, 'chits');
  await corps(seat, 'b1');
  await attack(seat, 'g2', { att: 48 }, 6, { 'die leader': [2, 2] });
  await until(seat, 3, 'night');
  await score(seat, 'no', 1, [3, 4]);
  await until(seat, 4, 'arrive');
  await seat.act('bring-on', { 'die due': 2 });
  await until(seat, 5, 'arrive');
  await seat.act('bring-on', { 'die due': 5 });
  await until(seat, 5, 'chits');
  await corps(seat, 'g3');
  await attack(seat, 'b1', { att: 20 }, 5);
  await corps(seat, 'b1');
  await attack(seat, 'g2', { att: 36 }, 6, { 'die leader': [5, 6] });
  await until(seat, 7, 'arrive');
  await seat.act('bring-on');
  await seat.act('row:corps', { which: 'g1', row: { 'is:strength': 5 } });
  await until(seat, 9, 'night');
  await score(seat, 'grey', 0, [4, 4]);
  await seat.act('end-step');
  for (const by of [6, -9, 14]) {
    await seat.act('record-end');
    await seat.undo();
    await points(seat, by);
  }
  await seat.act('record-end');
}

const points = (seat: Seat, by: number) =>
  seat.act('points:vp', { correction: { points: by, reason: 'Agreed' } });

/** Agreed points for Blue, who takes the ridge on the first day and wins at once. */
async function playRidge(seat: Seat): Promise<void> {
  await seat.finish({ ...PLAYERS, house: { odds: 'real' } });
  await points(seat, -12);
  await seat.act('record-end');
  await seat.undo();
  await points(seat, 24);
  for (const [how, line] of [
    ['won blue', 'Bea wins'],
    ['won grey', 'Gus wins'],
    ['nobody', 'Nobody wins'],
  ] as const) {
    await seat.act('stop-game', { how });
    await seat.strikeLine(line);
  }
  await seat.act('house-rules', { house: { odds: 'cap' } });
  for (const id of ['cut', 'air']) await seat.act(`counter:${id}`, { counter: { [id]: 1 } });
  await seat.act('counter:supply', { counter: { 'supply@blue': 5 } });
  await until(seat, 1, 'chits');
  await corps(seat, 'b1');
  await attack(seat, 'g2', { 'mods:ground': ['hill'] }, 3);
  await until(seat, 1, 'night');
  await score(seat, 'blue', 1, [1, 1]);
  await seat.act('record-end');
}

/** The first day, with the die of I Corps up the ridge to be thrown. */
async function playExample(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await until(seat, 1, 'chits');
  await corps(seat, 'b1');
  await attack(seat, 'g2', { 'mods:ground': ['hill'] }, LEFT_OPEN);
}

const args = { definition: shippedEdition('hollow-ridge').hash };
export const scripts: GameScripts<OwnState> = {
  fixtures: { 'nine-days': { args, play: playNineDays }, ridge: { args, play: playRidge } },
  example: { args, play: playExample },
};
