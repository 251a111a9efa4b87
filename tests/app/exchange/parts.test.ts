import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cutMessage, MOST_BYTES, makeReceiver } from '../../../src/app/exchange/parts';

const message = (size: number) => Uint8Array.from({ length: size }, (_, i) => (i * 7) % 256);

/** What a receiver says of these parts, all at one time. */
const receive = (parts: readonly Uint8Array<ArrayBuffer>[], now = 0, receiver = makeReceiver()) =>
  parts.map((part) => receiver(part.buffer, now));

it.each([
  [1, [2]],
  [15_999, [16_000]],
  [16_000, [16_000, 2]],
  [MOST_BYTES, [...Array(12).fill(16_000), 8_013]],
])('%i bytes go in parts of %j', (size, sizes) => {
  const parts = cutMessage(message(size));
  expect(parts.map((part) => part.length)).toEqual(sizes);
  const heard = receive(parts);
  const last = heard.at(-1);
  expect(last?.ok && last.value && Buffer.compare(last.value, message(size))).toBe(0);
  expect(heard.slice(0, -1).every((each) => each.ok && each.value === undefined)).toBe(true);
});

it('any messages come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 40_000 }), { maxLength: 8 }), (sent) => {
      const heard = receive(sent.flatMap(cutMessage));
      const whole = heard.flatMap((each) => (each.ok && each.value ? [each.value] : []));
      expect(whole.map((each) => Buffer.from(each).toString('hex'))).toEqual(
        sent.map((each) => Buffer.from(each).toString('hex')),
      );
    }),
    { numRuns: 30 },
  );
});

const more = (size: number) => new Uint8Array(size).fill(1);
const small = () => Uint8Array.of(0, 7);
const codeOf = (result: ReturnType<ReturnType<typeof makeReceiver>> | undefined) =>
  result?.ok ? 'ok' : result?.problem.code;

test.each([
  ['a text', 'hello'],
  ['nothing', new ArrayBuffer(0)],
  ['a head without a body', Uint8Array.of(0).buffer],
  ['a part too large', new Uint8Array(16_001).buffer],
  ['an unknown head', Uint8Array.of(2, 7).buffer],
  ['a part that is not full, with more to follow', more(15_999).buffer],
])('%s is not of this app', (_, data) => {
  expect(codeOf(makeReceiver()(data, 0))).toBe('link.strange');
});

it('a message that never ends is too large after thirteen parts', () => {
  const heard = receive(Array.from({ length: 13 }, () => more(16_000))).map(codeOf);
  expect(heard).toEqual([...Array(12).fill('ok'), 'link.size']);
});

it('a thousand messages may come at once, and a hundred a second after that', () => {
  const receiver = makeReceiver();
  const at = (now: number, count: number) =>
    receive(
      Array.from({ length: count }, () => small()),
      now,
      receiver,
    ).map(codeOf);
  expect(at(5_000, 1_000).every((code) => code === 'ok')).toBe(true);
  expect(at(6_000, 101)).toEqual([...Array(100).fill('ok'), 'link.flood']);
});

it('four million bytes may come at once', () => {
  const receiver = makeReceiver();
  const large = cutMessage(message(MOST_BYTES));
  const heard = Array.from({ length: 20 }, () => receive(large, 0, receiver).map(codeOf));
  expect(
    heard
      .slice(0, 19)
      .flat()
      .every((code) => code === 'ok'),
  ).toBe(true);
  expect(heard[19]?.at(-1)).toBe('link.flood');
});
