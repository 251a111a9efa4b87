import { signal } from '@preact/signals';

/** Whether the system has promised not to clear this app's storage on its own. */
export const persistence = signal<'unknown' | 'protected' | 'unprotected'>('unknown');

const manager = (): StorageManager | undefined => navigator.storage;

/** Asks how it stands, without asking the player anything. */
export async function checkPersistence(): Promise<void> {
  const persisted = await manager()
    ?.persisted?.()
    .catch(() => undefined);
  if (persisted !== undefined) persistence.value = persisted ? 'protected' : 'unprotected';
}

/** Asks the system for the promise; true when it is given. */
export async function askPersistence(): Promise<boolean> {
  const granted = await manager()
    ?.persist?.()
    .catch(() => false);
  await checkPersistence();
  return granted === true;
}
