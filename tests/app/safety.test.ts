import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cameBack, goOnAfterReturn } from '../../src/app/exchange/come-back';
import { mineIn, tableIn } from '../../src/app/exchange/seats-in';
import { forksIn } from '../../src/app/exchange/table';
import { createLibrary } from '../../src/app/library';
import { noteDeletion, noteGames } from '../../src/app/lost-games';
import { copyOfKept } from '../../src/app/safety/copy-of-kept';
import { bringBack, dismissBack, forgetOffer, lookForOffers } from '../../src/app/safety/offers';
import { broughtBack, offers } from '../../src/app/safety-state';
import type { Session } from '../../src/app/session';
import type { Store } from '../../src/storage/store';
import { fakeCaches } from '../support/fake-caches';
import { fakeLocks } from '../support/locks';
import { restore } from './backup-support';
import { beforeTheOrder, HEXES, handTo, meet, open, order, SECRET } from './oahu-phones';
import { freshStore, reopen, skirmish, startGame, take } from './session-support';
import { rolled, stateOf, taught, tinyRegistry } from './tiny-game';
import { opens } from './tiny-phones';

let disk: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  // A store of the test before would look after its own in the midst of this one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  disk = fakeCaches();
  vi.stubGlobal('caches', disk.caches);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  offers.value = [];
  broughtBack.value = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rowsOf = async (store: Store) => take(await store.listGames());
const look = async (store: Store) => lookForOffers(await rowsOf(store), opens(store));
/** A game of this test: another store of this process may look after its own meanwhile. */
const offerOf = (id: string) => offers.value.find((offer) => offer.id === id);

/** Everything the browser had but the safety copies is gone. */
async function afterTheLoss(id: string) {
  const store = await freshStore();
  await look(store);
  const offer = offerOf(id);
  if (!offer) throw new Error('not offered');
  return { store, offer };
}

async function played() {
  const { store, id, session } = await startGame();
  await session.start(skirmish);
  await session.answer('roll', rolled(4));
  await session.answer('cell:crt:1:1:4', taught(4, 2));
  await session.note('Before the loss');
  await store.safety.now();
  return { store, id, session };
}

describe('a game whose store was lost', () => {
  test('comes back with its lines, its charts and its open question', async () => {
    const { id, session } = await played();
    session.close();
    const { store, offer } = await afterTheLoss(id);
    const { entries } = session.projection.value;
    expect(offer).toMatchObject({
      title: session.row.value.title,
      lines: entries.length,
      known: entries.length,
    });
    take(await bringBack(store, offer));
    const again = await reopen(store, id);
    expect(again.projection.value.entries).toEqual(entries);
    expect(stateOf(again.projection.value)).toEqual(stateOf(session.projection.value));
    expect(again.pack.value.cells).toEqual(session.pack.value.cells);
    expect([offers.value, broughtBack.value]).toEqual([[], [offer]]);
    // It goes on, and its copy with it.
    expect(await again.note('After the loss')).toBe(true);
    await store.safety.now();
    again.close();
    const next = await afterTheLoss(id);
    expect(next.offer.lines).toBe(entries.length + 1);
  });

  test('says how many lines are missing even so, until that is read', async () => {
    const { id, session } = await played();
    // No time is left for their copies.
    await session.note('Confirmed');
    await session.note('Confirmed too');
    for (let i = 0; i < 80; i += 1) await new Promise((resolve) => setImmediate(resolve));
    const { store, offer } = await afterTheLoss(id);
    expect(offer.known - offer.lines).toBe(2);
    take(await bringBack(store, offer));
    broughtBack.value = [];
    await look(store);
    expect(broughtBack.value).toMatchObject([{ id, known: offer.known, lines: offer.lines }]);
    await dismissBack();
    await look(store);
    expect(broughtBack.value).toEqual([]);
  });

  test('is not offered where it was deleted by hand, and its copy goes', async () => {
    const { store, id } = await played();
    noteGames(await rowsOf(store));
    noteDeletion(id);
    const other = await freshStore();
    await look(other);
    expect(offerOf(id)).toBeUndefined();
    expect(disk.urls().filter((url) => url.includes(`/games/${id}/`))).toEqual([]);
  });

  test('is offered until it is brought back or its copy is deleted', async () => {
    const { id } = await played();
    const { store } = await afterTheLoss(id);
    await forgetOffer(id);
    await look(store);
    expect(offerOf(id)).toBeUndefined();
  });

  test('of which lines are left is offered the others, and nothing where all are there', async () => {
    const { store, id } = await played();
    await look(store);
    expect(offerOf(id)).toBeUndefined();
    const { row, entries } = take(await store.loadGame(id));
    const other = await freshStore();
    const left = entries.filter(({ seq }) => seq !== 3);
    take(await other.addCopies({ games: [{ row, entries: left }], packs: [] }));
    await look(other);
    const offer = offerOf(id);
    expect(offer).toMatchObject({ here: left.length, lines: entries.length });
    if (offer) take(await bringBack(other, offer));
    expect(take(await other.loadGame(id)).entries).toEqual(entries);
  });
});

