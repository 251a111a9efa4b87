// A game that cannot be read whole: what leads to it says so with the store’s own words, and throws nothing.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyOf } from '../../src/app/backups/make-copy';
import { type Long, readLong } from '../../src/app/long-game';
import { makeSession } from '../../src/app/make-session';
import { extendProjection, foldJournal } from '../../src/core/journal/projection';
import { fail } from '../../src/core/result';
import type { DumpedGame, Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { until } from '../support/until';
import { march, startGame, take } from './session-support';
import { chose, tinyRegistry } from './tiny-game';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

/** The dump of a game that is well. */
async function dumped(): Promise<DumpedGame> {
  const { store, id } = await startGame();
  return take(await store.dumpGame(id));
}

test.each<[string, (well: DumpedGame) => DumpedGame, string]>([
  [
    'a title line that cannot be read',
    (well) => ({ ...well, row: { title: 'Lost', game: 7 } }),
    'backup.about',
  ],
  ['a line that cannot be read', (well) => ({ ...well, entries: [7] }), 'backup.line'],
  ['charts that cannot be read', (well) => ({ ...well, pack: { id: 7 } }), 'pack.format'],
])('%s is left out of a copy of everything, and refused as a copy of one game', async (_, change, code) => {
  const well = await dumped();
  const all = take(await copyOf(tinyRegistry, 'everything', [change(well), well], []));
  expect(all.games).toHaveLength(1);
  expect(all.leftOut.map(({ problem }) => problem.code)).toEqual([code]);
  const one = await copyOf(tinyRegistry, 'game', [change(well)], []);
  expect(one.ok ? 'ok' : one.problem.code).toBe(code);
});

test.each([
  ['nothing', undefined],
  ['what fits', { game: 'g' }],
])('a long game of which %s is kept', async (_, fold) => {
  const { store } = await startGame();
  const failing: Store = { ...store, loadGame: async () => fail('store.read', 'Not now.') };
  expect(await readLong(failing, 'g', fold)).toEqual(fail('store.read', 'Not now.'));
});

test('who keeps what a long game came to is told of the tap that is being saved, until it is', async () => {
  const { store, id, session: first } = await startGame();
  first.close();
  let commit = () => {};
  const waits = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const slow: Store = { ...store, append: (...args) => waits.then(() => store.append(...args)) };
  const loaded = take(await store.loadGame(id));
  let inside: Parameters<Long['hold']>[1] | undefined;
  const long: Long = {
    ...{ loaded, named: [], store: slow, fold: foldJournal, extend: extendProjection },
    hold(session, within) {
      inside = within;
      return session;
    },
  };
  const [tiny] = tinyRegistry;
  if (!tiny) throw new Error('no game');
  const session = makeSession(await tiny.load(), slow, loaded, await store.claim(id), long);
  expect(inside?.saving()).toBeUndefined();
  const tapped = session.start(march, { key: 'way', answer: chose('north') });
  await until(() => expect(inside?.saving()).toBeInstanceOf(Promise));
  commit();
  expect(await tapped).toBe(true);
  await until(() => expect(inside?.saving()).toBeUndefined());
  session.close();
});
