// A long game is opened by its last lines, on what those before had come to. That is kept beside the games, and is never
// more than a cache.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyOfOpen } from '../../src/app/backups/keep-game';
import { makeCopy } from '../../src/app/backups/make-copy';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import { clockOf } from '../../src/core/journal/clock';
import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { undoTo } from '../../src/core/journal/undo-to';
import { fail, ok } from '../../src/core/result';
import { readRaw } from '../../src/storage/read-raw';
import type { GameRow } from '../../src/storage/rows';
import { openStore, type Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { pause, until } from '../support/until';
import { march, take } from './session-support';
import { chose, rolled, taught, tinyGame, tinyRegistry } from './tiny-game';

const ID = 'long';
/** Over 500 a game is a long one. */
const LINES = 520;
/** So long nothing must have been recorded before anything is kept. */
const REST = 1_000;
const north = { key: 'way', answer: chose('north') };
/** Looks until it holds; between two looks the app has rested. */
const settled = (check: () => void | Promise<void>) =>
  until(async () => {
    await vi.advanceTimersByTimeAsync(REST);
    await check();
  });

/** A set-up, a skirmish and marches, of which every tenth was struck. */
function journal(): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (entry: object) => {
    const seq = entries.length + 1;
    entries.push({ id: `d:${seq}`, seq, at: seq, answers: [], args: {}, ...entry } as object as Entry);
  };
  const does = (procedure: string, event: object) =>
    add({
      kind: 'v1.Opened',
      procedure,
      outcome: { events: [event], trace: [{ kind: 'title', label: procedure }] },
    });
  does('setup', { type: 'v1.SetUp', side: 'blue' });
  does('skirmish', { type: 'v1.Lost', losses: 2 });
  while (entries.length < LINES) {
    if (entries.length % 10) does('march', { type: 'v1.Marched' });
    else add({ kind: 'v1.Struck', ids: [`d:${entries.length}`] });
  }
  return entries;
}

const ENTRIES = journal();
const WHOLE = foldJournal(tinyGame, ENTRIES);
const row: GameRow = {
  id: ID,
  game: 'tiny',
  title: 'Long',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries: LINES,
  summary: '',
};

let count = 0;
const nameOf = () => `long-${process.pid}-${count}`;

/** The long game in a store of its own, which has kept nothing yet. */
async function fresh(): Promise<Store> {
  count += 1;
  const store = await again();
  take(await store.addCopies({ games: [{ row, entries: ENTRIES }], packs: [] }));
  return store;
}
const again = async (): Promise<Store> => take(await openStore(nameOf()));

type Reading = [after: number | undefined, most: number | undefined];

/** Opens the game, noting what is read of it. */
async function open(store: Store, read: Reading[] = []): Promise<Session> {
  const noted: Store = {
    ...store,
    loadGame: (id, after, most) => {
      read.push([after, most]);
      return store.loadGame(id, after, most);
    },
  };
  return take(await openSession(tinyRegistry, ID, async () => ok(noted)));
}

const foldOf = async (store: Store) => (await store.loadFold(ID)) as Record<string, unknown> | undefined;

let made: Record<string, unknown> | undefined;

/** The long game with what is kept of it, as a first visit leaves it, in a store of its own. */
async function kept(): Promise<{ store: Store; fold: Record<string, unknown> }> {
  const store = await fresh();
  if (made) await store.keepFold({ ...made, game: ID });
  else {
    const session = await open(store);
    await settled(async () => expect(await foldOf(store)).toBeDefined());
    session.close();
    made = await foldOf(store);
  }
  const fold = await foldOf(store);
  if (!fold) throw new Error('nothing was kept');
  return { store, fold };
}

let unchanged: Promise<{ store: Store; fold: Record<string, unknown> }> | undefined;

/** That of all who put another fold in the place of what is kept, and record nothing. */
async function shared(): Promise<{ store: Store; fold: Record<string, unknown> }> {
  unchanged ??= kept();
  const { store, fold } = await unchanged;
  await store.keepFold({ ...fold, game: ID });
  return { store, fold };
}

