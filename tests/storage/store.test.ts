import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { Entry } from '../../src/core/journal/journal';
import type { Result } from '../../src/core/result';
import { problemOf, problems } from '../../src/storage/problems';
import type { GameRow } from '../../src/storage/rows';
import { openStore } from '../../src/storage/store';
import { until } from '../support/until';

let count = 0;
const freshName = () => `test-${++count}`;

function take<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);

const row: GameRow = {
  id: 'g1',
  game: 'tiny',
  title: 'One',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries: 1,
  summary: 'Set up',
};
const first: Entry = {
  id: 'd:1',
  seq: 1,
  at: 1,
  kind: 'v1.Opened',
  procedure: 'setup',
  args: {},
  answers: [],
};
const note = (seq: number, text = `note ${seq}`): Entry => ({
  id: `d:${seq}`,
  seq,
  at: seq,
  kind: 'v1.Noted',
  text,
});
const change = { summary: 'Turn 2', updated: 9 };
const pack = (version: number): ChartPack => ({
  ...emptyPack('own:tiny', 'tiny', 'Charts'),
  version,
});

async function storeWithGame(name = freshName()) {
  const store = take(await openStore(name));
  take(await store.createGame(row, first));
  return store;
}

/** Writes past the store, as a newer version of the app or a fault might. */
function putRaw(name: string, table: string, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(name);
    open.onsuccess = () => {
      const tx = open.result.transaction(table, 'readwrite');
      tx.objectStore(table).put(value);
      tx.oncomplete = () => resolve(open.result.close());
      tx.onerror = () => reject(tx.error);
    };
  });
}

afterEach(() => vi.restoreAllMocks());

