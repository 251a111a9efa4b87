import { signal } from '@preact/signals';

type Update = { readonly apply: () => Promise<void> };

/** Set when a new version waits. It is offered on home only, and never while a game is open in any tab. */
export const update = signal<Update | undefined>(undefined);

export function offerUpdate(apply: () => Promise<void>): void {
  update.value = { apply };
}

/** Fetches a newer version where there is one: it is then offered. Without a network nothing comes of it. */
export async function lookForUpdate(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.update().catch(() => undefined);
}

const GAME_LOCK = 'war-diary:game:';

/** Ids of the games open in any tab of this browser. Where locks are missing, none is known. */
export async function gamesOpenAnywhere(): Promise<readonly string[]> {
  const locks = await (navigator.locks as LockManager | undefined)?.query().catch(() => undefined);
  const names = locks?.held?.flatMap((lock) => lock.name ?? []) ?? [];
  return names.filter((name) => name.startsWith(GAME_LOCK)).map((name) => name.slice(GAME_LOCK.length));
}