/** All that the screens show of it is what a whole fold shows. */
async function expectWhole(session: Session, store: Store): Promise<void> {
  const { entries } = take(await store.loadGame(ID));
  const whole = foldJournal(tinyGame, entries);
  expect(session.projection.value.state).toEqual(whole.state);
  expect(await session.whole()).toBe(true);
  const { base: _, ...projection } = session.projection.value;
  expect(projection).toEqual(whole);
}

/** A row that says it is whole. */
async function summed(row: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { crc32 } = await import('../../src/core/crc32');
  const { sum: _, ...rest } = row;
  return { ...rest, sum: crc32(new TextEncoder().encode(JSON.stringify(rest))) };
}

let sessions: Session[] = [];
const opened = async (store: Store, read?: Reading[]): Promise<Session> => {
  const session = await open(store, read);
  sessions.push(session);
  return session;
};

// The store and its locks take their time: only what waits for a rest does not.
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  for (const session of sessions) session.close();
  sessions = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening', () => {
  test('reads the last lines only, and shows what all of them show', async () => {
    const { store, fold } = await shared();
    const read: Reading[] = [];
    const session = await opened(store, read);
    expect(read).toEqual([
      [Number.POSITIVE_INFINITY, undefined],
      [Number(fold.seq) - 1, undefined],
    ]);
    expect(session.projection.value.entries.length).toBeLessThan(300);
    expect(session.projection.value.state).toEqual(WHOLE.state);
    expect(session.table.value).toEqual(tinyGame.table(WHOLE.state));
    expect(session.latest.value).toHaveLength(12);
    expect(session.canUndo.value).toBe(true);
    const short = take(
      await openSession(tinyRegistry, ID, async () => ok({ ...store, loadFold: async () => undefined })),
    );
    expect(session.latest.value).toEqual(short.latest.value);
    short.close();
  });

  test('a tap and ten lines undone read nothing more, and come to what a whole fold comes to', async () => {
    const { store } = await kept();
    const read: Reading[] = [];
    const session = await opened(store, read);
    expect(await session.start(march, north)).toBe(true);
    for (let i = 0; i < 10; i += 1) expect(await session.undo()).toBe(true);
    expect(await session.redo()).toBe(true);
    expect(read).toHaveLength(2);
    await expectWhole(session, store);
  });

  test('what was kept moves on with the game', async () => {
    const { store, fold } = await kept();
    const session = await opened(store);
    for (let i = 0; i < 120; i += 1) expect(await session.note(`note ${i}`)).toBe(true);
    for (let i = 0; i < 62; i += 1) expect(await session.start(march, north)).toBe(true);
    await settled(async () => expect((await foldOf(store))?.count).toBeGreaterThan(Number(fold.count)));
    session.close();
    const later = await opened(store);
    expect(later.projection.value.unread).toBeGreaterThan(Number(fold.count));
    await expectWhole(later, store);
  }, 30_000);

  test('what is kept names the game, the build and the sum of the journal', async () => {
    const { fold } = await shared();
    expect(Object.keys(fold).sort()).toEqual(
      [
        'build',
        'count',
        'game',
        'journal',
        'last',
        'revealed',
        'seq',
        'sheet',
        'state',
        'sum',
        'taught',
      ].sort(),
    );
    expect(fold.build).toMatch(/long-game/);
    expect(fold.game).toBe(ID);
  });
});

test('the time of the game clock is that of all lines, read or not', async () => {
  const timed = ENTRIES.map((entry, i) => {
    if (i !== 2) return i % 10 ? entry : { ...entry, used: { blue: 2 } };
    const { id, seq, at } = entry;
    return { id, seq, at, kind: 'v1.Clocked', minutes: 60, runs: true } as const;
  });
  count += 1;
  const store = await again();
  take(await store.addCopies({ games: [{ row, entries: timed }], packs: [] }));
  const all = { minutes: 60, runs: true, used: { blue: LINES / 5 } };
  const first = await open(store);
  expect(clockOf(first.projection.value)).toEqual(all);
  await settled(async () => expect(await foldOf(store)).toBeDefined());
  first.close();
  const session = await open(store);
  expect(session.projection.value.unread).toBeGreaterThan(2);
  expect(clockOf(session.projection.value)).toEqual(all);
  expect(await session.whole()).toBe(true);
  expect(clockOf(session.projection.value)).toEqual(all);
  session.close();
});

