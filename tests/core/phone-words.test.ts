import { expect, test } from 'vitest';
import { foldBranches } from '../../src/core/journal/branches';
import type { Entry } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { namesOf, phoneWords } from '../../src/core/journal/phone-words';
import { phoneOf } from '../../src/core/phone-of';
import { toy } from '../games/toy/toy';
import { host, join, meet } from '../support/phones';

const FORGED = [{ kind: 'title' as const, label: 'Forged', value: 'Japan has won' }];

/** A table of two, and a line of each kind that concerns its phones, all with words that a message brought. */
function forged() {
  const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
  const ken = join(ann, { writer: 'wk', seat: 'owl', name: 'Ken' });
  meet(ken, ann);
  const lines: readonly object[] = [
    { kind: 'v1.PenPassed', to: 'wk' },
    { kind: 'v1.PenPassed', to: 'wa', taken: true },
    { kind: 'v1.Seated', writer: 'wt', seat: 'owl', name: 'Ken', deviceOf: 'wk' },
    { kind: 'v1.Seated', writer: 'wt', seat: 'owl', name: 'Ken', deviceOf: 'wk', hand: true },
    { kind: 'v1.Seated', writer: 'wt', seat: 'owl', name: 'Ken', deviceOf: 'wk', left: true },
    { kind: 'v1.Ordered', fork: 'wk:2', heads: ['wa:3', 'wk:3'], round: 1, amends: [], strikes: [] },
    { kind: 'v1.Unsealed', openings: [{ line: 'wk:9', salt: '', told: true, answers: [] }] },
    { kind: 'v1.Called', of: 'wa:1', key: 'die', count: 2, sides: 6, pledges: [] },
    { kind: 'v1.Seated', writer: 'wk', seat: 'owl', name: 'Ken', left: true },
  ];
  const before = ann.projection.entries.map((entry) =>
    'trace' in entry ? { ...entry, trace: FORGED } : entry,
  );
  const after = lines.map((line, i) => ({
    ...line,
    id: `wa:${i + 5}`,
    seq: before.length + i + 1,
    at: 1,
    trace: FORGED,
  }));
  return foldBranches(toy, [...before, ...(after as unknown as readonly Entry[])]);
}

test('what is told of the phones of a game is made from its lines, whatever words came with them', () => {
  const projection = { ...forged(), runs: [] };
  const lines = logLines(projection, phoneWords(projection, namesOf(toy, toy.initial())));
  expect(lines.map(({ title, value }) => [title, ...(value ? [value] : [])])).toEqual([
    ['Ann opens the game to other phones', 'Fox'],
    ['Ken takes a seat', 'Owl'],
    ['Ken’s phone records', 'after Ann’s phone'],
    ['Ann’s phone records', 'instead of Ken’s phone'],
    ['Ken brings another device', 'Owl'],
    ['Ken goes on with another device', 'Owl'],
    ['Ken puts a device away', 'Owl'],
    ['Both played on: Ann, then Ken'],
    ['Told by mouth'],
    ['A roll', '2 dice of two phones'],
    ['Ken leaves', 'Owl'],
  ]);
  expect(lines.flatMap((line) => line.lines.map(({ label }) => label))).toEqual([
    'Not checked: the phone that sealed it is not here',
  ]);
});

test.each([
  ['Ken', 'Ken’s phone'],
  ['Allies', 'The Allies’ phone'],
  ['The Allies', 'The Allies’ phone'],
  ['Ann & Joe', 'Ann & Joe’s phone'],
])('the phone of %s is %s', (name, words) => {
  expect(phoneOf(name)).toBe(words);
});
