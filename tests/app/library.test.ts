import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearCrash, crash, exportGame, noteCrash } from '../../src/app/errors';
import { keepDraft, keptDraft, openSlot } from '../../src/app/kept-draft';
import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import { isRecord } from '../../src/core/json';
import { TITLE_LENGTH } from '../../src/core/names';
import { fail, ok, type Result } from '../../src/core/result';
import { problems } from '../../src/storage/problems';
import type { Store } from '../../src/storage/store';
import { freshStore, reopen, startGame, take } from './session-support';
import { tinyRegistry } from './tiny-game';

afterEach(() => vi.useRealTimers());

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);

async function makeLibrary() {
  const store = await freshStore();
  return { store, library: createLibrary(async () => ok(store)) };
}

describe('what a game leaves to the next of its kind', () => {
  const registry = tinyRegistry.map((meta) => ({
    ...meta,
    load: async () => ({ ...(await meta.load()), carry: (_last, said) => ({ steps: said.length }) }) as const,
  })) as typeof tinyRegistry;
  const argsOf = async (store: Store, id: string) => {
    const [first] = take(await store.loadGame(id)).entries;
    return first?.kind === 'v1.Opened' ? first.args : undefined;
  };

  test('joins the arguments of its set-up, of the game that was last played', async () => {
    const { store, library } = await makeLibrary();
    vi.useFakeTimers({ toFake: ['Date'], now: 1 });
    const one = take(await library.create(registry, 'tiny', 'One', 'own'));
    expect(await argsOf(store, one)).toEqual({ charts: 'own' });
    vi.setSystemTime(2);
    const session = take(await openSession(registry, one, async () => ok(store)));
    await session.answer('side', { kind: 'choice', value: 'blue' });
    session.close();
    vi.setSystemTime(3);
    const two = take(await library.create(registry, 'tiny', 'Two', 'practice'));
    expect(await argsOf(store, two)).toEqual({ steps: 1, charts: 'practice' });
  });

  test('a last game that cannot be read leaves nothing', async () => {
    const { store } = await makeLibrary();
    const broken: Store = { ...store, loadGame: async () => fail('read', 'torn') };
    const library = createLibrary(async () => ok(broken));
    take(await library.create(registry, 'tiny', 'One', 'own'));
    const two = take(await library.create(registry, 'tiny', 'Two', 'own'));
    expect(await argsOf(store, two)).toEqual({ charts: 'own' });
  });
});

describe('the list of games', () => {
  test('on a first visit the list is empty without the store', async () => {
    const library = createLibrary(
      () => Promise.reject(new Error('opened')),
      async () => false,
    );
    await library.refresh();
    expect(library.games.value).toEqual({ state: 'ready', rows: [] });
  });

  test('a new game stands at its setup question', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 77 });
    const { store, library } = await makeLibrary();
    expect(library.games.value).toEqual({ state: 'loading' });
    const id = take(await library.create(tinyRegistry, 'tiny', '  Sunday  ', 'practice'));
    const row = {
      id,
      game: 'tiny',
      title: 'Sunday',
      charts: 'practice',
      created: 77,
      updated: 77,
      archived: false,
      entries: 1,
      summary: 'Set up',
    };
    expect(library.games.value).toEqual({ state: 'ready', rows: [row] });
    expect(take(await store.loadGame(id)).entries).toEqual([
      {
        id: `${store.device}:1`,
        seq: 1,
        at: 77,
        kind: 'v1.Opened',
        procedure: 'setup',
        args: { charts: 'practice' },
        answers: [],
      },
    ]);
    expect((await reopen(store, id)).question.value?.prompt.key).toBe('side');
  });

  test('rename, archive, remove; what does not fit changes nothing', async () => {
    const { library } = await makeLibrary();
    const rows = () => (library.games.value.state === 'ready' ? library.games.value.rows : []);
    const id = take(await library.create(tinyRegistry, 'tiny', '', 'own'));
    expect(rows()[0]?.title).toBe('Tiny War');
    expect(codeOf(await library.rename(id, ' Won '))).toBe('ok');
    expect(codeOf(await library.setArchived(id, true))).toBe('ok');
    expect(rows().map(({ title, archived }) => [title, archived])).toEqual([['Won', true]]);
    expect(codeOf(await library.rename(id, '  '))).toBe('title.length');
    expect(codeOf(await library.rename(id, 'x'.repeat(TITLE_LENGTH + 1)))).toBe('title.length');
    expect(codeOf(await library.create(tinyRegistry, 'tiny', 'x'.repeat(61), 'own'))).toBe('title.length');
    expect(codeOf(await library.create([], 'tiny', '', 'own'))).toBe('game.unknown');
    expect(codeOf(await library.rename('nobody', 'x'))).toBe('store.missing');
    expect(rows()).toHaveLength(1);
    keepDraft(openSlot(id), { parts: {} });
    expect(codeOf(await library.remove(id))).toBe('ok');
    expect(keptDraft(openSlot(id), isRecord)).toBeUndefined();
    expect(rows()).toEqual([]);
  });

  test('a store that cannot be opened is said, and tried again', async () => {
    const store = await freshStore();
    const refused = fail('store.open', 'no');
    let answer: Result<Store> = refused;
    const library = createLibrary(async () => answer);
    await library.refresh();
    expect(library.games.value).toEqual({ state: 'failed', problem: refused.problem });
    expect(await library.create(tinyRegistry, 'tiny', '', 'own')).toEqual(refused);
    answer = ok(store);
    const refreshed = library.refresh();
    expect(library.games.value).toEqual({ state: 'loading' });
    await refreshed;
    expect(library.games.value).toEqual({ state: 'ready', rows: [] });
  });
});