describe('what was kept and does not fit', () => {
  type Fold = Record<string, unknown>;
  const wrong: { name: string; of(fold: Fold): Fold | Promise<Fold> }[] = [
    {
      name: 'a state that was changed',
      of: (fold) => ({ ...fold, state: { side: 'red', marches: 1, losses: 0 } }),
    },
    { name: 'no state', of: ({ state: _, ...fold }) => fold },
    { name: 'a list that is none', of: (fold) => summed({ ...fold, revealed: 3 }) },
    { name: 'nothing of what was taught', of: ({ taught: _, ...fold }) => summed(fold) },
    { name: 'nothing but its key', of: () => ({}) },
    {
      name: 'an older build',
      of: (fold) => summed({ ...fold, build: 'https://war.diary/long-game-old.js' }),
    },
    { name: 'another number of entries', of: (fold) => summed({ ...fold, count: Number(fold.count) - 1 }) },
    { name: 'another place of its last entry', of: (fold) => summed({ ...fold, seq: Number(fold.seq) - 1 }) },
    { name: 'a place beyond the journal', of: (fold) => summed({ ...fold, seq: 9_999 }) },
    { name: 'another last entry', of: (fold) => summed({ ...fold, last: 1 }) },
  ];

  test.each(wrong)('$name: all is read and folded, and kept anew', async ({ of }) => {
    const { store, fold } = await shared();
    await store.keepFold({ ...(await of(fold)), game: ID });
    const session = await opened(store);
    expect(session.notice.value).toBeUndefined();
    const { base: _, ...projection } = session.projection.value;
    expect(projection).toEqual(WHOLE);
    await settled(async () => expect(await foldOf(store)).toEqual(fold));
  });

  test.each([
    {
      name: 'of another journal',
      of: (fold: Fold) => summed({ ...fold, journal: 1, state: { side: 'red' } }),
    },
  ])(
    '$name, by the sum of all that it rests on: found when that is read, and folded anew',
    async ({ of }) => {
      const { store, fold } = await shared();
      await store.keepFold({ ...(await of(fold)), game: ID });
      const session = await opened(store);
      await settled(() => expect(session.projection.value.state).toEqual(WHOLE.state));
      expect(session.projection.value.unread).toBeUndefined();
      expect(session.notice.value).toBeUndefined();
      await settled(async () => expect(await foldOf(store)).toEqual(fold));
    },
  );

  test('a line far back that was altered is found, and the game shows what the journal says', async () => {
    const { store } = await kept();
    const [, skirmish] = ENTRIES;
    if (skirmish?.kind !== 'v1.Opened' || !skirmish.outcome) throw new Error('no skirmish');
    const outcome = { ...skirmish.outcome, events: [{ type: 'v1.Lost', losses: 3 }] };
    await write(nameOf(), 'entries', (entries) => entries.put({ ...skirmish, outcome, game: ID }));
    const session = await opened(store);
    await settled(() =>
      expect(session.projection.value.state).toEqual({ ...(WHOLE.state as object), losses: 3 }),
    );
  });

  test('a tap that is being saved when that is found is not lost', async () => {
    const { store, fold } = await kept();
    await store.keepFold({ ...(await summed({ ...fold, journal: 1 })), game: ID });
    let commit = () => {};
    const waits = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow: Store = { ...store, append: (...args) => waits.then(() => store.append(...args)) };
    const session = await opened(slow);
    const tapped = session.start(march, north);
    await vi.advanceTimersByTimeAsync(2 * REST);
    expect(session.projection.value.unread).toBeDefined();
    commit();
    expect(await tapped).toBe(true);
    await settled(() => expect(session.projection.value.unread).toBeUndefined());
    await expectWhole(session, store);
  });
});

