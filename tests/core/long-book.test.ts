import { expect, it } from 'vitest';
import type { Cell } from '../../src/core/charts/chart';
import { type Book, countOf, extendBook, foldJournal } from '../../src/core/journal/book';
import { redoLast, strike, taughtBy } from '../../src/core/journal/commands';
import { type Entry, placeEntry, struckIds } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { extendLong, foldLast, foldLong, reachesBack } from '../../src/core/journal/long-book';
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
  return fuzz(toy, numbers(length, seed), nothingMet(), manner).book.entries;
}

const told = <S>({ base: _, ...book }: Book<S>) => book;

it.each(journals)('$name: a long book is the whole fold, entry by entry', ({ entries }) => {
  const half = Math.floor(entries.length / 2);
  let long = foldLong(toy, entries.slice(0, half));
  let whole = foldJournal(toy, entries.slice(0, half));
  const bases = new Set<number>();
  expect(told(long)).toEqual(whole);
  for (const [i, entry] of entries.slice(half).entries()) {
    long = extendLong(toy, long, entry);
    whole = extendBook(toy, whole, entry);
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
  const book = foldLast(toy, entries.slice(count), structuredClone({ state, revealed, count }), taught);
  expect(book.unread).toBe(count);
  expect(countOf(book)).toBe(entries.length);
  expect(book.state).toEqual(whole.state);
  expect(book.revealed).toEqual(whole.revealed);
  expect(book.open).toEqual(whole.open);
  expect(book.procs).toEqual(whole.procs.slice(-book.procs.length));
  expect(logLines(book)).toEqual(logLines(whole).slice(-logLines(book).length));
  expect(logLines(book).length).toBeGreaterThanOrEqual(60);
  expect(book.procs.length).toBeLessThan(whole.procs.length);
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
  const book = foldLast(toy, entries.slice(count), base, taughtBy(before, struckIds(before)));
  const learnt = (from: Book<ToyState>, ...ids: string[]) => {
    const struck = strike(from, ids);
    if (!struck.ok) throw new Error(struck.problem.code);
    return struck.value.learn.map((lesson) => ('row' in lesson ? [lesson.row, lesson.cell?.value] : []));
  };
  // Of what was struck before, what stood there first; of what one more line says, that line.
  expect(last.flatMap((id) => learnt(book, id))).toEqual([
    ['3', 'late'],
    ['4', 'late'],
    ['5', 'landed'],
    ['6', undefined],
  ]);
  expect(learnt(book, ...entries.slice(count).map(({ id }) => id))).toEqual([
    ['3', 'late'],
    ['4', 'late'],
    ['5', 'lost'],
    ['6', undefined],
  ]);
  for (const { id } of book.entries) expect(strike(book, [id])).toEqual(strike(whole, [id]));
  // Nothing of it is lost with the lines that follow.
  const later = extendLong(toy, book, placeEntry(entries, { kind: 'v1.Struck', ids: last }, 'dev', 0));
  expect(later.taughtBefore).toEqual(book.taughtBefore);
  expect(redoLast(later)).toMatchObject({ ok: true, value: { entry: { ids: last } } });
});

it('a book that lacks its beginning takes what stays among its last lines, and nothing that reaches back', () => {
  const { entries } = journals[0] ?? { entries: [] };
  const { base } = foldLong(toy, entries);
  if (!base) throw new Error('no base');
  const book = foldLast(toy, entries.slice(base.count), base, []);
  const seq = (entries.at(-1)?.seq ?? 0) + 1;
  const struck = (id: string | undefined): Entry => ({
    ...{ kind: 'v1.Struck', id: `dev:${seq}`, seq, at: 0 },
    ids: [id ?? ''],
  });
  const late = struck(book.procs.findLast((proc) => !proc.struck)?.opened.id);
  const next = extendLong(toy, book, late);
  const whole = foldJournal(toy, [...entries, late]);
  expect(next.state).toEqual(whole.state);
  expect(next.procs).toEqual(whole.procs.slice(-next.procs.length));
  expect(reachesBack([...book.entries, late])).toBe(false);

  const early = struck(entries[0]?.id);
  expect(reachesBack([...book.entries, early])).toBe(true);
  expect(() => extendLong(toy, book, early)).toThrow('reaches back');
});

it('there is no base where the last lines strike the first', () => {
  const { entries } = journals[0] ?? { entries: [] };
  const seq = (entries.at(-1)?.seq ?? 0) + 1;
  const early: Entry = {
    ...{ kind: 'v1.Struck', id: `dev:${seq}`, seq, at: 0 },
    ids: [entries[0]?.id ?? ''],
  };
  const book = foldLong(toy, [...entries, early]);
  expect(book.base).toBeUndefined();
  expect(book).toEqual(foldJournal(toy, [...entries, early]));
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
  const end = more.reduce((book, entry) => extendLong(toy, book, entry), foldLong(toy, entries));
  expect(told(end)).toEqual(foldJournal(toy, [...entries, ...more]));
});
