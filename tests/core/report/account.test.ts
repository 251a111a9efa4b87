// What a report opens with, on the toy's nights.
import { describe, expect, it } from 'vitest';
import { strike } from '../../../src/core/journal/commands';
import { tellStory } from '../../../src/core/journal/report/story';
import type { Game } from '../../../src/core/play/game';
import type { GameReport } from '../../../src/core/play/game-report';
import { type ToyState, toy } from '../../games/toy/toy';
import { open, say, sitDown, type Table, take } from '../../support/play';

type Toy = Table<ToyState>;

function begun(game: Game<ToyState> = toy): Toy {
  const table = sitDown(game);
  open(table, 'begin');
  say(table, {});
  return table;
}
function stash(table: Toy, side: string, label: string, worth: number) {
  open(table, 'stash', { side });
  say(table, { label, worth });
}
const accountOf = ({ projection }: Toy, report?: GameReport<ToyState>) =>
  tellStory(toy, projection, 'A night', report).account;

/** Tells each step that recorded a crate, and weighs it by what it says. */
const teller = (happened: GameReport<ToyState>['happened']): GameReport<ToyState> => ({
  turn: toy.moment,
  tables: () => [],
  ...(happened && { happened }),
});

describe('the story that a report opens with', () => {
  it('of a game without words of its own is told by the ledger, step by step, once that is open', () => {
    const table = begun();
    open(table, 'show', { side: 'fox' });
    stash(table, 'fox', 'Tea', 2);
    open(table, 'pass');
    stash(table, 'fox', 'Rum', 3);
    const { title, climbs, chapters } = accountOf(table);
    expect(title).toBe('Turn 1');
    expect(chapters.map(({ when, sentences }) => [when, sentences])).toEqual([
      ['Turn 1, dusk', ["Tea, Fox's crates +2"]],
      ['Turn 1, night', ["Rum, Fox's crates +3"]],
    ]);
    expect(climbs).toEqual([
      {
        ...{ title: "Fox's crates", label: 'Worth', from: 0, to: 5, thresholds: [] },
        changes: [
          expect.objectContaining({ value: 2, points: 2, why: ['Tea'] }),
          expect.objectContaining({ value: 5, points: 3, why: ['Rum'] }),
        ],
      },
    ]);
    const [first = 0, second = 0] = climbs[0]?.changes.map(({ at }) => at) ?? [];
    expect(0 < first && first < 0.5 && 0.5 < second && second < 1).toBe(true);
  });

  it('says nothing of what is sealed, nor of what was struck', () => {
    const table = begun();
    stash(table, 'fox', 'Tea', 2);
    open(table, 'show', { side: 'owl' });
    stash(table, 'owl', 'Silk', 4);
    const report = teller(({ title }) => ({ words: title }));
    const said = () => accountOf(table, report).chapters.flatMap(({ sentences }) => sentences);
    expect(said().join()).not.toContain('Tea');
    expect(said().join()).toContain('Silk');
    take(table, strike(table.projection, [table.projection.entries.at(-2)?.id ?? '']));
    expect(said().join()).not.toContain('Silk');
  });

  it('keeps of each day the three that weigh most: points, then losses, then what was revealed; in their order', () => {
    const table = begun();
    open(table, 'show', { side: 'fox' });
    for (const [label, worth] of [
      ['A', 1],
      ['B', 3],
      ['C', 1],
      ['D', 1],
      ['E', 1],
    ] as const)
      stash(table, 'fox', label, worth);
    const lost: { readonly [title: string]: number } = { 'C stashed': 1, 'D stashed': 2 };
    const report = teller(({ title }) => {
      const count = lost[title];
      return title.endsWith('stashed')
        ? { words: `${title.toLowerCase()}`, ...(count && { lost: { fox: count } }) }
        : undefined;
    });
    const [{ sentences } = { sentences: [] }] = accountOf(table, report).chapters;
    expect(sentences.map((said) => said.slice(0, 1))).toEqual(['B', 'C', 'D']);
  });

  it('of a game with two entries is its headline alone', () => {
    expect(accountOf(begun())).toEqual({
      title: 'Turn 1',
      climbs: [],
      chapters: [expect.objectContaining({ sentences: [] })],
    });
  });

  it('is headed by the words of the game while it has no end', () => {
    const report: GameReport<ToyState> = { ...teller(undefined), headline: () => 'All quiet' };
    expect(accountOf(begun(), report).title).toBe('All quiet');
  });
});
