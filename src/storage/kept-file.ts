import { Dexie, type Table } from 'dexie';
import { DATABASE_NAME } from './database-name';

const NAME = `${DATABASE_NAME}-kept-file`;

/** The file that a player had the app keep up to date, as the browser hands it over; unchecked. Failures are the caller's. */
export const keptFiles = {
  get: async (): Promise<unknown> =>
    (await Dexie.exists(NAME)) ? (await within((rows) => rows.get('file')))?.handle : undefined,
  put: (handle: unknown) => within((rows) => rows.put({ key: 'file', handle })),
  forget: () => Dexie.delete(NAME),
};

type FileRow = { readonly key: 'file'; readonly handle: unknown };

/** A database of its own, as no copy can hold a file of this device. */
async function within<T>(work: (rows: Table<FileRow, string>) => PromiseLike<T>): Promise<T> {
  const db = new Dexie(NAME) as Dexie & { readonly rows: Table<FileRow, string> };
  db.version(1).stores({ rows: 'key' });
  try {
    return await work(db.rows);
  } finally {
    db.close();
  }
}
