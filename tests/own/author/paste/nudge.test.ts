import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid, Place } from '../../../../src/own/author/paste/grid';
import {
  accept,
  dropColumn,
  dropRow,
  flip,
  headFirst,
  joinCells,
  noneAs,
  setText,
  shiftLeft,
  shiftRight,
  splitCell,
  swap,
} from '../../../../src/own/author/paste/nudge';
import { bare, read, told } from './read';

const pasted = (...lines: readonly string[]): Grid =>
  read({ text: lines.map((line) => line.replaceAll(' ', '\t')).join('\n') });
const shown = ({ columns, rows }: Grid): readonly string[] => [
  columns.join(' '),
  ...rows.map(({ head, cells }) => `${head}: ${cells.join(' ')}`),
];
const row = (grid: Grid, at: number) => shown(grid)[at + 1];

/** Its second row lacks a result in the middle. */
const torn = pasted('Die 1:2 1:1 2:1', '1 A1 A2 -', '2 A1 DR', '3* A1 - D1');

describe('a row', () => {
  test('is shifted to the right as far as the next open place, with its remarks', () => {
    const grid = shiftRight(torn, [1, 1]);
    expect(row(grid, 1)).toBe('2: A1 ? DR');
    const noted = pasted('Die 1:2 1:1 2:1', '1 A1 A2 -', '2 A1 DR*', '3 A1 - D1');
    expect(told(shiftRight(noted, [1, 1]))).toContain(
      '1,2: Footnote mark left out: printed “DR*”, read “DR”. [DR*]',
    );
  });

  test('is shifted no further than that place', () => {
    const noted = pasted('Die 1:2 1:1 2:1', '1 A1 ? DR*', '2 A1 - D1');
    expect(row(shiftRight(noted, [0, 0]), 0)).toBe('1: ? A1 DR');
    expect(told(shiftRight(noted, [0, 0]))).toEqual(told(noted));
  });

  test('is shifted with its head, and back', () => {
    const grid = shiftRight(torn, [1, -1]);
    expect(row(grid, 1)).toBe(': 2 A1 DR');
    expect(told(grid)).toContain('1,-1: Head 2 of the rows is empty.');
    expect(bare(shiftLeft(grid, [1, 0]))).toEqual(bare(torn));
  });

  test('is shifted to the left onto an open place alone', () => {
    expect(row(shiftLeft(shiftRight(torn, [1, 1]), [1, 2]), 1)).toBe('2: A1 DR ?');
    expect(shiftLeft(torn, [0, 1])).toBe(torn);
    expect(shiftLeft(torn, [0, -1])).toBe(torn);
  });

  test('stays where a result would be lost', () => {
    expect(shiftRight(torn, [0, 0])).toBe(torn);
    expect(shiftRight(torn, [9, 9])).toBe(torn);
    expect(shiftRight(torn, [-1, 0])).toBe(torn);
  });
});

