import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { exportGame } from '../../src/app/errors';
import { packLines, unpackGame } from '../../src/app/exchange/codec';
import { deviceBytes } from '../../src/app/exchange/device-code';
import { goOnHere, putAway } from '../../src/app/exchange/devices';
import { packForDevice, readForDevice } from '../../src/app/exchange/for-device';
import { handPen } from '../../src/app/exchange/hand-pen';
import { gameBytes, joinAsDevice, joinGame, readJoining } from '../../src/app/exchange/join';
import { freshKey } from '../../src/app/exchange/own-key';
import { checkDevices, freshKeys, proofFor } from '../../src/app/exchange/player-key';
import { checkBeside, sealBeside } from '../../src/app/exchange/sealed-beside';
import { mineIn, ownSeatIn, partnersIn, tableIn } from '../../src/app/exchange/seats-in';
import { storyNames } from '../../src/app/exchange/several-phones';
import { changeSeat, forksIn, leave, packFor, sumIn, takeBytes } from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import { knownOf, sentLine } from '../../src/core/exchange/known';
import { messageFor } from '../../src/core/exchange/message';
import type { Entry, UnsealedEntry } from '../../src/core/journal/journal';
import { registry } from '../../src/games/registry';
import type { Store } from '../../src/storage/store';
import { until } from '../support/until';
import {
  beforeTheOrder,
  everything,
  HEXES,
  handTo,
  meet,
  open,
  opens,
  order,
  readCells,
  SECRET,
} from './oahu-phones';
import { freshStore, take } from './session-support';

afterEach(() => vi.unstubAllGlobals());

const noWay = { code: 'asks', message: 'It asks more.' };

/** Another device that read the code which this one shows to its own. */
async function bring(phone: Session, store: Store) {
  const bytes = take(await deviceBytes(registry, phone, opens(store)));
  const itsStore = await freshStore();
  const joining = take(await readJoining(registry, bytes, opens(itsStore)));
  if (!joining.device) throw new Error('no device');
  const row = take(await joinAsDevice(joining, joining.device, opens(itsStore)));
  const device = await open(itsStore, row.id);
  await meet(device, phone);
  return { device, itsStore, bytes };
}

/** Ken, who plays Japan, has a phone and a tablet; Ann has the pen. */
async function phoneAndTablet() {
  const phones = await beforeTheOrder();
  const { device: tablet, itsStore: tabletStore } = await bring(phones.ken, phones.kenStore);
  await meet(phones.ken, phones.ann);
  return { ...phones, tablet, tabletStore };
}

async function writeOrder(session: Session): Promise<void> {
  expect(await session.start({ procedure: 'landing-order', args: {} })).toBe(true);
  expect(await session.answer('beachheads', order)).toBe(true);
}

const inStep = (...sessions: readonly Session[]) => {
  const [first, ...others] = sessions.map((session) => [
    sumIn(session),
    session.projection.value.entries.map(sentLine),
  ]);
  for (const other of others) expect(other).toEqual(first);
};
const openedIn = ({ projection }: Session) =>
  projection.value.entries.filter(({ kind }) => kind === 'v1.Unsealed');
const orderIn = ({ projection }: Session) => (projection.value.state as { order: readonly string[] }).order;

