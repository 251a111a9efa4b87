import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLink, handshake, offerEnd, takeEnd } from '../../../src/app/exchange/keep-link';
import { cameLast, linked } from '../../../src/app/exchange/linked';
import { cutMessage, makeReceiver } from '../../../src/app/exchange/parts';
import { mineIn } from '../../../src/app/exchange/seats-in';
import { leave, packFor, takeBytes } from '../../../src/app/exchange/table';
import { playing } from '../../../src/app/playing';
import type { Session } from '../../../src/app/session';
import { packHandshake, readHandshake } from '../../../src/core/exchange/handshake';
import { fakeLocks } from '../../support/locks';
import { take } from '../session-support';
import { tinyRegistry } from '../tiny-game';
import { annAndKen } from '../tiny-phones';
import { FakeConnection, sdpOf } from './fake-connection';

// Two real links between two browsers are in tests/browser/two-phones.soak.spec.ts.
const { made } = FakeConnection;

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
});
afterEach(() => {
  closeLink();
  playing.value = undefined;
  made.length = 0;
  FakeConnection.fails = undefined;
  vi.unstubAllGlobals();
});

const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

/** Ann's game, open in this tab, and Ken's phone. */
async function twoPhones() {
  const { ann, ken } = await annAndKen();
  playing.value = ann.session;
  return { ann: ann.session, ken: ken.session };
}

/** What another phone shows of its end. */
function partner(byte: string, offer?: Uint8Array): Uint8Array {
  const own = offer && readHandshake(offer);
  const code = packHandshake(sdpOf(byte, offer ? 'active' : 'actpass'), own);
  if (!code) throw new Error('no code');
  return code;
}

/** All whole messages that an end has sent so far. */
function sentBy({ channel }: FakeConnection): readonly Uint8Array[] {
  const receive = makeReceiver();
  return channel.sent.flatMap((part) => {
    const got = receive(Uint8Array.from(part).buffer, 0);
    return got.ok && got.value ? [got.value] : [];
  });
}
const bring = ({ channel }: FakeConnection, message: Uint8Array) => {
  for (const part of cutMessage(message)) channel.receive(...part);
};
const end = (at = 0): FakeConnection => {
  const one = made[at];
  if (!one) throw new Error('none made');
  return one;
};

async function linkedPhones(): Promise<{ ann: Session; ken: Session }> {
  const phones = await twoPhones();
  await offerEnd(tinyRegistry, phones.ann);
  await takeEnd(tinyRegistry, phones.ann, partner('0b', handshake.value));
  end().open();
  return phones;
}

test('one end is made and shown, and no second one while it waits', async () => {
  const { ann } = await twoPhones();
  expect(linked.value).toBeUndefined();
  await offerEnd(tinyRegistry, ann);
  await offerEnd(tinyRegistry, ann);
  expect(made).toHaveLength(1);
  expect(linked.value).toBe('waiting');
  expect(readHandshake(handshake.value ?? new Uint8Array())?.role).toBe('offer');
});

test('whoever has read the other answers, whatever it has offered', async () => {
  const { ann } = await twoPhones();
  await offerEnd(tinyRegistry, ann);
  const theirs = partner('ff');
  await takeEnd(tinyRegistry, ann, theirs);
  expect(readHandshake(handshake.value ?? new Uint8Array())?.role).toBe('answer');
  await takeEnd(tinyRegistry, ann, theirs);
  expect(made).toHaveLength(2);
  end(1).open();
  expect(linked.value).toBe('open');
  expect([end(0).closed, end(1).closed]).toEqual([true, false]);
});

test.each([
  ['the smaller fingerprint goes back to its own offer', 'ff', 0],
  ['the larger stays with its answer', '00', 1],
])('both have read the other at one moment: %s', async (_, byte, stays) => {
  const { ann } = await twoPhones();
  await offerEnd(tinyRegistry, ann);
  const offered = handshake.value ?? new Uint8Array();
  await takeEnd(tinyRegistry, ann, partner(byte));
  // The other phone has answered what this one had shown before.
  await takeEnd(tinyRegistry, ann, partner('0b', offered));
  end(stays).open();
  expect(linked.value).toBe('open');
  expect(end(1 - stays).closed).toBe(true);
});

test('lines go over both ways as they are recorded, each once answered', async () => {
  const { ann, ken } = await linkedPhones();
  expect(linked.value).toBe('open');
  expect(handshake.value).toBeUndefined();
  const [hello] = sentBy(end());
  expect(take(await takeBytes(tinyRegistry, ken, hello ?? new Uint8Array())).fresh).toBe(0);

  await ann.note('from Ann');
  await settled(() => expect(sentBy(end())).toHaveLength(2));
  const said = take(await takeBytes(tinyRegistry, ken, sentBy(end()).at(-1) ?? new Uint8Array()));
  expect(said.fresh).toBe(1);

  await ken.note('from Ken');
  bring(end(), packFor(ken, said.heard) ?? new Uint8Array());
  await settled(() => expect(ann.projection.value.entries).toEqual(ken.projection.value.entries));
  expect(cameLast.value).toMatchObject({ ok: true, value: { fresh: 2 } });
  await settled(() => expect(sentBy(end())).toHaveLength(3));
  expect(take(await takeBytes(tinyRegistry, ken, sentBy(end()).at(-1) ?? new Uint8Array())).fresh).toBe(0);
});

test('what it cannot take is told, and the link stands', async () => {
  const { ann } = await linkedPhones();
  const before = ann.projection.value.entries;
  bring(end(), Uint8Array.of(0x4c, 3, 2, 3));
  await settled(() =>
    expect(cameLast.value).toMatchObject({ ok: false, problem: { code: 'exchange.code' } }),
  );
  expect(ann.projection.value.entries).toBe(before);
  expect(linked.value).toBe('open');
});

test('it ends with the game, with the seat, and with the other phone', async () => {
  await linkedPhones();
  playing.value = undefined;
  await settled(() => expect(linked.value).toBeUndefined());
  expect(end().closed).toBe(true);

  made.length = 0;
  const { ann } = await linkedPhones();
  const me = mineIn(ann);
  expect(me && (await leave(ann, me))).toBe(true);
  await settled(() => expect(linked.value).toBe('closed'));
  expect(end().closed).toBe(true);

  made.length = 0;
  await linkedPhones();
  end().fail();
  await settled(() => expect(linked.value).toBe('closed'));
});

test('one that never came about is not missed, nor one that cannot be made', async () => {
  const { ann } = await twoPhones();
  await offerEnd(tinyRegistry, ann);
  closeLink();
  expect(linked.value).toBeUndefined();
  FakeConnection.fails = 'constructor';
  await offerEnd(tinyRegistry, ann);
  expect(linked.value).toBeUndefined();
  playing.value = undefined;
  FakeConnection.fails = undefined;
  await offerEnd(tinyRegistry, ann);
  expect(linked.value).toBeUndefined();
  expect(end(1).closed).toBe(true);
});