describe('writing', () => {
  test('a game comes back as it was created and appended', async () => {
    const name = freshName();
    const store = await storeWithGame(name);
    expect(await store.append('g1', note(2), { ...change, pack: pack(2) })).toEqual({ ok: true });
    const again = take(await openStore(name));
    expect(await again.loadGame('g1')).toEqual({
      ok: true,
      value: {
        row: { ...row, entries: 2, summary: 'Turn 2', updated: 9 },
        entries: [first, note(2)],
        pack: pack(2),
      },
    });
    expect(again.device).toBe(store.device);
    expect(store.device).toMatch(/^[a-z0-9]{12}$/);
  });

  test('append resolves only after the commit, and the commit is strict', async () => {
    const order: string[] = [];
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      const tx = begin.apply(this, args);
      order.push(`${args[1]} ${args[2]?.durability}`);
      tx.addEventListener('complete', () => order.push('commit'));
      return tx;
    });
    const store = await storeWithGame();
    order.length = 0;
    await store.append('g1', note(2), { ...change, pack: pack(2) });
    order.push('resolved');
    expect(order).toEqual(['readwrite strict', 'commit', 'resolved']);
  });

  test('a pack that cannot be stored takes the entry and the row back with it', async () => {
    const store = await storeWithGame();
    const uncloneable = { ...pack(2), notes: () => '' } as unknown as ChartPack;
    expect(codeOf(await store.append('g1', note(2), { ...change, pack: uncloneable }))).toBe('store.write');
    expect(await store.loadGame('g1')).toEqual({ ok: true, value: { row, entries: [first] } });
  });

  test('an entry that cannot be stored leaves the pack as it was', async () => {
    const store = await storeWithGame();
    take(await store.putPack(pack(1)));
    const uncloneable = { ...note(2), text: () => '' } as unknown as Entry;
    expect(codeOf(await store.append('g1', uncloneable, { ...change, pack: pack(2) }))).toBe('store.write');
    expect(await store.loadPack('own:tiny')).toEqual({ ok: true, value: pack(1) });
  });

  test('a sequence number that is taken says store.moved and changes nothing', async () => {
    const name = freshName();
    const store = await storeWithGame(name);
    const other = take(await openStore(name));
    take(await other.append('g1', note(2, 'theirs'), change));
    expect(codeOf(await store.append('g1', note(2, 'ours'), { ...change, summary: 'ours' }))).toBe(
      'store.moved',
    );
    const { entries, row: kept } = take(await store.loadGame('g1'));
    expect(entries).toEqual([first, note(2, 'theirs')]);
    expect(kept.summary).toBe('Turn 2');
  });

  test.each([
    { kept: undefined, base: 0, expected: 'ok' },
    { kept: 3, base: 3, expected: 'ok' },
    { kept: 3, base: 2, expected: 'store.moved' },
    { kept: 1, base: 0, expected: 'store.moved' },
    { kept: undefined, base: 1, expected: 'store.moved' },
  ])('a pack built on version $base over a stored $kept: $expected', async ({ kept, base, expected }) => {
    const store = await storeWithGame();
    if (kept) take(await store.putPack(pack(kept)));
    const written = await store.append('g1', note(2), { ...change, pack: pack(9), packBase: base });
    expect(codeOf(written)).toBe(expected);
    expect(take(await store.loadGame('g1')).entries).toHaveLength(expected === 'ok' ? 2 : 1);
    expect(take(await store.loadPack('own:tiny'))?.version).toBe(expected === 'ok' ? 9 : kept);
  });

  test.each([
    { error: 'QuotaExceededError', code: 'store.quota' },
    { error: 'AbortError', code: 'store.write' },
    { error: 'UnknownError', code: 'store.cut-off' },
    { error: 'InvalidStateError', code: 'store.write' },
  ])('$error on writing says $code and the store works on', async ({ error, code }) => {
    const store = await storeWithGame();
    const refused = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', error);
    });
    expect(codeOf(await store.append('g1', note(2), change))).toBe(code);
    refused.mockRestore();
    expect(take(await store.loadGame('g1'))).toEqual({ row, entries: [first] });
    expect(codeOf(await store.append('g1', note(2), change))).toBe('ok');
  });

  test('a connection that stays closed says store.cut-off, and to reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isClosed = false;
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (isClosed) throw new DOMException('closed', 'InvalidStateError');
      return begin.apply(this, args);
    });
    const store = await storeWithGame();
    isClosed = true;
    expect(await store.append('g1', note(2), change)).toEqual({ ok: false, problem: problems.cutOff });
    expect(await store.loadGame('g1')).toEqual({ ok: false, problem: problems.cutOffRead });
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('not now', 'InvalidStateError');
    });
    expect(await store.append('g1', note(2), change)).toEqual({ ok: false, problem: problems.cutOff });
    expect(await store.loadGame('g1')).toEqual({ ok: false, problem: problems.cutOffRead });
    open.mockRestore();
    isClosed = false;
    expect(codeOf(await store.append('g1', note(2), change))).toBe('ok');
  });

  /** What WebKit says on a connection whose process has died; one that is opened afterwards works. */
  function killProcess(name: string) {
    const dead = new WeakSet<IDBDatabase>();
    const begun: IDBDatabase[] = [];
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (this.name !== name) return begin.apply(this, args);
      begun.push(this);
      if (dead.has(this)) throw new DOMException(LOST, 'UnknownError');
      return begin.apply(this, args);
    });
    return {
      begun,
      now: () => {
        for (const each of begun) dead.add(each);
      },
    };
  }
  const LOST = 'Connection to Indexed Database server lost. Refresh the page to try again';

  test('a connection lost in between is opened anew, and no tap is lost', async () => {
    const name = freshName();
    const process = killProcess(name);
    const store = await storeWithGame(name);
    process.now();
    expect(codeOf(await store.append('g1', note(2), change))).toBe('ok');
    process.now();
    expect(take(await store.loadGame('g1')).entries).toEqual([first, note(2)]);
  });

  test('a tap whose commit was never confirmed is taken once', async () => {
    const store = await storeWithGame();
    const { transaction } = Dexie.prototype;
    const committed = vi.fn();
    vi.spyOn(Dexie.prototype, 'transaction').mockImplementationOnce(function (this: Dexie, ...args) {
      return transaction.apply(this, args).then(() => {
        committed();
        throw new DOMException(LOST, 'UnknownError');
      });
    });
    expect(codeOf(await store.append('g1', note(2), { ...change, pack: pack(2) }))).toBe('ok');
    expect(committed).toHaveBeenCalledOnce();
    expect(take(await store.loadGame('g1'))).toEqual({
      row: { ...row, entries: 2, ...change },
      entries: [first, note(2)],
      pack: pack(2),
    });
  });

  test('back in front, the page opens the connection before the next tap', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    const name = freshName();
    const process = killProcess(name);
    const store = await storeWithGame(name);
    process.now();
    const lost = process.begun.at(-1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(process.begun.at(-1)).toBe(lost);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(process.begun.at(-1)).not.toBe(lost));
    const { length } = process.begun;
    expect(codeOf(await store.append('g1', note(2), change))).toBe('ok');
    expect(process.begun.length).toBe(length + 1);
    vi.unstubAllGlobals();
  });

  test('the reason is found inside an aborted transaction', () => {
    const quota = { name: 'QuotaExceededError' };
    expect(problemOf({ name: 'AbortError', inner: { inner: quota } }, problems.write)).toBe(problems.quota);
    expect(problemOf({ name: 'AbortError' }, problems.write)).toBe(problems.write);
    expect(problemOf(quota, problems.unopened)).toBe(problems.unopened);
    expect(problemOf(undefined, problems.read)).toBe(problems.read);
  });
});

