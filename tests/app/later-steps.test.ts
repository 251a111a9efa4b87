import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { openSession } from '../../src/app/open-session';
import type { Game } from '../../src/core/play/game';
import { ok } from '../../src/core/result';
import { later } from '../../src/kit/later';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { until } from '../support/until';
import { march, sameStore, startGame, take } from './session-support';
import { chose, stateOf, tinyGame, tinyRegistry } from './tiny-game';

type March = NonNullable<(typeof tinyGame.procedures)[string]>;
const { run, ...about } = tinyGame.procedures.march as March;

type Fetch = () => Promise<{ march: March['run'] }>;

/** The tiny game, whose march comes apart from the rest of it. */
const registryWith = (fetch: Fetch) => {
  const procedures = { ...tinyGame.procedures, march: later(fetch)(about) };
  const game = { ...tinyGame, procedures } as Game<unknown>;
  return tinyRegistry.map((meta) => ({ ...meta, load: async () => game }));
};
const openWith = (store: Store, id: string, fetch: Fetch) =>
  openSession(registryWith(fetch), id, async () => ok(store));

describe('steps that are fetched apart from their game', () => {
  test('a tap that comes before them waits, and then asks', async () => {
    const { session: first, store, id } = await startGame();
    first.close();
    let here = (_: { march: March['run'] }) => {};
    const session = take(await openWith(store, id, () => new Promise((come) => (here = come))));
    expect(session.question.value).toBeUndefined();
    const begun = session.start(march);
    expect(session.preview(march)).toBeUndefined();
    here({ march: run });
    expect(await begun).toBe(true);
    expect(session.question.value?.prompt.key).toBe('way');
    expect(await session.answer('way', chose('north'))).toBe(true);
    expect(stateOf(session.projection.value).marches).toBe(1);
  });

  test('a game left at their question opens at it', async () => {
    const { session: first, store, id } = await startGame();
    await first.start(march);
    first.close();
    const session = take(await openWith(store, id, async () => ({ march: run })));
    expect(session.question.value?.prompt.key).toBe('way');
  });

  test('a game left at their question is copied from home, where nothing of it was fetched before', async () => {
    const { session: first, store, id } = await startGame();
    await first.start(march);
    first.close();
    const open = async () => ok(store);
    const copy = take(
      await makeCopy(
        registryWith(async () => ({ march: run })),
        id,
        open,
      ),
    );
    expect(copy.leftOut).toEqual([]);
  });

  test('where they do not come a tap says so and records nothing, and the next one fetches again', async () => {
    const { session: first, store, id } = await startGame();
    first.close();
    const fetch = vi.fn(async () => ({ march: run }));
    fetch.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const session = take(await openWith(store, id, fetch));
    await until(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(await session.start(march)).toBe(false);
    expect(session.notice.value?.code).toBe('game.load');
    expect(take(await store.loadGame(id)).entries).toHaveLength(2);
    expect(await session.start(march)).toBe(true);
    expect(session.question.value?.prompt.key).toBe('way');
  });

  test('a game left at their question does not open without them', async () => {
    const { session: first, store, id } = await startGame();
    await first.start(march);
    first.close();
    const opened = await openWith(store, id, () => Promise.reject(new Error('offline')));
    expect(opened.ok || opened.problem.code).toBe('game.load');
  });

  test('a tab that looks on has them before it shows what another one asked', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const { session: plays, id } = await startGame();
    const fetch = vi.fn(async () => ({ march: run }));
    fetch.mockRejectedValueOnce(new Error('offline'));
    const looks = take(await openWith(await sameStore(), id, fetch));
    await until(() => expect(fetch).toHaveBeenCalledTimes(1));
    await plays.start(march);
    await until(() => expect(looks.question.value?.prompt.key).toBe('way'));
    vi.unstubAllGlobals();
  });
});
