import { describe, expect, it } from 'vitest';
import { firstBeyond } from '../../../src/core/journal/entry-bounds';
import { extendProjection, foldJournal } from '../../../src/core/journal/projection';
import { recordedEntries, shortest } from '../../support/recorded';
import { games } from './games';
import { foldAll, runAllAgain } from './recorded-runs';
import { undoAll } from './undo-all';

const booksOf = foldAll();

// With each set of questions that a procedure asks, the first two; the soak runs all of them.
runAllAgain(booksOf, 2);

describe.each(games)('the recorded games of $id', ({ id, game, bounds, recorded, example, facts }) => {
  const { ends, endOf, endEvent } = facts.recorded;
  const projections = booksOf.get(id) ?? [];
  const runs = projections.flatMap(({ projection }) => projection.runs);

  it('each has its end written down', () => {
    expect(recorded.map(({ name }) => name)).toEqual(Object.keys(ends));
  });

  it.each(projections)('$name is replayed to its recorded end', ({ name, projection }) => {
    expect(endOf(projection)).toEqual(ends[name]);
    expect(projection.open).toBeUndefined();
    expect(projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it.each(projections)('$name: kept entry by entry it is the same book', ({ entries, projection }) => {
    const grown = entries.reduce((now, entry) => extendProjection(game, now, entry), foldJournal(game, []));
    expect(grown).toEqual(projection);
  });

  // The shortest; the others are undone in the soak.
  it('the shortest: undone to the first line and back again, it is the same game', () =>
    undoAll(game, recordedEntries(game.id, shortest(game.id))));

  it('record nothing beyond the bounds of their events', () => {
    const journals = [...recorded.map(({ entries }) => entries), example];
    expect(journals.map((entries) => firstBeyond(bounds, entries))).toEqual(journals.map(() => undefined));
  });

  it('together use every procedure of the game', () => {
    const closed = runs.filter(({ entries }) => entries.some(({ outcome }) => outcome));
    const used = new Set(closed.map(({ opened }) => opened.procedure));
    expect(Object.keys(game.procedures).filter((id) => !used.has(id))).toEqual(
      facts.recorded.afterSheet ?? [],
    );
  });

  it('together reach every end of the game', () => {
    const events = runs.flatMap(({ entries }) => entries.flatMap(({ outcome }) => outcome?.events ?? []));
    const reached = new Set(events.filter(({ type }) => type === endEvent).map(({ end }) => end));
    expect(game.ends.length).toBeGreaterThan(0);
    expect(game.ends.filter((end) => !reached.has(end))).toEqual([]);
  });
});
