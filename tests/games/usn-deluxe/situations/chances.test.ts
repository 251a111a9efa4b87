import { describe, expect, it } from 'vitest';
import { fuelDue } from '../../../../src/games/usn-deluxe/state/fuel';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { ship } from '../sea-table';
import { asked, at, linesOf, run, told } from './ask';

describe('Indian Ocean', () => {
  it('S180 (Indian Ocean (B)): the lost NAC are taken from carriers by name, and it is done once', () => {
    const carriers = ['CV-1', 'CV-2', 'CV-5', 'CV-6'].map((name) => ship(`j:${name}`));
    const state = at('g1', 18, 'p8', { ships: carriers });
    const said = { force: { nac: 32 }, loss: 4, gain: [3, 5] };
    const form = asked(state, 'indian-ocean', 'taken', { force: { nac: 32 }, loss: 4, gain: [3, 5] });
    expect(told(form, { 'CV-1': 1, 'CV-5': 2 })).toBe('4 NAC are lost, no fewer.');
    expect(told(form, { 'CV-1': 3, 'CV-5': 2 })).toBe('4 NAC are lost, no more.');
    const flown = run(state, 'indian-ocean', { ...said, taken: { 'CV-1': 1, 'CV-5': 3 } });
    expect(linesOf(flown)).toContain('NAC to be removed: Japanese CV-1 Akagi: 1, Japanese CV-5 Hiryu: 3');
    expect(flown.after.scores.map(({ side, hundredths }) => [side, hundredths / 100])).toEqual([
      ['a', 4],
      ['j', 8],
    ]);
    expect(run({ ...flown.after, cursor: { turn: 20, step: 'p8' } }, 'indian-ocean', {}).events).toEqual([]);
  });
});

describe('USN-49: the clock of what arrives', () => {
  const READINGS = [
    ['same', { cv: 5, tr: 30 }],
    ['before', { cv: 4, tr: 29 }],
  ] as const;
  it.each(READINGS)('S224 (12(P), 12(N)): read as “%s”, CV-4 is due on %j', (arrivalFuel, { cv, tr }) => {
    const house = { ...at('g1', 2, 'p1').house, arrivalFuel };
    const due = (of: UsnState, id: string) => {
      const found = of.ships.find((each) => each.id === id);
      return found && fuelDue(found);
    };
    const came = run(at('g1', 2, 'p1', { house, since: 2 }), 'due', {
      'cell:reinforcements:j:2': 'Nothing',
      'cell:reinforcements:a:2': 'CV-4',
    }).after;
    const sails = (turn: number) =>
      run(
        { ...came, cursor: { turn, step: 'p4' } },
        'move-ships',
        { to: 'At sea', ships: {} },
        {},
        { side: 'a', place: 'West Coast' },
      ).after;
    expect(due(sails(2), 'a:CV-4')).toBe(cv);
    // Who lay there for a turn is full in either reading (12(Q)).
    expect(due(sails(3), 'a:CV-4')).toBe(6);
    const lost = ship('j:TR-1', { status: 'sunk', back: 24, place: 'Naval bases in Japan' });
    const back = run(at('g1', 24, 'p1', { house, since: 24, scenario: 'g3', ships: [lost] }), 'due', {
      'cell:reinforcements:j:24': 'Nothing',
      'cell:reinforcements:a:24': 'Nothing',
    }).after;
    expect(due(back, 'j:TR-1')).toBe(tr);
  });
});
