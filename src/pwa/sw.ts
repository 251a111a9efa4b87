// The worker keeps the whole app on the device: one precache per build, swapped only when the page asks.

import { news } from 'virtual:news';
import { cacheNames, clientsClaim, copyResponse } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type BuildFile, isFile, isPage } from './kept-file';
import { keepShared } from './shared-file';

declare const self: ServiceWorkerGlobalScope;

/** What only a link into a hall needs is kept once it was fetched, and goes with its build. */
const HALL = 'war-diary-hall';
const OF_HALL = /\/assets\/(hall|organiser|board)-[^/]+$/;

cleanupOutdatedCaches();
// The list names the manifest twice, the second time without its hash.
const build = (self.__WB_MANIFEST as readonly BuildFile[]).filter(
  ({ url, integrity }) => integrity || url.endsWith('.html'),
);
const files = build.filter(({ url }) => !OF_HALL.test(`/${url}`));
const keyOf = (url: string): string => getCacheKeyForURL(url) ?? url;
const isOurs = (file: BuildFile | undefined, response: Response | undefined) =>
  file ? isFile(file, response, build) : false;

addPlugins([
  {
    // A cache between may hold an answer of a time when the host had not all files yet.
    requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
    // Refused, the install fails as a whole, and is begun again when the app is opened next.
    cacheWillUpdate: async ({ request, response }) =>
      (await isOurs(fileAt(request.url), response)) ? response : null,
    // What an earlier version kept may be anything: it is fetched anew, and by a new version not taken over.
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      const file = fileAt(request.url);
      if (!file || !cachedResponse) return cachedResponse;
      const isQuick = file.integrity && event.type !== 'install';
      const isRight = isQuick ? !isPage(cachedResponse) : await isOurs(file, cachedResponse);
      return isRight ? cachedResponse : null;
    },
  },
]);
precacheAndRoute([...files]);
const byKey = new Map(files.map((file) => [keyOf(file.url), file]));
const fileAt = (url: string): BuildFile | undefined => byKey.get(url) ?? byKey.get(keyOf(url));

// Only the scope itself is the app, with or without a query: routes live in the hash.
const home = new URL(self.registration.scope).pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    allowlist: [new RegExp(`^${home}(index\\.html)?(\\?|$)`)],
  }),
);

const { scope } = self.registration;
registerRoute(
  ({ url }) => url.href === new URL('share', scope).href,
  ({ request }) => keepShared(request, scope),
  'POST',
);

registerRoute(OF_HALL, async ({ request, url }) => {
  const file = build.find((each) => url.pathname.endsWith(`/${each.url}`));
  const cache = await caches.open(HALL);
  const kept = await cache.match(request);
  if (kept && (await isOurs(file, kept))) return kept;
  const fetched = await fetch(request, { cache: 'no-cache' });
  if (await isOurs(file, fetched)) await cache.put(request, fetched.clone());
  return fetched;
});
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(HALL)));

// The first visit is controlled at once, so that it can already be the last one online.
clientsClaim();

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'NEWS') port?.postMessage(news);
  // Each file is looked up, and answered for, by what would have to serve it offline.
  if (event.data?.type === 'CHECK') event.waitUntil(missing().then((gone) => port?.postMessage(tally(gone))));
  if (event.data?.type === 'REPAIR') event.waitUntil(repair().then((gone) => port?.postMessage(tally(gone))));
});

const tally = (gone: readonly BuildFile[]) => ({ files: files.length, missing: gone.length });

/** What is not kept, or not as it left the build. */
async function missing(): Promise<readonly BuildFile[]> {
  const found = await Promise.all(files.map(async (file) => isOurs(file, await matchPrecache(file.url))));
  return files.filter((_, i) => !found[i]);
}

/** Fetches what is missing; the page asks for it only where the server has this very version. */
async function repair(): Promise<readonly BuildFile[]> {
  const cache = await caches.open(cacheNames.precache);
  for (const file of await missing()) {
    const response = await fetch(file.url, { cache: 'reload' }).catch(() => undefined);
    if (!response || !(await isOurs(file, response))) continue;
    // A page that came by a redirect cannot be opened.
    await cache.put(keyOf(file.url), response.redirected ? await copyResponse(response) : response);
  }
  return missing();
}