/** Past the store, into a table of it. */
async function write(name: string, table: string, work: (rows: IDBObjectStore) => void): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = db.transaction(table, 'readwrite');
  work(transaction.objectStore(table));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  db.close();
}

describe('what reaches back to lines that were not read', () => {
  test('a line far back is struck', async () => {
    const { store } = await kept();
    const session = await opened(store);
    expect(await session.strike(['d:2'])).toBe(true);
    expect(session.projection.value.state).toEqual({ ...(WHOLE.state as object), losses: 0 });
    await expectWhole(session, store);
    session.close();
    // Nothing can be folded on what was kept before that.
    const later = await opened(store);
    expect(later.projection.value.unread).toBeUndefined();
    await expectWhole(later, store);
  });

  test('more is undone than was read', async () => {
    const { store } = await kept();
    const session = await opened(store);
    const lines = session.projection.value.entries.length;
    for (let i = 0; i < lines + 5; i += 1) expect(await session.undo()).toBe(true);
    expect(session.projection.value.unread).toBeUndefined();
    await expectWhole(session, store);
  }, 30_000);

  test('to cancel with nothing open, as a second tap does, reads none of them', async () => {
    const { store } = await kept();
    const read: Reading[] = [];
    const session = await open(store, read);
    await session.start({ procedure: 'skirmish', args: {} });
    expect(await session.cancel()).toBe(true);
    const known = read.length;
    expect(await session.cancel()).toBe(false);
    expect(session.notice.value?.code).toBe('cancel.none');
    expect(read.length).toBe(known);
    expect(session.projection.value.unread).toBeDefined();
  });

  test('an answer that taught a cell is undone without them, and the cell is asked for again', async () => {
    const { store } = await kept();
    const read: Reading[] = [];
    const session = await open(store, read);
    await session.start({ procedure: 'skirmish', args: {} }, { key: 'roll', answer: rolled(4) });
    expect(await session.answer('cell:crt:1:1:4', taught(4, 2))).toBe(true);
    const cells = () => session.pack.value.cells.crt;
    expect(cells()).toHaveProperty('1:1|4');
    const known = read.length;
    expect(await session.undo()).toBe(true);
    expect(cells()).toEqual({});
    expect(session.question.value?.prompt.key).toBe('cell:crt:1:1:4');
    expect(await session.redo()).toBe(true);
    expect(cells()).toHaveProperty('1:1|4');
    expect(read.length).toBe(known);
    expect(session.projection.value.unread).toBeDefined();
    await expectWhole(session, store);
  });

  test('a command that needs them all has them', async () => {
    const { store } = await kept();
    const session = await opened(store);
    expect(await session.record('undo-to', (projection) => undoTo(session.game, projection, 'd:5'))).toBe(
      true,
    );
    expect(session.projection.value.state).toEqual({ side: 'blue', marches: 2, losses: 2 });
    await expectWhole(session, store);
  });

  test('what is recorded while they are read goes before: the line is not struck, and that is said', async () => {
    const { store } = await kept();
    let read = () => {};
    const waits = new Promise<void>((resolve) => {
      read = resolve;
    });
    const session = await opened({
      ...store,
      loadGame: async (id, after, most) => {
        if (most !== undefined) await waits;
        return store.loadGame(id, after, most);
      },
    });
    const struck = session.strike(['d:2']);
    expect(await session.start(march, north)).toBe(true);
    read();
    expect(await struck).toBe(false);
    expect(session.notice.value?.code).toBe('save.busy');
    expect(take(await store.loadGame(ID)).entries).toHaveLength(LINES + 1);
    expect(await session.strike(['d:2'])).toBe(true);
    await expectWhole(session, store);
  });

  test('where they cannot be read, that is said and nothing happens', async () => {
    const { store } = await kept();
    const session = await opened({
      ...store,
      loadGame: async (id, after, most) =>
        most === undefined ? store.loadGame(id, after, most) : fail('store.read', 'no'),
    });
    expect(await session.strike(['d:2'])).toBe(false);
    expect(session.notice.value?.code).toBe('store.read');
    expect(await session.start(march, north)).toBe(true);
  });
});

