import 'fake-indexeddb/auto';
import { effect } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { until } from '../support/until';
import { march, refusing, reopen, skirmish, startGame, take, withAppend } from './session-support';
import { chose, rolled, taught } from './tiny-game';

const north = { key: 'way', answer: chose('north') };

afterEach(() => vi.restoreAllMocks());

/** Plays one tap and notes when the database commits and when the screen's signals change. */
async function orderOfTap(change: (store: Store) => Store): Promise<string[]> {
  const order: string[] = [];
  // Spied before the database opens: Dexie keeps the method it finds then.
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const tx = begin.apply(this, args);
    if (args[1] === 'readwrite') tx.addEventListener('complete', () => order.push('commit'));
    return tx;
  });
  const { store, id } = await startGame();
  const session = await reopen(change(store), id);
  const watch = effect(() => {
    order.push(`${session.save.value.kind} ${session.projection.value.entries.length}`);
  });
  order.length = 0;
  await session.start(march, north);
  await until(() => expect(order).toContain('commit'));
  watch();
  return order;
}

describe('the commit comes before the change', () => {
  const durable = ['saving 2', 'commit', 'saved 3'];

  test('with the store', async () => {
    expect(await orderOfTap((store) => store)).toEqual(durable);
  });

  test('control: a store that answers before its commit is found out', async () => {
    const early = (store: Store) =>
      withAppend(store, async (...args) => {
        void store.append(...args);
        return ok(undefined);
      });
    const order = await orderOfTap(early);
    expect(order).not.toEqual(durable);
    expect(order).toEqual(['saving 2', 'saved 3', 'commit']);
  });

  test('pack and question change with the journal, not before', async () => {
    const { store, id, session: first } = await startGame();
    await first.start(skirmish);
    await first.answer('roll', rolled(4));
    let commit = () => {};
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow = withAppend(store, async (...args) => {
      await committed;
      return store.append(...args);
    });
    const session = await reopen(slow, id);
    const before = [session.question.value, session.projection.value, session.pack.value, session.row.value];
    const tapped = session.answer('cell:crt:1:1:4', taught(4, 2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.save.value).toEqual({ kind: 'saving' });
    expect([session.question.value, session.projection.value, session.pack.value, session.row.value]).toEqual(
      before,
    );
    commit();
    expect(await tapped).toBe(true);
    expect(session.question.value).toBeUndefined();
    expect(session.pack.value.version).toBe(2);
  });
});

describe('a refused write', () => {
  test.each(['store.quota', 'store.write', 'store.missing'])(
    '%s leaves memory and question unchanged, and the tap can be repeated',
    async (code) => {
      const { store, id, session: first } = await startGame();
      await first.start(skirmish);
      await first.answer('roll', rolled(4));
      let isRefused = true;
      const session = await reopen(
        withAppend(store, (...args) => (isRefused ? refusing(store, code) : store).append(...args)),
        id,
      );
      const before = [
        session.question.value,
        session.projection.value,
        session.pack.value,
        session.row.value,
      ];
      expect(await session.answer('cell:crt:1:1:4', taught(4, 2))).toBe(false);
      const problem = { code, message: 'refused' };
      expect(session.save.value).toEqual({ kind: 'failed', problem });
      expect(session.notice.value).toEqual(problem);
      expect([
        session.question.value,
        session.projection.value,
        session.pack.value,
        session.row.value,
      ]).toEqual(before);
      isRefused = false;
      expect(await session.answer('cell:crt:1:1:4', taught(4, 2))).toBe(true);
      expect(session.save.value).toEqual({ kind: 'saved' });
      expect(session.notice.value).toBeUndefined();
      expect(take(await store.loadGame(id)).entries).toEqual(session.projection.value.entries);
      expect(take(await store.loadPack('own:tiny'))).toEqual(session.pack.value);
    },
  );

  test('quota in the database itself', async () => {
    const { session } = await startGame();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await session.start(march, north)).toBe(false);
    expect(session.notice.value?.code).toBe('store.quota');
    expect(session.projection.value.entries).toHaveLength(2);
    vi.restoreAllMocks();
    expect(await session.start(march, north)).toBe(true);
  });
});

