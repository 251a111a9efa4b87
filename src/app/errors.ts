import { type ReadonlySignal, signal } from '@preact/signals';
import { type OpenStore, openedStore } from './opened-store';

/** What broke, when nothing else caught it. The journal is safe then: only committed entries count. */
export type Crash = { readonly message: string };

const crashed = signal<Crash | undefined>(undefined);
export const crash: ReadonlySignal<Crash | undefined> = crashed;

/** For the screen's error boundary. The first report stays: later ones are mostly its echo. */
export function reportCrash(error: unknown): void {
  crashed.value ??= { message: messageOf(error) };
}

export function clearCrash(): void {
  crashed.value = undefined;
}

/**
 * A copy of a game as it stands in the store, whole and unchecked, sealed entries included.
 * Rejects with the sentence for the player when the store cannot be read.
 */
export async function exportGame(id: string, open: OpenStore = openedStore): Promise<Blob> {
  const store = await open();
  const dump = store.ok ? await store.value.dumpGame(id) : store;
  if (!dump.ok) throw new Error(dump.problem.message);
  const { row, entries, pack } = dump.value;
  const copy = { format: 'war-diary-game', version: 1, row, entries, pack };
  return new Blob([JSON.stringify(copy)], { type: 'application/json' });
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error ?? '');
  return message || 'Unknown error';
}

globalThis.addEventListener?.('error', (event) => {
  // Browsers report this one through the same channel; nothing is broken by it.
  if (!event.message?.startsWith('ResizeObserver loop')) reportCrash(event.error ?? event.message);
});
globalThis.addEventListener?.('unhandledrejection', (event) => reportCrash(event.reason));
