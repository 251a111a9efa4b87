// The worker, with the real Workbox, before a made-up host: what it keeps is what its build has made, and nothing else.
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCOPE = 'https://example.org/games/(1)/';
const TYPES: { readonly [ending: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
};
const PAGE = '<!doctype html><title>War Diary</title><link href="./assets/index-1.js">';
const BUILD: { readonly [url: string]: string } = {
  'index.html': PAGE,
  'licenses.txt': 'licences',
  'manifest.webmanifest': '{}',
  'icons/icon.svg': '<svg/>',
  'assets/index-1.js': 'export const a = 1;',
  'assets/told-1.js': 'export const b = 1;',
  'assets/told-1.css': 'p{}',
};
const HALL = 'assets/hall-1.js';
const urls = Object.keys(BUILD);
const typeOf = (url: string) => TYPES[url.split('.').pop() ?? ''] ?? '';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const entry = (url: string, text: string) => ({
  url,
  revision: url.startsWith('assets/') ? null : '1',
  ...(!url.endsWith('.html') && { integrity: hash(text) }),
});

type Answer = {
  readonly text: string;
  readonly type: string;
  readonly status?: number;
  readonly redirected?: true;
};
const right = (url: string): Answer => ({ text: BUILD[url] ?? 'export {};', type: typeOf(url) });

/** What the host answers where it does not answer rightly, and what was asked of it. */
const wrong = new Map<string, Answer | 'offline'>();
const asked: { readonly url: string; readonly cache: string }[] = [];
const shelves = new Map<string, Map<string, Response>>();
const heard = new Map<string, ((event: object) => void)[]>();
const skipWaiting = vi.fn(async () => {});

function answer(url: string, { text, type, status = 200, redirected }: Answer): Response {
  const response = new Response(text, { status, headers: { 'content-type': type } });
  if (redirected) Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
  return response;
}

async function host(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = request.url.replace(SCOPE, '').replace(/\?.*/, '');
  asked.push({ url, cache: request.cache });
  const given = wrong.get(url) ?? right(url);
  if (given === 'offline') throw new TypeError('offline');
  if (request.integrity && request.integrity !== hash(given.text)) throw new TypeError('integrity');
  return answer(request.url, given);
}

const shelf = (name: string) => {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  const keyOf = (key: Request | string) => new Request(key).url;
  return {
    match: async (key: Request | string) => kept.get(keyOf(key))?.clone(),
    put: async (key: Request | string, response: Response) => void kept.set(keyOf(key), response),
    delete: async (key: Request | string) => kept.delete(keyOf(key)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
};

class Happening {}
const NodeRequest = Request;
class PlacedRequest extends NodeRequest {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, SCOPE).href : input, init);
  }
}
const scope = {
  __WB_DISABLE_DEV_LOGS: true,
  __WB_MANIFEST: [
    ...urls.map((url) => entry(url, BUILD[url] ?? '')),
    entry(HALL, right(HALL).text),
    { url: 'manifest.webmanifest', revision: '1' },
  ],
  registration: { scope: SCOPE },
  location: new URL('sw.js', SCOPE),
  skipWaiting,
  caches: {
    open: async (name: string) => shelf(name),
    match: (key: Request, { cacheName }: { cacheName: string }) => shelf(cacheName).match(key),
    delete: async (name: string) => shelves.delete(name),
    keys: async () => [...shelves.keys()],
  },
  clients: { claim: async () => {} },
  ExtendableEvent: Happening,
  FetchEvent: Happening,
  Request: PlacedRequest,
  fetch: host,
  addEventListener: (type: string, act: (event: object) => void) =>
    heard.set(type, [...(heard.get(type) ?? []), act]),
};
/** Checked against the types of a worker, which are not those of a page. */
const WORKER: string = '../../src/pwa/sw.ts';

beforeEach(async () => {
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  vi.stubGlobal('self', globalThis);
  await import(/* @vite-ignore */ WORKER);
  shelves.clear();
  wrong.clear();
  asked.length = 0;
});

async function happen(type: string, more: object = {}): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
  const event = Object.assign(new Happening(), { type, ...more, waitUntil });
  for (const act of heard.get(type) ?? []) act(event);
  await Promise.all(waits);
}
const install = () => happen('install');

async function ask(type: string | undefined, hears = true): Promise<readonly object[]> {
  const said: object[] = [];
  const port = { postMessage: (words: object) => said.push(words) };
  await happen('message', { data: type && { type }, ports: hears ? [port] : [] });
  return said;
}
const files = (missing: number) => [{ files: urls.length, missing }];

/** What a page is given for this address. */
async function served(url: string): Promise<string | undefined> {
  let given: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => {
    given = response;
  };
  await happen('fetch', { request: new Request(url, { mode: 'cors' }), respondWith });
  return (await given)?.text();
}
const precache = () => [...shelves].find(([name]) => name.includes('precache'))?.[1] ?? new Map();
const keptOf = (url: string) => [...precache()].find(([key]) => key.replace(/\?.*/, '') === SCOPE + url);

