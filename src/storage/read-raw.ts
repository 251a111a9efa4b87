import { definitionsIn } from '../core/journal/definitions';
import { fail, ok, type Result } from '../core/result';
import { DATABASE_NAME } from './database-name';
import type { DumpedGame } from './store';

/** What could be read of the database, row by row as it stands there. */
export type RawStore = {
  readonly games: readonly DumpedGame[];
  readonly packs: readonly unknown[];
  /** Of games that are files; none in a database from before there were any. */
  readonly files: readonly unknown[];
  /** False where a table broke off: what comes after is missing. */
  readonly whole: boolean;
};

const WAIT_MS = 4000;

/** Reads past the schema, writing nothing: for a database that this version of the app cannot open. */
export async function readRaw(name = DATABASE_NAME, wait = WAIT_MS): Promise<Result<RawStore>> {
  const opened = await openAsItIs(name, wait);
  if (!opened.ok) return opened;
  const db = opened.value;
  try {
    const [games, entries, packs, files] = [
      await rowsOf(db, 'games'),
      await rowsOf(db, 'entries'),
      await rowsOf(db, 'packs'),
      db.objectStoreNames.contains('definitions') ? await rowsOf(db, 'definitions') : NONE,
    ];
    const own = new Map<unknown, unknown[]>();
    for (const entry of entries.rows) {
      const game = Reflect.get(Object(entry), 'game');
      if (!own.get(game)?.push(entry)) own.set(game, [entry]);
    }
    const dumps = games.rows.map((row): DumpedGame => {
      const { id, charts, game, pack } = Object(row);
      const used = packs.rows.find((one) => Object(one).id === (pack ?? `${charts}:${game}`));
      const lines = own.get(id) ?? [];
      const named = definitionsIn(lines);
      const played = files.rows.filter(
        (file) => Object(file).game === game && named.includes(Object(file).hash),
      );
      return {
        ...{ row, entries: lines },
        ...(used !== undefined && { pack: used }),
        ...(played.length > 0 && { files: played }),
      };
    });
    const whole = [games, entries, packs, files].every((table) => table.whole);
    return ok({ games: dumps, packs: packs.rows, files: files.rows, whole });
  } finally {
    db.close();
  }
}

const NONE = { rows: [], whole: true };

/** At the version it has. A database that is not there is not made. */
function openAsItIs(name: string, wait: number): Promise<Result<IDBDatabase>> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name);
      const late = setTimeout(() => resolve(held), wait);
      request.onupgradeneeded = () => {
        request.transaction?.abort();
        resolve(none);
      };
      request.onsuccess = () => {
        clearTimeout(late);
        resolve(ok(request.result));
      };
      request.onerror = () => {
        clearTimeout(late);
        resolve(refused);
      };
    } catch {
      resolve(refused);
    }
  });
}

/** One row after the other, so that one that cannot be read costs only what stands behind it. */
function rowsOf(db: IDBDatabase, table: string): Promise<{ rows: readonly unknown[]; whole: boolean }> {
  const rows: unknown[] = [];
  return new Promise((resolve) => {
    const end = (whole: boolean) => resolve({ rows, whole });
    if (!db.objectStoreNames.contains(table)) return end(false);
    try {
      const read = db.transaction(table, 'readonly');
      read.onabort = () => end(false);
      const request = read.objectStore(table).openCursor();
      request.onerror = () => end(false);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return end(true);
        rows.push(cursor.value);
        cursor.continue();
      };
    } catch {
      end(false);
    }
  });
}

const refused = fail(
  'rescue.refused',
  'Nothing can be read: this browser gives nothing out of its storage for this site. Nothing was changed. Leave private browsing, allow storage for this site, or restart the browser, then try again.',
);

const held = fail(
  'rescue.held',
  'Nothing can be read while another tab holds the saved games. They are safe. Close the other tabs of War Diary, then try again.',
);

const none = fail(
  'rescue.none',
  'There is nothing to be read: this browser holds no saved games of this site. If you have a file of them, open it.',
);
