import { expect, test } from 'vitest';
import { byIdOf, isBeside } from '../../../src/core/journal/branches';
import type { Entry } from '../../../src/core/journal/journal';

/** Whether a line of this kind never contradicts what another phone plays meanwhile. */
const BESIDE: { readonly [kind in Exclude<Entry['kind'], 'v1.Struck' | 'v1.Restored'>]: boolean } = {
  'v1.Opened': false,
  'v1.Answered': false,
  'v1.Amended': false,
  'v1.TakenIn': false,
  'v1.Noted': true,
  'v1.Taught': true,
  'v1.SealedBeside': true,
  'v1.Seated': true,
  'v1.PenPassed': true,
  'v1.Ordered': true,
  'v1.Unsealed': true,
  'v1.Pledged': true,
  'v1.Called': true,
  'v1.Shown': true,
  'v1.Clocked': true,
};
/** Of those, what who follows writes and takes back alone. */
const TAKEN_BACK = ['v1.Noted', 'v1.Taught', 'v1.SealedBeside'];

const lineOf = (kind: string, more: object = {}) =>
  ({ id: `w:${kind}`, seq: 1, at: 1, kind, ...more }) as Entry;
const lines = byIdOf(Object.keys(BESIDE).map((kind) => lineOf(kind)));

test.each(Object.entries(BESIDE))('a line of %s is played beside others: %s', (kind, beside) => {
  expect(isBeside(lineOf(kind), lines)).toBe(beside);
});

test.each(['v1.Struck', 'v1.Restored'])('%s is, where all that it names is, and is there', (kind) => {
  const of = (...ids: string[]) => isBeside(lineOf(kind, { ids }), lines);
  const alone = Object.keys(BESIDE).filter((each) => of(`w:${each}`));
  expect(alone).toEqual(TAKEN_BACK);
  expect(of(...TAKEN_BACK.map((each) => `w:${each}`))).toBe(true);
  expect(of('w:v1.Noted', 'w:v1.Opened')).toBe(false);
  expect(of('nobody:1')).toBe(false);
});