describe('the store of what is kept', () => {
  test('a full disk drops what was kept and not the answer', async () => {
    const { store } = await kept();
    const session = await opened(store);
    const add = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await session.start(march, north)).toBe(true);
    expect(IDBObjectStore.prototype.add).not.toBe(add);
    expect(session.notice.value).toBeUndefined();
    expect(await foldOf(store)).toBeUndefined();
    expect(take(await store.loadGame(ID)).entries).toHaveLength(LINES + 1);
  });

  test('where it takes nothing, the game is played as ever', async () => {
    const store = await fresh();
    const put = IDBObjectStore.prototype.put;
    let refused = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name !== 'folds') return put.apply(this, args);
      refused += 1;
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = await opened(store);
    await settled(() => expect(refused).toBe(1));
    expect(await session.start(march, north)).toBe(true);
    expect(session.notice.value).toBeUndefined();
    expect(await foldOf(store)).toBeUndefined();
  });

  test('it is written after the answer is durable, in a transaction of its own', async () => {
    const begun: string[][] = [];
    const transaction = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (args[1] === 'readwrite') begun.push([this.name, ...[args[0]].flat().map(String)]);
      return transaction.apply(this, args);
    });
    const store = await fresh();
    begun.length = 0;
    const session = await opened(store);
    expect(await session.start(march, north)).toBe(true);
    await settled(async () => expect(await foldOf(store)).toBeDefined());
    expect(begun).toEqual([
      [nameOf(), 'games', 'entries', 'packs', 'definitions'],
      [`${nameOf()}-folds`, 'folds'],
    ]);
  });

  test('with a game goes what was kept of it', async () => {
    const { store } = await kept();
    take(await store.deleteGame(ID));
    expect(await foldOf(store)).toBeUndefined();
  });

  test('what was kept of a game that an older version deleted goes when the next is kept', async () => {
    const { store, fold } = await kept();
    take(await store.addCopies({ games: [{ row: { ...row, id: 'other' }, entries: ENTRIES }], packs: [] }));
    await write(nameOf(), 'games', (games) => games.delete(ID));
    expect(await store.loadFold(ID)).toBeDefined();
    await store.keepFold({ ...fold, game: 'other' });
    expect(await store.loadFold('other')).toBeDefined();
    expect(await store.loadFold(ID)).toBeUndefined();
  });

  test('nothing is kept of a game that is gone', async () => {
    const { store, fold } = await kept();
    take(await store.deleteGame(ID));
    await store.keepFold({ ...fold, game: ID });
    expect(await store.loadFold(ID)).toBeUndefined();
  });

  test('copies, and what is rescued past the schema, never hold it; the database of the games has its own version', async () => {
    const { store } = await kept();
    vi.spyOn(Date, 'now').mockReturnValue(5);
    const copy = async () => take(await makeCopy(tinyRegistry, ID, async () => ok(store))).text;
    const one = await copy();
    await store.keepFold({ game: ID });
    const two = await copy();
    expect(one).toBe(two);
    expect(one).toContain('v1.Marched');
    expect(one).not.toContain('long-game');
    const raw = take(await readRaw(nameOf()));
    expect(raw.games.map(({ entries }) => entries.length)).toEqual([LINES]);
    expect(JSON.stringify(raw)).not.toContain('long-game');
    const databases = (await indexedDB.databases()).filter(({ name }) => name?.startsWith(nameOf()));
    expect(databases.map(({ name, version }) => [name, version]).sort()).toEqual([
      [nameOf(), 20],
      [`${nameOf()}-folds`, 10],
    ]);
  });

  test('a game that the store loses is still whole in the tab once it has been read', async () => {
    const { store } = await kept();
    const read: Reading[] = [];
    const session = await opened(store, read);
    const parts = Math.ceil((session.projection.value.unread ?? 0) / 200);
    await settled(() => expect(read.filter(([, most]) => most)).toHaveLength(parts));
    await pause(50);
    take(await store.deleteGame(ID));
    const copy = take(await copyOfOpen(tinyRegistry, session));
    for (const { id } of ENTRIES) expect(copy.text).toContain(`"${id}"`);
  });
});

