// @vitest-environment happy-dom
// What registers the worker, and the worker itself, each with what the browser gives it faked.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const box = vi.hoisted(() => ({
  made: [] as {
    url: string;
    heard: Map<string, () => void>;
    registered: object[];
    skipped: number;
    updates: number;
  }[],
  fails: false,
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    heard = new Map<string, () => void>();
    registered: object[] = [];
    skipped = 0;
    updates = 0;
    url: string;
    constructor(url: string) {
      this.url = url;
      box.made.push(this);
    }
    addEventListener(name: string, act: () => void) {
      this.heard.set(name, act);
    }
    messageSkipWaiting() {
      this.skipped += 1;
    }
    async register(how: object) {
      this.registered.push(how);
    }
    async update() {
      this.updates += 1;
      if (box.fails) throw new Error('offline');
    }
  },
}));

const routing = vi.hoisted(() => ({
  ...{ precached: [] as unknown[], routes: [] as { handler: unknown; allowlist: RegExp[] }[] },
  ...{ found: new Map<string, object>(), cleaned: 0, claimed: 0 },
}));
vi.mock('workbox-core', () => ({
  cacheNames: { precache: 'the-precache' },
  clientsClaim: () => {
    routing.claimed += 1;
  },
}));
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => {
    routing.cleaned += 1;
  },
  createHandlerBoundToURL: (url: string) => `handler of ${url}`,
  getCacheKeyForURL: (url: string) => (url === 'b.js' ? 'b.js?r=2' : undefined),
  matchPrecache: async (url: string) => routing.found.get(url),
  precacheAndRoute: (files: unknown) => routing.precached.push(files),
}));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    constructor(handler: unknown, { allowlist }: { allowlist: RegExp[] }) {
      Object.assign(this, { handler, allowlist });
    }
  },
  registerRoute: (route: { handler: unknown; allowlist: RegExp[] }) => routing.routes.push(route),
}));

/** Checked against the types of a worker, which are not those of a page. */
const WORKER: string = '../../src/pwa/sw.ts';

