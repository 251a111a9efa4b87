import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { DATABASE_NAME } from '../../src/storage/database-name';
import { openFolds } from '../../src/storage/folds';
import { openHalls, placeAt } from '../../src/storage/halls';
import { keptFiles } from '../../src/storage/kept-file';
import { organisers } from '../../src/storage/organisers';

/** As phones have them; a tab of an older version cannot open a database of a higher one. */
async function onDisk(name: string) {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const tables = [...db.objectStoreNames].map((table) => [
    table,
    db.transaction(table).objectStore(table).keyPath,
  ]);
  const { version } = db;
  db.close();
  return { version, tables };
}

afterEach(async () => {
  await organisers.forget();
  await keptFiles.forget();
});

// Dexie counts in tens.
test('each database beside the games has the version and the tables that phones have', async () => {
  await organisers.put({ name: 'Ann' }, []);
  await openFolds(DATABASE_NAME).put({ game: 'g1' }, ['g1']);
  await openHalls().put(placeAt('g1', {}));
  expect(await keptFiles.get()).toBeUndefined();
  await keptFiles.put({ name: 'games.json' });
  expect(await keptFiles.get()).toEqual({ name: 'games.json' });
  expect(await organisers.get()).toEqual({ key: 'organiser', organiser: { name: 'Ann' }, passes: [] });
  const names = ['organiser', 'halls', 'folds', 'kept-file'].map((name) => `${DATABASE_NAME}-${name}`);
  expect(await Promise.all(names.map(onDisk))).toEqual([
    { version: 10, tables: [['rows', 'key']] },
    { version: 10, tables: [['halls', 'game']] },
    { version: 10, tables: [['folds', 'game']] },
    { version: 10, tables: [['rows', 'key']] },
  ]);
});
