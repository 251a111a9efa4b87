import { describe, expect, it } from 'vitest';
import { foldJournal, type Projection } from '../../../src/core/journal/projection';
import { tellStory } from '../../../src/core/journal/report/story';
import { games } from './games';

/** Read off the entries alone, but for whose secret they are: no line of a recorded game is restored or amended. */
function openFaces({ entries, runs, revealed }: Projection<unknown>): readonly number[] {
  const struck = entries.flatMap((entry) => (entry.kind === 'v1.Struck' ? entry.ids : []));
  const sealed = runs.flatMap(({ secret, opened }) =>
    secret && !revealed.has(secret.tag) ? [opened.id] : [],
  );
  const out = new Set([...struck, ...sealed]);
  return entries.flatMap((entry) => {
    if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') return [];
    if (out.has(entry.id) || ('of' in entry && out.has(entry.of))) return [];
    return entry.answers.flatMap(({ answer }) => (answer.kind === 'dice' ? answer.faces : []));
  });
}

describe.each(games)('the report of $id', ({ game, recorded, report, facts }) => {
  const stories = recorded.map(({ name, entries }) => {
    const projection = foldJournal(game, entries);
    return { name, entries, projection, story: tellStory(game, projection, name, report) };
  });

  it('says in a sentence that there is nothing yet', () => {
    const { tables, points, dice } = tellStory(game, foldJournal(game, []), 'New', report);
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.flatMap(({ rows }) => rows)).toEqual([]);
    expect(tables.map(({ empty }) => empty).filter((empty) => !/^[A-Z].*\.$/.test(empty))).toEqual([]);
    expect(points).toEqual([]);
    expect(dice).toEqual({ groups: [], leftOut: 0, sealed: false });
  });

  it('fills every table in some game, row by row to its width', () => {
    const tables = stories.flatMap(({ story }) => story.tables);
    const filled = new Set(tables.filter(({ rows }) => rows.length > 0).map(({ id }) => id));
    expect(tables.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([]);
    const askew = tables.filter(({ rows, columns }) => rows.some((row) => row.length !== columns.length));
    expect(askew.map(({ id }) => id)).toEqual([]);
  });

  it.each(stories)(
    '$name: counts, in its midst too, every face on record that counts and that all may know',
    ({ name, entries, projection: whole, story }) => {
      const midst = foldJournal(game, entries.slice(0, Math.ceil(entries.length / 2)));
      for (const [projection, { dice }] of [
        [midst, tellStory(game, midst, name, report)],
        [whole, story],
      ] as const) {
        const groups = dice.groups.filter(({ free }) => !free);
        const counted = groups.flatMap(({ counts }) =>
          counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1)),
        );
        expect(counted.toSorted()).toEqual(openFaces(projection).toSorted());
        expect(groups.map(({ sides }) => sides).filter((sides) => !facts.dice.includes(sides))).toEqual([]);
      }
    },
  );

  it('counts some faces', () => {
    expect(stories.some(({ story }) => story.dice.groups.length > 0)).toBe(true);
  });

  it.each(stories)('$name: tells the log by the moments and phases of the game', ({ projection, story }) => {
    const told = new Set(projection.runs.map(({ moment }) => moment));
    expect(story.log.map(({ moment }) => moment).filter((moment) => !told.has(moment))).toEqual([]);
    expect(story.log.flatMap(({ phases }) => phases).some(({ phase }) => phase)).toBe(
      game.phase !== undefined,
    );
    expect(story.log.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines)).length).toBeGreaterThan(0);
  });
});
