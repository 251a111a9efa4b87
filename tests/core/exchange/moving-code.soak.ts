import { expect, it } from 'vitest';
import { bytesOf, digitsOf } from '../../../src/app/qr-text';
import { Collector } from '../../../src/core/exchange/moving-code';
import {
  anyOrder,
  chance,
  coded,
  meanShown,
  messageOf,
  passOverChanged,
  refuseChanged,
} from './moving-codes';

it('a still frame with any byte changed in any way is no code, or nothing that is ever whole', () =>
  refuseChanged(1));

it('a frame with any byte changed is never taken for its message', () => passOverChanged(1));

it('comes whole in any order, whatever is lost or seen again', () => anyOrder(150));

it('of 14 kB takes 12 frames without loss, and about 20 where three in ten are lost', () => meanShown(400));

it('14 kB one way and a still code the other, as the digits of a picture, with three frames in ten lost', () => {
  const draw = chance(1942);
  for (const [length, most] of [
    [14_000, 100],
    [600, 20],
  ] as const) {
    const message = messageOf(length);
    const code = coded(message);
    const collector = new Collector();
    let read: Uint8Array | undefined;
    for (let number = 0; number < most && !read; number += 1) {
      if (draw() < 0.3) continue;
      const bytes = bytesOf(digitsOf(code.frame(number)));
      const taken = bytes && collector.take(bytes);
      if (taken?.kind === 'done') read = taken.message;
    }
    expect(read).toEqual(message);
  }
});
