import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Book, extendBook, foldJournal, liveAnswers } from '../../../src/core/journal/book';
import { firstBeyond } from '../../../src/core/journal/entry-bounds';
import type { Game } from '../../../src/core/play/game';
import { noLookup, runProcedure, sideOf } from '../../../src/core/play/procedure';
import { describeTrace } from '../../../src/core/play/trace';
import { recordedEntries, shortest } from '../../support/recorded';
import { games } from './games';
import { undoAll } from './undo-all';

/** Every procedure that counts, run again from its answers without a pack, and the state after what is on record of it. */
function run(game: Game<unknown>, book: Book<unknown>) {
  let after = game.initial();
  return book.procs
    .filter(({ struck }) => !struck)
    .map((proc) => {
      const def = game.procedures[proc.opened.procedure];
      if (!def || !proc.outcome) throw new Error(`${proc.opened.id} is not closed`);
      const { args } = proc.opened;
      const side = sideOf(def, after, args);
      const again = runProcedure(def, after, args, liveAnswers(proc, book.struck), noLookup);
      after = proc.outcome.events.reduce((state, event) => game.apply(state, event).state, after);
      return { proc, side, run: again, after };
    });
}

const ran = new Map<Book<unknown>, ReturnType<typeof run>>();

/** Once for all that looks at it. */
function runAgain(game: Game<unknown>, book: Book<unknown>): ReturnType<typeof run> {
  const again = ran.get(book) ?? run(game, book);
  ran.set(book, again);
  return again;
}

const booksOf = new Map(
  games.map(({ id, game, recorded }) => [
    id,
    recorded.map(({ name, entries }) => ({ name, entries, book: foldJournal(game, entries) })),
  ]),
);

it('a result tells a stated value in the line in which the last question told it', () => {
  const lines = games.flatMap(({ id, game }) =>
    (booksOf.get(id) ?? []).flatMap(({ book }) =>
      runAgain(game, book).flatMap(({ proc, run }) => {
        const told = run.asked.at(-1)?.working ?? [];
        const { lines: result } = describeTrace(proc.outcome?.trace ?? []);
        return run.stated
          .filter(({ at }) => at < told.length)
          .map(({ at }) => ({ line: `${proc.title}, ${at}`, told: told[at], result: result[at] }));
      }),
    ),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ told, result }) => !isDeepStrictEqual(told, result))).toEqual([]);
});

describe.each(games)('the recorded games of $id', ({ id, game, bounds, recorded, example, facts }) => {
  const { ends, endOf, endEvent } = facts.recorded;
  const books = booksOf.get(id) ?? [];
  const procs = books.flatMap(({ book }) => book.procs);

  it('each has its end written down', () => {
    expect(recorded.map(({ name }) => name)).toEqual(Object.keys(ends));
  });

  it.each(books)('$name is replayed to its recorded end', ({ name, book }) => {
    expect(endOf(book)).toEqual(ends[name]);
    expect(book.open).toBeUndefined();
    expect(book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it.each(books)('$name: kept entry by entry it is the same book', ({ entries, book }) => {
    const grown = entries.reduce((now, entry) => extendBook(game, now, entry), foldJournal(game, []));
    expect(grown).toEqual(book);
  });

  it.each(books)(
    '$name: every procedure run again from its answers, without a pack, says the same',
    ({ book }) => {
      const again = runAgain(game, book);
      for (const { proc, run } of again) {
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), proc.title).toEqual(
          proc.outcome,
        );
      }
      expect(again.at(-1)?.after).toEqual(book.state);
    },
  );

  it.each(books)(
    '$name: a line of the working that names a question names one that was asked',
    ({ book }) => {
      const working = runAgain(game, book).map(({ proc, run }) => ({
        proc,
        asked: [...run.asked, ...run.stated].map(({ key }) => key),
        lines: [...run.asked.flatMap((prompt) => prompt.working), ...(proc.outcome?.trace ?? [])],
      }));
      const naming = working.flatMap(({ proc, asked, lines }) =>
        lines.flatMap(({ label, prompt }) =>
          prompt === undefined
            ? []
            : [{ line: `${proc.title}: ${label}, ${prompt}`, known: asked.includes(prompt) }],
        ),
      );
      expect(naming.length).toBeGreaterThan(0);
      expect(naming.flatMap(({ line, known }) => (known ? [] : [line]))).toEqual([]);
    },
  );

  it('each question is the side’s that its procedure is of, or it is written down where both are asked', () => {
    const asked = books.flatMap(({ book }) => runAgain(game, book));
    const both = asked.filter(({ run, side }) => run.asked.some((prompt) => prompt.side !== side));
    const procedures = new Set(both.map(({ proc }) => proc.opened.procedure));
    expect([...procedures].toSorted()).toEqual(facts.recorded.bothSides.toSorted());
  });

  // The shortest; the others are undone in the soak.
  it('the shortest: undone to the first line and back again, it is the same game', () =>
    undoAll(game, recordedEntries(game.id, shortest(game.id))));

  it('record nothing beyond the bounds of their events', () => {
    const journals = [...recorded.map(({ entries }) => entries), example];
    expect(journals.map((entries) => firstBeyond(bounds, entries))).toEqual(journals.map(() => undefined));
  });

  it('together use every procedure of the game', () => {
    const closed = procs.filter(({ entries }) => entries.some(({ outcome }) => outcome));
    const used = new Set(closed.map(({ opened }) => opened.procedure));
    expect(Object.keys(game.procedures).filter((id) => !used.has(id))).toEqual(
      facts.recorded.afterSheet ?? [],
    );
  });

  it('together reach every end of the game', () => {
    const events = procs.flatMap(({ entries }) => entries.flatMap(({ outcome }) => outcome?.events ?? []));
    const reached = new Set(events.filter(({ type }) => type === endEvent).map(({ end }) => end));
    expect(game.ends.length).toBeGreaterThan(0);
    expect(game.ends.filter((end) => !reached.has(end))).toEqual([]);
  });
});
