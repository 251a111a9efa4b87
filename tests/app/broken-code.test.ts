import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openSession } from '../../src/app/open-session';
import type { Game } from '../../src/core/play/game';
import { ok } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { march, reopen, sameStore, startGame, take } from './session-support';
import { chose, stateOf, tinyGame, tinyRegistry } from './tiny-game';

afterEach(() => vi.unstubAllGlobals());

const north = { key: 'way', answer: chose('north') };
const game = tinyGame as Game<unknown>;

/** A stored game opened by code of which this part is broken. */
const openWith = (store: Store, id: string, broken: Partial<Game<unknown>>) =>
  openSession(
    tinyRegistry.map((meta) => ({ ...meta, load: async () => ({ ...game, ...broken }) })),
    id,
    async () => ok(store),
  );

test.each(['table', 'ledgers'] as const)('a step after which its %s break is not recorded', async (view) => {
  const { session, store, id } = await startGame();
  session.close();
  const again = take(
    await openWith(store, id, {
      [view]: (state: unknown) => {
        if (stateOf({ state }).marches) throw new Error('cannot be drawn');
        return game[view](state);
      },
    }),
  );
  expect(await again.start(march, north)).toBe(false);
  expect(again.notice.value?.code).toBe('game.broken');
  expect(take(await store.loadGame(id)).entries).toHaveLength(2);
});

test('a journal that the code of its game cannot fold is told as such, and another tab may play it', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const { session, store, id } = await startGame();
  session.close();
  const opened = await openWith(store, id, {
    apply: () => {
      throw new Error('no such event');
    },
  });
  expect(opened.ok ? 'ok' : opened.problem).toMatchObject({
    code: 'game.broken',
    message: expect.stringContaining('no such event'),
  });
  // Opened by code that can, it is played there: the tab that could not has let go of it.
  const other = await reopen(await sameStore(), id);
  expect(other.following.value).toBe(false);
  expect(await other.start(march, north)).toBe(true);
});
