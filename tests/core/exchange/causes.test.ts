import { expect, test } from 'vitest';
import { causesOf } from '../../../src/core/exchange/causes';
import type { Entry } from '../../../src/core/journal/journal';

const begun = {
  kind: 'v1.Seated',
  id: 'wa:1',
  seq: 1,
  at: 1,
  table: 't',
  writer: 'wa',
  seat: 'fox',
  name: 'Ann',
};
const notes = [
  ['wa:2', 'wa:1'],
  ['wk:2', 'wa:1'],
  ['wa:3', 'wk:2'],
  // It rests on no line of Ken's: that his is known follows from the own line before it alone.
  ['wa:4', 'wa:2'],
  ['wk:3', 'wa:2'],
  ['wk:4', 'wa:4'],
].map(([id, after], i) => ({ kind: 'v1.Noted', id, after, seq: i + 2, at: 1, text: 'so' }));
const entries = [begun, ...notes] as unknown as readonly Entry[];

/** Of each line which others its writer surely knew, row by row. */
const known = (of: readonly Entry[]) => {
  const causes = causesOf(of);
  return of.map((entry) => of.filter((other) => causes?.knew(entry, other)).map(({ id }) => id));
};

test('who wrote a line knew what it rests on, his own before it, and what those rest on', () => {
  expect(known(entries).slice(1)).toEqual([
    ['wa:1'],
    ['wa:1'],
    ['wa:1', 'wa:2', 'wk:2'],
    ['wa:1', 'wa:2', 'wk:2', 'wa:3'],
    ['wa:1', 'wa:2', 'wk:2'],
    ['wa:1', 'wa:2', 'wk:2', 'wa:3', 'wa:4', 'wk:3'],
  ]);
});

test('a journal that has grown is known as one that is read anew', () => {
  const anew = known(entries.map((entry) => ({ ...entry })));
  for (let count = 1; count <= entries.length; count += 1) {
    causesOf(entries.slice(0, count));
    expect(known(entries), `from ${count} lines`).toEqual(anew);
  }
});
