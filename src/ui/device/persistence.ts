import { signal } from '@preact/signals';

const LITTLE = 20_000_000;
const SHARE = 0.05;
const KEY = 'war-diary:persist-declined';

/** Whether the system has promised not to clear this app's storage on its own. */
export const persistence = signal<'unknown' | 'protected' | 'unprotected'>('unknown');
/** The promise was asked for and not given, now or on an earlier visit. */
export const declined = signal(recall());
/** Bytes still free for this app, once they are few; undefined while there are enough, or nobody knows. */
export const scarce = signal<number | undefined>(undefined);

const manager = (): StorageManager | undefined => navigator.storage;

/** Asks how it stands, without asking the player anything. */
export async function checkPersistence(): Promise<void> {
  const persisted = await manager()
    ?.persisted?.()
    .catch(() => undefined);
  if (persisted !== undefined) persistence.value = persisted ? 'protected' : 'unprotected';
}

/**
 * Asks the system for the promise; true when it is given. Some browsers put the question to the player, so it is
 * asked after the first real action, when there is something to protect, and never at load.
 */
export async function askPersistence(): Promise<boolean> {
  const ask = manager()?.persist?.();
  if (!ask) return false;
  const granted = await ask.catch(() => false);
  declined.value = !granted;
  keep(!granted);
  await checkPersistence();
  return granted;
}

/** Looks how much room is left: little is less than 20 MB, or than 5 % of what the app may have. */
export async function checkRoom(): Promise<void> {
  const { usage, quota } =
    (await manager()
      ?.estimate?.()
      .catch(() => undefined)) ?? {};
  if (usage === undefined || !quota) return;
  const free = Math.max(0, quota - usage);
  scarce.value = free < LITTLE || free < quota * SHARE ? free : undefined;
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keep(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Refused: the signal holds it for this visit.
  }
}
