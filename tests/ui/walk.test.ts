import { expect, it } from 'vitest';
import type { Odds } from '../../src/core/charts/odds';
import type { TraceLine } from '../../src/core/play/trace';
import { walkOf } from '../../src/ui/ask/stage/walk';

const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const odds = (
  attack: number,
  defence: number,
  shift: number,
  reading: Odds['reading'] = 'cap-then-shift',
) => ({
  ...{ attack, defence, labels: HEADS, shift, reading },
});
const shift = (label: string, value: string): TraceLine => ({ kind: 'shift', label, value });

it('goes from the printed column over each shift to the one that counts', () => {
  const working = [
    shift('Rough', '−1'),
    { kind: 'fact', label: 'Marker' } as const,
    shift('Beachhead', '−1'),
  ];
  expect(walkOf(odds(12, 3, -2), working)).toEqual({
    ratio: '12 : 3 = 4:1',
    shifts: [
      { label: 'Rough −1', from: 5, to: 4 },
      { label: 'Beachhead −1', from: 4, to: 3 },
    ],
    column: '2:1',
  });
});

it('stops at the end of the table, and comes back from there', () => {
  const { shifts, column } = walkOf(odds(12, 3, 0), [shift('Planes', '+2'), shift('City', '−2')]);
  expect(shifts.map(({ from, to }) => [from, to])).toEqual([
    [5, 5],
    [5, 5],
  ]);
  expect(column).toBe('4:1');
});

it('counts columns beyond the table where they are shifted first', () => {
  const { shifts, column } = walkOf(odds(18, 3, -3, 'shift-then-cap'), [shift('City', '−3')]);
  expect(shifts).toEqual([{ label: 'City −3', from: 5, to: 4 }]);
  expect(column).toBe('3:1');
});

it('has the players’ own word as its last step, and none that shifts nothing', () => {
  const { shifts } = walkOf(odds(6, 3, 1), [shift('Rough', '−1'), shift('No planes', '0')]);
  expect(shifts.map(({ label }) => label)).toEqual(['Rough −1', 'Players +2']);
});
