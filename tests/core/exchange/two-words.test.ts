import { expect, test } from 'vitest';
import { twoWords, WORDS } from '../../../src/core/exchange/two-words';

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = [...b, ''].map((_, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...b].entries())
      next.push(
        Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, (row[to] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

test('256 short words, in order, none of which is another with one letter changed', () => {
  expect(WORDS).toHaveLength(256);
  expect([...new Set(WORDS)].sort()).toEqual(WORDS);
  expect(WORDS.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  const near = WORDS.flatMap((a) => WORDS.filter((b) => a < b && distance(a, b) < 2).map((b) => [a, b]));
  expect(near).toEqual([]);
});

test('one sum, two words, the same for ever', () => {
  expect(twoWords(0)).toEqual(['acorn', 'acre']);
  expect(twoWords(0xffffffff)).toEqual(['yacht', 'acorn']);
  expect(twoWords(0x80123456)).toEqual(twoWords(0x80123400));
});

test('never one word twice, and each first word with 255 others', () => {
  const first = Array.from({ length: 256 }, (_, at) => twoWords(((at << 24) | (at << 8)) >>> 0));
  expect(first.filter(([one, other]) => one === other || !one || !other)).toEqual([]);
  expect(new Set(first.map(([one]) => one)).size).toBe(256);
  const second = Array.from({ length: 255 }, (_, at) => twoWords((at << 8) >>> 0)[1]);
  expect(new Set(second).size).toBe(255);
});
