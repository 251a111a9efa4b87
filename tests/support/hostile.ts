import fc from 'fast-check';
import { expect } from 'vitest';
import { anyText } from './any-text';

type Read = (text: string) => { readonly ok: boolean };

/** Every byte of a file with these bits turned, one byte at a time: refused. */
export function flipEveryByte(read: Read, file: string, flips: readonly number[]): void {
  const decoder = new TextDecoder();
  const whole = new TextEncoder().encode(file);
  const bytes = whole.slice();
  const accepted: string[] = [];
  for (let i = 0; i < bytes.length; i += 1) {
    for (const flip of flips) {
      bytes[i] = (whole[i] ?? 0) ^ flip;
      if (read(decoder.decode(bytes)).ok) accepted.push(`byte ${i}, bits ${flip}`);
    }
    bytes[i] = whole[i] ?? 0;
  }
  expect(accepted).toEqual([]);
}

const HOSTILE = ['{', '[[[[[[[[[[[[[', '"__proto__":', 'null', '1e999', '-0', '<', '"constructor":{},', '"'];

/** A file with pieces cut out, doubled, moved or replaced. */
export const mutated = (file: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(file.length),
        cut: fc.nat(40),
        put: fc.oneof(
          anyText(6),
          fc.constantFrom(...HOSTILE),
          fc.nat(file.length).map((from) => file.slice(from, from + 30)),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((edits) =>
      edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), file),
    );
