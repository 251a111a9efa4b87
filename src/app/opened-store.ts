import { fail, type Result } from '../core/result';
import { DATABASE_NAME } from '../storage/database-name';
import type { Store } from '../storage/store';
import { uncopied } from './safety-state';

export type OpenStore = () => Promise<Result<Store>>;

let opened: Promise<Result<Store>> | undefined;

/** The store, loaded on first use so that the first screen does not wait for it; a failure is tried anew next time. */
export const openedStore: OpenStore = () => {
  opened ??= load();
  return opened;
};

/** False only where the browser says that nothing was ever stored: then the code of the store need not be fetched. */
export async function mayHoldGames(): Promise<boolean> {
  if (opened) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE_NAME);
  } catch {
    // Refused or not known here: opening the store tells.
    return true;
  }
}

async function load(): Promise<Result<Store>> {
  const result = await import('../storage/store').then(
    ({ openStore }) => openStore(),
    () =>
      fail(
        'store.open',
        'A part of the app could not be loaded, so saved games cannot be shown. They are safe. Check the connection, then try again.',
      ),
  );
  if (!result.ok) opened = undefined;
  else watchSafety(result.value);
  return result;
}

/** Told once for each time that it begins to fail. */
function watchSafety(store: Store): void {
  let failed = false;
  store.safety.watch((isKept) => {
    if (isKept || !failed) uncopied.value = !isKept;
    failed = !isKept;
  });
}
