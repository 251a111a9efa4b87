// The worker keeps the whole app on the device: one precache per build, swapped only when the page asks.
import { cacheNames, clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

cleanupOutdatedCaches();
const files = self.__WB_MANIFEST;
precacheAndRoute(files);

// Only the scope itself is the app, with or without a query: routes live in the hash.
const home = new URL(self.registration.scope).pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    allowlist: [new RegExp(`^${home}(index\\.html)?(\\?|$)`)],
  }),
);

// What only a link into a hall needs is kept once it was fetched, and goes with its build.
const HALL = 'war-diary-hall';
registerRoute(/\/assets\/(hall|organiser|board)-[^/]+$/, async ({ request }) => {
  const cache = await caches.open(HALL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
});
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(HALL)));

// The first visit is controlled at once, so that it can already be the last one online.
clientsClaim();

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // Each file is looked up, and answered for, by what would have to serve it offline.
  if (event.data?.type === 'CHECK') event.waitUntil(missing().then((urls) => port?.postMessage(tally(urls))));
  if (event.data?.type === 'REPAIR') event.waitUntil(repair().then((urls) => port?.postMessage(tally(urls))));
});

const tally = (absent: readonly string[]) => ({ files: files.length, missing: absent.length });

async function missing(): Promise<readonly string[]> {
  const urls = files.map((file) => (typeof file === 'string' ? file : file.url));
  const found = await Promise.all(urls.map((url) => matchPrecache(url)));
  return urls.filter((_, i) => !found[i]?.ok);
}

/** Fetches what is missing; the page asks for it only where the server has this very version. */
async function repair(): Promise<readonly string[]> {
  const cache = await caches.open(cacheNames.precache);
  for (const url of await missing()) {
    const response = await fetch(url, { cache: 'reload' }).catch(() => undefined);
    if (response?.ok) await cache.put(getCacheKeyForURL(url) ?? url, response);
  }
  return missing();
}
