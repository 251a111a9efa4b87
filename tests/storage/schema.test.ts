import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
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
/** What 1.2 adds: games that are files. */
const NOW = {
  version: 20,
  tables: { ...TABLES, definitions: { key: 'hash', indexes: { game: 'game' } } },
} as const;

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

/** The schema that 1.0 and 1.1 declare, in a tab of theirs. */
function tabOf10(name: string): Dexie {
  const db = new Dexie(name);
  db.version(1).stores({ games: 'id, updated', entries: '[game+seq], game', packs: 'id', meta: 'key' });
  return db;
}

test('a database of 1.0 opens with its games, and its tables stay as they were', async () => {
  await made('of-1.0');
  const store = await openStore('of-1.0');
  if (!store.ok) throw new Error(store.problem.code);
  expect(await store.value.listGames()).toEqual({ ok: true, value: [row] });
  expect(await store.value.loadGame('g1')).toMatchObject({ ok: true, value: { row, entries: [first] } });
  const db = await done(indexedDB.open('of-1.0'));
  expect([db.version, shapeOf(db)]).toEqual([NOW.version, NOW.tables]);
});

test('a tab of 1.0 may still play: it gives way to the new table, and opens what is there now', async () => {
  const old = tabOf10('shared');
  await old.table('games').put(row);
  await old.table('entries').put({ ...first, game: 'g1' });
  const store = await openStore('shared');
  expect(store.ok && (await store.value.listGames())).toEqual({ ok: true, value: [row] });
  if (!old.isOpen()) await old.open();
  await old.table('entries').put({ ...first, id: 'd:2', seq: 2, game: 'g1' });
  await old.table('games').put({ ...row, entries: 2 });
  expect(store.ok && (await store.value.loadGame('g1'))).toMatchObject({
    ok: true,
    value: { row: { entries: 2 } },
  });
});

test('a new database is made as one of 1.0 becomes', async () => {
  const store = await openStore('new');
  expect(store.ok && (await store.value.listGames())).toEqual({ ok: true, value: [] });
  const db = await done(indexedDB.open('new'));
  expect([db.version, shapeOf(db)]).toEqual([NOW.version, NOW.tables]);
});
