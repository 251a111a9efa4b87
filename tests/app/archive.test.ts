import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveIn, daysLeft, KEPT_DAYS } from '../../src/app/archive';
import { createLibrary } from '../../src/app/library';
import { deletedByHand } from '../../src/app/lost-games';
import { ok } from '../../src/core/result';
import { claimGame } from '../../src/storage/writer-lock';
import { fakeLocks } from '../support/locks';
import { reopen, sameStore, startGame, take } from './session-support';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 5, 1, 12);
const YEARS = 900 * DAY;

const small = new Map<string, string>();
beforeEach(() => {
  small.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => small.get(key) ?? null,
    setItem: (key: string, text: string) => small.set(key, text),
    removeItem: (key: string) => small.delete(key),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game that is archived now, and what the list shows of it at other times. */
async function archived(how: 'for-days' | 'kept' = 'for-days') {
  const { store, id, session } = await startGame();
  session.close();
  const library = createLibrary(async () => ok(store));
  const archive = archiveIn(async () => ok(store), library.refresh);
  const row = () =>
    library.games.value.state === 'ready'
      ? library.games.value.rows.find((each) => each.id === id)
      : undefined;
  const lookAt = async (now: number) => {
    vi.setSystemTime(now);
    await library.refresh();
    if (library.games.value.state === 'ready') await archive.sweep(library.games.value.rows);
    const shown = row();
    return shown && (daysLeft(shown, now) ?? 'kept');
  };
  await library.refresh();
  const first = row();
  if (first) take(await archive.setArchived(first, how));
  return { store, archive, id, row, lookAt };
}

/** Looks each day, as somebody does who plays. */
async function daily({ lookAt }: Awaited<ReturnType<typeof archived>>, from: number, to: number) {
  let last: Awaited<ReturnType<typeof lookAt>>;
  for (let day = from; day <= to; day += 1) last = await lookAt(NOON + day * DAY);
  return last;
}

describe('an archived game', () => {
  test(`is kept for ${KEPT_DAYS} days, and deleted after them with all its entries`, async () => {
    const game = await archived();
    expect(game.row()).toMatchObject({ archived: true });
    expect(await game.lookAt(NOON)).toBe(30);
    expect(await daily(game, 1, 29)).toBe(1);
    expect(await game.lookAt(NOON + 30 * DAY - MINUTE)).toBe(1);
    expect(await game.lookAt(NOON + 30 * DAY)).toBeUndefined();
    expect(deletedByHand()).toEqual([game.id]);
    expect((await game.store.loadGame(game.id)).ok).toBe(false);
    expect(take(await game.store.countLines(game.id)).lines).toBe(0);
  });

  test('that is looked at weekly loses no day, and one that nobody looked at for a year is kept for more looks', async () => {
    const weekly = await archived();
    for (const week of [1, 2, 3, 4]) await weekly.lookAt(NOON + week * 7 * DAY);
    expect(await weekly.lookAt(NOON + 30 * DAY)).toBeUndefined();
    vi.setSystemTime(NOON);
    const yearly = await archived();
    expect(await yearly.lookAt(NOON + 365 * DAY)).toBe(23);
  });

  test.each([
    ['forward', [YEARS]],
    ['forward, and right again', [YEARS, MINUTE]],
    ['back', [-YEARS]],
    ['back, and right again', [-YEARS, MINUTE]],
    ['forward and back, twice', [YEARS, -YEARS, YEARS, -YEARS, MINUTE]],
  ])('of a minute ago stays when the clock is set %s', async (_, clocks) => {
    const { lookAt, id, store } = await archived();
    await lookAt(NOON + MINUTE);
    for (const off of clocks) {
      const now = NOON + MINUTE + off;
      // However often it is looked at meanwhile.
      for (let look = 0; look < 50; look += 1) await lookAt(now + look * 1000);
      expect(await lookAt(now + MINUTE)).toBeGreaterThan(0);
    }
    expect((await store.loadGame(id)).ok).toBe(true);
  });

  test('begins its days again with what is recorded in it', async () => {
    const game = await archived();
    expect(await daily(game, 1, 25)).toBe(5);
    const session = await reopen(game.store, game.id);
    await session.note('One more look');
    session.close();
    expect(await game.lookAt(NOON + 26 * DAY)).toBe(30);
    expect(await daily(game, 27, 55)).toBe(1);
    expect(await game.lookAt(NOON + 56 * DAY)).toBeUndefined();
  });

  test('stays until it is deleted by hand where that was asked for, or where an earlier version archived it', async () => {
    const kept = await archived('kept');
    expect(await daily(kept, 1, 60)).toBe('kept');
    const old = await archived();
    const row = old.row();
    if (row) take(await old.archive.setArchived(row, 'back'));
    // All that 1.1.0 wrote.
    take(await old.store.patchGame(old.id, { archived: true }));
    expect(await daily(old, 1, 60)).toBe('kept');
  });

  test('is brought back with nothing counted', async () => {
    const game = await archived();
    await daily(game, 1, 20);
    const row = game.row();
    if (row) take(await game.archive.setArchived(row, 'back'));
    expect(game.row()).toMatchObject({ archived: false });
    expect(game.row()).not.toHaveProperty('archive');
    expect(await daily(game, 21, 60)).toBe('kept');
  });

  test('that another tab brought back meanwhile is not deleted, nor taken for one', async () => {
    const game = await archived();
    await daily(game, 1, 29);
    const stale = take(await game.store.listGames());
    take(await (await sameStore()).patchGame(game.id, { archived: false, archive: undefined }));
    vi.setSystemTime(NOON + 30 * DAY);
    await game.archive.sweep(stale);
    expect((await game.store.loadGame(game.id)).ok).toBe(true);
    expect(deletedByHand()).toEqual([]);
  });

  test('is not deleted under a tab that has it open', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const game = await archived();
    await daily(game, 1, 29);
    const open = await claimGame(game.id);
    expect(await game.lookAt(NOON + 30 * DAY)).toBe(0);
    open.release();
    await vi.waitFor(async () => expect(await game.lookAt(NOON + 31 * DAY)).toBeUndefined());
  });

  test('that cannot be read is archived as well, and goes with its days', async () => {
    const game = await archived();
    const { name } = (await indexedDB.databases()).at(-1) ?? {};
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name ?? '');
      opening.onsuccess = () => {
        const change = opening.result.transaction('games', 'readwrite');
        const games = change.objectStore('games');
        const read = games.get(game.id);
        read.onsuccess = () => games.put({ ...read.result, summary: 7 });
        change.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    expect(await game.lookAt(NOON + DAY)).toBe(29);
    expect(game.row()?.summary).toMatch(/^Cannot be opened/);
    expect(await daily(game, 2, 30)).toBeUndefined();
  });
});

test('a list that follows shows what another tab has archived', async () => {
  const { store, id, session } = await startGame();
  session.close();
  const library = createLibrary(async () => ok(store));
  await library.refresh();
  const stop = archiveIn(async () => ok(store), library.refresh).follow();
  const other = archiveIn(
    async () => ok(await sameStore()),
    async () => {},
  );
  const rows = () => (library.games.value.state === 'ready' ? library.games.value.rows : []);
  const [row] = rows();
  if (row) take(await other.setArchived(row, 'for-days'));
  await vi.waitFor(() => expect(rows().map(({ archived }) => archived)).toEqual([true]));
  stop();
  const [again] = rows();
  if (again) take(await other.setArchived(again, 'back'));
  expect(take(await store.listGames()).map(({ id, archived }) => [id, archived])).toEqual([[id, false]]);
});
