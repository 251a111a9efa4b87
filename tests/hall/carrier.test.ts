import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handPen } from '../../src/app/exchange/hand-pen';
import { mineIn, tableIn } from '../../src/app/exchange/seats-in';
import { forksIn, sumIn } from '../../src/app/exchange/table';
import type { Carrier } from '../../src/app/hall/carrier';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import type { Pass } from '../../src/app/hall-pass';
import type { Session } from '../../src/app/session';
import type { HallRow } from '../../src/storage/halls';
import type { Store } from '../../src/storage/store';
import { march } from '../app/session-support';
import { chose } from '../app/tiny-game';
import { annAndKen, joinTiny } from '../app/tiny-phones';
import { carried } from '../support/carried';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn } from '../support/hall-seat';
import { fakeLocks } from '../support/locks';
import { untilTried } from '../support/tried';

const north = { key: 'way', answer: chose('north') };

describe.skipIf(!hasServer)('a game at a hall', () => {
  let hall: OpenedHall;
  const carriers: Carrier[] = [];
  beforeAll(async () => {
    hall = await openedHall();
  });
  afterAll(() => hall.close());
  beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
  afterEach(() => {
    for (const carrier of carriers.splice(0)) carrier.stop();
    vi.unstubAllGlobals();
  });

  const rows = new Map<Session, HallRow>();
  async function at(session: Session, store: Store, pass: Pass, delay = 0): Promise<Carrier> {
    const keep = (next: HallRow) => void rows.set(session, next);
    const way = { address: hall.address, pass, row: rows.get(session), delay, keep };
    const carrier = await carried({ session, store }, way);
    carriers.push(carrier);
    return carrier;
  }

  async function twoPhones() {
    const { ann, ken } = await annAndKen();
    return {
      ...{ ann: ann.session, store: ann.store, ken: ken.session, kenStore: ken.store },
      secret: freshSecret(),
    };
  }

  const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
  const inStep = (one: Session, other: Session, ...at: Carrier[]) =>
    settled(() => {
      for (const carrier of at) expect([carrier.hall.state.value, carrier.waits.value]).toEqual(['on', 0]);
      expect(one.projection.value.entries).toEqual(other.projection.value.entries);
      expect(one.projection.value.state).toEqual(other.projection.value.state);
      expect(sumIn(one)).toBe(sumIn(other));
    });

  test('what one records the other has, both ways, and nothing is left to offer', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    expect(tableIn(ann)?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ken']);
    expect(await ann.start(march, north)).toBe(true);
    expect(await ken.note('Look at the flank')).toBe(true);
    await inStep(ann, ken, a, k);
    const seat = tableIn(ann)?.seats[1];
    expect(seat && (await handPen(ann, seat))).toBe(true);
    await settled(() => expect(tableIn(ken)?.pen).toBe(mineIn(ken)?.writer));
    expect(await ken.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    expect(forksIn(ann)).toEqual([]);
    expect([a.problem.value, k.problem.value]).toEqual([undefined, undefined]);
  });

  test('the files of the server hold no name, no word and no kind of line of the game', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    expect(await ann.note('Look at the flank')).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    const files = readdirSync(hall.folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    // A control: what it is told stands there.
    const { game } = await keysOf(secret);
    expect(files.some((text) => text.includes(game))).toBe(true);
    const { writer = '' } = mineIn(ann) ?? {};
    for (const secretly of [
      'flank',
      'Look at',
      'v1.Opened',
      'v1.Noted',
      'march',
      'north',
      '"Ann"',
      'Tiny',
      writer,
      secret,
    ])
      expect(files.filter((text) => text.includes(secretly))).toEqual([]);
  });

  test('two who played upon one line: the engine lets one go first, the other hears it, and both have both', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    a.stop();
    k.stop();
    const me = mineIn(ken);
    expect(me && (await handPen(ken, me))).toBe(true);
    expect(await ken.start(march, north)).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    const again = [
      await at(ann, store, await hall.pass('player', secret)),
      await at(ken, kenStore, await hall.pass('player', secret)),
    ];
    await inStep(ann, ken, ...again);
    expect(forksIn(ann)).toHaveLength(1);
    expect(forksIn(ken)).toHaveLength(1);
  });

  test('a server killed in mid-play: what was recorded meanwhile is there afterwards', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    await hall.kill();
    for (let i = 0; i < 3; i += 1) expect(await ann.start(march, north)).toBe(true);
    await settled(() => expect(a.waits.value).toBe(3));
    await hall.start();
    await inStep(ann, ken, a, k);
  });

  test('a server whose disk was wiped is given everything once more, in the same order', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    for (let i = 0; i < 5; i += 1) expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    const before = ann.projection.value.entries;
    await hall.kill();
    await hall.start({ wiped: true });
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    expect(ann.projection.value.entries.slice(0, before.length)).toEqual(before);
    // Somebody who comes now finds all of it.
    const { store: other, session } = await newcomer(ann, store);
    const n = await at(session, other, await hall.pass('onlooker', secret));
    await settled(() => expect(n.hall.state.value).toBe('on'));
    await settled(() =>
      expect(session.projection.value.entries.map(({ id }) => id)).toEqual(
        expect.arrayContaining(ann.projection.value.entries.map(({ id }) => id)),
      ),
    );
  });

  test('noise that a stranger has the server lay among the lines is passed over', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    const { event } = hall.keys;
    const reply = `wd.${event}.${(await keysOf(secret)).game}.play.0`;
    const stranger = await comeIn(hall.address, await hall.pass('onlooker', secret));
    stranger.publish(`$JS.API.DIRECT.GET.${event}.wd.${event}.born`, '', { reply });
    await stranger.close();
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    expect([a.problem.value, k.problem.value]).toEqual([undefined, undefined]);
  });

  const newcomer = (session: Session, store: Store) => joinTiny({ session, store }, 'onlooker', 'Mia');

  test('who looks on hears all, later where that was chosen, and nothing of his goes out', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    const { store: mias, session: mia } = await newcomer(ann, store);
    await at(mia, mias, await hall.pass('onlooker', secret), 2_000);
    const began = performance.now();
    expect(await ann.start(march, north)).toBe(true);
    const last = ann.projection.value.entries.at(-1)?.id;
    await settled(() => expect(mia.projection.value.entries.map(({ id }) => id)).toContain(last));
    expect(performance.now() - began).toBeGreaterThan(1_500);
    await inStep(ann, ken, a, k);
    expect(tableIn(ann)?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ken']);
  });

  test('a pass that is not let in is tried a few times, and then said', async () => {
    const { ann, store, secret } = await twoPhones();
    const pass = await hall.pass('player', secret);
    const carrier = await at(ann, store, { ...pass, token: `${pass.token.slice(0, -8)}AAAAAAAA` });
    await settled(() => expect(carrier.hall.problem.value?.code).toBe('hall.turned-away'));
    expect(carrier.hall.state.value).toBe('reaching');
    await untilTried(() => expect(carrier.hall.state.value).toBe('over'));
    expect(carrier.hall.problem.value?.code).toBe('hall.refused');
    expect(await ann.start(march, north)).toBe(true);
  });

  test('a phone that was closed goes on from where it had heard', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall.pass('player', secret));
    const first = await at(ken, kenStore, await hall.pass('player', secret));
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, first);
    await settled(() => expect(rows.get(ken)?.seq).toBeGreaterThan(0));
    first.stop();
    const { seq = 0, has = {} } = rows.get(ken) ?? {};
    expect(Object.keys(has)).toHaveLength(2);
    expect(await ann.start(march, north)).toBe(true);
    const k = await at(ken, kenStore, await hall.pass('player', secret));
    await inStep(ann, ken, a, k);
    await settled(() => expect(rows.get(ken)?.seq).toBeGreaterThan(seq));
  });
});
