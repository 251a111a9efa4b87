import { Dexie, type Table } from 'dexie';

/** What a game's journal came to when it was last looked at: a cache, to be checked by who reads it. */
export type FoldRow = { readonly game: string };

/**
 * A database of its own, so that the one of the games stays as it is and no copy holds it. Whatever fails here is as if
 * nothing had been kept.
 */
export function openFolds(games: string) {
  const db = new Dexie(`${games}-folds`) as Dexie & { readonly folds: Table<FoldRow, string> };
  db.version(1).stores({ folds: 'game' });
  const quietly = async <T>(work: () => PromiseLike<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  return {
    get: (game: string) => quietly(() => db.folds.get(game)),
    /** Those of games that are not `here` go. */
    put: (row: FoldRow, here: readonly string[]) =>
      quietly(() =>
        db.transaction('rw', db.folds, async () => {
          await db.folds.where('game').noneOf(here).delete();
          if (here.includes(row.game)) await db.folds.put(row);
        }),
      ),
    delete: (game: string) => quietly(() => db.folds.delete(game)),
    clear: () => quietly(() => db.folds.clear()),
  };
}