const reload = vi.fn();
beforeEach(() => {
  box.made.length = 0;
  box.fails = false;
  reload.mockClear();
  vi.stubGlobal('location', { ...location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the page', () => {
  const workers = (controller: object | null) => {
    const container = Object.assign(new EventTarget(), { controller });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    return () => container.dispatchEvent(new Event('controllerchange'));
  };
  const register = async (onWaiting = vi.fn()) => {
    const { registerWorker } = await import('../../src/pwa/register');
    await registerWorker(onWaiting);
    return onWaiting;
  };
  const show = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  };

  it('registers the worker beside it, and looks for a newer one whenever it comes back', async () => {
    workers(null);
    const onWaiting = await register();
    const [made] = box.made;
    expect([made?.url, made?.registered]).toEqual([
      new URL('sw.js', document.baseURI).href,
      [{ immediate: true }],
    ]);
    show('hidden');
    expect(made?.updates).toBe(0);
    show('visible');
    expect(made?.updates).toBe(1);
    box.fails = true;
    show('visible');
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('offers a newer one that waits; taken, every page that it then controls is loaded anew', async () => {
    const change = workers(null);
    const onWaiting = await register();
    change();
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledOnce();
    box.made[0]?.heard.get('waiting')?.();
    await onWaiting.mock.calls[0]?.[0]();
    expect(box.made[0]?.skipped).toBe(1);
  });

  it('that was controlled from the start, or takes the newer one, is loaded anew at the first change', async () => {
    const change = workers({});
    await register();
    change();
    expect(reload).toHaveBeenCalledOnce();
    const later = workers(null);
    const onWaiting = await register();
    box.made.at(-1)?.heard.get('waiting')?.();
    await onWaiting.mock.calls[0]?.[0]();
    later();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('in a browser without workers does nothing', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await register();
    expect(box.made).toEqual([]);
  });
});

describe('the worker', () => {
  type Heard = {
    data?: unknown;
    ports: { postMessage(said: object): void }[];
    waitUntil(done: Promise<unknown>): void;
  };
  let hear: (event: Heard) => void = () => {};
  const skipWaiting = vi.fn(async () => {});
  const files = ['a.js', { url: 'b.js', revision: '2' }, { url: 'c.js', revision: null }];
  beforeEach(async () => {
    vi.resetModules();
    routing.routes.length = 0;
    routing.found.clear();
    vi.stubGlobal('self', {
      ...{ registration: { scope: 'https://example.org/games/(1)/' }, skipWaiting, __WB_MANIFEST: files },
      addEventListener: (type: string, act: typeof hear) => {
        if (type === 'message') hear = act;
      },
    });
    await import(/* @vite-ignore */ WORKER);
  });
  const ask = async (type: string | undefined, more: Partial<Heard> = {}) => {
    const said: object[] = [];
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (wait: Promise<unknown>) => {
      done = wait;
    };
    hear({
      data: type && { type },
      ports: [{ postMessage: (words) => said.push(words) }],
      waitUntil,
      ...more,
    });
    await done;
    return said;
  };

  it('keeps every file, throws old ones away, and serves the first visit at once', () => {
    expect(routing.precached.at(-1)).toBe(files);
    expect([routing.cleaned > 0, routing.claimed > 0]).toEqual([true, true]);
  });

  it('is the app at its own address alone, with or without a query', () => {
    const [route] = routing.routes;
    expect(route?.handler).toBe('handler of index.html');
    const isApp = (path: string) => route?.allowlist.some((each) => each.test(path));
    for (const path of ['/games/(1)/', '/games/(1)/index.html', '/games/(1)/?x=1', '/games/(1)/index.html?x'])
      expect(isApp(path), path).toBe(true);
    for (const path of [
      '/games/1/',
      '/games/(1)/licenses.txt',
      '/games/(1)/index.htmlx',
      '/x/games/(1)/',
      '/games/(1)/indexxhtml',
    ])
      expect(isApp(path), path).toBe(false);
  });

  it('says how many files it can serve', async () => {
    expect(await ask('CHECK')).toEqual([{ files: 3, missing: 3 }]);
    routing.found.set('a.js', { ok: true });
    routing.found.set('b.js', { ok: true });
    routing.found.set('c.js', { ok: false });
    expect(await ask('CHECK')).toEqual([{ files: 3, missing: 1 }]);
    expect(await ask('CHECK', { ports: [] })).toEqual([]);
  });

  it('fetches those that are missing past every cache, and keeps what came whole', async () => {
    const kept: string[] = [];
    const opened: string[] = [];
    vi.stubGlobal('caches', {
      open: async (name: string) => {
        opened.push(name);
        return {
          put: async (url: string, response: object) => {
            kept.push(url);
            routing.found.set(url.replace(/\?.*/, ''), response);
          },
        };
      },
    });
    const fetched = vi.fn(async (url: string, _: object) => {
      if (url === 'a.js') throw new Error('offline');
      return { ok: url !== 'c.js' };
    });
    vi.stubGlobal('fetch', fetched);
    expect(await ask('REPAIR')).toEqual([{ files: 3, missing: 2 }]);
    expect([opened, kept]).toEqual([['the-precache'], ['b.js?r=2']]);
    expect(fetched.mock.calls).toEqual(['a.js', 'b.js', 'c.js'].map((url) => [url, { cache: 'reload' }]));
    fetched.mockImplementation(async () => ({ ok: true }));
    expect(await ask('REPAIR')).toEqual([{ files: 3, missing: 0 }]);
    expect(kept).toEqual(['b.js?r=2', 'a.js', 'c.js']);
  });

  it('takes over when it is told, and hears nothing else', async () => {
    for (const type of ['CHECK', 'REPAIR', 'other', undefined]) if (type !== 'REPAIR') await ask(type);
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(await ask('SKIP_WAITING')).toEqual([]);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
