import { expect, it } from 'vitest';
import { tellStory } from '../../../src/core/journal/report/story';
import type { Game } from '../../../src/core/play/game';
import { type ToyState, toy } from '../../games/toy/toy';
import { open, say, sitDown, type Table } from '../../support/play';

function begun(game: Game<ToyState> = toy): Table<ToyState> {
  const table = sitDown(game);
  open(table, 'begin');
  say(table, {});
  return table;
}

function stash(table: Table<ToyState>, side: string, worth: number): void {
  open(table, 'stash', { side });
  say(table, { label: 'Tea', worth });
}

it('a game without points has none over the turns, and no tables', () => {
  const none: Game<ToyState> = { ...toy, ledgers: () => [] };
  const table = begun(none);
  open(table, 'pass');
  expect(tellStory(none, table.projection, 'Toy', undefined)).toMatchObject({ points: [], tables: [] });
});

it('without its own notion of a turn every moment is one; a sealed ledger is told from its reveal on', () => {
  const table = begun();
  stash(table, 'fox', 3);
  stash(table, 'owl', 5);
  open(table, 'pass');
  expect(tellStory(toy, table.projection, 'Toy', undefined).points).toEqual([]);
  open(table, 'show', { side: 'fox' });
  open(table, 'pass');
  stash(table, 'fox', 2);
  expect(tellStory(toy, table.projection, 'Toy', undefined).points).toEqual([
    {
      title: "Fox's crates",
      label: 'Worth',
      turns: [
        { turn: 'Turn 1, night', moment: 'Turn 1, night', value: 3, thresholds: [] },
        { turn: 'Turn 2, dusk', moment: 'Turn 2, dusk', value: 5, thresholds: [] },
      ],
    },
  ]);
});
