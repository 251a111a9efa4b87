/** How the app stands without a network, as the worker that would serve it then says. */
export type OfflineCheck =
  | { readonly kind: 'unsupported' | 'waiting' | 'silent' }
  | { readonly kind: 'checked'; readonly files: number; readonly missing: number };

const PATIENCE_MS = 8000;

/** Asks the worker to look up every file of this version; `waiting` while none is in charge of this page. */
export const checkOffline = (): Promise<OfflineCheck> => askWorker('CHECK');

/**
 * Fetches what is missing. Where the server has a newer version by now, that one is fetched whole instead, and waits
 * to be taken.
 */
export async function repairOffline(): Promise<OfflineCheck> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const fresh = await registration?.update().catch(() => undefined);
  return fresh?.installing || fresh?.waiting ? checkOffline() : askWorker('REPAIR');
}

function askWorker(type: 'CHECK' | 'REPAIR'): Promise<OfflineCheck> {
  if (!navigator.serviceWorker) return Promise.resolve({ kind: 'unsupported' });
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve({ kind: 'waiting' });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve({ kind: 'checked', ...data });
    // A worker of a version before this one does not know the question.
    setTimeout(() => resolve({ kind: 'silent' }), PATIENCE_MS);
    worker.postMessage({ type }, [port2]);
  });
}