test('other tabs are told what is committed, and nothing of what was refused', async () => {
  const name = freshName();
  const store = await storeWithGame(name);
  const other = take(await openStore(name));
  const told = vi.fn();
  const unwatch = other.watch(told);
  expect(codeOf(await store.append('g1', note(1), change))).toBe('store.moved');
  take(await store.append('g1', note(2), change));
  await until(() => expect(told).toHaveBeenCalled());
  take(await store.putPack(pack(2)));
  await until(() => expect(told.mock.calls).toEqual([[{ game: 'g1' }], [{ pack: 'own:tiny' }]]));
  unwatch();
});

describe('the list of games', () => {
  test('newest first; rename, archive, delete', async () => {
    const store = await storeWithGame();
    const two = { ...row, id: 'g2', title: 'Two', updated: 5 };
    take(await store.createGame(two, { ...first, id: 'd:9' }));
    take(await store.putPack(pack(4)));
    expect(await store.listGames()).toEqual({ ok: true, value: [two, row] });
    take(await store.patchGame('g1', { title: 'Won' }));
    take(await store.patchGame('g1', { archived: true }));
    take(await store.patchGame('g1', { archived: true }));
    take(await store.deleteGame('g2'));
    expect(await store.listGames()).toEqual({ ok: true, value: [{ ...row, title: 'Won', archived: true }] });
    expect(codeOf(await store.loadGame('g2'))).toBe('store.missing');
    expect(codeOf(await store.append('g2', note(2), change))).toBe('store.missing');
    expect(codeOf(await store.patchGame('g2', { title: 'x' }))).toBe('store.missing');
    expect(take(await store.loadGame('g1')).entries).toEqual([first]);
    expect(await store.loadPack('own:tiny')).toEqual({ ok: true, value: pack(4) });
    expect(await store.loadPack('practice:tiny')).toEqual({ ok: true, value: undefined });
  });

  test('a deleted id holds no entries when it is used again', async () => {
    const store = await storeWithGame();
    take(await store.append('g1', note(2), change));
    take(await store.deleteGame('g1'));
    take(await store.createGame(row, first));
    expect(take(await store.loadGame('g1')).entries).toEqual([first]);
  });
});

