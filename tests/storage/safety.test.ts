import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { Entry } from '../../src/core/journal/journal';
import type { GameRow } from '../../src/storage/rows';
import { packPath, readKept, readPack } from '../../src/storage/safety/kept';
import { countsIn } from '../../src/storage/safety/line-counts';
import { openSafety } from '../../src/storage/safety/name';
import { openStore, type Store } from '../../src/storage/store';
import { take } from '../app/session-support';
import { fakeCaches } from '../support/fake-caches';
import { until } from '../support/until';

let count = 0;
let disk: ReturnType<typeof fakeCaches>;
let id = '';
const { setTimeout: later } = globalThis;
const timers: NodeJS.Timeout[] = [];
beforeEach(() => {
  id = `g${++count}`;
  disk = fakeCaches();
  vi.stubGlobal('caches', disk.caches);
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => {
    const timer = later(act, ms);
    timers.push(timer);
    return timer;
  });
});
afterEach(() => {
  // A store of this test would clear away what is counted in the next one.
  for (const timer of timers.splice(0)) clearTimeout(timer);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  ...{ id, game: 'tiny', title: `Game ${id}`, charts: 'own', created: 1, updated: 1, archived: false },
  ...{ entries: 1, summary: 'Set up' },
  ...more,
});
const first: Entry = {
  ...{ id: 'd:1', seq: 1, at: 1, kind: 'v1.Opened', procedure: 'setup', args: {}, answers: [] },
};
const note = (seq: number, text = `O‘ahu ${seq}`): Entry => ({
  ...{ id: `d:${seq}`, seq, at: seq, kind: 'v1.Noted', text },
});
const change = { summary: 'Turn 2', updated: 9 };
const pack = (version: number): ChartPack => ({ ...emptyPack('own:tiny', 'tiny', 'Charts'), version });

async function storeWith(id: string, lines = 1): Promise<Store> {
  const store = take(await openStore(`safety-${++count}`));
  take(await store.createGame(row(id), first));
  await play(store, id, 2, lines);
  return store;
}
async function play(store: Store, id: string, from: number, to: number): Promise<void> {
  for (let seq = from; seq <= to; seq += 1) take(await store.append(id, note(seq), change));
}
const kept = async (id: string) => {
  const cache = await openSafety();
  return cache && (await readKept(cache, id));
};
const stored = async (store: Store, id: string) => take(await store.loadGame(id));
/** What was begun gets done, without a timer. */
async function settle(): Promise<void> {
  for (let i = 0; i < 80; i += 1) await new Promise((resolve) => setImmediate(resolve));
}
/** Numbers that are no two the same. */
function scattered(): () => number {
  let at = 0.5;
  return () => {
    at = (at + 0.381) % 1;
    return at;
  };
}
/** From now on a cache does some of what it is asked otherwise. */
const onCache = (otherwise: (cache: Cache) => object) =>
  vi.stubGlobal('caches', {
    ...disk.caches,
    open: async (name: string) => {
      const cache = await disk.caches.open(name);
      return { ...cache, ...otherwise(cache) };
    },
  });
/** Each time that it is another one. */
const changes = (told: readonly boolean[]) => told.filter((is, i) => is !== told[i - 1]);
/** The addresses of the segments of a game. */
const segments = (id: string) => disk.urls().filter((url) => url.includes(`/games/${id}/`));

