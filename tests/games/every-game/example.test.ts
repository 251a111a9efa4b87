import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openExample, openPractice } from '../../../src/app/example';
import { openSession } from '../../../src/app/open-session';
import { foldJournal } from '../../../src/core/journal/projection';
import { diceReport } from '../../../src/core/journal/report/dice';
import { walkGame } from '../../../src/core/journal/report/walk';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { games } from './games';

describe.each(games)('the example of $id', ({ meta, game, example, facts, source }) => {
  it('folds without a conflict, in the middle of a game', () => {
    const projection = foldJournal(game, example);
    expect(projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(game.table(projection.state).verdict).toBeUndefined();
  });

  it('says of none of its dice that they fell unevenly', () => {
    const projection = foldJournal(game, example);
    const { groups } = diceReport(game, projection, walkGame(game, projection, undefined));
    expect(groups.flatMap(({ fit }) => (fit ? [fit.rarity] : [])).filter((rarity) => rarity > 1)).toEqual([]);
  });

  it('tells how its roll comes about with the numbers that are worked out', async () => {
    const store = await freshStore();
    const session = take(
      await openSession([meta], take(await openExample(meta, opened(store))), opened(store)),
    );
    const working = JSON.stringify(session.question.value?.prompt).replaceAll('−', '-');
    const { told } = (await meta.example?.()) ?? { told: '' };
    const numbers = told.match(/\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(working).toMatch(new RegExp(`\\b${number}\\b`));
    session.close();
  });

  it('its practice game begins with the set-up done, at its first decision, and is gone on with', async () => {
    const store = await freshStore();
    const id = take(await openPractice(meta, opened(store)));
    const session = take(await openSession([meta], id, opened(store)));
    expect(session.question.value).toBeUndefined();
    const { main } = session.table.value;
    const moment = game.moment(session.projection.value.state);
    expect({ moment, main: main?.label }).toEqual(facts.practice);
    expect(session.pack.value.practice).toBe(!meta.printed);
    expect(session.row.value.title).toBe(`Practice: ${meta.title}`);
    if (main) await session.start(main);
    expect(session.save.value.kind).toBe('saved');
    session.close();
    expect(take(await openPractice(meta, opened(store)))).toBe(id);
    take(await store.patchGame(id, { archived: true }));
    expect(take(await openPractice(meta, opened(store)))).not.toBe(id);
  });

  it('is small', () => {
    expect(gzipSync(readFileSync(new URL('example.json', source))).length).toBeLessThan(20_000);
  });

  it('opens on its die, on the practice tables if it has any: any roll has a result, and undo brings the die back', async () => {
    const store = await freshStore();
    const id = take(await openExample(meta, opened(store)));
    const session = take(await openSession([meta], id, opened(store)));
    const { projection, pack, question, lastResult } = session;
    expect(pack.value.practice).toBe(!meta.printed);
    const asked = question.value;
    if (asked?.prompt.kind !== 'dice') throw new Error('it opens on no die');
    const { prompt, title } = asked;
    const moment = game.moment(projection.value.state);
    expect({ moment, title, die: prompt.title }).toEqual(facts.example);
    expect(prompt.secret).toBeUndefined();
    for (let face = 1; face <= prompt.sides; face += 1) {
      const faces = Array<number>(prompt.count).fill(face);
      await session.answer(prompt.key, { kind: 'dice', faces, by: 'app' });
      const working = question.value?.prompt.working.map(({ kind }) => kind);
      expect(working ?? lastResult.value?.outcome?.trace.map(({ kind }) => kind)).toContain('die');
      if (working) expect(working).toContain('result');
      await session.undo();
      expect(question.value?.prompt).toEqual(prompt);
    }
    session.close();
  });
});
