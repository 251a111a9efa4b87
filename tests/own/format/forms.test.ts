import { describe, expect, test } from 'vitest';
import { diceOf, totalsOf } from '../../../src/own/format/parse/dice';
import { meaningOf } from '../../../src/own/format/parse/effects';
import { spansOf } from '../../../src/own/format/parse/spans';
import { meant, nearest } from '../../../src/own/format/problems';

describe('dice', () => {
  test.each([
    ['1d6', { count: 1, sides: 6, from: 1, read: 'sum' }],
    ['d10', { count: 1, sides: 10, from: 1, read: 'sum' }],
    ['40d100', { count: 40, sides: 100, from: 1, read: 'sum' }],
    ['d66', { count: 2, sides: 6, from: 1, read: 'tens' }],
    ['1d10 from 0', { count: 1, sides: 10, from: 0, read: 'sum' }],
    ['3d6 keep high', { count: 3, sides: 6, from: 1, read: 'high' }],
    ['2d6 keep low', { count: 2, sides: 6, from: 1, read: 'low' }],
  ])('%s', (text, dice) => {
    expect(diceOf(text)).toEqual(dice);
  });
  test.each([
    '',
    '6',
    'd',
    'd1',
    '0d6',
    '41d6',
    '1d101',
    '1d6 keep high',
    'd66 from 0',
    '1d66',
    '2d88',
    '2d6+1',
    '2D6',
    '1d6 ',
  ])('%s are none', (text) => {
    expect(diceOf(text)).toBeUndefined();
  });
  test.each([
    ['2d6', 2, 12, 0],
    ['d66', 11, 66, 20],
    ['1d10 from 0', 0, 9, 0],
    ['3d6 keep high', 1, 6, 0],
  ])('%s goes from %i to %i', (text, least, greatest, never) => {
    const dice = diceOf(text);
    const totals = dice && totalsOf(dice);
    const all = Array.from({ length: greatest - least + 1 }, (_, i) => least + i);
    expect(totals).toMatchObject({ least, greatest });
    expect(all.filter((total) => !totals?.has(total))).toHaveLength(never);
    expect(totals?.has(least - 1) || totals?.has(greatest + 1)).toBe(false);
  });
});

const { POSITIVE_INFINITY: EVER, NEGATIVE_INFINITY: NEVER } = Number;
test.each([
  ['..1', [[NEVER, 1]]],
  ['..-5', [[NEVER, -5]]],
  ['-4..-2', [[-4, -2]]],
  ['-3', [[-3, -3]]],
  ['6-8', [[6, 8]]],
  ['6–8', [[6, 8]]],
  [
    '12,2',
    [
      [2, 2],
      [12, 12],
    ],
  ],
  [
    '3-4,10..11',
    [
      [3, 4],
      [10, 11],
    ],
  ],
  ['21..', [[21, EVER]]],
])('the head %s', (head, spans) => {
  expect(spansOf(head)).toEqual(spans);
});
test.each(['', '..', 'a', '1:2', '8..6', '1,,2', '1.5', '--3', '12345'])('%s is no head', (head) => {
  expect(spansOf(head)).toBeUndefined();
});

test.each([
  ['A1R', ['A#', 'A#R', 'R'], 'A#R'],
  ['A12', ['A#', 'A12'], 'A12'],
  ['A', ['A#'], undefined],
  ['2M', ['#', 'M', '#M'], '#M'],
  ['AxR', ['A#R'], undefined],
])('%s means what %j says: %s', (code, codes, meaning) => {
  expect(meaningOf(code, codes)).toBe(meaning);
});

test('the word that is likely meant is a letter or two away, or begun alike', () => {
  const known = ['turns', 'steps', 'tables', 'strength'];
  expect(
    ['turms', 'Turns', 'step', 'tabels', 'str', 'strenght', 'x', 'counters'].map((word) =>
      nearest(word, known),
    ),
  ).toEqual(['turns', 'turns', 'steps', 'tables', 'strength', 'strength', undefined, undefined]);
  expect(meant('x', ['a', 'b'])).toBe('Known here: “a”, “b”.');
  expect(meant('turm', known)).toBe('Did you mean “turns”?');
  expect(meant('x', [])).toBe('');
});
