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

  it.each(stories)(
    '$name: opens on a headline, up to three sentences for each day or turn, and its points',
    ({ projection, story: { account } }) => {
      const sentences = account.chapters.flatMap((chapter) => chapter.sentences);
      expect([account.title, ...sentences].filter((said) => !/^[A-Z0-9].*[^.]$/.test(said))).toEqual([]);
      expect(Math.max(0, ...account.chapters.map((chapter) => chapter.sentences.length))).toBeLessThan(4);
      expect(new Set(account.chapters.map(({ when }) => when)).size).toBe(account.chapters.length);
      const stand = new Map(
        game.ledgers(projection.state).map(({ title, total, measured = total }) => [title, measured?.value]),
      );
      for (const { title, from, to, changes } of account.climbs) {
        expect(to).toBe(stand.get(title));
        expect(changes.reduce((sum, { points }) => sum + points, from)).toBeCloseTo(to, 6);
        expect(
          changes.map(({ at }) => at).filter((at, i) => at <= 0 || at >= 1 || at < (changes[i - 1]?.at ?? 0)),
        ).toEqual([]);
      }
    },
  );

  it('tells a story of some game, and draws its points where it counts any', () => {
    expect(
      stories.some(({ story }) => story.account.chapters.some(({ sentences }) => sentences.length)),
    ).toBe(true);
    const counts = stories.some(({ story }) => story.points.some(({ turns }) => turns[1]));
    expect(stories.some(({ story }) => story.account.climbs.length > 0)).toBe(counts);
  });

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