describe('[3.2] what Japan seals, with a phone and a tablet of one player', () => {
  test('sealed before the tablet came, it comes with the code, and nobody else is told', async () => {
    const { ann, ken, annStore, kenStore } = await beforeTheOrder();
    await handTo(ann, ken);
    await writeOrder(ken);
    const { device: tablet } = await bring(ken, kenStore);
    expect(orderIn(tablet)).toEqual(HEXES);
    await meet(ann, tablet);
    expect(orderIn(ann)).toEqual([]);
    const hers = await everything(ann, annStore);
    for (const hex of SECRET) expect(hers).not.toContain(hex);
  });

  test('sealed on either, it opens on the other, also over the phone of the opponent, who cannot', async () => {
    const { ann, ken, tablet, annStore } = await phoneAndTablet();
    await handTo(ann, ken);
    await writeOrder(ken);
    // Ken's phone stays away: Ann's carries it over.
    await meet(ken, ann);
    await meet(ann, tablet);
    inStep(ann, ken, tablet);
    expect([orderIn(ken), orderIn(tablet), orderIn(ann)]).toEqual([HEXES, HEXES, []]);
    expect(tablet.log.value).toEqual(ken.log.value);
    const hers = await everything(ann, annStore);
    for (const hex of SECRET) expect(hers).not.toContain(hex);
  });

  test('is there after the tablet was killed, and stands in its copies, the key in none', async () => {
    const { ann, ken, tablet, tabletStore } = await phoneAndTablet();
    await handTo(ann, ken);
    await writeOrder(ken);
    await meet(ken, tablet);
    tablet.close();
    const again = await open(tabletStore, tablet.row.value.id);
    expect(orderIn(again)).toEqual(HEXES);
    const copy = take(await makeCopy(registry, again.row.value.id, opens(tabletStore)));
    expect(copy.text).toContain(HEXES[0]);
    const { own = '' } = again.row.value.seat ?? {};
    expect(own).toHaveLength(44);
    const raw = await take(await exportGame(again.row.value.id, opens(tabletStore))).text();
    expect(raw).toContain(HEXES[0]);
    expect(raw).not.toContain(own);
    expect(ken.row.value.seat?.own).toBe(own);
    expect(copy.text).not.toContain(own);
  });

  test('[3.5] is opened once, by the one at hand', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    await handTo(ann, ken);
    await writeOrder(ken);
    await meet(ken, tablet);
    expect(await goOnHere(tablet)).toBe(true);
    await meet(tablet, ken);
    expect(await tablet.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    await readCells(tablet);
    await until(() => expect(openedIn(tablet)).toHaveLength(1));
    await meet(tablet, ken);
    await meet(tablet, ann);
    await meet(ann, ken);
    inStep(ann, ken, tablet);
    expect(openedIn(ann)).toHaveLength(1);
    expect(ann.projection.value.state).toEqual(ken.projection.value.state);
  });

  test('[3.5] opened by both before they met, it says the same', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    await handTo(ann, ken);
    await writeOrder(ken);
    await meet(ken, tablet);
    expect(await ken.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    await readCells(ken);
    await until(() => expect(openedIn(ken)).toHaveLength(1));
    const { openings, trace } = openedIn(ken)[0] as UnsealedEntry;
    const again = { kind: 'v1.Unsealed', openings, trace } as const;
    expect(await tablet.record('open', () => ({ ok: true, value: { entry: again, learn: [] } }))).toBe(true);
    await meet(tablet, ann);
    await meet(ken, ann);
    await meet(ann, tablet);
    inStep(ann, ken, tablet);
    expect(openedIn(ann)).toHaveLength(2);
    expect(ann.projection.value.state).toEqual(ken.projection.value.state);
    expect(orderIn(ann)).toEqual(HEXES);
  });

  test('with another key, or for another line, nothing opens', async () => {
    const { ann, ken, kenStore } = await phoneAndTablet();
    const stranger = await freshStore();
    const told = take(
      readForDevice(take(await unpackGame(take(await deviceBytes(registry, ken, opens(kenStore)))))),
    );
    const bytes = packForDevice({ ...told, own: freshKey() });
    const joining = take(await readJoining(registry, bytes, opens(stranger)));
    if (!joining.device) throw new Error('no device');
    const row = take(await joinAsDevice(joining, joining.device, opens(stranger)));
    const thief = await open(stranger, row.id);
    await handTo(ann, ken);
    await writeOrder(ken);
    await meet(ken, thief);
    inStep(ken, thief);
    expect(orderIn(thief)).toEqual([]);
  });
});

