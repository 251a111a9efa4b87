import { expect, test } from 'vitest';
import { knownOf, linesByWriter } from '../../../src/core/exchange/known';
import type { Entry } from '../../../src/core/journal/journal';

const line = (id: string, more: object = {}): Entry =>
  ({ id, seq: 0, at: 1, kind: 'v1.Noted', text: id, ...more }) as unknown as Entry;
const BEGUN = line('ann:1', { kind: 'v1.Seated', writer: 'ann', seat: 'blue', name: 'Ann', table: 't' });

/** By writer the numbers of his lines. */
const told = (entries: readonly Entry[]) =>
  Object.fromEntries([...linesByWriter(entries)].map(([writer, own]) => [writer, own.map(({ id }) => id)]));
/** The same lines, which nobody has seen before. */
const anew = (entries: readonly Entry[]): readonly Entry[] => structuredClone(entries) as readonly Entry[];

test.each([
  ['a writer’s next line', ['ann:2', 'ken:1'], line('ann:3')],
  ['the first line of a writer', ['ann:2'], line('ken:7')],
  ['a line that its writer wrote before another one here', ['ann:2', 'ken:9'], line('ken:3')],
  ['the first line of all after the common ones', [], line('ann:2')],
  ['a table that begins anew', ['ann:2', 'ken:1'], { ...BEGUN, id: 'ann:3' }],
])('of a journal that has grown by %s its lines by writer are as those of one read anew', (_, ids, last) => {
  const before = [line('here:1'), BEGUN, ...ids.map((id) => line(id))];
  told(before);
  const after = [...before, last];
  expect(told(after)).toEqual(told(anew(after)));
  expect(knownOf(after)).toEqual(knownOf(anew(after)));
  // What came before is as it was.
  expect(told(before)).toEqual(told(anew(before)));
});

test('the lines of a game on one phone are common, however they grow', () => {
  const before = [line('here:1'), line('here:2')];
  expect(told(before)).toEqual({});
  expect(told([...before, line('here:3')])).toEqual({});
});