describe('the safety copy of a game', () => {
  test('has every line about a second after it, with row and charts', async () => {
    const store = await storeWith(id, 3);
    take(await store.append(id, note(4), { ...change, pack: pack(1) }));
    await until(async () => expect((await kept(id))?.lines).toBe(4));
    expect(await kept(id)).toMatchObject(await stored(store, id));
  });

  test('is written line by line and holds few files, however long the game', async () => {
    const store = await storeWith(id);
    for (let seq = 2; seq <= 200; seq += 1) {
      await play(store, id, seq, seq);
      await store.safety.now();
      if (seq % 50 === 0) expect((await kept(id))?.entries).toEqual((await stored(store, id)).entries);
    }
    expect(segments(id).length).toBeLessThanOrEqual(Math.ceil(200 / 64) + 16);
  });

  test('goes with its game, and stays while that is archived', async () => {
    const store = await storeWith(id, 3);
    await store.safety.now();
    take(await store.patchGame(id, { archived: true }));
    await store.safety.now();
    expect((await kept(id))?.row.archived).toBe(true);
    take(await store.deleteGame(id));
    await until(() => expect(segments(id)).toEqual([]));
  });

  test('of a set of charts goes with it', async () => {
    const store = await storeWith(id);
    const own = { ...pack(1), id: `set-${id}`, name: `Set ${id}` };
    take(await store.putPack(own));
    await store.safety.now();
    const kept = () => disk.urls().filter((url) => url.endsWith(`/packs/set-${id}`));
    expect(kept()).toHaveLength(1);
    take(await store.deletePack(own.id));
    await until(() => expect(kept()).toEqual([]));
  });

  test('of a set of charts that is deleted before it is written is not made', async () => {
    const store = await storeWith(id);
    await store.safety.now();
    const own = { ...pack(1), id: `set-${id}`, name: `Set ${id}` };
    take(await store.putPack(own));
    take(await store.deletePack(own.id));
    await store.safety.now();
    expect(disk.urls().filter((url) => url.endsWith(`/packs/set-${id}`))).toEqual([]);
  });

  test('has what was taught while its charts were being written', async () => {
    const store = await storeWith(id);
    const own = { ...pack(1), id: `set-${id}`, name: `Set ${id}` };
    take(await store.putPack(own));
    let isTaught = false;
    onCache((cache) => ({
      put: async (path: string, response: Response) => {
        const isFirst = path.includes('/packs/') && !isTaught;
        isTaught ||= isFirst;
        if (isFirst) take(await store.putPack({ ...own, version: 2 }, 1));
        await cache.put(path, response);
      },
    }));
    await store.safety.now();
    await store.safety.now();
    const cache = await openSafety();
    expect(cache && (await readPack(cache, packPath(own.id)))?.version).toBe(2);
  });

  test('follows a merge that moves lines, and holds none of the old order', async () => {
    const store = await storeWith(id, 70);
    await store.safety.now();
    const { entries } = await stored(store, id);
    const merged = [...entries.slice(0, 66), { ...note(67, 'of another phone'), id: 'k:67' }, note(68)];
    take(
      await store.mergeGame(id, {
        ...{ entries: merged, from: { entries: 70, merges: 0 }, summary: 'Merged', updated: 10 },
        seat: { table: 't', writer: 'd' },
      }),
    );
    await store.safety.now();
    expect(await kept(id)).toMatchObject({
      entries: merged,
      row: { merges: 1, seat: { table: 't' } },
      lines: 68,
    });
  });

  test('of games that were here before is made when the store is opened', async () => {
    vi.stubGlobal('caches', undefined);
    const name = `safety-${count + 1}`;
    await storeWith(id, 130);
    vi.stubGlobal('caches', disk.caches);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    take(await openStore(name));
    await vi.advanceTimersByTimeAsync(6_500);
    vi.useRealTimers();
    await until(async () => expect((await kept(id))?.entries).toHaveLength(130));
  });

  test('that the last visit was refused is made with the first tap of the next one', async () => {
    const name = `safety-${count + 1}`;
    const store = await storeWith('g1', 3);
    take(await store.createGame(row('g2'), first));
    await store.safety.now();
    disk.fail('puts');
    await play(store, 'g1', 4, 9);
    await store.safety.now();
    disk.fail();
    const again = take(await openStore(name));
    await play(again, 'g2', 2, 2);
    await until(async () => expect((await kept('g1'))?.lines).toBe(9));
  });

  test('of a game that comes while the copies are looked through is not taken for one that is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 200 * 86_400_000 });
    await (await storeWith(id, 3)).safety.now();
    vi.useRealTimers();
    const store = take(await openStore(`safety-${++count}`));
    const begun: string[] = [];
    let isBeginning = false;
    const begin = async () => {
      const other = `${id}-${begun.length}`;
      begun.push(other);
      take(await store.createGame(row(other), first));
      await play(store, other, 2, 2);
      await until(() => expect(disk.urls().join()).toContain(`/lines/${other}/2`));
    };
    // Whenever all that is kept is listed, a game is begun before the list comes; with the first the old one is back.
    onCache((cache) => ({
      keys: async (path?: string) => {
        if (path === undefined && !isBeginning && begun.length < 2) {
          isBeginning = true;
          if (!begun.length)
            take(await store.addCopies({ games: [{ row: row(id), entries: [first] }], packs: [] }));
          await begin();
          isBeginning = false;
        }
        return cache.keys(path);
      },
    }));
    await store.safety.now();
    expect(begun).toHaveLength(2);
    const cache = await openSafety();
    const counts = cache && (await countsIn(cache));
    expect(begun.map((game) => counts?.get(game))).toEqual([2, 2]);
    expect((await kept(id))?.lines).toBe(3);
  });

  test('that was not found as the listing broke off is looked for again', async () => {
    vi.stubGlobal('caches', undefined);
    const name = `safety-${count + 1}`;
    await storeWith(id, 3);
    vi.stubGlobal('caches', disk.caches);
    const store = take(await openStore(name));
    const told: boolean[] = [];
    store.safety.watch((isKept) => told.push(isKept));
    onCache(() => ({ keys: () => Promise.reject(new Error('broke off')) }));
    await store.safety.now();
    vi.stubGlobal('caches', disk.caches);
    await store.safety.now();
    expect(changes(told)).toEqual([false, true]);
    expect((await kept(id))?.lines).toBe(3);
  });

  test('goes on from what another visit has written', async () => {
    const name = `safety-${count + 1}`;
    const store = await storeWith(id, 70);
    await store.safety.now();
    const before = segments(id);
    const again = take(await openStore(name));
    await play(again, id, 71, 72);
    await again.safety.now();
    expect((await kept(id))?.entries).toHaveLength(72);
    expect(segments(id)).toEqual([...before, expect.stringContaining('/0.70.72.')]);
  });
});

