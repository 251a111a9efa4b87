import { expect } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { foldJournal } from '../../../src/core/journal/book';
import { redoLast, undoLast } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import type { Game } from '../../../src/core/play/game';
import { count } from '../../support/counted';
import { type Table, take } from '../../support/play';

/** Undone to its first line and back again, a game is the same. */
export function undoAll(game: Game<unknown>, entries: readonly Entry[]): void {
  count('lines replayed', entries.length);
  const book = foldJournal(game, entries);
  const table: Table<unknown> = { game, book, pack: emptyPack(`own:${game.id}`, game.id, 'test'), now: 1 };
  let undone = 0;
  for (let undo = undoLast(table.book); undo.ok; undo = undoLast(table.book)) {
    expect(take(table, undo)).toBeUndefined();
    undone += 1;
  }
  expect(undone).toBeGreaterThan(0);
  expect(table.book.state).toEqual(game.initial());
  for (let redo = redoLast(table.book); redo.ok; redo = redoLast(table.book)) {
    expect(take(table, redo)).toBeUndefined();
    undone -= 1;
  }
  expect(undone).toBe(0);
  expect(table.book.state).toEqual(book.state);
  expect(table.book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
}
