import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/core/journal/journal';
import type { GameRow } from '../../src/storage/rows';
import { openStore } from '../../src/storage/store';

/** The database as 1.0 makes it, and as every phone that plays has it. */
const TABLES = {
  games: { key: 'id', indexes: { updated: 'updated' } },
  entries: { key: ['game', 'seq'], indexes: { game: 'game' } },
  packs: { key: 'id', indexes: {} },
  meta: { key: 'key', indexes: {} },
} as const;
/** Dexie counts in tens. */
const VERSION = 10;

const row: GameRow = {
  id: 'g1',
  game: 'tiny',
  title: 'Sunday',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries: 1,
  summary: 'Set up',
};
const first: Entry = { id: 'd:1', seq: 1, at: 1, kind: 'v1.Noted', text: 'begun' };

const done = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What a browser of 1.0 has on its disk, without any code of ours. */
async function made(name: string): Promise<void> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    for (const [table, { key, indexes }] of Object.entries(TABLES)) {
      const store = request.result.createObjectStore(table, { keyPath: key as string | string[] });
      for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
    }
  };
  const db = await done(request);
  const tx = db.transaction(['games', 'entries'], 'readwrite');
  tx.objectStore('games').put(row);
  tx.objectStore('entries').put({ ...first, game: 'g1' });
  await new Promise((resolve) => {
    tx.oncomplete = resolve;
  });
  db.close();
}

const shapeOf = (db: IDBDatabase) => {
  const names = [...db.objectStoreNames];
  const tx = db.transaction(names);
  return Object.fromEntries(
    names.map((name) => {
      const { keyPath: key, indexNames } = tx.objectStore(name);
      const indexes = [...indexNames].map((index) => [index, tx.objectStore(name).index(index).keyPath]);
      return [name, { key, indexes: Object.fromEntries(indexes) }];
    }),
  );
};

test('a database of 1.0 opens with its games, and stays one that 1.0 can open: a tab of it may still play', async () => {
  await made('of-1.0');
  const store = await openStore('of-1.0');
  if (!store.ok) throw new Error(store.problem.code);
  expect(await store.value.listGames()).toEqual({ ok: true, value: [row] });
  expect(await store.value.loadGame('g1')).toMatchObject({ ok: true, value: { row, entries: [first] } });
  // An older version than the one on the disk is refused.
  const db = await done(indexedDB.open('of-1.0', VERSION));
  expect([db.version, shapeOf(db)]).toEqual([VERSION, TABLES]);
});

test('a new database is made as 1.0 makes it: what is added needs a version of its own', async () => {
  const store = await openStore('new');
  expect(store.ok && (await store.value.listGames())).toEqual({ ok: true, value: [] });
  const db = await done(indexedDB.open('new'));
  expect([db.version, shapeOf(db)]).toEqual([VERSION, TABLES]);
});