describe('a second tap', () => {
  test('while the first is being saved is dropped without a word', async () => {
    const { session, store, id } = await startGame();
    await session.start(skirmish);
    const taps = [session.answer('roll', rolled(4)), session.answer('roll', rolled(4))];
    expect(await Promise.all(taps)).toEqual([true, false]);
    expect(session.notice.value).toBeUndefined();
    expect(take(await store.loadGame(id)).entries).toHaveLength(4);
  });

  test('after the first is saved is dropped without a word', async () => {
    const { session } = await startGame();
    await session.start(skirmish);
    expect(await session.start(skirmish)).toBe(false);
    await session.answer('roll', rolled(4));
    expect(await session.answer('roll', rolled(5))).toBe(false);
    expect(session.notice.value).toBeUndefined();
    expect(session.projection.value.entries).toHaveLength(4);
    expect(session.question.value?.prompt.key).toBe('cell:crt:1:1:4');
    expect(await session.answer('side', chose('red'))).toBe(false);
    expect(session.notice.value?.code).toBe('question.moved');
  });

  test('on something else while one is being saved is refused with a word', async () => {
    const { session } = await startGame();
    await session.start(skirmish);
    const first = session.answer('roll', rolled(4));
    expect(await session.undo()).toBe(false);
    expect(session.notice.value?.code).toBe('save.busy');
    expect(await first).toBe(true);
    expect(session.notice.value?.code).toBe('save.busy');
    expect(session.projection.value.entries).toHaveLength(4);
  });

  test('of one start with its answer draws once', async () => {
    const { session } = await startGame();
    const taps = [session.start(march, north), session.start(march, north)];
    expect(await Promise.all(taps)).toEqual([true, false]);
    expect(session.projection.value.entries).toHaveLength(3);
  });
});

describe('two tabs', () => {
  test('the slower tap is refused and the screen shows what the other tab recorded', async () => {
    const { store, id, session: mine } = await startGame();
    const theirs = await reopen(store, id);
    await theirs.start(skirmish, { key: 'roll', answer: rolled(4) });
    await theirs.answer('cell:crt:1:1:4', taught(4, 2));
    expect(await mine.start(march, north)).toBe(false);
    expect(mine.notice.value?.code).toBe('store.moved');
    expect(mine.projection.value).toEqual(theirs.projection.value);
    expect(mine.pack.value).toEqual(theirs.pack.value);
    expect(mine.row.value).toEqual(theirs.row.value);
    expect(await mine.start(march, north)).toBe(true);
    expect(mine.save.value).toEqual({ kind: 'saved' });
  });

  test('two games of one kind do not unteach each other', async () => {
    const { store, session: one } = await startGame();
    const { createLibrary } = await import('../../src/app/library');
    const { tinyRegistry } = await import('./tiny-game');
    const library = createLibrary(async () => ok(store));
    const other = await reopen(store, take(await library.create(tinyRegistry, 'tiny', 'Two', 'own')));
    await other.answer('side', chose('red'));
    await other.start(skirmish, { key: 'roll', answer: rolled(4) });
    await other.answer('cell:crt:1:1:4', taught(4, 2));
    await one.start(skirmish, { key: 'roll', answer: rolled(5) });
    expect(await one.answer('cell:crt:1:1:5', taught(5, 1))).toBe(false);
    expect(one.notice.value?.code).toBe('store.moved');
    expect(one.question.value?.prompt.key).toBe('cell:crt:1:1:5');
    expect(await one.answer('cell:crt:1:1:5', taught(5, 1))).toBe(true);
    const kept = take(await store.loadPack('own:tiny'));
    expect(Object.keys(kept?.cells.crt ?? {})).toEqual(['1:1|4', '1:1|5']);
  });

  test('when the store cannot be read either, the screen stays as it was', async () => {
    const { store, id, session: theirs } = await startGame();
    let isBroken = false;
    const shaky: Store = {
      ...store,
      loadGame: async (game) => (isBroken ? fail('store.read', 'no') : store.loadGame(game)),
    };
    const mine = await reopen(shaky, id);
    await theirs.start(march, north);
    isBroken = true;
    expect(await mine.start(march, north)).toBe(false);
    expect(mine.projection.value.entries).toHaveLength(2);
    expect(mine.save.value).toEqual({ kind: 'failed', problem: mine.notice.value });
  });
});