test('[3.2] any of his devices seals without the pen, also where its lines name a seat that he had before', async () => {
  const { ann, ken, tablet } = await phoneAndTablet();
  expect(await goOnHere(tablet)).toBe(true);
  const given = new Map([['beachheads', order]]);
  const sealed = await tablet.record('beside', (projection, pack) => {
    const step = { procedure: 'landing-order', args: {} };
    const sealing = take(sealBeside(tablet.game, projection, pack, step, given));
    return 'command' in sealing ? { ok: true, value: sealing.command } : { ok: false, problem: noWay };
  });
  expect(sealed).toBe(true);
  const { entries } = tablet.projection.value;
  const fresh = entries.slice(-1);
  expect(checkBeside(tablet.game, fresh, entries).ok).toBe(true);
  const { writer } = tablet.row.value.seat ?? {};
  const named = (change: object) =>
    entries.map((entry) =>
      entry.kind === 'v1.Seated' && entry.writer === writer ? { ...entry, ...change } : entry,
    );
  expect(checkBeside(tablet.game, fresh, named({ seat: 'us' })).ok).toBe(true);
  expect(checkBeside(tablet.game, fresh, named({ seat: 'us', deviceOf: 'nobody' })).ok).toBe(false);
  // Over the phone of the opponent it opens on his own phone.
  await meet(tablet, ann);
  await until(() => expect(ann.projection.value.entries.at(-1)?.kind).toBe('v1.TakenIn'));
  await meet(ann, ken);
  expect([orderIn(ann), orderIn(ken)]).toEqual([[], HEXES]);
});

test('no device of his tells by mouth what another sealed', async () => {
  const { ann, ken, tablet } = await phoneAndTablet();
  await handTo(ann, ken);
  await writeOrder(ken);
  await meet(ken, tablet);
  await meet(ken, ann);
  const line = ken.projection.value.entries.findLast((entry) => entry.kind === 'v1.Answered');
  if (line?.kind !== 'v1.Answered' || !line.kept) throw new Error('nothing sealed');
  const told = { ...line.kept, line: line.id, told: true as const };
  const entry = { kind: 'v1.Unsealed', openings: [told], trace: [] } as const;
  const other = JSON.parse(JSON.stringify(entry).replaceAll(HEXES[0] ?? '', '1634')) as typeof entry;
  expect(await tablet.record('tell', () => ({ ok: true, value: { entry: other, learn: [] } }))).toBe(true);
  const taken = await takeBytes(registry, ann, packFor(tablet, {}) ?? new Uint8Array());
  expect(!taken.ok && taken.problem.code).toBe('seal.wrong');
  expect(orderIn(ann)).toEqual([]);
});

test('two stories of one player are told apart, in the log for good', async () => {
  const { ann, ken, tablet } = await phoneAndTablet();
  await handTo(ann, ken);
  await meet(ken, tablet);
  expect(await goOnHere(tablet)).toBe(true);
  const house = { procedure: 'house-rules', args: {} };
  for (const device of [ken, tablet]) {
    expect(await device.start(house)).toBe(true);
    expect(await device.cancel()).toBe(true);
    expect(await device.start({ procedure: 'landing-order', args: {} })).toBe(true);
  }
  await meet(ken, tablet);
  await meet(tablet, ken);
  const [fork] = forksIn(ken);
  if (!fork) throw new Error('no fork');
  expect(storyNames(ken.projection.value.entries, fork.heads)).toEqual(['Ken, device 1', 'Ken, device 2']);
  expect(storyNames(tablet.projection.value.entries, fork.heads)).toEqual(['Ken, device 1', 'Ken, device 2']);
});

