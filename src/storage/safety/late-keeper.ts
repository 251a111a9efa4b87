import type { News } from '../news';
import type { Database } from '../schema';
import type { Keeper } from './keeper';

/** What was stored while there was no safety copy is looked for once the first screen is there. */
const FIRST_MS = 5000;

/** The keeper of the safety copies, fetched with the first commit; nothing waits for it. */
export function lateKeeper(db: Database) {
  const watchers = new Set<(isKept: boolean) => void>();
  let fetched: Promise<Keeper | undefined> | undefined;
  const keeper = () => {
    if (!globalThis.caches) return undefined;
    fetched ??= import('./keeper').then(
      ({ makeKeeper }) =>
        makeKeeper(db, (isKept) => {
          for (const told of watchers) told(isKept);
        }),
      () => {
        // Fetched anew with the next commit.
        fetched = undefined;
        for (const told of watchers) told(false);
        return undefined;
      },
    );
    return fetched;
  };
  const note = (news: News) => void keeper()?.then((kept) => kept?.note(news));
  if (globalThis.caches) setTimeout(() => note({}), FIRST_MS);
  return {
    note,
    count: (game: string, lines: number) => void keeper()?.then((kept) => kept?.count(game, lines)),
    now: async () => (await keeper())?.now(),
    // What cannot be forgotten now goes with its age; the game or the charts are deleted all the same.
    forget: async (game: string) => (await keeper())?.forget(game).catch(() => undefined),
    forgetPack: async (id: string) => (await keeper())?.forgetPack(id).catch(() => undefined),
    /** Told after each writing whether it went well. Returns the way to stop. */
    watch: (told: (isKept: boolean) => void) => {
      watchers.add(told);
      return () => {
        watchers.delete(told);
      };
    },
  };
}
