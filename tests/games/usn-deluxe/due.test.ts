import { describe, expect, it } from 'vitest';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

/** Game 4, the first phase of turn 84. */
const onTurn84 = (ships: UsnState['ships'] = []): UsnState => ({
  ...initialState(),
  scenario: 'g4',
  stage: 'underway',
  since: 82,
  cursor: { turn: 84, step: 'p1' },
  ships,
});
const read = (state: UsnState, japan: string) => {
  const script: Script = [
    ['cell:reinforcements:j:84', japan],
    ['cell:reinforcements:a:84', 'Nothing'],
    ['reserves', {}],
  ];
  const { events } = drive(usnDeluxe, state, 'due', {}, script).outcome;
  return events.filter(({ type }) => type === 'v1.ShipsCame').flatMap(({ ships }) => ships);
};
const TR4 = { ship: 'j:TR-4', place: 'Naval bases in Japan', weeks: 0, fuelled: 84 };

describe('Game 4: Transport-4, sunk before the start', () => {
  it('is in the register from turn 84', () => expect(read(onTurn84(), 'Nothing')).toEqual([TR4]));
  it('comes once, when the chart names it too', () => expect(read(onTurn84(), 'TR-4')).toEqual([TR4]));
  it('comes to the place where the register has the ships of Japan', () => {
    const here = launch('j:CV-1', { place: 'Naval bases in Japan 676', weeks: 0, fuelled: 83 });
    expect(read(onTurn84([here]), 'Nothing')).toEqual([{ ...TR4, place: here.place }]);
  });
  it('does not come when the players have it already', () => {
    const here = launch('j:TR-4', { place: 'Truk', weeks: 0, fuelled: 83 });
    expect(read(onTurn84([here]), 'Nothing')).toEqual([]);
  });
});