describe('one of them writes', () => {
  test('the other says so, takes no tap, and goes on with one', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    await handTo(ann, ken);
    await meet(ken, tablet);
    expect(tablet.several.value?.barred).toMatchObject({ why: 'device', hides: true });
    expect(ken.several.value?.barred).toBeUndefined();
    expect(await tablet.start({ procedure: 'landing-order', args: {} })).toBe(false);
    expect(tablet.notice.value).toMatchObject({ code: 'pen.away' });
    expect(tablet.notice.value?.message).toContain('Continue here');
    // What anybody adds beside the play, it adds too.
    expect(await tablet.note('Seen from the sofa')).toBe(true);
    expect(await goOnHere(tablet)).toBe(true);
    expect(tablet.several.value?.barred).toBeUndefined();
    await writeOrder(tablet);
    await meet(tablet, ken);
    expect(ken.several.value?.barred).toMatchObject({ why: 'device' });
    expect(orderIn(ken)).toEqual(HEXES);
    await meet(tablet, ann);
    inStep(ann, tablet);
    expect(ann.log.value.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ken brings another device', 'Ken goes on with another device']),
    );
  });

  test('the pen that is handed to Ken is where he goes on', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    expect(await goOnHere(tablet)).toBe(true);
    await meet(tablet, ann);
    await meet(tablet, ken);
    const seat = tableIn(ann)?.seats.find(({ name }) => name === 'Ken');
    expect(seat?.writer).toBe(tablet.row.value.seat?.writer);
    expect(seat && (await handPen(ann, seat))).toBe(true);
    await meet(ann, tablet);
    expect(tableIn(tablet)?.pen).toBe(tablet.row.value.seat?.writer);
    expect(tablet.several.value?.barred).toBeUndefined();
    // Handed to the phone before it was known that Ken went on with the tablet: that is the same Ken.
    expect(await goOnHere(ken)).toBe(true);
    await meet(ken, tablet);
    expect(tableIn(tablet)?.pen).toBe(ken.row.value.seat?.writer);
  });

  test('a seat that changed goes on with the other device', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    expect(await leave(ann, mineIn(ann) ?? { writer: '', seat: '', name: '' })).toBe(true);
    await meet(ann, ken).catch(() => undefined);
    const hers = tableIn(ken)?.seats.find(({ name }) => name === 'Ann');
    const own = ownSeatIn(ken);
    expect(own && (await handPen(ken, own))).toBe(true);
    expect(hers && (await leave(ken, hers))).toBe(true);
    expect(await changeSeat(ken, 'us', 'Kenji')).toBe(true);
    await meet(ken, tablet);
    expect(ownSeatIn(tablet)).toMatchObject({ seat: 'us', name: 'Kenji' });
    expect(await goOnHere(tablet)).toBe(true);
    expect(mineIn(tablet)).toMatchObject({ seat: 'us', name: 'Kenji' });
  });

  test('says which of the others a code is of', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    const from = async (to: Session, by: Session) =>
      take(await takeBytes(registry, to, packFor(by) ?? new Uint8Array())).from;
    await meet(ann, tablet);
    expect([await from(ann, tablet), await from(ken, tablet), await from(tablet, ann)]).toEqual([
      'Ken',
      'your other device',
      'Ann',
    ]);
  });

  test('each scans the other of its own first', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    await meet(ann, tablet);
    const names = (session: Session) => partnersIn(session).map(({ name }) => name);
    expect(names(ken)).toEqual(['your other device', 'Ann']);
    expect(names(tablet)).toEqual(['your other device', 'Ann']);
    expect(names(ann)).toEqual(['Ken']);
  });
});

describe('what no app of theirs sends', () => {
  /** What Ann's phone makes of one more line from the tablet, under that name. */
  async function sends(line: (of: { ken: string; ann: string; tablet: string }) => object) {
    const { ann, ken, tablet } = await phoneAndTablet();
    await meet(tablet, ann);
    const [writer = '', kens = '', anns = ''] = [tablet, ken, ann].map((each) => each.row.value.seat?.writer);
    const { entries } = tablet.projection.value;
    const last = entries.at(-1);
    const forged = {
      ...{ seq: (last?.seq ?? 0) + 1, at: 1, after: last?.id ?? '', trace: [] },
      ...line({ ken: kens, ann: anns, tablet: writer }),
    } as unknown as Entry;
    const here = ann.projection.value.entries;
    const message = messageFor(ann.row.value.seat?.table ?? '', [...entries, forged], knownOf(here));
    const taken = await takeBytes(registry, ann, packLines(message, entries, knownOf(here)));
    expect(taken.ok || ann.projection.value.entries).toBe(taken.ok || here);
    return taken.ok ? undefined : taken.problem;
  }
  const device = { kind: 'v1.Seated', writer: 'thief', seat: 'jp', name: 'Ken', hand: true };

  test('a device that cannot show whose it is', async () => {
    for (const proof of [{}, { proof: 'bm8=' }, { proof: '%' }]) {
      const problem = await sends(({ ken }) => ({ ...device, id: 'thief:900', deviceOf: ken, ...proof }));
      expect(problem?.code).toBe('gate.device');
      expect(problem?.message).toMatch(
        /^A phone says that it is a device of Ken, and cannot show it\. Nothing/,
      );
    }
  });

  test('a device of a device is shown to be its player’s, in whatever order the two stand', async () => {
    const { key, secret } = await freshKeys();
    const comes = async (writer: string, deviceOf: string) => ({
      ...{ ...device, id: `${writer}:5`, writer, deviceOf, seq: 5, at: 1, trace: [] },
      proof: await proofFor(secret, 't', writer),
    });
    const begun = { ...device, id: 'wk:1', writer: 'wk', table: 't', key, seq: 1, at: 1, trace: [] };
    const lines = [begun, await comes('second', 'first'), await comes('first', 'wk')] as unknown as Entry[];
    expect(await checkDevices(lines, lines)).toEqual({ ok: true, value: undefined });
    const [, second] = lines;
    const lost = [begun, { ...second, deviceOf: 'second' }] as unknown as Entry[];
    expect(await checkDevices(lost, lost)).toMatchObject({ ok: false, problem: { code: 'gate.device' } });
  });

  test('nor does what showed it of another device, or for another player', async () => {
    const { ken, tablet } = await phoneAndTablet();
    const proofs = tablet.projection.value.entries.flatMap((entry) =>
      entry.kind === 'v1.Seated' && entry.proof ? [entry.proof] : [],
    );
    expect(proofs).toHaveLength(1);
    const { secret = '', table = '' } = ken.row.value.seat ?? {};
    const another = await proofFor(secret, `${table}x`, 'thief');
    for (const proof of [...proofs, another])
      expect((await sends((of) => ({ ...device, id: 'thief:900', deviceOf: of.ken, proof })))?.code).toBe(
        'gate.device',
      );
  });

  test('a line under the name of the phone that reads it', async () => {
    const problem = await sends(({ ann }) => ({ kind: 'v1.Noted', id: `${ann}:900`, text: 'not hers' }));
    expect(problem?.code).toBe('gate.own');
    expect(problem?.message).toContain('under the name of this one');
  });
});

