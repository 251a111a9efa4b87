import { expect, test } from 'vitest';
import { GAME, unpackGame } from '../../src/app/exchange/codec';

/** A block of 21 bytes that has the largest tables there can be built for it, and stands for 259 letters. */
const dear = Uint8Array.from([
  4, 224, 129, 0, 0, 0, 0, 0, 128, 252, 95, 3, 0, 144, 227, 40, 0, 8, 32, 128, 0,
]);

test('a file of 16 MB whose tables cost most is given up in time, and the page answers meanwhile', async () => {
  const bytes = new Uint8Array(15_900_000);
  for (let at = 15; at + dear.length <= bytes.length; at += dear.length) bytes.set(dear, at);
  bytes.set([GAME, 2]);
  new DataView(bytes.buffer).setUint32(6, 16_000_000);
  let longest = 0;
  let last = performance.now();
  const began = last;
  const tick = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  const read = await unpackGame(bytes);
  clearInterval(tick);
  expect(read).toMatchObject({ ok: false });
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(longest).toBeLessThan(2000);
}, 120_000);
