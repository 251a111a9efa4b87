import type { News } from 'virtual:news';
import { Workbox } from 'workbox-window';

/**
 * Registers the worker and tells when a new version waits. `apply` swaps it in; every open tab then reloads,
 * because the old lazy chunks leave the cache with the old worker. The reload hangs on the native
 * `controllerchange`: Workbox's `controlling.isUpdate` stays false during the whole first visit.
 */
export async function registerWorker(
  onWaiting: (apply: () => Promise<void>, news: Promise<News | undefined>) => void,
): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;

  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });

  const workbox = new Workbox(new URL('sw.js', document.baseURI).href);
  workbox.addEventListener('waiting', ({ sw }) => {
    const apply = async () => {
      controlled = true; // a page loaded past the worker is not, and must reload all the same
      workbox.messageSkipWaiting();
    };
    onWaiting(apply, newsOf(sw));
  });
  await workbox.register({ immediate: true });
  // A phone keeps the app open for days: look for an update whenever it comes back to the front.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
  });
}

/** What the version of a worker has new, in its own words; never told by one that does not know the question. */
const newsOf = (worker: ServiceWorker | undefined): Promise<News | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ type: 'NEWS' }, [port2]);
  });
