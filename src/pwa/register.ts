// Registration and update, on the native API: workbox-window leaves an update that arrives during the
// very first visit without a reload (its `isUpdate` stays false), `controllerchange` does not.

/**
 * Registers the worker and tells when a new version waits. `apply` swaps it in; every open tab then reloads,
 * because the old lazy chunks leave the cache with the old worker.
 */
export async function registerWorker(onWaiting: (apply: () => Promise<void>) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;

  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });

  const registration = await workers.register(new URL('sw.js', document.baseURI));
  const announce = (worker: ServiceWorker) => {
    onWaiting(async () => {
      controlled = true; // a page loaded past the worker is not, and must reload all the same
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  const watch = (worker: ServiceWorker) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) announce(worker);
    });
  };

  if (registration.waiting) announce(registration.waiting);
  if (registration.installing) watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing);
  });
  // A phone keeps the app open for days: look for an update whenever it comes back to the front.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
