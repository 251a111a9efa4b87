import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import { fail } from '../../src/core/result';
import { fakeLocks } from '../support/locks';
import { march, reopen, sameStore, skirmish, startGame, take, withAppend } from './session-support';
import { chose, rolled, taught } from './tiny-game';

const north = { key: 'way', answer: chose('north') };

let locks: ReturnType<typeof fakeLocks>;
beforeEach(() => {
  locks = fakeLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

/** A game open in two tabs; the first one plays. */
async function twoTabs() {
  const { store, id, session: first } = await startGame();
  const other = await sameStore();
  const second = await reopen(other, id);
  return { store, other, id, first, second };
}

const roles = (...sessions: readonly Session[]) => sessions.map(({ following }) => following.value);
const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const same = (one: Session, other: Session) => {
  expect(one.projection.value).toEqual(other.projection.value);
  expect(one.pack.value).toEqual(other.pack.value);
  expect(one.row.value).toEqual(other.row.value);
  expect(one.question.value).toEqual(other.question.value);
};

describe('the second tab', () => {
  test('follows: what the first records is there, with its question, its result and its charts', async () => {
    const { first, second } = await twoTabs();
    expect(roles(first, second)).toEqual([false, true]);
    await first.start(skirmish);
    await first.answer('roll', rolled(4));
    await settled(() => expect(second.question.value?.prompt.key).toBe('cell:crt:1:1:4'));
    await first.answer('cell:crt:1:1:4', taught(4, 2));
    await settled(() => same(second, first));
    expect(second.lastResult.value?.title).toBe('Skirmish');
    expect(second.gained.value).toEqual([{ label: 'Steps lost', points: 2 }]);
    await first.undo();
    await settled(() => same(second, first));
    expect(second.pack.value.cells.crt).toEqual({});
  });

  test('reads only what is new', async () => {
    const { id, first, other } = await twoTabs();
    const read: (number | undefined)[] = [];
    const third = await reopen(
      {
        ...other,
        loadGame: (game, after) => {
          read.push(after);
          return other.loadGame(game, after);
        },
      },
      id,
    );
    await settled(() => expect(read).toEqual([Number.POSITIVE_INFINITY, undefined, 2]));
    await first.start(march, north);
    await settled(() => same(third, first));
    expect(new Set(read.slice(3))).toEqual(new Set([2]));
  });

  test('takes no tap and says why; nothing is recorded', async () => {
    const { store, id, second } = await twoTabs();
    for (const tap of [() => second.start(march, north), () => second.undo(), () => second.note('rain')]) {
      second.dismissNotice();
      expect(await tap()).toBe(false);
      expect(second.notice.value?.code).toBe('tab.watching');
    }
    expect(take(await store.loadGame(id)).entries).toHaveLength(2);
  });

  test('goes on when the first is closed, with the next tap; a tap refused before is not forgotten', async () => {
    const { store, id, first, second } = await twoTabs();
    await first.start(march, north);
    await second.note('too early');
    first.close();
    await settled(() => expect(roles(second)).toEqual([false]));
    expect(second.notice.value?.code).toBe('tab.handed-over');
    same(second, first);
    expect(await second.start(march, north)).toBe(true);
    expect(take(await store.loadGame(id)).entries).toEqual(second.projection.value.entries);
  });

  test('hears of charts that another game taught', async () => {
    const { store, second } = await twoTabs();
    const cells = { crt: { '1:1|4': { value: 3, source: 'mapsheet' as const } } };
    take(await store.putPack({ ...second.pack.value, version: 7, cells }));
    await settled(() => expect(second.pack.value.cells).toEqual(cells));
  });

  test('says so when it cannot read on, and stays as it was', async () => {
    const { id, first, other } = await twoTabs();
    let isBroken = false;
    const third = await reopen(
      {
        ...other,
        loadGame: async (game, after) => (isBroken ? fail('store.read', 'no') : other.loadGame(game, after)),
      },
      id,
    );
    isBroken = true;
    await first.start(march, north);
    await settled(() => expect(third.notice.value?.code).toBe('store.read'));
    expect(third.projection.value.entries).toHaveLength(2);
  });
});

describe('going on here', () => {
  test('the roles change, to and fro, and each goes on from what the other recorded', async () => {
    const { store, id, first, second } = await twoTabs();
    let [playing, watching] = [first, second];
    for (let i = 0; i < 20; i += 1) {
      await watching.takeOver();
      await settled(() => expect(roles(watching, playing)).toEqual([false, true]));
      [playing, watching] = [watching, playing];
      expect(await playing.start(march, north)).toBe(true);
      expect(await watching.start(march, north)).toBe(false);
    }
    await settled(() => same(watching, playing));
    expect(take(await store.loadGame(id)).entries).toEqual(playing.projection.value.entries);
    expect(playing.projection.value.entries).toHaveLength(22);
    expect(locks.holders(`war-diary:writer:${id}`)).toBe(1);
  });

  test.each([
    { name: 'committed', late: false },
    { name: 'refused with words', late: true },
  ])('a tap in flight is $name, and both see the same', async ({ late }) => {
    const { store, id, session: first } = await startGame();
    const other = await sameStore();
    const second = await reopen(other, id);
    first.close();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = await reopen(
      withAppend(store, async (...args) => {
        await held;
        return store.append(...args);
      }),
      id,
    );
    await slow.takeOver();
    await settled(() => expect(roles(slow, second)).toEqual([false, true]));
    const tapped = slow.start(march, north);
    await second.takeOver();
    await settled(() => expect(roles(slow, second)).toEqual([true, false]));
    if (late) expect(await second.note('first')).toBe(true);
    go();
    expect(await tapped).toBe(!late);
    expect(slow.save.value.kind).toBe(late ? 'failed' : 'saved');
    if (late) expect(slow.notice.value?.code).toBe('store.moved');
    await settled(() => same(slow, second));
    expect(take(await store.loadGame(id)).entries).toHaveLength(3);
  });

  test('asked twice, or by the one that plays, changes nothing', async () => {
    const { first, second } = await twoTabs();
    await first.takeOver();
    expect(roles(first, second)).toEqual([false, true]);
    await Promise.all([second.takeOver(), second.takeOver()]);
    await settled(() => expect(roles(first, second)).toEqual([true, false]));
  });

  test('one that is closed takes the game from nobody', async () => {
    const { id, first, second } = await twoTabs();
    second.close();
    await second.takeOver();
    expect(first.following.value).toBe(false);
    expect(await first.start(march, north)).toBe(true);
    first.close();
    await settled(() => expect(locks.holders(`war-diary:writer:${id}`)).toBe(0));
  });

  test('of three tabs one plays; the closed one is never handed the game', async () => {
    const { id, first, second } = await twoTabs();
    const third = await reopen(await sameStore(), id);
    second.close();
    first.close();
    await settled(() => expect(roles(third)).toEqual([false]));
    third.close();
    const again = await reopen(await sameStore(), id);
    expect(roles(again)).toEqual([false]);
  });
});

test('an open game holds a shared lock whichever its role, and gives both back', async () => {
  const { id, first, second } = await twoTabs();
  expect(locks.holders(`war-diary:game:${id}`)).toBe(2);
  first.close();
  second.close();
  await settled(() => expect(locks.holders(`war-diary:game:${id}`)).toBe(0));
  expect(locks.holders(`war-diary:writer:${id}`)).toBe(0);
});

test('a game that does not open gives its lock back', async () => {
  const { store, id, session } = await startGame();
  session.close();
  const unread = { ...store, loadGame: async () => fail('store.read', 'no') };
  await expect(reopen(unread, id)).rejects.toThrow('store.read');
  await settled(() => expect(locks.holders(`war-diary:writer:${id}`)).toBe(0));
});

test.each([
  { name: 'there are none', fake: {} },
  { name: 'they are refused', fake: { locks: { request: () => Promise.reject(new Error('insecure')) } } },
])('without locks every tab may write, and the slower tap is refused: $name', async ({ fake }) => {
  vi.stubGlobal('navigator', fake);
  const { first, second, store, id } = await twoTabs();
  expect(roles(first, second)).toEqual([false, false]);
  const taps = await Promise.all([first.start(march, north), second.note('rain')]);
  expect(taps.filter(Boolean)).toHaveLength(1);
  const refused = taps[0] ? second : first;
  expect(refused.notice.value?.code).toBe('store.moved');
  await settled(() => same(first, second));
  expect(take(await store.loadGame(id)).entries).toHaveLength(3);
});
