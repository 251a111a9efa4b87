import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handPen } from '../../src/app/exchange/hand-pen';
import { mineIn, tableIn } from '../../src/app/exchange/seats-in';
import { forksIn } from '../../src/app/exchange/table';
import { keysOf } from '../../src/app/hall/keys';
import { march } from '../app/session-support';
import { hasServer } from '../support/hall';
import { comeIn } from '../support/hall-seat';
import { atOneHall, newcomer, north, twoPhones } from './at-one-hall';

describe.skipIf(!hasServer)('a game at a hall', () => {
  const { hall, rows, at, settled, inStep } = atOneHall();

  test('what one records the other has, both ways, and nothing is left to offer', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
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
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    expect(await ann.note('Look at the flank')).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    const files = readdirSync(hall().folder, { recursive: true, withFileTypes: true })
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
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    a.stop();
    k.stop();
    const me = mineIn(ken);
    expect(me && (await handPen(ken, me))).toBe(true);
    expect(await ken.start(march, north)).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    const again = [
      await at(ann, store, await hall().pass('player', secret)),
      await at(ken, kenStore, await hall().pass('player', secret)),
    ];
    await inStep(ann, ken, ...again);
    expect(forksIn(ann)).toHaveLength(1);
    expect(forksIn(ken)).toHaveLength(1);
  });

  test('a server whose disk was wiped is given everything once more, in the same order', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    for (let i = 0; i < 5; i += 1) expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    const before = ann.projection.value.entries;
    await hall().kill();
    await hall().start({ wiped: true });
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    expect(ann.projection.value.entries.slice(0, before.length)).toEqual(before);
    // Somebody who comes now finds all of it.
    const { store: other, session } = await newcomer(ann, store);
    const n = await at(session, other, await hall().pass('onlooker', secret));
    await settled(() => expect(n.hall.state.value).toBe('on'));
    await settled(() =>
      expect(session.projection.value.entries.map(({ id }) => id)).toEqual(
        expect.arrayContaining(ann.projection.value.entries.map(({ id }) => id)),
      ),
    );
  });

  test('noise that a stranger has the server lay among the lines is passed over', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    const { event } = hall().keys;
    const reply = `wd.${event}.${(await keysOf(secret)).game}.play.0`;
    const stranger = await comeIn(hall().address, await hall().pass('onlooker', secret));
    stranger.publish(`$JS.API.DIRECT.GET.${event}.wd.${event}.born`, '', { reply });
    await stranger.close();
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, k);
    expect([a.problem.value, k.problem.value]).toEqual([undefined, undefined]);
  });

  test('a phone that was closed goes on from where it had heard', async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const first = await at(ken, kenStore, await hall().pass('player', secret));
    expect(await ann.start(march, north)).toBe(true);
    await inStep(ann, ken, a, first);
    await settled(() => expect(rows.get(ken)?.seq).toBeGreaterThan(0));
    first.stop();
    const { seq = 0, has = {} } = rows.get(ken) ?? {};
    expect(Object.keys(has)).toHaveLength(2);
    expect(await ann.start(march, north)).toBe(true);
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    await settled(() => expect(rows.get(ken)?.seq).toBeGreaterThan(seq));
  });
});