test('the store opens once; a failure is tried anew', async () => {
  vi.resetModules();
  const { openedStore } = await import('../../src/app/opened-store');
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(codeOf(await openedStore())).toBe('store.open');
  open.mockRestore();
  const opened = await openedStore();
  expect(codeOf(opened)).toBe('ok');
  expect(await openedStore()).toBe(opened);
});

describe('errors', () => {
  test('a copy holds row, entries and pack as stored', async () => {
    const { store, id, session } = await startGame();
    await session.note('rain');
    const copy = take(await exportGame(id, async () => ok(store)));
    const dump = take(await store.dumpGame(id));
    expect(copy.type).toBe('application/json');
    expect(JSON.parse(await copy.text())).toEqual({ format: 'war-diary-game', version: 1, ...dump });
    expect(dump.entries).toHaveLength(3);
    const none = await exportGame('nobody', async () => ok(store));
    expect(none).toEqual({ ok: false, problem: problems.missing });
  });

  test('the first crash stays until cleared', () => {
    expect(crash.value).toBeUndefined();
    noteCrash(new Error('first'));
    noteCrash('second');
    expect(crash.value).toEqual({ message: 'first' });
    clearCrash();
    noteCrash(undefined);
    expect(crash.value).toEqual({ message: 'Unknown error' });
    clearCrash();
  });

  test('the window reports errors and rejections', async () => {
    vi.resetModules();
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    });
    const errors = await import('../../src/app/errors');
    vi.unstubAllGlobals();
    listeners.error?.({ message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(errors.crash.value).toBeUndefined();
    const own = new URL('../../src/ui/play/table.tsx', import.meta.url);
    const ownError = (message: string) =>
      Object.assign(new Error(message), { stack: `Error\n    at draw (${own.pathname}:1:1)` });
    // Of somebody else in the page.
    listeners.error?.({ message: 'Script error.', filename: '' });
    listeners.unhandledrejection?.({ reason: 'Object Not Found' });
    expect(errors.crash.value).toBeUndefined();
    expect(errors.recentProblems()).toEqual([]);
    listeners.error?.({ message: 'Script error', error: ownError('torn') });
    expect(errors.crash.value).toEqual({ message: 'torn' });
    errors.clearCrash();
    listeners.error?.({ message: 'No stack', filename: own.href });
    expect(errors.crash.value).toEqual({ message: 'No stack' });
    errors.clearCrash();
    listeners.unhandledrejection?.({ reason: ownError('late') });
    expect(errors.crash.value).toEqual({ message: 'late' });
  });
});
