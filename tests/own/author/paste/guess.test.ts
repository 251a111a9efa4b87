import { describe, expect, test } from 'vitest';
import { guess } from '../../../../src/own/author/paste/guess';
import { diceOf } from '../../../../src/own/format/parse/dice';

const grid = (columns: readonly string[], heads: readonly string[]) => ({
  columns,
  rows: heads.map((head) => ({ head, cells: columns.map(() => 'A1') })),
  remarks: [],
});

describe('columns are read by', () => {
  test.each([
    ['1:2 1:1 3:2', 'odds', 'The columns 1:2 to 3:2 are odds.'],
    [
      '..-4 -3..-2 -1..0 1..',
      'difference',
      'The columns ≤−4 to 1+ go below 0, as an attack less a defence does.',
    ],
    ['-1 0 1', 'difference', 'The columns −1 to 1 go below 0, as an attack less a defence does.'],
    ['1 2..3 4..6 7..', 'total', 'The columns 1 to 7+ are numbers, as a sum of strengths is.'],
    ['Clear Woods Town', 'list', 'The columns have names: players choose one.'],
    ['Result', 'dice', 'There is one column.'],
  ])('%s: %s', (heads, by, why) => {
    expect(guess(grid(heads.split(' '), ['1', '2', '3'])).columns).toEqual({ by, why });
  });
});

describe('rows are of', () => {
  test.each([
    ['1 2 3 4 5 6', '1d6', [], 'The rows go from 1 to 6: one six-sided die.'],
    ['..1 2 3 4 5 6..', '1d6', ['1d10', '1d10 from 0', '1d8'], 'The rows go from 1 to 6: one six-sided die.'],
    [
      '..0 1 2 3 4 5 6 7..',
      '1d6',
      ['1d10 from 0', '1d10', '1d8'],
      'The rows go from 0 to 7: one six-sided die, modified.',
    ],
    ['-1 0 1 2 3 4 5 6 7 8', '1d6', ['1d8'], 'The rows go from −1 to 8: one six-sided die, modified.'],
    ['2..4 5..9 10..12', '2d6', [], 'The rows go from 2 to 12: two six-sided dice.'],
    [
      '0 1 2 3 4 5 6 7 8 9',
      '1d10 from 0',
      ['1d6', '1d8'],
      'The rows go from 0 to 9: one ten-sided die from 0 to 9.',
    ],
    ['1..3 4..7 8..10', '1d10', ['1d6', '1d8'], 'The rows go from 1 to 10: one ten-sided die.'],
    ['1..8', '1d8', ['1d6'], 'The rows go from 1 to 8: one eight-sided die.'],
    ['3..8 9..12 13..18', '3d6', [], 'The rows go from 3 to 18: three six-sided dice.'],
    ['1..50 51..90 91..100', '1d100', [], 'The rows go from 1 to 100: two ten-sided dice from 1 to 100.'],
    [
      '11..16 21..36 41..66',
      'd66',
      [],
      'The rows go from 11 to 66: two six-sided dice read as tens and ones.',
    ],
    ['1 2 3 4 5', '1d6', [], 'The rows go from 1 to 5: one six-sided die, with a row missing.'],
  ])('%s: %s', (heads, dice, or, why) => {
    const { rows } = guess(grid(['1:1', '2:1'], heads.split(' ')));
    expect(rows).toEqual({ by: 'dice', dice, or, why });
    expect([dice, ...or].every((each) => diceOf(each))).toBe(true);
  });

  test.each([
    ['Clear Woods Town', 'The rows have names: players choose one.'],
    ['40 50 60', 'The rows go from 40 to 60: no usual dice come to that.'],
  ])('no dice: %s', (heads, why) => {
    expect(guess(grid(['1:1', '2:1'], heads.split(' '))).rows).toEqual({ by: 'list', or: [], why });
  });
});

test('a table with its odds beside the rows is turned', () => {
  expect(guess(grid(['1', '2', '3'], ['1:2', '1:1', '2:1'])).isTurned).toBe(true);
  expect(guess(grid(['1:2', '1:1', '2:1'], ['1', '2', '3'])).isTurned).toBe(false);
  expect(guess(grid(['Clear', 'Woods'], ['1:2', '1:1', '2:1'])).isTurned).toBe(false);
});