describe('cells', () => {
  const apart = pasted('Die 1:2 1:1 2:1 3:1', '1 A 1 A2 -', '2 XX DRYY -');
  test('are joined, and what is behind them moves up', () => {
    expect(row(joinCells(apart, [0, 0]), 0)).toBe('1: A1 A2 - ?');
    expect(row(joinCells(apart, [1, 2]), 1)).toBe('2: XX DRYY - ?');
    expect(joinCells(apart, [0, 3])).toBe(apart);
    expect(joinCells(apart, [5, 0])).toBe(apart);
  });

  test('are split where there is an open place for the second part', () => {
    const grid = splitCell(apart, [1, 1], 2);
    expect(row(grid, 1)).toBe('2: XX DR YY -');
    expect(splitCell(apart, [1, 1], 0)).toBe(apart);
    expect(splitCell(apart, [1, 1], 4)).toBe(apart);
    expect(splitCell(apart, [0, 2], 1)).toBe(apart);
    expect(row(splitCell(joinCells(apart, [0, 0]), [0, 0], 1), 0)).toBe('1: A 1 A2 -');
  });

  test('of heads: words keep a blank between them', () => {
    const grid = pasted('Terrain Light woods Town', 'Foot 1 2 3', 'Horse 2 3 -');
    expect(shown(joinCells(grid, [-1, 0]))[0]).toBe('Light woods Town ');
    expect(shown(joinCells(grid, [0, -1]))[1]).toBe('Foot1: 2 3 ?');
    expect(shown(splitCell(joinCells(grid, [-1, 0]), [-1, 0], 5))[0]).toBe('Light woods Town');
  });

  test('are typed; a head is tidied as the others are', () => {
    expect(row(setText(torn, [1, 2], ' D—1 '), 1)).toBe('2: A1 DR D-1');
    expect(row(setText(torn, [0, 0], ''), 0)).toBe('1: ? A2 -');
    expect(shown(setText(torn, [-1, 0], '1–3'))[0]).toBe('1:3 1:1 2:1');
    expect(row(setText(torn, [2, -1], '3 or more'), 2)).toBe('3..: A1 - D1');
    expect(setText(torn, [0, 0], 'A1')).toBe(torn);
    expect(setText(torn, [0, 7], 'A1')).toBe(torn);
  });

  test('take what a remark proposes, which is gone then', () => {
    const grid = pasted('Die 1:2 1:1', '1* Dl D1', '2 D1 D2');
    const [note, likely] = grid.remarks;
    expect(note && row(accept(grid, note), 0)).toBe('1*: Dl D1');
    const right = likely ? accept(grid, likely) : grid;
    expect(row(right, 0)).toBe('1: D1 D1');
    expect(right.remarks).toEqual(grid.remarks.slice(0, 1));
    expect(accept(grid, { at: 'rows', words: '', value: 'x' })).toBe(grid);
    expect(accept(grid, { at: [0, 0], words: '' })).toBe(grid);
  });

  test('of no effect are printed as the author does', () => {
    expect(row(noneAs(torn, 'NE'), 0)).toBe('1: A1 A2 NE');
  });
});

describe('rows and columns', () => {
  test('are swapped', () => {
    expect(shown(swap(torn))).toEqual(['1 2 3', '1:2: A1 A1 A1', '1:1: A2 DR -', '2:1: - ? D1']);
    expect(told(swap(torn))).toContain('-1,2: Footnote mark left out: printed “3*”, read “3”. [3*]');
    const long = pasted('Die 1:1 2:1', ...Array.from({ length: 25 }, (_, i) => `${i + 1} A1 D1`));
    expect(told(swap(long))).toEqual(['columns: 25 columns are too many: a table has up to 24.']);
  });

  test('are flipped', () => {
    const falling = pasted('Die 3:1 2:1 1:1', '3 D2 D1 -', '2 D1 - -', '1 - - A1');
    expect(told(falling)).toHaveLength(2);
    const rising = flip(flip(falling, 'columns'), 'rows');
    expect(shown(rising)).toEqual(['1:1 2:1 3:1', '1: A1 - -', '2: - - D1', '3: - D1 D2']);
    expect(told(rising)).toEqual([]);
  });

  test('are dropped, all but the last one', () => {
    const grid = dropColumn(dropRow(torn, 0), 1);
    expect(shown(grid)).toEqual(['1:2 2:1', '2: A1 ?', '3: A1 D1']);
    expect(told(grid)).toEqual([
      '1,-1: Footnote mark left out: printed “3*”, read “3”. [3*]',
      '0,1: This row has 2 of 3 results. The last ones are open: shift the row if others are missing.',
    ]);
    expect(dropRow(torn, 3)).toBe(torn);
    expect(dropColumn(torn, -1)).toBe(torn);
    const least = dropRow(dropColumn(grid, 0), 0);
    expect([dropRow(least, 0), dropColumn(least, 0)]).toEqual([least, least]);
  });

  test('have their heads first or not', () => {
    const none = headFirst(torn, 'columns', false);
    expect(shown(none).slice(0, 2)).toEqual(['1 2 3', ': 1:2 1:1 2:1']);
    expect(bare(headFirst(none, 'columns', true))).toEqual(bare(torn));
    const rows = headFirst(torn, 'rows', false);
    expect(shown(rows)).toEqual([' 1:2 1:1 2:1', '1: 1 A1 A2 -', '2: 2 A1 DR ?', '3: 3 A1 - D1']);
    expect(bare(headFirst(rows, 'rows', true))).toEqual(bare(torn));
    const one = pasted('Die 1:1', '1 A1', '2 A2');
    expect(headFirst(one, 'rows', true).columns).toEqual(one.columns);
  });
});