const WRONG: readonly (readonly [what: string, make: (url: string) => Answer])[] = [
  ['the page of a host with a rule for single pages', () => ({ text: '<p>Sign in', type: 'text/html' })],
  ['a page it was led to', () => ({ text: '<p>Sign in', type: 'text/html', redirected: true })],
  ['a page under another type', (url) => ({ text: '<p>Sign in', type: typeOf(url) })],
  ['nothing', (url) => ({ text: '', type: typeOf(url) })],
  ['the file of another build', (url) => ({ text: `${BUILD[url]} assets/index-2.js`, type: typeOf(url) })],
  [
    'the right words under the wrong type',
    (url) => ({ ...right(url), type: url.endsWith('html') ? 'text/plain' : 'text/html' }),
  ],
  ['an error with the right words', (url) => ({ ...right(url), status: 500 })],
];

describe('what is kept', () => {
  it('is the whole build but for what a link into a hall needs, past what lay in a cache between', async () => {
    await install();
    expect(asked.map(({ url }) => url).sort()).toEqual([...urls].sort());
    expect(asked.filter(({ cache }) => cache !== 'no-cache')).toEqual([]);
    expect(await ask('CHECK')).toEqual(files(0));
    expect(await ask('CHECK', false)).toEqual([]);
  });

  it.each(WRONG)('is not %s: the install fails, and the next one has what was asked for', async (_, make) => {
    for (const url of urls) {
      wrong.set(url, make(url));
      await expect(install(), url).rejects.toThrow();
      expect(keptOf(url), url).toBeUndefined();
      wrong.clear();
    }
    await install();
    for (const url of urls) expect(await keptOf(url)?.[1].clone().text()).toBe(BUILD[url]);
    expect(await ask('CHECK')).toEqual(files(0));
  });

  it.each(WRONG)('and was %s in an earlier version is counted, and fetched anew', async (_, make) => {
    const spoil = () => {
      for (const url of urls) precache().set(keptOf(url)?.[0], answer(url, make(url)));
    };
    await install();
    spoil();
    expect(await ask('CHECK')).toEqual(files(urls.length));
    for (const url of urls) wrong.set(url, make(url));
    expect(await ask('REPAIR')).toEqual(files(urls.length));
    for (const url of urls) wrong.set(url, 'offline');
    expect(await ask('REPAIR')).toEqual(files(urls.length));
    wrong.clear();
    asked.length = 0;
    expect(await ask('REPAIR')).toEqual(files(0));
    expect(asked).toEqual(urls.map((url) => ({ url, cache: 'reload' })));
    spoil();
    await install();
    expect(await ask('CHECK')).toEqual(files(0));
  });

  it('may be a page with lines of its host, which came by another address', async () => {
    wrong.set('index.html', { text: `${PAGE}<script>host()</script>`, type: 'text/html', redirected: true });
    await install();
    expect(await ask('CHECK')).toEqual(files(0));
    precache().clear();
    expect(await ask('REPAIR')).toEqual(files(0));
    // As it came it could not be opened.
    expect(keptOf('index.html')?.[1].redirected).toBe(false);
  });
});

describe('what is served', () => {
  it('is what is kept, without a network', async () => {
    await install();
    for (const url of urls) wrong.set(url, 'offline');
    for (const url of urls) expect(await served(url)).toBe(BUILD[url]);
    expect(await served('')).toBe(PAGE);
  });

  it('is no page that was kept for a file: that is fetched, and where it has a hash kept', async () => {
    await install();
    for (const url of urls)
      precache().set(keptOf(url)?.[0], answer(url, { text: '<p>Sign in', type: 'text/html' }));
    for (const url of urls) expect(await served(url)).toBe(BUILD[url]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await ask('CHECK')).toEqual(files(1));
  });

  it.each(WRONG)('of a hall is kept once it came, and not %s', async (_, make) => {
    wrong.set(HALL, make(HALL));
    await served(HALL);
    wrong.clear();
    expect(await served(HALL)).toBe(right(HALL).text);
    wrong.set(HALL, 'offline');
    expect(await served(HALL)).toBe(right(HALL).text);
    shelves.get('war-diary-hall')?.set(SCOPE + HALL, answer(HALL, make(HALL)));
    wrong.clear();
    expect(await served(HALL)).toBe(right(HALL).text);
    await happen('activate');
    expect(shelves.has('war-diary-hall')).toBe(false);
  });

  it('of a hall of another build is passed on, and not kept', async () => {
    expect(await served('assets/board-2.js')).toBe('export {};');
    expect(shelves.get('war-diary-hall')?.size).toBe(0);
  });
});

it('takes over when it is told, and hears nothing else', async () => {
  for (const type of ['CHECK', 'other', undefined]) await ask(type);
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(await ask('SKIP_WAITING')).toEqual([]);
  expect(skipWaiting).toHaveBeenCalledOnce();
});
