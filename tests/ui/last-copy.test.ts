import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../src/app/library';
import { lastCopy, originWords } from '../../src/ui/backups/last-copy';

const now = new Date(2026, 10, 22, 12).getTime();
const row = (entries: number, more: Partial<GameRow> = {}): GameRow => ({
  id: 'a',
  game: 'tiny',
  title: 'Friday',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries,
  summary: '',
  ...more,
});
const made = (day: number, entries: number) => ({
  copied: { at: new Date(2026, 10, day).getTime(), entries },
});

test.each([
  [[], 'never'],
  [[row(5)], 'never'],
  [[row(5, made(20, 5))], 'file made 20 Nov, nothing new since'],
  [[row(6, made(20, 5))], 'file made 20 Nov, 1 entry since'],
  [[row(9, made(20, 5)), row(3), row(7, made(18, 7))], 'file made 20 Nov, 7 entries since'],
])('the last copy of %j', (rows, want) => {
  expect(lastCopy(rows, now)).toBe(`Last copy outside this device: ${want}`);
});

describe('what a copy is beside its game', () => {
  const copy = (entries: number) =>
    row(entries, { id: 'b', origin: { game: 'a', lines: 8, beside: { game: 'a', common: 8 } } });
  test.each([
    ['Copy of Friday, the same entries', row(8), 8],
    ['Copy of Friday, 1 entry further', row(8), 9],
    ['Copy of Friday, 4 entries behind', row(12), 8],
    ['Copy of Friday, forks after entry 8', row(9), 9],
    ['From a file of 8 entries', row(8, { id: 'other' }), 9],
  ])('%s', (want, other, entries) => {
    expect(originWords(copy(entries), [other, copy(entries)])).toBe(want);
    expect(originWords(other, [other])).toBeUndefined();
  });
});
