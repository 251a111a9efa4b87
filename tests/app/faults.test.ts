import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { type Entry, placeEntry } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { ok } from '../../src/core/result';
import { openStore } from '../../src/storage/store';
import { freshStore, march, reopen, skirmish, startGame, take } from './session-support';
import { chose, rolled, taught, tinyGame, tinyRegistry } from './tiny-game';

const north = { key: 'way', answer: chose('north') };
const YEAR = 365 * 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[Fault] a transaction aborted after any of its writes leaves nothing of the tap', async () => {
  const { session, store, id } = await startGame();
  await session.start(skirmish, { key: 'roll', answer: rolled(4) });
  const before = take(await store.loadGame(id));
  for (const [method, table] of [
    ['add', 'entries'],
    ['put', 'games'],
    ['put', 'packs'],
  ] as const) {
    const write = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = write.apply(this, args);
      if (this.name === table) this.transaction.abort();
      return request;
    });
    expect(await session.answer('cell:crt:1:1:4', taught(4, 2)), table).toBe(false);
    expect(session.notice.value?.code).toBe('store.write');
    vi.restoreAllMocks();
    expect(take(await store.loadGame(id)), table).toEqual(before);
  }
  expect(await session.answer('cell:crt:1:1:4', taught(4, 2))).toBe(true);
});

test('[Fault] a game whose chart pack is gone: said, log and totals as before, values asked again', async () => {
  const store = await freshStore();
  const library = createLibrary(async () => ok(store));
  take(await store.putPack({ ...tinyGame.practice, practice: false, id: 'pack:tiny:x', name: 'Lent' }));
  const id = take(await library.create(tinyRegistry, 'tiny', 'Lent', 'own', 'pack:tiny:x'));
  const session = await reopen(store, id);
  await session.answer('side', chose('blue'));
  await session.start(skirmish, { key: 'roll', answer: rolled(4) });
  await session.answer('cell:crt:1:1:4', { ...taught(4, 2), pack: 'pack:tiny:x' });
  expect(session.notice.value).toBeUndefined();
  // Another version of the app, or a hand in the store: no button deletes a pack in use.
  const { row, entries } = take(await store.loadGame(id));
  const bare = { ...store, loadGame: async () => ok({ row, entries }) };
  const again = await reopen(bare, id);
  expect(again.notice.value?.code).toBe('pack.gone');
  expect(again.log.value).toEqual(session.log.value);
  expect(again.ledgers.value).toEqual(session.ledgers.value);
  expect(again.pack.value).toMatchObject({ id: 'pack:tiny:x', cells: {} });
  await again.start(skirmish, { key: 'roll', answer: rolled(4) });
  expect(again.question.value?.prompt.key).toBe('cell:crt:1:1:4');
});

test('[Fault] a clock set back a year: entries, log, undo and the list keep their order', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { session, store, id } = await startGame();
  await session.start(march, north);
  const before = session.row.value.updated;
  vi.setSystemTime(Date.now() - YEAR);
  await session.start(march, north);
  await session.note('a year ago');
  const { entries, row } = take(await store.loadGame(id));
  expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(entries.map(({ at }) => at > before - YEAR / 2)).toEqual([true, true, true, false, false]);
  expect(row.updated).toBe(before);
  const again = await reopen(store, id);
  expect(again.log.value.map(({ seq }) => seq)).toEqual([1, 3, 4, 5]);
  await again.undo();
  expect(again.projection.value.struck).toEqual(new Set([entries[4]?.id]));
});

describe('[Fault] two phones with one device id', () => {
  const note = (text: string) => ({ kind: 'v1.Noted', text }) as const;

  test('a line never gets an id that its game has already', () => {
    const mine = placeEntry([], note('one'), 'same', 1);
    // Their third line, which came over as my second.
    const theirs: Entry = { ...mine, id: 'same:3', seq: 2 };
    const next = placeEntry([mine, theirs], note('two'), 'same', 2);
    expect([next.id, next.seq]).toEqual(['same:4', 3]);
    const after = placeEntry([mine, theirs, next], note('three'), 'same', 3);
    expect([after.id, after.seq]).toEqual(['same:5', 4]);
  });

  test('struck by id, only the one line is struck; the log goes by seq', () => {
    const entries: Entry[] = [];
    for (const text of ['one', 'two', 'three']) {
      entries.push(placeEntry(entries, note(text), 'same', 9 - entries.length));
      if (text === 'one') entries.push({ ...note('theirs'), id: 'same:3', seq: 2, at: 100 });
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    const strike: Entry = {
      ...placeEntry(entries, { kind: 'v1.Struck', ids: ['same:3'] }, 'same', 0),
    };
    const projection = foldJournal(tinyGame, [...entries, strike]);
    expect(logLines(projection).map(({ title, struck }) => `${title}${struck ? ' struck' : ''}`)).toEqual([
      'one',
      'theirs struck',
      'two',
      'three',
    ]);
  });

  test('both write to copies of one game, each to its own; neither store takes a line twice', async () => {
    const phones = await Promise.all(
      ['phone-a', 'phone-b'].map(async (name) => {
        const store = take(await openStore(name));
        return { ...store, device: 'same' };
      }),
    );
    const row = {
      id: 'g',
      game: 'tiny',
      title: 'One',
      charts: 'own' as const,
      created: 1,
      updated: 1,
      archived: false,
      entries: 1,
      summary: '',
    };
    const first = placeEntry([], note('begun'), 'same', 1);
    for (const phone of phones) {
      take(await phone.createGame(row, first));
      const session = await reopen(phone, 'g');
      await session.note('on this phone');
      const kept = take(await phone.loadGame('g'));
      expect(kept.entries.map(({ id }) => id)).toEqual(['same:1', 'same:2']);
      const again = await phone.append('g', kept.entries[1] as Entry, { summary: '', updated: 2 });
      expect(again.ok ? 'ok' : again.problem.code).toBe('store.moved');
    }
  });
});
