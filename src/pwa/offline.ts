/** How the app stands without a network, as the worker that would serve it then says. */
export type OfflineCheck =
  | { readonly kind: 'unsupported' | 'waiting' | 'silent' }
  | {
      readonly kind: 'checked';
      readonly files: number;
      readonly missing: number;
      /** The worker is there with its files, and not in charge of this page, as after a forced reload. */
      readonly past?: true;
      /** Those that are missing were fetched just now, and did not come. */
      readonly tried?: true;
    };

const PATIENCE_MS = 8000;

/** Asks the worker to look up every file of this version; `waiting` while there is none. */
export const checkOffline = (): Promise<OfflineCheck> => askWorker('CHECK');

/**
 * Fetches what is missing. Where the server has a newer version by now, that one is fetched whole instead, and waits
 * to be taken.
 */
export async function repairOffline(): Promise<OfflineCheck> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const fresh = await registration?.update().catch(() => undefined);
  if (fresh?.installing || fresh?.waiting) return checkOffline();
  const check = await askWorker('REPAIR');
  return check.kind === 'checked' && check.missing ? { ...check, tried: true } : check;
}

async function askWorker(type: 'CHECK' | 'REPAIR'): Promise<OfflineCheck> {
  const workers = navigator.serviceWorker;
  if (!workers) return { kind: 'unsupported' };
  const { controller } = workers;
  const worker = controller ?? (await workers.getRegistration().catch(() => undefined))?.active;
  if (!worker) return { kind: 'waiting' };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve({ kind: 'checked', ...data, ...(!controller && { past: true }) });
    // A worker of a version before this one does not know the question.
    setTimeout(() => resolve({ kind: 'silent' }), PATIENCE_MS);
    worker.postMessage({ type }, [port2]);
  });
}
