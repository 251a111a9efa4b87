import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../src/core/journal/journal';
import type { GameFile } from '../../src/core/play/game-file';
import type { Result } from '../../src/core/result';
import { readRaw } from '../../src/storage/read-raw';
import type { GameRow } from '../../src/storage/rows';
import { readKept } from '../../src/storage/safety/kept';
import { openSafety } from '../../src/storage/safety/name';
import { openStore, type Store } from '../../src/storage/store';
import { fakeCaches } from '../support/fake-caches';
import { until } from '../support/until';

let count = 0;
const freshName = () => `files-${++count}`;
function take<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);

const hashOf = (digit: string) => digit.repeat(64);
const file = (digit: string, game = 'own:ridge'): GameFile => ({
  ...{ hash: hashOf(digit), game, title: 'Ridge', edition: Number(digit) },
  text: `{"edition":${digit}}`,
});
const opened = (seq: number, digit: string, procedure = 'begin'): Entry => ({
  ...{ id: `d:${seq}`, seq, at: seq, kind: 'v1.Opened', procedure },
  ...{ args: { definition: hashOf(digit) }, answers: [] },
});
const row = (id: string, game = 'own:ridge'): GameRow => ({
  ...{ id, game, title: id, charts: 'own', created: 1, updated: 1, archived: false },
  ...{ entries: 1, summary: '' },
});
const begin = (store: Store, id: string, digit: string) =>
  store.addCopies({
    games: [{ row: row(id), entries: [opened(1, digit)] }],
    packs: [],
    files: [file(digit)],
  });
const here = async (store: Store) =>
  take(await store.listFiles()).map(({ edition, kept }) => [edition, kept]);
const fresh = async () => take(await openStore(freshName()));

beforeEach(() => vi.stubGlobal('caches', fakeCaches().caches));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a file comes with the line that names it', () => {
  test('with the first entry of a game', async () => {
    const store = await fresh();
    expect(codeOf(await begin(store, 'g1', '1'))).toBe('ok');
    expect(take(await store.loadFiles([hashOf('1'), hashOf('9')]))).toEqual([
      { ...file('1'), added: expect.any(Number), kept: false },
    ]);
  });

  test('with a later entry, in the same transaction', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    const beside = { summary: '', updated: 2, files: [file('2')] };
    expect(codeOf(await store.append('g1', opened(2, '2', 'define'), beside))).toBe('ok');
    expect(await here(store)).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  test('with the lines of another phone', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    const entries = [opened(1, '1'), opened(2, '3', 'define')];
    const merged = { entries, from: { entries: 1, merges: 0 }, files: [file('3')], summary: '', updated: 2 };
    expect(codeOf(await store.mergeGame('g1', merged))).toBe('ok');
    expect(await here(store)).toContainEqual([3, false]);
  });

  test.each([
    ['games', 'a row'],
    ['entries', 'an entry'],
    ['definitions', 'a file'],
  ])('nothing of it stays where the browser fails at %s', async (table) => {
    const name = freshName();
    const store = take(await openStore(name));
    const add = IDBObjectStore.prototype.add;
    const put = IDBObjectStore.prototype.put;
    const failing = (work: typeof put) =>
      function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.name === table) throw new DOMException('gone', 'AbortError');
        return work.apply(this, args);
      };
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(failing(add));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing(put));
    expect(codeOf(await begin(store, 'g1', '1'))).not.toBe('ok');
    vi.restoreAllMocks();
    expect([take(await store.listGames()), await here(store)]).toEqual([[], []]);
    expect(codeOf(await begin(store, 'g1', '1'))).toBe('ok');
  });

  test('a taken line takes the file back with it', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    const beside = { summary: '', updated: 2, files: [file('2')] };
    expect(codeOf(await store.append('g1', opened(1, '2', 'define'), beside))).toBe('store.moved');
    expect(await here(store)).toEqual([[1, false]]);
  });
});

describe('a file goes once no journal names it', () => {
  test('with the last game that is played by it, struck lines counted', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    await begin(store, 'g2', '1');
    await store.append('g2', opened(2, '2', 'define'), { summary: '', updated: 2, files: [file('2')] });
    const struck: Entry = { id: 'd:3', seq: 3, at: 3, kind: 'v1.Struck', ids: ['d:2'] };
    await store.append('g2', struck, { summary: '', updated: 3 });
    await store.deleteGame('g1');
    expect(await here(store)).toEqual([
      [1, false],
      [2, false],
    ]);
    await store.deleteGame('g2');
    expect(await here(store)).toEqual([]);
  });

  test('but not what players keep; and what they keep no more stays for the games that name it', async () => {
    const store = await fresh();
    take(await store.keepFile(file('1')));
    await begin(store, 'g1', '1');
    await store.deleteGame('g1');
    expect(await here(store)).toEqual([[1, true]]);
    await begin(store, 'g2', '1');
    take(await store.dropFile(hashOf('1')));
    expect(await here(store)).toEqual([[1, false]]);
    await store.deleteGame('g2');
    expect(await here(store)).toEqual([]);
    expect(codeOf(await store.dropFile(hashOf('1')))).toBe('ok');
  });

  test('a game of another file takes nothing along', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    const coded = { ...row('g2', 'tiny') };
    await store.createGame(coded, { ...opened(1, '1') });
    await store.deleteGame('g2');
    expect(await here(store)).toEqual([[1, false]]);
  });
});