describe('reading what does not fit', () => {
  const badEntries = [
    { kind: 'v2.Opened', procedure: 'x', args: {}, answers: [] },
    { kind: 'v1.Opened', procedure: 'x', args: [], answers: [] },
    { kind: 'v1.Opened', procedure: 'x', args: {}, answers: [{ key: 'k' }] },
    { kind: 'v1.Answered', of: 'd:1', answers: [], outcome: { events: [{}], trace: [] } },
    { kind: 'v1.Struck', ids: 'd:1' },
    { kind: 'v1.Restored', ids: [1] },
    { kind: 'v1.Noted' },
    { kind: 'v1.Noted', text: 'x', of: 1 },
    { kind: 'v1.Noted', text: 'x', of: { id: 'd:1' } },
    { kind: 'v1.Noted', text: '', of: '' },
    { kind: 'v1.Noted', text: '', roll: { sides: 6, by: 'app', faces: ['1'] } },
    { kind: 'v1.Amended', of: 'd:1', answers: [], changed: [], reason: 'x' },
    { kind: 'v1.Amended', of: 'd:1', answers: [], reason: 'x', outcome: { events: [], trace: [] } },
    { kind: 'v1.Amended', of: 'd:1', answers: [], changed: [], outcome: { events: [], trace: [] } },
    { kind: 'v1.Amended', answers: [], changed: [], reason: 'x', outcome: { events: [], trace: [] } },
    {
      kind: 'v1.Amended',
      of: 'd:1',
      answers: [{ key: 'k' }],
      changed: [],
      reason: 'x',
      outcome: { events: [], trace: [] },
    },
    { kind: 'v1.Taught' },
    { kind: 'v1.Taught', lessons: [], trace: [] },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', column: '1:1' }], trace: [] },
    {
      kind: 'v1.Taught',
      lessons: [{ chart: 'crt', column: '1:1', row: '2', cell: { value: 1 } }],
      trace: [],
    },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', column: '1:1', row: '2', before: 1 }], trace: [] },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', axis: 'up', heads: [] }], trace: [] },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', axis: 'rows', heads: [1] }], trace: [] },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', axis: 'rows' }], trace: [], reason: 7 },
    { kind: 'v1.Taught', lessons: [{ chart: 'crt', axis: 'rows' }], trace: [{ kind: 'title' }] },
  ];
  test.each(badEntries)('an entry %j is store.damaged and can still be copied', async (bad) => {
    const name = freshName();
    const store = await storeWithGame(name);
    const raw = { game: 'g1', id: 'd:2', seq: 2, at: 2, ...bad };
    await putRaw(name, 'entries', raw);
    const loaded = await store.loadGame('g1');
    expect(loaded).toEqual({ ok: false, problem: problems.damaged('entry 2 of this game') });
    const dump = take(await store.dumpGame('g1'));
    expect(dump).toEqual({ row, entries: [{ ...first, game: 'g1' }, raw] });
  });

  test('a line that teaches comes back as it was written', async () => {
    const store = await storeWithGame();
    const cell = { value: 2, source: 'mapsheet' } as const;
    const taught: Entry = {
      id: 'd:2',
      seq: 2,
      at: 2,
      kind: 'v1.Taught',
      lessons: [
        { chart: 'crt', column: '1:1', row: '2', cell, before: { ...cell, value: 1, at: 1 } },
        { chart: 'crt', axis: 'rows', heads: ['7'] },
      ],
      reason: 'Misread',
      trace: [{ kind: 'title', label: 'CRT, 1:1, 2', value: '1 → 2' }],
    };
    take(await store.append('g1', taught, { ...change, pack: pack(2) }));
    expect(take(await store.loadGame('g1')).entries).toEqual([first, taught]);
  });

  test('an amendment comes back as it was written', async () => {
    const store = await storeWithGame();
    const amended: Entry = {
      id: 'd:2',
      seq: 2,
      at: 2,
      kind: 'v1.Amended',
      of: 'd:1',
      answers: [
        {
          key: 'override:shift',
          answer: { kind: 'override', value: { attacker: 1, defender: 2 }, reason: 'x' },
        },
      ],
      changed: ['override:shift'],
      outcome: { events: [], trace: [{ kind: 'override', label: 'Result', value: '1/2', was: '1/1' }] },
      reason: 'Misread',
    };
    take(await store.append('g1', amended, change));
    expect(take(await store.loadGame('g1')).entries).toEqual([first, amended]);
  });

  test('an unreadable row stays in the list', async () => {
    const name = freshName();
    const store = await storeWithGame(name);
    await putRaw(name, 'games', { id: 'g9', game: 'tiny', title: 'Old', updated: 3 });
    const rows = take(await store.listGames());
    expect(rows.map(({ id, title, summary }) => [id, title, summary])).toEqual([
      ['g9', 'Old', 'Cannot be opened by this version of the app'],
      ['g1', 'One', 'Set up'],
    ]);
    expect(codeOf(await store.loadGame('g9'))).toBe('store.damaged');
  });

  test('an unreadable pack is store.damaged', async () => {
    const name = freshName();
    const store = await storeWithGame(name);
    await putRaw(name, 'packs', { ...pack(1), cells: { crt: [1] } });
    expect(codeOf(await store.loadGame('g1'))).toBe('store.damaged');
    expect(codeOf(await store.loadPack('own:tiny'))).toBe('store.damaged');
  });
});

describe('opening', () => {
  test.each(['UnknownError', 'InvalidStateError', 'QuotaExceededError'])(
    'a browser that refuses with %s: store.open',
    async (error) => {
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('refused', error);
      });
      const refused = await openStore(freshName());
      expect(refused).toEqual({ ok: false, problem: problems.unopened });
    },
  );

  test('a database held by another tab: store.open, and opening works once it is let go', async () => {
    const name = freshName();
    const held = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open(name, 1);
      open.onsuccess = () => resolve(open.result);
    });
    expect(await openStore(name)).toEqual({ ok: false, problem: problems.blocked });
    held.close();
    expect(codeOf(await openStore(name))).toBe('ok');
  });
});

test('10,000 entries load in order', async () => {
  const name = freshName();
  const store = await storeWithGame(name);
  await new Promise<void>((resolve) => {
    const open = indexedDB.open(name);
    open.onsuccess = () => {
      const tx = open.result.transaction('entries', 'readwrite');
      for (let seq = 10_000; seq >= 2; seq -= 1) tx.objectStore('entries').put({ ...note(seq), game: 'g1' });
      tx.objectStore('entries').put({ ...note(1), game: 'g0' });
      tx.objectStore('entries').put({ ...note(1), game: 'g10' });
      tx.oncomplete = () => resolve(open.result.close());
    };
  });
  const { entries } = take(await store.loadGame('g1'));
  expect(entries).toEqual([first, ...Array.from({ length: 9_999 }, (_, i) => note(i + 2))]);
}, 20_000);
