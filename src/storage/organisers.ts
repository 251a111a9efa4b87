import { Dexie, type Table } from 'dexie';
import { DATABASE_NAME } from './database-name';

/** The file of an event's organiser and the passes that were made with it, both unchecked. */
type OrganiserRow = { readonly key: 'organiser'; readonly organiser: unknown; readonly passes: unknown };

const NAME = `${DATABASE_NAME}-organiser`;

/** A database of its own, as no copy of a game may hold a key; made for who imports such a file. Failures are the caller's. */
export const organisers = {
  get: async () => ((await Dexie.exists(NAME)) ? within((rows) => rows.get('organiser')) : undefined),
  put: (organiser: unknown, passes: unknown) =>
    within((rows) => rows.put({ key: 'organiser', organiser, passes })),
  /** The whole database goes, so that nothing of the key stays. */
  forget: () => Dexie.delete(NAME),
};

async function within<T>(work: (rows: Table<OrganiserRow, string>) => PromiseLike<T>): Promise<T> {
  const db = new Dexie(NAME) as Dexie & { readonly rows: Table<OrganiserRow, string> };
  db.version(1).stores({ rows: 'key' });
  try {
    return await work(db.rows);
  } finally {
    db.close();
  }
}
