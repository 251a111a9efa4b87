import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf, digitsOf } from '../../src/app/qr-text';

it('bytes that do not begin with 0 come back as they were', () => {
  const bytes = fc.tuple(fc.integer({ min: 1, max: 255 }), fc.uint8Array({ maxLength: 1300 }));
  fc.assert(
    fc.property(bytes, ([first, rest]) => {
      const all = Uint8Array.from([first, ...rest]);
      expect(bytesOf(digitsOf(all))).toEqual(all);
    }),
  );
});

it('1,200 bytes are at most 2,890 digits', () => {
  expect(digitsOf(new Uint8Array(1200).fill(255)).length).toBe(2890);
});

it.each(['', '0', '012', '-5', '1e9', 'http://example.org', '１２', '1'.repeat(7090)])(
  '%s is no such number',
  (text) => {
    expect(bytesOf(text)).toBeUndefined();
  },
);