test('a file that players keep is kept on where a game comes with it, and keeps its age', async () => {
  const store = await fresh();
  take(await store.keepFile(file('1')));
  const [before] = take(await store.listFiles());
  await begin(store, 'g1', '1');
  expect(take(await store.listFiles())).toEqual([before]);
  await begin(store, 'g2', '2');
  take(await store.keepFile(file('2')));
  expect(await here(store)).toContainEqual([2, true]);
});

test('a dump of a game has the files that it names, whatever they say; one of the app has none', async () => {
  const name = freshName();
  const store = take(await openStore(name));
  await begin(store, 'g1', '1');
  await begin(store, 'g2', '2');
  await store.createGame(row('g3', 'tiny'), opened(1, '1'));
  expect(take(await store.dumpGame('g1')).files).toMatchObject([file('1')]);
  expect(take(await store.dumpGame('g3'))).not.toHaveProperty('files');
  const db = new Dexie(name);
  await db.open();
  await db.table('definitions').put({ hash: hashOf('1'), game: 'own:ridge', text: 7 });
  db.close();
  expect(take(await store.dumpGame('g1')).files).toEqual([{ hash: hashOf('1'), game: 'own:ridge', text: 7 }]);
  expect(take(await store.loadFiles([hashOf('1'), hashOf('2')]))).toMatchObject([file('2')]);
  expect(take(await store.listFiles())).toMatchObject([file('2')]);
  const raw = take(await readRaw(name));
  expect(raw.whole).toBe(true);
  expect(raw.files).toHaveLength(2);
  expect(raw.games.map(({ files }) => files?.length ?? 0).sort()).toEqual([0, 1, 1]);
});

test('a database from before there were files is read past the store as whole', async () => {
  const name = freshName();
  const old = new Dexie(name);
  old.version(1).stores({ games: 'id, updated', entries: '[game+seq], game', packs: 'id', meta: 'key' });
  await old.table('games').put(row('g1', 'tiny'));
  old.close();
  expect(take(await readRaw(name))).toMatchObject({ whole: true, files: [] });
});

test('a file that was damaged is mended by the same one', async () => {
  const store = await fresh();
  take(await store.keepFile({ ...file('1'), text: 'gone' }));
  await begin(store, 'g1', '1');
  expect(take(await store.listFiles())).toMatchObject([{ ...file('1'), kept: true }]);
});

describe('safety copies', () => {
  const keptOf = async (id: string) => {
    const cache = await openSafety();
    return cache && (await readKept(cache, id));
  };

  test('a game is copied with its files, before the lines that name them', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    await store.append('g1', opened(2, '2', 'define'), { summary: '', updated: 2, files: [file('2')] });
    await store.safety.now();
    expect((await keptOf('g1'))?.files).toMatchObject([file('1'), file('2')]);
    expect((await keptOf('g1'))?.entries).toHaveLength(2);
  });

  test('they go with the game, and with no other one', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    await begin(store, 'g2', '1');
    await store.safety.now();
    await store.deleteGame('g1');
    const copied = async () => ((await (await openSafety())?.keys()) ?? []).map(({ url }) => url);
    await until(async () => expect((await copied()).join()).not.toContain('/definitions/g1/'));
    await store.safety.now();
    expect((await copied()).filter((url) => url.includes('/definitions/'))).toEqual([
      expect.stringContaining(`/g2/${hashOf('1')}`),
    ]);
    expect((await keptOf('g2'))?.files).toMatchObject([file('1')]);
  });

  test('lines that are put back bring their files', async () => {
    const store = await fresh();
    await begin(store, 'g1', '1');
    const mending = { entries: [opened(1, '1'), opened(2, '2', 'define')], files: [file('2')] };
    const found = { summary: '', updated: 2, entries: 2 };
    expect(codeOf(await store.mendGame('g1', { ...mending, row: found, seatIn: () => undefined }))).toBe(
      'ok',
    );
    expect(await here(store)).toContainEqual([2, false]);
  });
});
