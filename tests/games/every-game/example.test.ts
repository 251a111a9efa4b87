import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openExample } from '../../../src/app/example';
import { openSession } from '../../../src/app/open-session';
import { foldJournal } from '../../../src/core/journal/book';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { games } from './games';

describe.each(games)('the example of $id', ({ meta, game, example, facts, source }) => {
  it('folds without a conflict, in the middle of a game', () => {
    const book = foldJournal(game, example);
    expect(book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(book.open).toBeUndefined();
    const { subheading, main, verdict } = game.table(book.state);
    expect(verdict).toBeUndefined();
    expect({ moment: game.moment(book.state), subheading, main: main?.label }).toEqual(facts.example);
  });

  it('is small', () => {
    expect(gzipSync(readFileSync(new URL('example.json', source))).length).toBeLessThan(20_000);
  });

  it('opens as a game like any other, on the practice tables if it has any, and goes on', async () => {
    const store = await freshStore();
    const id = take(await openExample(meta, opened(store)));
    const session = take(await openSession([meta], id, opened(store)));
    const { main } = session.table.value;
    const before = session.book.value;
    expect(session.pack.value.practice).toBe(!meta.printed);
    if (main) await session.start(main);
    expect(session.book.value.entries).toHaveLength(before.entries.length + 1);
    await session.undo();
    expect(session.book.value.open).toBeUndefined();
    expect(session.book.value.state).toEqual(before.state);
    session.close();
  });
});
