import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLink, offerLink } from '../../../src/app/exchange/live-link';
import { packHandshake, readHandshake } from '../../../src/core/exchange/handshake';
import { FakeConnection, sdpOf } from './fake-connection';

// What only a browser can tell is in tests/browser/live-link.spec.ts.
const { made } = FakeConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
});
afterEach(() => {
  made.length = 0;
  FakeConnection.fails = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offered = async () => {
  const offer = await offerLink();
  if (!offer.ok) throw new Error(offer.problem.code);
  const [end] = made;
  if (!end) throw new Error('none made');
  return { link: offer.value, end };
};
/** A code as another phone makes it. */
const partner = (byte: string, offer?: Uint8Array) => {
  const code = packHandshake(
    sdpOf(byte, offer ? 'active' : 'actpass'),
    offer ? readHandshake(offer) : undefined,
  );
  if (!code) throw new Error('no code');
  return code;
};
const codeOf = async (taken: Promise<{ ok: boolean; value?: unknown; problem?: { code: string } }>) => {
  const { value, problem } = await taken;
  return problem?.code ?? value;
};

test('a browser without links says so, and one that refuses to make one', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined);
  expect(await codeOf(offerLink())).toBe('link.missing');
  expect(await codeOf(answerLink(partner('01')))).toBe('link.missing');
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  FakeConnection.fails = 'constructor';
  expect(await codeOf(offerLink())).toBe('link.failed');
  FakeConnection.fails = 'setLocalDescription';
  expect(await codeOf(offerLink())).toBe('link.failed');
  expect(made.at(-1)?.closed).toBe(true);
});

test('no server is asked, and nothing is made for what is no offer', async () => {
  expect(await codeOf(answerLink(Uint8Array.of(1, 2, 3)))).toBe('link.code');
  expect(await codeOf(answerLink(partner('02', partner('01'))))).toBe('link.other');
  expect(made).toEqual([]);
  await offered();
  expect(made.map(({ configuration }) => configuration)).toEqual([{ iceServers: [] }]);
});

test('two phones of which neither has an address do not try', async () => {
  FakeConnection.addresses = false;
  const { link } = await offered();
  expect(await codeOf(answerLink(link.handshake.value))).toBe('link.network');
  FakeConnection.addresses = true;
});

test('an answer to another offer is told apart; the right one may be read many times, and no second one', async () => {
  const { link, end } = await offered();
  const offer = link.handshake.value;
  expect(await codeOf(link.take(partner('bb', partner('ff'))))).toBe('link.other');
  const answer = partner('bb', offer);
  const taken = Promise.all([link.take(answer), link.take(answer)]);
  expect(await taken).toEqual([
    { ok: true, value: 'wait' },
    { ok: true, value: 'wait' },
  ]);
  expect(await codeOf(link.take(partner('cc', offer)))).toBe('link.other');
  expect(end.remote).toEqual([{ type: 'answer', sdp: readHandshake(answer)?.sdp }]);
});

test('a phone that reads its own code is told so, and goes on waiting for the other one', async () => {
  const { link } = await offered();
  expect(await codeOf(link.take(link.handshake.value))).toBe('link.own');
  expect(await codeOf(link.take(partner('00')))).toBe('show');
  expect(await codeOf(link.take(link.handshake.value))).toBe('link.own');
  const answering = await answerLink(partner('00'));
  if (!answering.ok) throw new Error(answering.problem.code);
  expect(await codeOf(answering.value.take(answering.value.handshake.value))).toBe('link.own');
  expect([link.state.value, answering.value.state.value]).toEqual(['waiting', 'waiting']);
});

test('a late answer is taken; a link that then does not open closes after twenty seconds without a word', async () => {
  const { link, end } = await offered();
  await vi.advanceTimersByTimeAsync(45_000);
  await link.take(partner('bb', link.handshake.value));
  end.fail();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(link.state.value).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect([link.state.value, link.problem.value, end.closed]).toEqual(['closed', undefined, true]);
  expect(await codeOf(link.take(partner('bb', link.handshake.value)))).toBe('link.over');
});

test('an open link stays, and is lost when its connection fails', async () => {
  const { link, end } = await offered();
  await link.take(partner('bb', link.handshake.value));
  end.open();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(link.state.value).toBe('open');
  end.fail();
  expect([link.state.value, link.problem.value?.code]).toEqual(['closed', 'link.lost']);
});