describe('a safety copy that is damaged', () => {
  test.each(['bytes', 'cut', 'gone'] as const)(
    '(%s) comes back up to its last line that is whole',
    async (how) => {
      const store = await storeWith(id, 64);
      await store.safety.now();
      await play(store, id, 65, 80);
      await store.safety.now();
      const { entries } = await stored(store, id);
      const last = segments(id).at(-1) ?? '';
      expect(disk.damage(last.slice(last.lastIndexOf('/')), how, scattered())).toBe(1);
      const read = await kept(id);
      const lines = read?.entries.length ?? 0;
      expect(lines).toBeGreaterThanOrEqual(64);
      expect(lines).toBeLessThan(80);
      expect(read?.entries).toEqual(entries.slice(0, lines));
      if (how !== 'gone') expect(read?.lines).toBe(80);
    },
  );

  test('in its first segment gives what stood before the damage', async () => {
    const store = await storeWith(id, 64);
    await store.safety.now();
    await play(store, id, 65, 80);
    await store.safety.now();
    const [url = ''] = segments(id);
    disk.damage(url.slice(url.lastIndexOf('/')), 'cut');
    const { entries = [] } = (await kept(id)) ?? {};
    expect(entries.length).toBeGreaterThan(20);
    expect(entries).toEqual((await stored(store, id)).entries.slice(0, entries.length));
  });
});

describe('a full disk', () => {
  test('has a reserve for the last lines; after that it is told, and written once there is room', async () => {
    const store = await storeWith(id, 3);
    await store.safety.now();
    const told: boolean[] = [];
    store.safety.watch((isKept) => told.push(isKept));
    disk.limit(disk.size());
    await play(store, id, 4, 9);
    await store.safety.now();
    expect(told).toEqual([true]);
    expect((await kept(id))?.entries).toHaveLength(9);
    disk.limit(0);
    await play(store, id, 10, 12);
    await store.safety.now();
    expect(changes(told)).toEqual([true, false]);
    expect((await kept(id))?.entries).toHaveLength(9);
    disk.limit(1e9);
    await store.safety.now();
    expect(changes(told)).toEqual([true, false, true]);
    expect((await kept(id))?.entries).toHaveLength(12);
  });

  test('or a dead Cache Storage fails no tap, and it is told', async () => {
    const store = await storeWith(id, 3);
    await store.safety.now();
    const told: boolean[] = [];
    store.safety.watch((isKept) => told.push(isKept));
    disk.fail('all');
    await play(store, id, 4, 6);
    await store.safety.now();
    expect(changes(told)).toEqual([false]);
    expect((await stored(store, id)).entries).toHaveLength(6);
  });
});