describe('any grid', () => {
  const cell = fc.constantFrom('A1', 'Al', 'D 1', '-', '?', 'DR*', '');
  const grids = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([wide, tall]) =>
      fc.record({
        columns: fc.array(fc.constantFrom('1:1', '2:1', 'l:2', 'Town', ''), {
          minLength: wide,
          maxLength: wide,
        }),
        rows: fc.array(
          fc.record({
            head: fc.constantFrom('1', '2', '..3', 'S', 'Woods', ''),
            cells: fc.array(cell, { minLength: wide, maxLength: wide }),
          }),
          { minLength: tall, maxLength: tall },
        ),
        remarks: fc.constant([]),
      }),
    );
  const place: fc.Arbitrary<Place> = fc.tuple(
    fc.integer({ min: -2, max: 6 }),
    fc.integer({ min: -2, max: 6 }),
  );
  const NUDGES: readonly ((grid: Grid, at: Place) => Grid)[] = [
    shiftRight,
    shiftLeft,
    joinCells,
    (grid, at) => splitCell(grid, at, 1),
    (grid, at) => setText(grid, at, 'D9'),
    (grid, [y]) => dropRow(grid, y),
    (grid, [, x]) => dropColumn(grid, x),
    swap,
    (grid, [y]) => flip(grid, y % 2 ? 'rows' : 'columns'),
    (grid, [y, x]) => headFirst(grid, y % 2 ? 'rows' : 'columns', x % 2 === 0),
    (grid, [y]) => grid.remarks.slice(Math.max(y, 0)).reduce(accept, grid),
  ];
  const steps = fc.array(fc.tuple(fc.nat(NUDGES.length - 1), place), { maxLength: 12 });

  test('stays whole through any nudges, and its remarks are of places that it has', () => {
    fc.assert(
      fc.property(grids, steps, (first, moves) => {
        let grid: Grid = first;
        for (const [nudge, at] of moves) {
          grid = NUDGES[nudge]?.(grid, at) ?? grid;
          expect(grid.rows.length).toBeGreaterThan(0);
          expect(grid.columns.length).toBeGreaterThan(0);
          for (const { cells } of grid.rows) expect(cells).toHaveLength(grid.columns.length);
          for (const { at: told } of grid.remarks)
            if (typeof told !== 'string')
              expect([grid.rows.length > told[0], grid.columns.length > told[1]]).toEqual([true, true]);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('is the same after two swaps, or two flips', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(bare(swap(swap(grid)))).toEqual(bare(grid));
        for (const side of ['rows', 'columns'] as const)
          expect(bare(flip(flip(grid, side), side))).toEqual(bare(grid));
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('loses no result where it is shifted, joined or split', () => {
    fc.assert(
      fc.property(grids, place, fc.nat(3), (grid, at, nudge) => {
        const letters = ({ columns, rows }: Grid) =>
          [columns, ...rows.map(({ head, cells }) => [head, ...cells])].flat().join('').replace(/[?\s]/g, '');
        expect([...letters(NUDGES[nudge]?.(grid, at) ?? grid)].sort()).toEqual([...letters(grid)].sort());
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
