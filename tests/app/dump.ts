import type { Session } from '../../src/app/session';
import type { ChartPack } from '../../src/core/charts/pack';

/** One table of the store as the browser keeps it, so that it can be made again without the code that made it. */
type Table = {
  readonly keyPath: string | string[];
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  readonly rows: readonly unknown[];
};

/** The whole store of a release, what its settings were kept as, and what that release showed of its games. */
export type Dump = {
  readonly release: string;
  /** The browser's own version number of the database. */
  readonly version: number;
  readonly tables: { readonly [name: string]: Table };
  readonly settings: { readonly [key: string]: string };
  readonly shown: { readonly [game: string]: Shown };
};

/** What a player sees of a game and must see again: the open question, the log, the totals, the charts. */
export type Shown = ReturnType<typeof shownBy>;

export function shownBy(session: Session) {
  const { prompt } = session.question.value ?? {};
  return {
    title: session.row.value.title,
    entries: session.projection.value.entries.map(({ id, seq, kind }) => `${seq} ${id} ${kind}`),
    question: prompt ? { key: prompt.key, kind: prompt.kind } : null,
    totals: session.ledgers.value.map(({ total }) => total?.value ?? null),
    log: session.log.value.map(
      ({ seq, moment, title, value, struck, open }) =>
        `${seq} ${moment}: ${title}${value === undefined ? '' : `, ${value}`}${struck ? ', struck' : ''}${open ? ', open' : ''}`,
    ),
    charts: chartsOf(session.pack.value),
    canRedo: session.canRedo.value,
  };
}

const chartsOf = ({ id, name, version, heads, cells }: ChartPack) => ({
  id,
  name,
  version,
  heads: Object.entries(heads).map(([axis, names]) => `${axis}: ${names.join(' ')}`),
  cells: Object.entries(cells).flatMap(([chart, known]) =>
    Object.entries(known).map(
      ([at, { value, source }]) => `${chart} ${at}: ${JSON.stringify(value)} (${source})`,
    ),
  ),
});

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads a store as it stands. */
export async function readTables(name: string): Promise<Pick<Dump, 'version' | 'tables'>> {
  const db = await done(indexedDB.open(name));
  const names = [...db.objectStoreNames];
  const reading = db.transaction(names);
  const tables = await Promise.all(
    names.map(async (table) => {
      const store = reading.objectStore(table);
      const indexes = [...store.indexNames].map((index) => {
        const { name, keyPath, unique, multiEntry } = store.index(index);
        return { name, keyPath, unique, multiEntry };
      });
      const { keyPath } = store;
      return [table, { keyPath, indexes, rows: await done(store.getAll()) } as Table] as const;
    }),
  );
  const { version } = db;
  db.close();
  return { version, tables: Object.fromEntries(tables) };
}

/** Makes the store again, without any code of the app. */
export async function writeTables(name: string, { version, tables }: Dump): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const [table, { keyPath, indexes, rows }] of Object.entries(tables)) {
      const store = opening.result.createObjectStore(table, { keyPath });
      for (const { name, keyPath: path, ...rest } of indexes) store.createIndex(name, path, rest);
      for (const row of rows) store.put(row);
    }
  };
  (await done(opening)).close();
}