describe('a store that has lost lines', () => {
  /** The safety copy has 80 lines of the game, the store those of them that are `left`, and more where they are given. */
  async function damaged(left: (seq: number) => boolean, more: readonly Entry[] = []) {
    const whole = await storeWith(id, 80);
    await whole.safety.now();
    const { entries } = await stored(whole, id);
    const store = take(await openStore(`safety-${++count}`));
    const here = [...entries.filter(({ seq }) => left(seq)), ...more];
    const lines = here.at(-1)?.seq ?? 0;
    take(await store.addCopies({ games: [{ row: row(id, { entries: lines }), entries: here }], packs: [] }));
    return {
      store,
      entries,
      mend: () =>
        store.mendGame(id, {
          ...{ entries, row: row(id, { entries: 80, summary: 'Turn 9', updated: 99 }) },
          seatIn: ({ seat }) => seat,
        }),
    };
  }
  const codeOf = (done: { ok: boolean } | { problem: { code: string } }) =>
    'problem' in done && done.problem.code;

  test('at its end gets them back', async () => {
    const { store, entries, mend } = await damaged((seq) => seq <= 70);
    take(await mend());
    expect(await stored(store, id)).toMatchObject({ entries, row: { entries: 80, summary: 'Turn 9' } });
  });

  test('in its midst says so and is not opened, and gets them back', async () => {
    const { store, entries, mend } = await damaged((seq) => seq < 40 || seq > 42);
    const opened = await store.loadGame(id);
    expect(opened).toMatchObject({
      ok: false,
      problem: { code: 'store.lost', message: expect.stringContaining('entry 40') },
    });
    expect(take(await store.countLines(id))).toEqual({ lines: 77, whole: 39 });
    take(await store.patchGame(id, { title: 'Renamed' }));
    await store.safety.now();
    expect((await kept(id))?.entries).toEqual(entries);
    take(await mend());
    expect(await stored(store, id)).toMatchObject({ entries, row: { entries: 80, summary: 'Set up' } });
  });

  test('of which later ones stand behind a gap that stays keeps those before it', async () => {
    const { store, entries, mend } = await damaged((seq) => seq < 40, [note(83)]);
    take(await mend());
    expect((await stored(store, id)).entries).toEqual(entries);
  });

  test('keeps what was recorded after the safety copy', async () => {
    const { store, entries, mend } = await damaged((seq) => seq !== 40, [note(81), note(82)]);
    take(await mend());
    expect((await stored(store, id)).entries).toEqual([...entries, note(81), note(82)]);
  });

  test('refuses them where the game has gone on otherwise', async () => {
    const { store, mend } = await damaged((seq) => seq <= 70, [note(71, 'another')]);
    expect(codeOf(await mend())).toBe('store.moved');
    expect((await stored(store, id)).entries).toHaveLength(71);
  });

  test('keeps what goes further until the game has gone as far another way', async () => {
    const { store } = await damaged((seq) => seq <= 70);
    await play(store, id, 71, 72);
    await store.safety.now();
    expect((await kept(id))?.lines).toBe(80);
    await play(store, id, 73, 81);
    await store.safety.now();
    expect((await kept(id))?.entries).toEqual((await stored(store, id)).entries);
  });
});

describe('how many lines a game has', () => {
  const counted = async () => {
    const cache = await openSafety();
    return cache && (await countsIn(cache)).get(id);
  };
  const counts = () => disk.urls().filter((url) => url.includes(`/lines/${id}/`));

  test('is noted before the copy is written, and is no more than one entry', async () => {
    const store = await storeWith(id, 1);
    await store.safety.now();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await play(store, id, 2, 5);
    await settle();
    expect(counts()).toEqual([expect.stringMatching(/\/5$/)]);
    expect((await kept(id))?.lines).toBe(1);
  });

  test('is noted on a full disk by the reserve, and goes with the game', async () => {
    const store = await storeWith(id, 3);
    await store.safety.now();
    disk.limit(disk.size());
    await play(store, id, 4, 4);
    await until(async () => expect(await counted()).toBe(4));
    take(await store.deleteGame(id));
    await until(() => expect(counts()).toEqual([]));
  });

  test('is taken back where the charts have gone on and the line with them', async () => {
    const store = await storeWith(id, 3);
    const own = { ...pack(1), id: `set-${id}`, name: `Set ${id}` };
    take(await store.putPack(own));
    take(await store.putPack({ ...own, version: 2 }, 1));
    const line = await store.append(id, note(4), { ...change, pack: { ...own, version: 2 }, packBase: 1 });
    expect(line).toMatchObject({ problem: { code: 'store.moved' } });
    await until(async () => expect(await counted()).toBe(3));
    await settle();
    expect(await counted()).toBe(3);
  });

  test('is taken back where the store refuses the line', async () => {
    const store = await storeWith(id, 3);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await store.append(id, note(4), change)).ok).toBe(false);
    full.mockRestore();
    await until(() => expect(counts()).toEqual([expect.stringMatching(/\/3$/)]));
  });

  test('that cannot be noted has the copy written at once, and told where that is refused too', async () => {
    const store = await storeWith(id, 3);
    await store.safety.now();
    const told: boolean[] = [];
    store.safety.watch((isKept) => told.push(isKept));
    disk.fail('puts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await play(store, id, 4, 4);
    await settle();
    expect(told).toEqual([false]);
  });
});
