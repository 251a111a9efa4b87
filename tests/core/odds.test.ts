import { describe, expect, it } from 'vitest';
import { breakPoints } from '../../src/core/charts/break-points';
import { netColumn, type OddsReading } from '../../src/core/charts/odds';
import { odds, READINGS, SHIFTS, unlikeCounted } from './odds-counted';

describe('odds beyond the printed columns, with a shift', () => {
  // 2:7 is 1:4 in the defender's favour, one column beyond 1:3; 1:12 is nine beyond; 10:2 is 5:1, one beyond 4:1.
  it.each([
    [2, 7, 1, '1:2', '1:3'],
    [2, 7, 2, '1:1', '1:2'],
    [2, 6, 1, '1:2', '1:2'],
    [1, 12, 9, '4:1', '1:3'],
    [9, 2, -1, '3:1', '3:1'],
    [10, 2, -1, '3:1', '4:1'],
    [10, 2, -2, '2:1', '3:1'],
  ])(
    '[10.11] %i:%i by %i: %s from the end column, %s by the real odds',
    (attack, defence, shift, end, real) => {
      const column = (reading: OddsReading) => netColumn(odds(attack, defence, shift, { reading }));
      expect(READINGS.map(column)).toEqual([end, real]);
    },
  );
});

it('an end column of two digits is as far off as it says', () => {
  const real = { labels: ['1:1', '10:1'], reading: 'shift-then-cap' } as const;
  expect(netColumn(odds(12, 1, -2, real))).toBe('10:1');
  expect(netColumn(odds(12, 1, -3, real))).toBe('1:1');
});

describe('break points', () => {
  it.each([
    [odds(17, 6), { column: '2:1', attack: { more: 1, column: '3:1' }, defence: { more: 3, column: '1:1' } }],
    [odds(16, 6), { attack: { more: 2, column: '3:1' }, defence: { more: 3, column: '1:1' } }],
    [odds(17, 6, 1), { column: '3:1', attack: { more: 1, column: '4:1' }, right: '4:1', left: '2:1' }],
    [odds(3, 1), { attack: { more: 1, column: '4:1' }, defence: { more: 1, column: '1:1' } }],
  ])('%j', (given, points) => {
    expect(breakPoints(given)).toMatchObject(points);
  });

  it('says nothing of what changes nothing', () => {
    expect(breakPoints(odds(24, 6))).toEqual({
      column: '4:1',
      defence: { more: 1, column: '3:1' },
      left: '3:1',
    });
    expect(breakPoints(odds(24, 6, 2))).toEqual({ column: '4:1', defence: { more: 7, column: '3:1' } });
    expect(breakPoints(odds(24, 6, -2))).toEqual({
      column: '2:1',
      defence: { more: 1, column: '1:1' },
      left: '1:1',
      right: '3:1',
    });
    expect(breakPoints(odds(1, 12))).toEqual({
      column: '1:3',
      attack: { more: 5, column: '1:2' },
      right: '1:2',
    });
  });

  it('looks far enough for an end column of two digits', () => {
    expect(breakPoints(odds(1, 4, 0, { labels: ['1:1', '10:1'] }))).toMatchObject({
      attack: { more: 39, column: '10:1' },
    });
  });

  it('counts on from off the table where the house does', () => {
    const reading = 'shift-then-cap';
    expect(breakPoints(odds(24, 6, -2, { reading }))).toMatchObject({ attack: { more: 6, column: '3:1' } });
  });

  // Up to 5:1 by any shift: one ratio beyond the columns on either side. The soak counts to 60:20.
  it.each(READINGS.flatMap((reading) => SHIFTS.map((shift) => [reading, shift] as const)))(
    'equal a count one by one: %s, %i',
    (reading, shift) => {
      expect(unlikeCounted(reading, shift, 25, 8)).toEqual([]);
    },
  );
});