test('of two offers the smaller fingerprint stays, and the other phone answers it once', async () => {
  const { link, end } = await offered();
  const own = link.handshake.value;
  expect(await codeOf(link.take(partner('ff')))).toBe('show');
  expect([link.handshake.value, made.length]).toEqual([own, 1]);
  const smaller = partner('00');
  expect(await codeOf(link.take(smaller))).toBe('show');
  expect(await codeOf(link.take(smaller))).toBe('show');
  expect([made.length, end.closed]).toEqual([2, true]);
  expect(readHandshake(link.handshake.value)).toMatchObject({ role: 'answer', answers: '0000' });
  made[1]?.open();
  expect(link.state.value).toBe('open');
});

test('a partner who begins anew is answered anew, also after an answer that came to nothing', async () => {
  const { link } = await offered();
  await link.take(partner('bb', link.handshake.value));
  expect(await codeOf(link.take(partner('ee')))).toBe('show');
  expect(await codeOf(link.take(partner('dd')))).toBe('show');
  expect(made.map(({ closed }) => closed)).toEqual([true, true, false]);
  expect(readHandshake(link.handshake.value)?.answers).toBe('dddd');
});

test('closed while it makes an answer, nothing is left open', async () => {
  const { link } = await offered();
  const taken = link.take(partner('00'));
  link.close();
  expect(await codeOf(taken)).toBe('link.over');
  expect(made.every(({ closed }) => closed)).toBe(true);
});

test('what is sent waits for the channel, up to a megabyte', async () => {
  const { link, end } = await offered();
  expect(link.send(Uint8Array.of(1))).toBe(false);
  end.open();
  end.channel.bufferedAmount = 0;
  const large = new Uint8Array(200_000);
  expect([1, 2, 3, 4, 5].map(() => link.send(large))).toEqual([true, true, true, true, false]);
  // Eight parts fill what it is given ahead.
  expect(end.channel.sent.length).toBe(8);
  for (let i = 0; i < 20; i += 1) end.channel.drain();
  expect(end.channel.sent.length).toBe(4 * 13);
  expect(link.send(large)).toBe(true);
  expect(link.send(new Uint8Array(0))).toBe(false);
  expect(link.send(new Uint8Array(200_001))).toBe(false);
});

test('a channel that refuses a part closes the link', async () => {
  const { link, end } = await offered();
  end.open();
  end.channel.refuses = true;
  expect(link.send(Uint8Array.of(1))).toBe(false);
  expect(link.state.value).toBe('closed');
});

test('what came before somebody listens is kept, up to a hundred messages', async () => {
  const { link, end } = await offered();
  end.open();
  for (let i = 0; i < 100; i += 1) end.channel.receive(0, i);
  const heard: number[] = [];
  link.onMessage(([first = -1]) => heard.push(first));
  end.channel.receive(0, 100);
  expect(heard).toEqual(Array.from({ length: 101 }, (_, i) => i));
});

test('a hundred thousand messages end the link, listened to or not', async () => {
  for (const [listens, most, code] of [
    [true, 1000, 'link.flood'],
    [false, 0, 'link.flood'],
  ] as const) {
    made.length = 0;
    const { link, end } = await offered();
    const heard: unknown[] = [];
    if (listens) link.onMessage((message) => heard.push(message));
    end.open();
    for (let i = 0; i < 100_000; i += 1) end.channel.receive(0, 7);
    link.onMessage((message) => heard.push(message));
    expect(heard.length).toBe(most);
    expect([link.state.value, link.problem.value?.code, end.closed]).toEqual(['closed', code, true]);
  }
});

test('a partner that falls silent without a word is noticed within ten seconds, and is back with its next word', async () => {
  const { link, end } = await offered();
  end.open();
  const beats = () => end.channel.sent.filter(({ length }) => length === 0).length;
  vi.advanceTimersByTime(6_000);
  expect([beats(), link.silent.value]).toEqual([2, false]);
  end.channel.receive();
  vi.advanceTimersByTime(6_000);
  expect(link.silent.value).toBe(false);
  vi.advanceTimersByTime(4_000);
  expect([link.silent.value, link.state.value]).toEqual([true, 'open']);
  const heard = vi.fn();
  link.onMessage(heard);
  end.channel.receive();
  expect([link.silent.value, heard.mock.calls]).toEqual([false, []]);
  link.close();
  const told = beats();
  vi.advanceTimersByTime(60_000);
  expect(beats()).toBe(told);
});
