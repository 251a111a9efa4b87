// A file that is kept up to date: chosen once, written after changes, and never with less than it should hold.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FileHandle, makeFileKeeper } from '../../src/app/kept-file/keep';
import { keptFile, noteWritten, writtenAt } from '../../src/app/kept-file/state';
import { createLibrary } from '../../src/app/library';
import { readBackupText } from '../../src/core/journal/backup';
import type { Store } from '../../src/storage/store';
import { until } from '../support/until';
import { opened } from './backup-support';
import { freshStore, march, startGame } from './session-support';
import { tinyRegistry } from './tiny-game';

/** A file of a desk, and what the browser says about it. */
function fileOf(name = 'games.json') {
  const said = { text: '', granted: 'granted' as PermissionState, refuses: '', writes: 0 };
  const handle: FileHandle = {
    name,
    queryPermission: async () => said.granted,
    requestPermission: async () => {
      said.granted = 'granted';
      return said.granted;
    },
    createWritable: async () => {
      if (said.refuses) throw new DOMException('no', said.refuses);
      let draft = '';
      return {
        write: async (text: string) => {
          draft = text;
        },
        abort: async () => undefined,
        close: async () => {
          said.text = draft;
          said.writes += 1;
        },
      } as unknown as FileSystemWritableFileStream;
    },
  };
  return { said, handle };
}
/** Where the browser keeps the handle. */
function drawer(first?: FileHandle) {
  let kept: unknown = first;
  return {
    get: async () => kept,
    put: async (handle: unknown) => {
      kept = handle;
      return 'file' as const;
    },
    forget: async () => {
      kept = undefined;
    },
  };
}
const words = new Map<string, string>();
const picks = (pick: () => Promise<FileHandle>) => vi.stubGlobal('showSaveFilePicker', vi.fn(pick));
const linesIn = (text: string): readonly number[] => {
  const read = readBackupText(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value.games.map(({ read: game }) => (game.ok ? game.value.entries.length : 0));
};
const keeperOf = (store: Store, files = drawer()) => makeFileKeeper(tinyRegistry, opened(store), files);

beforeEach(() => {
  words.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, value: string) => words.set(key, value),
    removeItem: (key: string) => words.delete(key),
  });
  keptFile.value = { is: 'none' };
});
afterEach(() => vi.unstubAllGlobals());

it('is chosen once, written at once, and again after a change', async () => {
  const { store, session } = await startGame();
  const { said, handle } = fileOf();
  picks(async () => handle);
  const keeper = keeperOf(store);
  await keeper.choose();
  const [before = 0] = linesIn(said.text);
  expect(keptFile.value).toMatchObject({ is: 'kept', name: 'games.json' });
  expect(writtenAt()).toBeGreaterThan(0);
  keeper.flush();
  expect(await session.start(march)).toBe(true);
  expect(said.writes).toBe(1);
  keeper.flush();
  await until(() => expect(said.writes).toBe(2));
  expect(linesIn(said.text)[0]).toBeGreaterThan(before);
  const read = readBackupText(said.text);
  expect(read.ok && read.value.scope).toBe('everything');
});

it('nothing changes where nothing is chosen', async () => {
  const { store } = await startGame();
  picks(async () => Promise.reject(new DOMException('', 'AbortError')));
  await keeperOf(store).choose();
  expect(keptFile.value).toEqual({ is: 'none' });
  expect(writtenAt()).toBeUndefined();
});

it('after a reload it goes on, and writes what was played since', async () => {
  const { store } = await startGame();
  const { said, handle } = fileOf();
  noteWritten(1);
  await keeperOf(store, drawer(handle)).goOn();
  expect(linesIn(said.text)).toHaveLength(1);
  const { writes } = said;
  noteWritten(Date.now() + 1000);
  await keeperOf(store, drawer(handle)).goOn();
  expect(said.writes).toBe(writes);
});

it('a handle that the browser has dropped ends it', async () => {
  noteWritten(1);
  await keeperOf(await freshStore(), drawer()).goOn();
  expect(writtenAt()).toBeUndefined();
  expect(keptFile.value).toEqual({ is: 'none' });
});

