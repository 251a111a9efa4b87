import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Result } from '../../src/core/result';
import { readRaw } from '../../src/storage/read-raw';
import { openStore } from '../../src/storage/store';

afterEach(() => vi.restoreAllMocks());

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);
let count = 0;

/** A database of any version with these tables, left closed. */
function make(tables: { readonly [name: string]: readonly object[] }, version = 10): Promise<string> {
  const name = `raw-${++count}`;
  return new Promise((resolve) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [table, rows] of Object.entries(tables)) {
        const made = request.result.createObjectStore(table, { autoIncrement: true });
        for (const row of rows) made.add(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(name);
    };
  });
}

const tables = {
  games: [{ id: 'g1', charts: 'own', game: 'tiny' }, { id: 'g2' }],
  entries: [{ game: 'g2', seq: 1 }, { game: 'g1', seq: 1 }, { game: 'g1', seq: 2 }, 7 as unknown as object],
  packs: [{ id: 'own:tiny' }],
};

test.each([10, 9_000])('every row is read, of version %d, and each game has its own', async (version) => {
  const name = await make(tables, version);
  expect(await readRaw(name)).toEqual({
    ok: true,
    value: {
      games: [
        {
          row: tables.games[0],
          entries: [
            { game: 'g1', seq: 1 },
            { game: 'g1', seq: 2 },
          ],
          pack: { id: 'own:tiny' },
        },
        { row: { id: 'g2' }, entries: [{ game: 'g2', seq: 1 }] },
      ],
      packs: [{ id: 'own:tiny' }],
      files: [],
      whole: true,
    },
  });
});

test('a table that is missing is said, the others are read', async () => {
  const { games } = tables;
  const read = await readRaw(await make({ games }));
  expect(read.ok && [read.value.games.length, read.value.whole]).toEqual([2, false]);
});

test('what is not there is not made', async () => {
  const name = `raw-${++count}`;
  expect(codeOf(await readRaw(name))).toBe('rescue.none');
  expect((await indexedDB.databases()).map((known) => known.name)).not.toContain(name);
});

test('a browser that refuses, or never answers', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(codeOf(await readRaw('x'))).toBe('rescue.refused');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
  expect(codeOf(await readRaw('x', 1))).toBe('rescue.held');
});

test('a store is read while it is open, and stays open', async () => {
  const name = `raw-${++count}`;
  const store = await openStore(name);
  if (!store.ok) throw new Error('no store');
  expect(await readRaw(name)).toEqual({ ok: true, value: { games: [], packs: [], files: [], whole: true } });
  expect(codeOf(await store.value.listGames())).toBe('ok');
});

test('a database of a newer version is opened as it is', async () => {
  const name = await make({ ...tables, meta: [] }, 9_000);
  expect(codeOf(await openStore(name))).toBe('ok');
});
