import { describe, expect, it } from 'vitest';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

const ship = (id: string, place: string) => launch(id, { place, weeks: 0, fuelled: 1 });
const at = (ships: UsnState['ships'], more: Partial<UsnState> = {}): UsnState => ({
  ...initialState(),
  stage: 'underway',
  cursor: { turn: 3, step: 'p6' },
  ships,
  ...more,
});
const refuel = (state: UsnState, script: Script = []) =>
  drive(usnDeluxe, state, 'refuel', { side: 'a' }, script).outcome;

describe('12(N), (O): who refuels', () => {
  it('at sea nobody where no oiler is, nor an oiler by itself', () => {
    for (const id of ['a:CV-6', 'a:OIL-1'])
      expect(refuel(at([ship(id, 'At sea')]))).toEqual({
        events: [],
        trace: [{ kind: 'title', label: 'No oiler at sea' }],
      });
  });
  it('at sea the oiler alone, where one is', () => {
    const state = at([ship('a:CV-6', 'At sea'), ship('a:OIL-1', 'At sea')]);
    expect(() => refuel(state, [['by', 'base']])).toThrow('by refused: choice.disabled Only in a base');
    const { events } = refuel(state, [
      ['by', 'a:OIL-1'],
      ['ships', {}],
    ]);
    expect(events).toEqual([{ type: 'v1.Refuelled', ships: ['a:CV-6'], at: 'At sea', oiler: 'a:OIL-1' }]);
  });
  it('a minor base no seventh ship in a turn', () => {
    const { trace } = refuel(at([ship('a:CV-6', 'Noumea')], { served: { Noumea: 6 } }));
    expect(trace[0]?.label).toBe('Noumea has served six this turn');
  });
  it('a minor base and an oiler share a fleet', () => {
    const fleet = [1, 2, 3, 4, 5, 6, 7, 8].map((no) => ship(`a:DD-${no}`, 'Noumea'));
    const { events } = refuel(at([...fleet, ship('a:OIL-1', 'Noumea')]), [
      ['by', 'all'],
      ['ships', {}],
    ]);
    const names = fleet.map(({ id }) => id);
    expect(events).toEqual([
      { type: 'v1.Refuelled', ships: names.slice(0, 6), at: 'Noumea' },
      { type: 'v1.Refuelled', ships: names.slice(6), at: 'Noumea', oiler: 'a:OIL-1' },
    ]);
  });
  it('all major bases at once, and nobody elsewhere', () => {
    const state = at([ship('a:CV-6', 'Pearl Harbor'), ship('a:CA-1', 'Sydney'), ship('a:DD-1', 'Noumea')]);
    const { events } = refuel(state, [
      ['place', 'all'],
      ['ships', {}],
    ]);
    expect(events).toEqual([
      { type: 'v1.Refuelled', ships: ['a:CV-6'], at: 'Pearl Harbor' },
      { type: 'v1.Refuelled', ships: ['a:CA-1'], at: 'Sydney' },
    ]);
  });
});
