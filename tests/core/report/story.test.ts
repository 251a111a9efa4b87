// The story that report, log and export are told from, on the toy's nights.
import { describe, expect, it } from 'vitest';
import { amend } from '../../../src/core/journal/amend';
import { addNote, strike } from '../../../src/core/journal/commands';
import type { Projection } from '../../../src/core/journal/projection';
import { diceReport } from '../../../src/core/journal/report/dice';
import { tellStory } from '../../../src/core/journal/report/story';
import { toldOf, walkGame } from '../../../src/core/journal/report/walk';
import { type ToyState, toy } from '../../games/toy/toy';
import { answer, open, say, sitDown, type Table, take } from '../../support/play';

type Toy = Table<ToyState>;

function begun(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}
const stash = (table: Toy, label: string, worth: number) => {
  open(table, 'stash', { side: 'fox' });
  say(table, { label, worth });
};
const story = ({ projection }: Toy) => tellStory(toy, projection, 'A night', undefined);
const linesOf = (table: Toy) =>
  story(table).log.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));
const last = (table: Toy) => table.projection.runs.at(-1)?.opened.id ?? '';

describe('the story', () => {
  it('names game and sides, and tells turn by turn', () => {
    const table = begun();
    take(table, addNote('Fog'));
    open(table, 'pass');
    open(table, 'pass');
    expect(story(table)).toMatchObject({
      game: { id: 'toy', title: 'Smugglers' },
      title: 'A night',
      sides: [
        { id: 'fox', name: 'Fox', player: 'Fox' },
        { id: 'owl', name: 'Owl', player: 'Owl' },
      ],
      standing: 'Turn 2',
      tables: [],
      log: [
        {
          moment: 'Turn 1, dusk',
          phases: [{ lines: [{ title: 'The night begins' }, { kind: 'note' }, { title: 'Time passes' }] }],
        },
        { moment: 'Turn 1, night', phases: [{ lines: [{ title: 'Time passes' }] }] },
      ],
    });
  });

  it('an amended line tells what it was, with its value, and whether everybody had seen it', () => {
    const table = begun();
    stash(table, 'Tea', 2);
    const of = last(table);
    open(table, 'show', { side: 'fox' });
    const form = { kind: 'form', values: { label: 'Rum', worth: 3 } } as const;
    take(
      table,
      amend(toy, table.projection, table.pack, { of, changes: [{ key: 'crate', answer: form }] }, 'Misread'),
    );
    const line = linesOf(table).find(({ title }) => title === 'Rum stashed');
    expect(line).toMatchObject({
      value: '+3',
      afterReveal: true,
      amended: true,
      was: { title: 'Tea stashed', value: '+2' },
    });
    expect(linesOf(table).find(({ title }) => title === 'Crates shown')).not.toHaveProperty('afterReveal');
  });
});

describe('what tables are made of', () => {
  it('a step is told by the title of its working, wherever that stands, or else by its own', () => {
    const table = begun();
    const told = (trace: readonly { readonly kind: 'title' | 'fact'; readonly label: string }[]) => {
      const runs = table.projection.runs.map((procedureRun) => ({
        ...procedureRun,
        outcome: { events: [], trace },
      }));
      const projection: Projection<ToyState> = { ...table.projection, runs };
      return toldOf(projection, walkGame(toy, projection, undefined)).map(({ title }) => title);
    };
    const fact = { kind: 'fact', label: 'Wind' } as const;
    expect(told([fact, { kind: 'title', label: 'At last' }])).toEqual(['At last']);
    expect(told([fact])).toEqual(['Begin']);
  });

  it('neither struck, open nor sealed steps', () => {
    const table = begun();
    stash(table, 'Tea', 2);
    open(table, 'pass');
    take(table, strike(table.projection, [last(table)]));
    open(table, 'cross', { side: 'owl' });
    expect(
      toldOf(table.projection, walkGame(toy, table.projection, undefined)).map(({ title }) => title),
    ).toEqual(['The night begins']);
  });
});

describe('dice', () => {
  const cross = (table: Toy, side: string, faces: readonly number[]) => {
    open(table, 'cross', { side });
    answer(table, 'crossing', { kind: 'dice', faces, by: 'physical' });
    if (table.projection.open) say(table, 'late');
  };
  it.each([[['fox', 'owl']], [['owl', 'fox']]])('of %j stand side by side in the same order', (sides) => {
    const table = begun();
    for (const side of sides) cross(table, side, [1, 1, 1]);
    const { groups } = diceReport(toy, table.projection, walkGame(toy, table.projection, undefined));
    expect(groups.map(({ side }) => side)).toEqual(['fox', 'owl']);
  });

  it('of a question that an amended answer no longer leads to are not counted', () => {
    const table = begun();
    open(table, 'patrol', { side: 'owl' });
    say(table, 'heron', 'run', '1:2 1:1', { faces: [2, 5], marks: ['ram'] }, '2/1');
    const { groups } = diceReport(toy, table.projection, walkGame(toy, table.projection, undefined));
    expect(groups).toMatchObject([{ side: 'owl', counts: [0, 1, 0, 0, 1, 0] }]);
  });
});