test('comes back with the charts it was played with, also where others were begun in their place', async () => {
  const { id, session } = await played();
  const lost = session.pack.value;
  session.close();
  const store = await freshStore();
  const library = createLibrary(opens(store));
  const anew = take(await library.create(tinyRegistry, 'tiny', 'After the loss', 'own'));
  const other = await reopen(store, anew);
  await other.answer('side', { kind: 'choice', value: 'blue' });
  other.dismissResult();
  await other.start(skirmish);
  await other.answer('roll', rolled(4));
  await other.answer('cell:crt:1:1:4', taught(4, 1));
  await store.safety.now();
  await look(store);
  take(await bringBack(store, offerOf(id) ?? { id, title: '', lines: 0, known: 0, at: 0 }));
  const back = await reopen(store, id);
  expect(other.pack.value.cells).not.toEqual({});
  expect(back.pack.value.cells).toEqual(lost.cells);
  expect(back.pack.value.name).toBe(`${lost.name}, safety copy`);
  expect(other.pack.value.cells).not.toEqual(lost.cells);
  expect(take(await store.loadGame(anew)).pack?.cells).toEqual(other.pack.value.cells);
  // The set that was begun is copied as ever, and the lost one is here again.
  expect(disk.urls().filter((url) => url.includes('/lost-packs/'))).toEqual([]);
  for (const each of [other, back]) each.close();
});

test('what is offered can be saved as a file, which opens elsewhere like any copy', async () => {
  const { id, session } = await played();
  const { entries } = session.projection.value;
  const { title } = session.row.value;
  session.close();
  const all = [
    { id, title },
    { id: 'none', title: 'Another' },
  ];
  const file = take(await copyOfKept(tinyRegistry, all));
  expect(file.games).toEqual([{ id, title, entries: entries.length }]);
  expect(file.leftOut).toMatchObject([{ title: 'Another', problem: { code: 'safety.unreadable' } }]);
  const store = await freshStore();
  // A file is read in steps, between which the page goes on.
  vi.useRealTimers();
  const [again = ''] = await restore(store, file.text);
  const { entries: restored, row, pack } = take(await store.loadGame(again));
  expect(restored).toEqual(entries);
  expect(row).toMatchObject({ title, entries: entries.length });
  expect(pack?.cells).toEqual(session.pack.value.cells);
  expect(await copyOfKept(tinyRegistry, all.slice(1))).toMatchObject({ ok: false });
});

