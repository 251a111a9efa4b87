import type { News } from 'virtual:news';
import { signal } from '@preact/signals';

type Update = {
  readonly apply: () => Promise<void>;
  /** What the waiting version says of itself, as soon as it has. */
  readonly news?: News | undefined;
};

/** Set when a new version waits. It is offered on home only, and never while a game is open in any tab. */
export const update = signal<Update | undefined>(undefined);

export function offerUpdate(apply: () => Promise<void>, news: Promise<News | undefined>): void {
  const offered: Update = { apply };
  update.value = offered;
  void news.then((told) => {
    if (told && update.peek() === offered) update.value = { apply, news: told };
  });
}

/** Fetches a newer version where there is one: it is then offered. Without a network nothing comes of it. */
export async function lookForUpdate(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.update().catch(() => undefined);
}

const GAME_LOCK = 'war-diary:game:';
/** Held by each tab with something typed that is not saved yet. */
export const TYPED_LOCK = 'war-diary:typed';

/** What an update would tear away in some tab of this browser. */
export type Holding = {
  /** The ids of the games that are open. */
  readonly games: readonly string[];
  readonly typed: boolean;
};

/** Where locks are missing, nothing is known to hold an update back. */
export async function holdingBack(): Promise<Holding> {
  const locks = await (navigator.locks as LockManager | undefined)?.query().catch(() => undefined);
  const names = locks?.held?.flatMap((lock) => lock.name ?? []) ?? [];
  return {
    games: names.filter((name) => name.startsWith(GAME_LOCK)).map((name) => name.slice(GAME_LOCK.length)),
    typed: names.includes(TYPED_LOCK),
  };
}
