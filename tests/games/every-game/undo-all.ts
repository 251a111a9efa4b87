import { expect } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { redoLast, undoLast } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import type { Game } from '../../../src/core/play/game';
import { count } from '../../support/counted';
import { type Table, take } from '../../support/play';

/** Undone to its first line and back again, a game is the same. */
export function undoAll(game: Game<unknown>, entries: readonly Entry[]): void {
  count('lines replayed', entries.length);
  const projection = foldJournal(game, entries);
  const table: Table<unknown> = {
    game,
    projection,
    pack: emptyPack(`own:${game.id}`, game.id, 'test'),
    now: 1,
  };
  let undone = 0;
  for (let undo = undoLast(table.projection); undo.ok; undo = undoLast(table.projection)) {
    expect(take(table, undo)).toBeUndefined();
    undone += 1;
  }
  expect(undone).toBeGreaterThan(0);
  expect(table.projection.state).toEqual(game.initial());
  for (let redo = redoLast(table.projection); redo.ok; redo = redoLast(table.projection)) {
    expect(take(table, redo)).toBeUndefined();
    undone -= 1;
  }
  expect(undone).toBe(0);
  expect(table.projection.state).toEqual(projection.state);
  expect(table.projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
}
