import { definitionsIn } from '../core/journal/definitions';
import { isFiniteNumber, isRecord, isText } from '../core/json';
import { type GameFile, isFileHash } from '../core/play/game-file';
import { journal } from './journal-rows';
import type { FileRow } from './rows';
import type { Database } from './schema';

/** Within a transaction. One that is there keeps its age, and is kept from now on where it is `kept`. */
export async function putFiles(
  db: Database,
  files: readonly (GameFile & { readonly kept?: boolean })[],
): Promise<void> {
  for (const { hash, game, title, edition, text, kept = false } of files) {
    const here = parseFileRow(await db.definitions.get(hash));
    const marks = { added: here?.added ?? Date.now(), kept: kept || here?.kept === true };
    // Written anew where it is another text, which was damaged.
    if (here?.text !== text || here.kept !== marks.kept)
      await db.definitions.put({ ...{ hash, game, title, edition, text }, ...marks });
  }
}

/** Players keep it no more: it stays while a journal names it. */
export async function dropFile(db: Database, hash: string): Promise<void> {
  const here = await db.definitions.get(hash);
  if (!here) return;
  await db.definitions.put({ ...here, kept: false });
  await removeUnnamed(db, here.game);
}

/** The files of a game that nobody keeps and no journal names go. */
export async function removeUnnamed(db: Database, game: string): Promise<void> {
  const named = new Set<string>();
  const ids = await db.games.filter((row) => row.game === game).primaryKeys();
  for (const id of ids) for (const hash of definitionsIn(await journal(db, id).toArray())) named.add(hash);
  await db.definitions
    .where('game')
    .equals(game)
    .filter(({ hash, kept }) => !kept && !named.has(hash))
    .delete();
}

/** A dump with the files that its entries name. */
export const withFiles = async <T extends { readonly entries: readonly unknown[] }>(
  db: Database,
  dumped: T,
) => ({
  ...dumped,
  files: await namedFiles(db, dumped.entries),
});

/** The files that a journal names, as far as they are there and as they stand. */
export const namedFiles = (db: Database, entries: readonly unknown[]) => raw(db, definitionsIn(entries));

export const readFiles = async (db: Database, hashes: readonly string[]): Promise<readonly FileRow[]> =>
  (await raw(db, hashes)).flatMap((row) => parseFileRow(row) ?? []);

async function raw(db: Database, hashes: readonly string[]): Promise<readonly unknown[]> {
  const rows: readonly unknown[] = await db.definitions.bulkGet([...hashes]);
  return rows.filter((row) => row !== undefined);
}

/** All that can be read, oldest first. */
export async function allFiles(db: Database): Promise<readonly FileRow[]> {
  const rows: readonly unknown[] = await db.definitions.toArray();
  return rows.flatMap((row) => parseFileRow(row) ?? []).sort((a, b) => a.added - b.added);
}

export function parseFileRow(raw: unknown): FileRow | undefined {
  if (!isRecord(raw) || !isFileHash(raw.hash) || ![raw.game, raw.title, raw.text].every(isText))
    return undefined;
  if (!isFiniteNumber(raw.edition) || !isFiniteNumber(raw.added)) return undefined;
  return typeof raw.kept === 'boolean' ? (raw as FileRow) : undefined;
}