it('where the browser wants leave it asks, and a tap goes on', async () => {
  const { store } = await startGame();
  const { said, handle } = fileOf();
  said.granted = 'prompt';
  noteWritten(1);
  const keeper = keeperOf(store, drawer(handle));
  await keeper.goOn();
  expect(keptFile.value).toMatchObject({ is: 'asks', problem: { code: 'file.leave' } });
  expect(said.text).toBe('');
  await keeper.allow();
  expect(keptFile.value).toMatchObject({ is: 'kept' });
  expect(linesIn(said.text)).toHaveLength(1);
});

it.each([
  ['NotFoundError', 'failed', 'file.gone'],
  ['NotAllowedError', 'asks', 'file.leave'],
  ['QuotaExceededError', 'failed', 'file.full'],
  ['NoModificationAllowedError', 'failed', 'file.write'],
])('%s is told once, in words that say what is safe', async (refuses, is, code) => {
  const { store } = await startGame();
  const { said, handle } = fileOf();
  said.refuses = refuses;
  picks(async () => handle);
  const keeper = keeperOf(store);
  await keeper.choose();
  const now = keptFile.value;
  expect(now).toMatchObject({ is, problem: { code } });
  if (!('problem' in now)) throw new Error('not told');
  expect(now.problem.message).toMatch(/games\.json.*Your games are safe in the app/);
  keptFile.value = { ...now, told: true };
  await keeper.allow();
  expect(keptFile.value).toMatchObject({ is, told: true });
  said.refuses = '';
  await keeper.allow();
  expect(keptFile.value).toMatchObject({ is: 'kept' });
});

it('an empty store, or a game that no file can hold, leaves the file as it was', async () => {
  const { said, handle } = fileOf();
  said.text = 'as it was';
  noteWritten(1);
  const empty = await freshStore();
  await keeperOf(empty, drawer(handle)).allow();
  picks(async () => handle);
  await keeperOf(empty).choose();
  expect(said.text).toBe('as it was');
  const { store, id: first } = await startGame();
  await createLibrary(opened(store)).create(tinyRegistry, 'tiny', 'Second', 'own');
  const torn: Store = {
    ...store,
    dumpGame: async (id) => {
      const dump = await store.dumpGame(id);
      return dump.ok && id === first
        ? { ok: true, value: { ...dump.value, entries: [...dump.value.entries, {}] } }
        : dump;
    },
  };
  await keeperOf(torn).choose();
  expect(keptFile.value).toMatchObject({ is: 'failed', problem: { code: 'file.left' } });
  expect(said.text).toBe('as it was');
});

it('given up, here or in another tab, it is not written to any more', async () => {
  const { store, session } = await startGame();
  const { said, handle } = fileOf();
  picks(async () => handle);
  const files = drawer();
  const keeper = keeperOf(store, files);
  await keeper.choose();
  await keeperOf(store, files).stop();
  expect(keptFile.value).toEqual({ is: 'none' });
  await session.start(march);
  keeper.flush();
  await keeper.allow();
  expect(said.writes).toBe(1);
  expect(await files.get()).toBeUndefined();
});

it('another file chosen in another tab is the one that both write to', async () => {
  const { store } = await startGame();
  const [one, other] = [fileOf('one.json'), fileOf('other.json')];
  const files = drawer();
  const keeper = keeperOf(store, files);
  picks(async () => one.handle);
  await keeper.choose();
  picks(async () => other.handle);
  await keeperOf(store, files).choose();
  await keeper.allow();
  expect([one.said.writes, other.said.writes]).toEqual([1, 2]);
});

it('a browser that cannot remember the file keeps it for this visit, and says so', async () => {
  const { store } = await startGame();
  const { said, handle } = fileOf();
  picks(async () => handle);
  await keeperOf(store, {
    ...drawer(),
    put: async () => Promise.reject(new DOMException('', 'DataCloneError')),
  }).choose();
  expect(said.writes).toBe(1);
  expect(keptFile.value).toMatchObject({ is: 'failed', problem: { code: 'file.forgets' } });
});
