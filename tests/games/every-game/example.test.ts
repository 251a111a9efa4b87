import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openExample } from '../../../src/app/example';
import { openSession } from '../../../src/app/open-session';
import { foldJournal } from '../../../src/core/journal/projection';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { games } from './games';

describe.each(games)('the example of $id', ({ meta, game, example, facts, source }) => {
  it('folds without a conflict, in the middle of a game', () => {
    const projection = foldJournal(game, example);
    expect(projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(game.table(projection.state).verdict).toBeUndefined();
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