describe('tabs', () => {
  test('one that follows goes on from its last lines, and reads the rest where a line far back is struck', async () => {
    const { store } = await kept();
    const first = await opened(store);
    const second = await opened(await again());
    expect([first.following.value, second.following.value]).toEqual([false, true]);
    await first.start(march, north);
    await settled(() => expect(second.projection.value.state).toEqual(first.projection.value.state));
    expect(second.projection.value.unread).toBeDefined();
    await first.undo();
    await settled(() => expect(second.projection.value.state).toEqual(WHOLE.state));
    await first.strike(['d:2']);
    await settled(() =>
      expect(second.projection.value.state).toEqual({ ...(WHOLE.state as object), losses: 0 }),
    );
    expect(second.projection.value.unread).toBeUndefined();
    await expectWhole(second, store);
  });

  test('one that only follows keeps nothing', async () => {
    const store = await fresh();
    const first = await opened({ ...store, keepFold: async () => undefined });
    const other = await again();
    const keep = vi.fn(other.keepFold);
    const second = await opened({ ...other, keepFold: keep });
    await vi.advanceTimersByTimeAsync(1.5 * REST);
    expect(keep).not.toHaveBeenCalled();
    first.close();
    await settled(() => expect(second.following.value).toBe(false));
    await settled(() => expect(keep).toHaveBeenCalledOnce());
  });

  test('one that takes over while the other is still writing what it keeps: both rows fit, and the game opens by either', async () => {
    const store = await fresh();
    let write = () => {};
    const waits = new Promise<void>((resolve) => {
      write = resolve;
    });
    let begun = false;
    const slow: Store = {
      ...store,
      keepFold: async (fold) => {
        begun = true;
        await waits;
        await store.keepFold(fold);
      },
    };
    const first = await opened(slow);
    await settled(() => expect(begun).toBe(true));
    const other = await again();
    const second = await opened(other);
    await second.takeOver();
    await settled(() => expect([first.following.value, second.following.value]).toEqual([true, false]));
    expect(await second.start(march, north)).toBe(true);
    await settled(async () => expect(await foldOf(other)).toBeDefined());
    write();
    await settled(() => expect(first.projection.value.state).toEqual(second.projection.value.state));
    const third = await opened(await again());
    expect(third.projection.value.unread).toBeDefined();
    await expectWhole(third, store);
  });

  test('one that takes over while a tap of the other is on its way to the disk: what was refused is not kept', async () => {
    const { store } = await kept();
    let write = () => {};
    const waits = new Promise<void>((resolve) => {
      write = resolve;
    });
    const first = await opened({ ...store, append: (...args) => waits.then(() => store.append(...args)) });
    const tapped = first.start(march, north);
    const other = await again();
    const second = await opened(other);
    await second.takeOver();
    await settled(() => expect(second.following.value).toBe(false));
    expect(await second.note('over here')).toBe(true);
    write();
    expect(await tapped).toBe(false);
    expect(first.notice.value?.code).toBe('store.moved');
    await settled(() => expect(first.projection.value.state).toEqual(second.projection.value.state));
    await expectWhole(first, store);
    await expectWhole(second, store);
  });
});

test('a die is asked for and rolled among the last lines as ever', async () => {
  const { store } = await kept();
  const session = await opened(store);
  expect(await session.start({ procedure: 'skirmish', args: {} })).toBe(true);
  expect(await session.answer('roll', rolled(6))).toBe(true);
  expect(session.lastResult.value?.title).toBe('Skirmish');
  await session.undo();
  expect(session.question.value?.previous).toEqual(rolled(6));
  await session.cancel();
  await expectWhole(session, store);
});