describe('a joined game that was brought back', () => {
  // Two phones wait for each other.
  beforeEach(() => void vi.useRealTimers());

  async function kensLoss(session: Session, store: Store) {
    await store.safety.now();
    return async () => {
      const { id } = session.row.value;
      session.close();
      const after = await afterTheLoss(id);
      take(await bringBack(after.store, after.offer));
      return { again: await open(after.store, id), store: after.store };
    };
  }

  test('first takes what it lacks from its partner, then goes on under a fresh name', async () => {
    const { ann, ken, kenStore } = await beforeTheOrder();
    await handTo(ann, ken);
    const lose = await kensLoss(ken, kenStore);
    // Ann has these two lines, the safety copy has not.
    disk.fail('puts');
    expect(await ken.note('Told to Ann')).toBe(true);
    expect(await ken.start({ procedure: 'landing-order', args: {} })).toBe(true);
    await meet(ken, ann);
    await kenStore.safety.now();
    disk.fail();
    const { again } = await lose();
    expect(cameBack(again)).toBe(true);
    expect(again.several.value?.barred?.why).toBe('back');
    expect(await again.start({ procedure: 'landing-order', args: {} })).toBe(false);
    expect(again.notice.value?.message).toContain('Scan another phone');
    await meet(again, ann);
    expect(cameBack(again)).toBe(false);
    await meet(again, ann);
    expect(again.projection.value.entries).toEqual(ann.projection.value.entries);
    expect(again.projection.value.state).toEqual(ann.projection.value.state);
    expect(forksIn(ann)).toEqual([]);
    const [mine, old] = [mineIn(again), ken.row.value.seat?.writer];
    expect(mine).toMatchObject({ name: 'Ken', seat: 'jp' });
    expect(mine?.writer).not.toBe(old);
    expect(mine?.others).toBeUndefined();
    expect(tableIn(ann)?.pen).toBe(mine?.writer);
    expect(again.question.value?.prompt.key).toBe('beachheads');
    expect(await again.answer('beachheads', order)).toBe(true);
    await meet(again, ann);
    expect(ann.projection.value.entries).toEqual(
      again.projection.value.entries.map((entry) => expect.objectContaining({ id: entry.id })),
    );
  });

  test('still has what its side sealed, and opens it', async () => {
    const { ann, ken, kenStore } = await beforeTheOrder();
    await handTo(ann, ken);
    await ken.start({ procedure: 'landing-order', args: {} });
    await ken.answer('beachheads', order);
    await meet(ken, ann);
    const { again } = await (await kensLoss(ken, kenStore))();
    await meet(again, ann);
    expect(JSON.stringify(again.projection.value.entries)).toContain(HEXES[0]);
    expect(JSON.stringify(ann.projection.value.entries)).not.toContain(SECRET[0]);
    expect(await again.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
  });

  test('goes on by a tap where there is no other phone any more', async () => {
    const { ken, kenStore } = await beforeTheOrder();
    const { again } = await (await kensLoss(ken, kenStore))();
    expect(await goOnAfterReturn(again)).toBe(true);
    expect(cameBack(again)).toBe(false);
    expect(mineIn(again)?.name).toBe('Ken');
  });

  test.each([
    ['newer, as it stood there', 2, { table: 't', writer: 'b' }, 'b'],
    ['older, as it stood in the copy', 0, undefined, 'a'],
    ['newer and at no table any more, at none', 2, undefined, undefined],
  ] as const)('with a gap where the store is %s', async (_, merges, seat, was) => {
    const { store, id, session } = await played();
    session.close();
    const { entries } = take(await store.loadGame(id));
    const from = { entries: entries.length, merges: 0 };
    const merged = { entries, from, summary: 'Merged', updated: 10 };
    take(await store.mergeGame(id, { ...merged, seat: { table: 't', writer: 'a' } }));
    await store.safety.now();
    const { seat: __, ...row } = take(await store.loadGame(id)).row;
    const other = await freshStore();
    const left = entries.filter(({ seq }) => seq !== 3);
    const games = [{ row: { ...row, merges, ...(seat && { seat }) }, entries: left }];
    take(await other.addCopies({ games, packs: [] }));
    await look(other);
    take(await bringBack(other, offerOf(id) ?? { ...row, lines: 0, known: 0, at: 0 }));
    const back = take(await other.loadGame(id));
    expect(back.entries).toEqual(entries);
    expect(back.row.seat?.was).toBe(was);
    expect(back.row.seat?.table).toBe(was && 't');
    // What is kept from here on is newer than what was: it comes back whole if the database is lost once more.
    expect(back.row.merges).toBe(Math.max(1, merges));
  });

  test('without the merge that its copy has, and with all lines from before it, is offered the copy', async () => {
    const { store, id, session } = await played();
    session.close();
    const { entries, row } = take(await store.loadGame(id));
    const from = { entries: entries.length, merges: 0 };
    const seat = { table: 't', writer: 'a' };
    take(await store.mergeGame(id, { entries, from, summary: 'Merged', updated: 10, seat }));
    await store.safety.now();
    const other = await freshStore();
    const left = entries.slice(0, -2);
    take(
      await other.addCopies({ games: [{ row: { ...row, entries: left.length }, entries: left }], packs: [] }),
    );
    await look(other);
    expect(offerOf(id)).toMatchObject({ lines: entries.length, here: left.length });
    const offer = offerOf(id);
    if (offer) take(await bringBack(other, offer));
    expect(take(await other.loadGame(id)).entries).toEqual(entries);
  });
});
