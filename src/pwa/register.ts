import { Workbox } from 'workbox-window';

/**
 * Registers the worker and tells when a new version waits. `apply` swaps it in; every open tab then reloads,
 * because the old lazy chunks leave the cache with the old worker. The reload hangs on the native
 * `controllerchange`: Workbox's `controlling.isUpdate` stays false during the whole first visit.
 */
export async function registerWorker(onWaiting: (apply: () => Promise<void>) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;

  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });

  const workbox = new Workbox(new URL('sw.js', document.baseURI).href);
  workbox.addEventListener('waiting', () => {
    onWaiting(async () => {
      controlled = true; // a page loaded past the worker is not, and must reload all the same
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register({ immediate: true });
  // A phone keeps the app open for days: look for an update whenever it comes back to the front.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
  });
}
