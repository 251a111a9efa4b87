import { Dexie, type Table } from 'dexie';
import type { ChartPack } from '../core/charts/pack';
import type { EntryRow, FileRow, GameRow } from './rows';

export type Database = Dexie & {
  readonly games: Table<GameRow, string>;
  readonly entries: Table<EntryRow, [game: string, seq: number]>;
  readonly packs: Table<ChartPack, string>;
  readonly definitions: Table<FileRow, string>;
  readonly meta: Table<{ readonly key: string; readonly value: string }, string>;
};

/** The schema only ever grows: a new version adds tables or indexes, and keeps the lines of the old ones. */
export function makeDatabase(name: string): Database {
  // Dexie's own default is relaxed: a commit would be reported before it is on the disk.
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ games: 'id, updated', entries: '[game+seq], game', packs: 'id', meta: 'key' });
  db.version(2).stores({ definitions: 'hash, game' });
  return db as Database;
}
