import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amend, bookAfter } from '../../../src/core/amend';
import { foldJournal, liveAnswers, type Proc } from '../../../src/core/book';
import { redoLast, undoLast } from '../../../src/core/commands';
import type { Entry } from '../../../src/core/journal';
import { emptyPack } from '../../../src/core/pack';
import { previewChange } from '../../../src/core/preview';
import type { Outcome } from '../../../src/core/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { amendAtRandom, wayBack } from '../../support/amending';
import { type Table, take } from '../../support/play';

/** A recorded match on the table. */
function recorded(name: string): Table<PearlState> {
  const path = new URL(`./fixtures/${name}.json`, import.meta.url);
  const entries = JSON.parse(readFileSync(path, 'utf8')).entries as readonly Entry[];
  const pack = emptyPack(`own:${pearlHarbor.id}`, pearlHarbor.id, 'test');
  return { game: pearlHarbor, book: foldJournal(pearlHarbor, entries), pack, now: 1_000 };
}

/** The state and what did not fit, procedure by procedure, without the engine's book. */
function foldAnew(procs: readonly Proc[]) {
  let state = pearlHarbor.initial();
  const conflicts: { id: string; conflicts: string[] }[] = [];
  for (const { opened, outcome, struck } of procs) {
    const met: string[] = [];
    for (const event of (struck ? undefined : (outcome as Outcome | undefined))?.events ?? []) {
      const applied = pearlHarbor.apply(state, event);
      state = applied.state;
      if (applied.conflict) met.push(applied.conflict);
    }
    if (met.length) conflicts.push({ id: opened.id, conflicts: met });
  }
  return { state, conflicts };
}

/** A row of numbers of its own for each seed. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return (at >>> 8) % below;
  };
}

const live = ({ struck, outcome }: Proc): boolean => !struck && outcome !== undefined;

/** The long one by samples: every so many lines. */
describe.each([
  ['invasion', 1],
  ['two-false-alarms', 6],
] as const)('each answer of %s amended in turn, every line of %i', (name, step) => {
  const lines = recorded(name)
    .book.procs.filter(live)
    .filter((_, i) => i % step === 0);
  const met = { amended: 0, conflicts: 0 };

  it.each(lines.map((proc) => [`${proc.opened.seq} ${proc.title}, ${proc.moment}`, proc] as const))(
    '%s',
    (_, proc) => {
      const of = proc.opened.id;
      const table = recorded(name);
      const { book } = table;
      for (const [i, key] of [...liveAnswers(proc, book.struck).keys()].entries()) {
        table.book = book;
        const draft = amendAtRandom(table, of, key, numbers(i + 1 + proc.opened.seq));
        if (!draft) continue;
        const back = wayBack(table, of);
        const command = amend(pearlHarbor, book, table.pack, draft, 'Misread');
        if (!command.ok) {
          expect(command.problem.code, key).toBe('amend.same');
          continue;
        }
        const told = previewChange(pearlHarbor, book, bookAfter(pearlHarbor, book, command.value));
        expect(take(table, command)).toBeUndefined();
        const fresh = foldAnew(table.book.procs);
        expect(table.book.state, key).toEqual(fresh.state);
        const refolded = foldJournal(pearlHarbor, JSON.parse(JSON.stringify(table.book.entries)));
        expect(refolded.state).toEqual(fresh.state);
        expect(told.arising.map(({ id, conflicts }) => ({ id, conflicts }))).toEqual(fresh.conflicts);
        met.amended += 1;
        met.conflicts += fresh.conflicts.length ? 1 : 0;

        const returned = amend(pearlHarbor, table.book, table.pack, { of, changes: back }, 'It was right');
        expect(take(table, returned), key).toBeUndefined();
        expect(table.book.state).toEqual(book.state);
        expect(table.book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
      }
    },
    20_000,
  );

  it('met lines that no longer fit', () => {
    expect(met.amended).toBeGreaterThan(lines.length / 2);
    if (step === 1) expect(met.conflicts).toBeGreaterThan(0);
  });
});

describe.each(['called', 'draw', 'invasion', 'two-false-alarms'])('%s undone line by line', (name) => {
  it('to the first line and back again, it is the same match', () => {
    const table = recorded(name);
    const { state } = table.book;
    let undone = 0;
    while (undoLast(table.book).ok) {
      expect(take(table, undoLast(table.book))).toBeUndefined();
      undone += 1;
    }
    expect(table.book.state).toEqual(pearlHarbor.initial());
    while (redoLast(table.book).ok) {
      expect(take(table, redoLast(table.book))).toBeUndefined();
      undone -= 1;
    }
    expect(undone).toBe(0);
    expect(table.book.state).toEqual(state);
    expect(table.book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  }, 20_000);
});
