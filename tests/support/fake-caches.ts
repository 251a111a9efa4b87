/** How an entry is spoiled: its answer cannot be had, its body breaks off, or six of its bytes are others. */
export type Damage = 'gone' | 'cut' | 'bytes';

type Kept = { bytes: Uint8Array<ArrayBuffer>; readonly headers: readonly (readonly [string, string])[] };

/** What is open again after a restart, so that one disk can outlive several pages. */
export type Disk = Map<string, Map<string, Kept>>;

const full = () => new DOMException('Quota exceeded.', 'QuotaExceededError');
const broken = () => new DOMException('Unexpected internal error.', 'UnknownError');

/**
 * The Cache Storage of one origin, for tests without one: open, has, keys, delete, and of a cache match, put, delete
 * and keys, by the URL alone. A put is on the disk whole or not at all, and settles in a later task. As in Chromium what is
 * deleted takes up its room for as long as somebody holds it unread.
 */
export function fakeCaches(disk: Disk = new Map()) {
  let budget = Number.POSITIVE_INFINITY;
  let failing: 'puts' | 'all' | undefined;
  let puts = 0;
  /** What `match` gave out and nobody has read. */
  const held = new Set<Kept>();

  const size = () => {
    const kept = new Set([...disk.values()].flatMap((cache) => [...cache.values()]));
    let sum = 0;
    for (const one of held) if (!kept.has(one)) sum += one.bytes.length;
    for (const cache of disk.values()) for (const [url, { bytes }] of cache) sum += url.length + bytes.length;
    return sum;
  };
  const settled = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (failing === 'all') throw broken();
  };

  const cacheOf = (name: string) => ({
    match: async (request: RequestInfo | URL): Promise<Response | undefined> => {
      await settled();
      const kept = disk.get(name)?.get(urlOf(request));
      if (!kept) return undefined;
      held.add(kept);
      const letGo = () => void held.delete(kept);
      const body = new ReadableStream(
        {
          pull: (to) => {
            letGo();
            to.enqueue(kept.bytes.slice());
            to.close();
          },
          cancel: letGo,
        },
        { highWaterMark: 0 },
      );
      return new Response(body, { headers: kept.headers.map(([key, is]) => [key, is]) });
    },
    put: async (request: RequestInfo | URL, response: Response): Promise<void> => {
      const url = urlOf(request);
      const bytes = new Uint8Array(await response.arrayBuffer());
      await settled();
      if (failing) throw full();
      const cache = disk.get(name);
      // Deleted meanwhile: what is put goes with it, as in a browser.
      if (!cache) return;
      const before = cache.get(url)?.bytes.length ?? -url.length;
      if (size() + bytes.length - before > budget) throw full();
      cache.set(url, { bytes, headers: [...response.headers] });
      puts += 1;
    },
    delete: async (request: RequestInfo | URL): Promise<boolean> => {
      await settled();
      return disk.get(name)?.delete(urlOf(request)) ?? false;
    },
    keys: async (request?: RequestInfo | URL): Promise<readonly Request[]> => {
      await settled();
      const urls = [...(disk.get(name)?.keys() ?? [])];
      const asked = request === undefined ? urls : urls.filter((url) => url === urlOf(request));
      return asked.map((url) => new Request(url));
    },
  });

  const storage = {
    open: async (name: string) => {
      await settled();
      if (!disk.has(name)) {
        if (failing) throw full();
        disk.set(name, new Map());
      }
      return cacheOf(name);
    },
    has: async (name: string) => {
      await settled();
      return disk.has(name);
    },
    keys: async () => {
      await settled();
      return [...disk.keys()];
    },
    delete: async (name: string) => {
      await settled();
      return disk.delete(name);
    },
    match: async (request: RequestInfo | URL) => {
      for (const name of disk.keys()) {
        const found = await cacheOf(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };

  return {
    /** What a page calls `caches`. */
    caches: storage as unknown as CacheStorage,
    /** The most bytes it may hold, addresses and bodies together. */
    limit: (bytes: number) => {
      budget = bytes;
    },
    size,
    /** From now on puts find the disk full, or the whole storage is dead; without a word it works again. */
    fail: (what?: 'puts' | 'all') => {
      failing = what;
    },
    /** The same storage for the next page: of what is on its way to it nothing arrives any more. */
    afterKill: () => {
      const next = fakeCaches(new Map([...disk].map(([name, cache]) => [name, new Map(cache)])));
      next.limit(budget);
      return next;
    },
    /** How many were taken so far. */
    puts: () => puts,
    /** All addresses of all caches. */
    urls: (): readonly string[] => [...disk.values()].flatMap((cache) => [...cache.keys()]),
    /** Spoils each entry whose address ends so; how many there were. */
    damage: (end: string, how: Damage, random = Math.random): number => {
      let spoiled = 0;
      for (const cache of disk.values()) {
        for (const [url, kept] of cache) {
          if (!url.endsWith(end)) continue;
          spoiled += 1;
          if (how === 'gone') cache.delete(url);
          else if (how === 'cut') kept.bytes = kept.bytes.slice(0, Math.floor(kept.bytes.length / 2));
          else kept.bytes = otherBytes(kept.bytes, random);
        }
      }
      return spoiled;
    },
  };
}

function otherBytes(bytes: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const other = bytes.slice();
  for (let i = 0; i < 6 && other.length; i += 1) {
    const at = Math.floor(random() * other.length);
    other[at] = (other[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  return other;
}

/** As in a page, where an address may be given without its origin. */
const urlOf = (request: RequestInfo | URL): string =>
  new URL(
    request instanceof Request ? request.url : request,
    globalThis.location?.href ?? 'http://localhost/',
  ).href;