describe('a device that is put away', () => {
  test('leaves its player at the table with the other', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    expect(await goOnHere(tablet)).toBe(true);
    await meet(tablet, ken);
    // The tablet fell into the pool.
    expect(await putAway(ken, tablet.row.value.seat?.writer ?? '')).toBe(true);
    expect(mineIn(ken)).toMatchObject({ name: 'Ken' });
    expect(ownSeatIn(ken)?.others).toBeUndefined();
    await meet(ken, ann);
    expect(tableIn(ann)?.seats.map(({ name, others }) => [name, others])).toEqual([
      ['Ann', undefined],
      ['Ken', undefined],
    ]);
    await meet(ken, tablet);
    expect(ownSeatIn(tablet)).toBeUndefined();
    expect(await goOnHere(tablet)).toBe(false);
    expect(tablet.notice.value?.code).toBe('device.seat');
  });

  test('that puts itself away keeps the game as one of its own, and writes nothing more there', async () => {
    const { ken, tablet } = await phoneAndTablet();
    const { writer = '' } = tablet.row.value.seat ?? {};
    expect(await putAway(tablet, writer)).toBe(true);
    expect(tablet.row.value.seat).toBeUndefined();
    expect(tableIn(tablet)).toBeUndefined();
    expect(mineIn(ken)).toMatchObject({ name: 'Ken', others: [writer] });
  });

  test('who has left the table has left it with all his devices', async () => {
    const { ann, ken, tablet } = await phoneAndTablet();
    await meet(ann, tablet);
    const seat = tableIn(ann)?.seats.find(({ name }) => name === 'Ken');
    expect(seat && (await leave(ann, seat))).toBe(true);
    await meet(ann, tablet);
    await meet(ann, ken);
    expect([ownSeatIn(ken), ownSeatIn(tablet)]).toEqual([undefined, undefined]);
    expect(tableIn(ann)?.seats.map(({ name }) => name)).toEqual(['Ann']);
  });
});

describe('the code for another device', () => {
  test('of the game for others holds neither key nor what is sealed', async () => {
    const { ann, ken, kenStore } = await phoneAndTablet();
    await handTo(ann, ken);
    await writeOrder(ken);
    const text = take(await unpackGame(take(await gameBytes(registry, ken.row.value.id, opens(kenStore)))));
    for (const hex of SECRET) expect(text).not.toContain(hex);
    expect(text).not.toContain(ken.row.value.seat?.own);
    const joining = take(
      await readJoining(registry, take(await gameBytes(registry, ken.row.value.id, opens(kenStore)))),
    );
    expect(joining.device).toBeUndefined();
    const seat = await joinGame(joining, 'jp', 'Third', opens(await freshStore()));
    expect(!seat.ok && seat.problem.code).toBe('seat.taken');
  });
});
