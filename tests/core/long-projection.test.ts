import { expect, it } from 'vitest';
import type { Cell } from '../../src/core/charts/chart';
import { redoLast, strike, taughtBy } from '../../src/core/journal/commands';
import { type Entry, placeEntry, struckIds } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { extendLong, foldLast, foldLong, reachesBack } from '../../src/core/journal/long-projection';
import { countOf, extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import { type ToyState, toy } from '../games/toy/toy';
import { fuzz, nothingMet } from '../support/fuzz';

/** Numbers without a pattern, the same each time. */
function numbers(length: number, seed: number): number[] {
  let next = seed;
  return Array.from({ length }, () => {
    next = (next * 1103515245 + 12345) % 2 ** 31;
    return (next >> 8) & 0xffff;
  });
}

/** People at play undo what they did last; a fuzzer at its wildest strikes, restores and amends whatever there is. */
const journals = [
  { name: 'played tidily', entries: played(4_000, 1, true) },
  { name: 'played wildly', entries: played(2_500, 2, false) },
];

function played(length: number, seed: number, tidy: boolean): readonly Entry[] {
  const manner = { isOver: () => false, tidy };
  return fuzz(toy, numbers(length, seed), nothingMet(), manner).projection.entries;
}

const told = <S>({ base: _, ...projection }: Projection<S>) => projection;

it.each(journals)('$name: a long book is the whole fold, entry by entry', ({ entries }) => {
  const half = Math.floor(entries.length / 2);
  let long = foldLong(toy, entries.slice(0, half));
  let whole = foldJournal(toy, entries.slice(0, half));
  const bases = new Set<number>();
  expect(told(long)).toEqual(whole);
  for (const [i, entry] of entries.slice(half).entries()) {
    long = extendLong(toy, long, entry);
    whole = extendProjection(toy, whole, entry);
    if (long.base) bases.add(long.base.count);
    if (i % 10 === 0) expect(told(long)).toEqual(whole);
  }
  expect(told(long)).toEqual(foldJournal(toy, entries));
  expect(logLines(long)).toEqual(logLines(whole));
  expect(bases.size).toBeGreaterThan(0);
});

it('the last lines on a base, copied as a store copies it, are the end of the whole fold', () => {
  const { entries } = journals[0] ?? { entries: [] };
  const whole = foldJournal(toy, entries);
  const { base } = foldLong(toy, entries);
  if (!base) throw new Error('no base');
  const { state, revealed, count } = base;
  const before = entries.slice(0, count);
  const taught = taughtBy(before, struckIds(before));
  const projection = foldLast(toy, entries.slice(count), structuredClone({ state, revealed, count }), taught);
  expect(projection.unread).toBe(count);
  expect(countOf(projection)).toBe(entries.length);
  expect(projection.state).toEqual(whole.state);
  expect(projection.revealed).toEqual(whole.revealed);
  expect(projection.open).toEqual(whole.open);
  expect(projection.runs).toEqual(whole.runs.slice(-projection.runs.length));
  expect(logLines(projection)).toEqual(logLines(whole).slice(-logLines(projection).length));
  expect(logLines(projection).length).toBeGreaterThanOrEqual(60);
  expect(projection.runs.length).toBeLessThan(whole.runs.length);
});

/** A line that says what stands in a row of the calm crossing. */
function calm(entries: readonly Entry[], row: string, value: string, before?: string): Entry {
  const cell = (said: string): Cell => ({ value: said, source: 'mapsheet' });
  const lesson = { chart: 'chance', column: 'calm', row, cell: cell(value) };
  const taught = before === undefined ? lesson : { ...lesson, before: cell(before) };
  return placeEntry(entries, { kind: 'v1.Taught', lessons: [taught], trace: [] }, 'dev', 0);
}

it('what the last lines taught is undone by what those before it taught, read or not', () => {
  const entries: Entry[] = [];
  const strikes = (...ids: string[]) =>
    entries.push(placeEntry(entries, { kind: 'v1.Struck', ids }, 'dev', 0));
  const says = (row: string, value: string, before?: string) => {
    const entry = calm(entries, row, value, before);
    entries.push(entry);
    return entry.id;
  };
  says('3', 'lost');
  says('3', 'late', 'lost');
  strikes(says('4', 'lost', 'late'));
  says('5', 'lost');
  const count = entries.length;
  const last = [says('3', 'landed', 'late'), says('4', 'landed'), says('5', 'late'), says('6', 'late')];
  says('5', 'landed', 'late');

  const whole = foldJournal(toy, entries);
  const before = entries.slice(0, count);
  const { state, revealed } = foldJournal(toy, before);
  const base = { count, state, revealed };
  const projection = foldLast(toy, entries.slice(count), base, taughtBy(before, struckIds(before)));
  const learnt = (from: Projection<ToyState>, ...ids: string[]) => {
    const struck = strike(from, ids);
    if (!struck.ok) throw new Error(struck.problem.code);
    return struck.value.learn.map((lesson) => ('row' in lesson ? [lesson.row, lesson.cell?.value] : []));
  };
  // Of what was struck before, what stood there first; of what one more line says, that line.
  expect(last.flatMap((id) => learnt(projection, id))).toEqual([
    ['3', 'late'],
    ['4', 'late'],
    ['5', 'landed'],
    ['6', undefined],
  ]);
  expect(learnt(projection, ...entries.slice(count).map(({ id }) => id))).toEqual([
    ['3', 'late'],
    ['4', 'late'],
    ['5', 'lost'],
    ['6', undefined],
  ]);
  for (const { id } of projection.entries) expect(strike(projection, [id])).toEqual(strike(whole, [id]));
  // Nothing of it is lost with the lines that follow.
  const later = extendLong(toy, projection, placeEntry(entries, { kind: 'v1.Struck', ids: last }, 'dev', 0));
  expect(later.taughtBefore).toEqual(projection.taughtBefore);
  expect(redoLast(later)).toMatchObject({ ok: true, value: { entry: { ids: last } } });
});

it('a book that lacks its beginning takes what stays among its last lines, and nothing that reaches back', () => {
  const { entries } = journals[0] ?? { entries: [] };
  const { base } = foldLong(toy, entries);
  if (!base) throw new Error('no base');
  const projection = foldLast(toy, entries.slice(base.count), base, []);
  const seq = (entries.at(-1)?.seq ?? 0) + 1;
  const struck = (id: string | undefined): Entry => ({
    ...{ kind: 'v1.Struck', id: `dev:${seq}`, seq, at: 0 },
    ids: [id ?? ''],
  });
  const late = struck(projection.runs.findLast((procedureRun) => !procedureRun.struck)?.opened.id);
  const next = extendLong(toy, projection, late);
  const whole = foldJournal(toy, [...entries, late]);
  expect(next.state).toEqual(whole.state);
  expect(next.runs).toEqual(whole.runs.slice(-next.runs.length));
  expect(reachesBack([...projection.entries, late])).toBe(false);

  const early = struck(entries[0]?.id);
  expect(reachesBack([...projection.entries, early])).toBe(true);
  expect(() => extendLong(toy, projection, early)).toThrow('reaches back');
});

it('there is no base where the last lines strike the first', () => {
  const { entries } = journals[0] ?? { entries: [] };
  const seq = (entries.at(-1)?.seq ?? 0) + 1;
  const early: Entry = {
    ...{ kind: 'v1.Struck', id: `dev:${seq}`, seq, at: 0 },
    ids: [entries[0]?.id ?? ''],
  };
  const projection = foldLong(toy, [...entries, early]);
  expect(projection.base).toBeUndefined();
  expect(projection).toEqual(foldJournal(toy, [...entries, early]));
});

const opened = (seq: number, more: object = { outcome: { events: [], trace: [] } }): Entry => ({
  ...{ id: `dev:${seq}`, seq, at: seq, kind: 'v1.Opened', procedure: 'stash' },
  ...{ args: { side: 'owl' }, answers: [] },
  ...more,
});
const closed = (from: number, count: number) => Array.from({ length: count }, (_, i) => opened(from + i));
const trace = [{ kind: 'title' as const, label: 'Said otherwise' }];
const about = (seq: number, more: object): Entry =>
  ({
    ...{ id: `dev:${seq}`, seq, at: seq, of: 'dev:1', answers: [], outcome: { events: [], trace } },
    ...more,
  }) as object as Entry;

it.each([
  { name: 'stays open', entries: [opened(1, {}), ...closed(2, 100)] },
  {
    name: 'is answered last',
    entries: [opened(1, {}), ...closed(2, 100), about(102, { kind: 'v1.Answered' })],
  },
  {
    name: 'is answered again',
    entries: [
      opened(1, {}),
      about(2, { kind: 'v1.Answered', outcome: { events: [], trace: [] } }),
      ...closed(3, 100),
      about(103, { kind: 'v1.Answered' }),
    ],
  },
  {
    name: 'is amended last',
    entries: [...closed(1, 100), about(101, { kind: 'v1.Amended', changed: [], reason: '' })],
  },
])('a journal, from anywhere, whose first procedure $name', ({ entries }) => {
  const whole = foldJournal(toy, entries);
  expect(foldLong(toy, entries)).toEqual(whole);
  const more = closed(500, 300);
  const end = more.reduce((projection, entry) => extendLong(toy, projection, entry), foldLong(toy, entries));
  expect(told(end)).toEqual(foldJournal(toy, [...entries, ...more]));
});
