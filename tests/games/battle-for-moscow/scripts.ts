import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import type { Short } from '../../support/drive';
import type { GameScripts } from '../../support/fixtures';
import { LEFT_OPEN, type Seat as SeatOf } from '../../support/seat';

type Seat = SeatOf<OwnState>;

const PLAYERS = { players: { german: 'Greta', soviet: 'Sasha' } };

/** Ends steps until this one has come. */
async function until(seat: Seat, turn: number, step: string): Promise<void> {
  while (seat.state.place.turn !== turn || seat.state.place.step !== step)
    await seat.act('end-step', { leave: 'end' });
}

/** An attack of who is in combat, on a unit by its id on the list or on another; the die, and what its result asks then. */
async function attack(
  seat: Seat,
  {
    att,
    def,
    foe = '-',
    ground = [],
  }: { att: number; def: number; foe?: string; ground?: readonly string[] },
  die: Short,
  then: { readonly loser?: string; readonly retreat?: string } = {},
): Promise<void> {
  const side = seat.state.place.side ?? '';
  const terrain = side === 'german' ? 'mods:on-soviets' : 'mods:on-germans';
  const form = { att, def, [terrain]: ground };
  const said = { foe, 'att+def+ground': form, 'die crt': die, ...then };
  await seat.act(`act:${side}-attack`, said);
}

const unit = (seat: Seat, name: string, side: string, full: number, half: number, state: string) =>
  seat.act('row:units', {
    which: '+',
    row: { name, 'is:side': side, 'is:full': full, 'is:half': half, 'is:state': state },
  });

/** Seven turns: two units are on the list, Moscow falls in the mud and is won back, and the Germans hold it at the end. */
async function playSevenTurns(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await unit(seat, '3rd Panzer', 'german', 8, 4, 'full');
  await unit(seat, '16th Army', 'soviet', 4, 4, 'half');
  await until(seat, 1, 'german-combat');
  await attack(seat, { att: 16, def: 4, foe: 'units 2' }, 4, { retreat: 'yes' });
  await attack(seat, { att: 15, def: 4 }, 2);
  await until(seat, 1, 'soviet-replacements');
  await seat.act('act:soviet-build', { unit: 'units 2' });
  await seat.act('act:soviet-build');
  await until(seat, 2, 'german-combat');
  await attack(seat, { att: 12, def: 3, ground: ['forest', 'river'] }, 6, { retreat: 'no' });
  await until(seat, 2, 'soviet-combat');
  await attack(seat, { att: 6, def: 6, foe: 'units 1' }, 1, { loser: 'units 2' });
  await until(seat, 3, 'german-combat');
  await attack(seat, { att: 12, def: 3, ground: ['forest', 'river'] }, LEFT_OPEN);
  await attack(seat, { att: 40, def: 3, ground: ['moscow', 'fortification'] }, 6);
  await seat.act('act:enter-moscow', { holder: 'german' });
  await until(seat, 3, 'soviet-combat');
  await attack(seat, { att: 40, def: 4, foe: 'units 1', ground: ['moscow'] }, 5, { retreat: 'yes' });
  await seat.act('act:enter-moscow', { holder: 'soviet' });
  await until(seat, 4, 'german-replacements');
  await seat.act('act:german-build', { unit: 'units 1' });
  await until(seat, 4, 'soviet-replacements');
  await seat.act('bring-on');
  await seat.act('act:soviet-build', { unit: 'shock' });
  await until(seat, 5, 'soviet-replacements');
  await seat.act('act:soviet-build', { unit: 'shock' });
  await until(seat, 6, 'german-combat');
  await attack(seat, { att: 40, def: 10, foe: 'shock', ground: ['moscow'] }, 6, { retreat: 'yes' });
  await until(seat, 7, 'german-combat');
  await attack(seat, { att: 60, def: 8, ground: ['fortification'] }, 6);
  await seat.act('act:enter-moscow', { holder: 'german' });
  await until(seat, 7, 'soviet-movement');
  await seat.act('end-step', { leave: 'end' });
  await seat.act('record-end');
  await seat.undo();
  await seat.act('counter:moscow', { counter: { moscow: 'soviet' } });
  await seat.act('record-end');
  await seat.undo();
  await seat.strikeLine('Last in Moscow by hand');
  for (const [how, line] of [
    ['won german', 'Greta wins'],
    ['nobody', 'Nobody wins'],
  ] as const) {
    await seat.act('stop-game', { how });
    await seat.strikeLine(line);
  }
  await seat.act('record-end');
}

/** Terrain before the end of the table, fewer replacements, and Greta has had enough in the first week. */
async function playOneWeek(seat: Seat): Promise<void> {
  await seat.finish({ ...PLAYERS, house: { above: 'real', 'german-rate': 'even', 'soviet-rate': 'four' } });
  await seat.act('house-rules', { house: { 'german-rate': 'every' } });
  await seat.act('counter:rp', { counter: { 'rp@soviet': 1 } });
  await until(seat, 1, 'german-combat');
  await attack(seat, { att: 40, def: 4, ground: ['fortification'] }, 1, { retreat: 'no' });
  await seat.act('stop-game', { how: 'won soviet' });
}

/** The first week, with the die of an attack to be thrown. */
async function playExample(seat: Seat): Promise<void> {
  await seat.finish(PLAYERS);
  await until(seat, 1, 'german-combat');
  await attack(seat, { att: 16, def: 4, ground: ['forest'] }, LEFT_OPEN);
}

const args = { definition: shippedEdition('battle-for-moscow').hash };
export const scripts: GameScripts<OwnState> = {
  fixtures: { 'seven-turns': { args, play: playSevenTurns }, 'one-week': { args, play: playOneWeek } },
  example: { args, play: playExample },
};
