import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawOne, rollFaces } from '../../src/app/random';
import { randomId } from '../../src/storage/random-id';

afterEach(() => vi.restoreAllMocks());

/** Feeds these values to whoever asks for random ones; fails when more are asked for. */
function stubRandom(...values: number[]) {
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const into = array as unknown as Uint32Array;
    for (let i = 0; i < into.length; i += 1) {
      const value = values.shift();
      if (value === undefined) throw new Error('no value left');
      into[i] = value;
    }
    return array;
  });
}

describe('faces', () => {
  test('values map to faces one by one', () => {
    stubRandom(0, 1, 2, 3, 4, 5, 6, 7);
    expect(rollFaces(8, 6)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
  });

  test.each([
    // 2^32 = 6 × 715,827,882 + 4: the last four values are drawn again.
    { sides: 6, last: 4_294_967_291, face: 6 },
    // 2^32 = 10 × 429,496,729 + 6
    { sides: 10, last: 4_294_967_289, face: 10 },
    { sides: 8, last: 4_294_967_295, face: 8 },
    { sides: 1, last: 4_294_967_295, face: 1 },
  ])('the last value taken for $sides sides is $last', ({ sides, last, face }) => {
    const random = stubRandom(last);
    expect(rollFaces(1, sides)).toEqual([face]);
    expect(random).toHaveBeenCalledTimes(1);
  });

  test('what would favour a face is drawn again', () => {
    const random = stubRandom(4_294_967_292, 4_294_967_293, 4_294_967_294, 4_294_967_295, 3);
    expect(rollFaces(1, 6)).toEqual([4]);
    expect(random).toHaveBeenCalledTimes(5);
  });

  test('real dice stay in range and show every face', () => {
    const faces = rollFaces(2_000, 6);
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test('a draw is an index', () => {
  stubRandom(0, 6, 7);
  expect([drawOne(7), drawOne(7), drawOne(7)]).toEqual([0, 6, 0]);
  expect(drawOne.bind(undefined, 0)).toThrow(RangeError);
  expect(drawOne.bind(undefined, 1.5)).toThrow(RangeError);
});

test('ids use letters and digits without favour', () => {
  stubRandom(0, 35, 36, 251, 252, 255, 9, 10);
  expect(randomId(4)).toBe('0z0z');
  vi.restoreAllMocks();
  stubRandom(252, 0, 253, 1);
  expect(randomId(2)).toBe('01');
  vi.restoreAllMocks();
  expect(randomId()).toMatch(/^[0-9a-z]{12}$/);
});
