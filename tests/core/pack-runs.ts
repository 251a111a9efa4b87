import fc from 'fast-check';
import { expect } from 'vitest';
import { packText, readPackText } from '../../src/core/pack-file';
import { IPH_CHARTS } from '../../src/games/iph/charts';
import { fullPack } from '../support/packs';

const full = fullPack((i) => 1_700_000_000_000 + i * 61_001);
export const FULL_FILE = packText(full);
export const CRT_FILE = packText({ ...full, cells: { crt: full.cells.crt ?? {} } });

export const read = (text: string) => readPackText(IPH_CHARTS, 'iph', text);

/** Every byte of a file with these bits turned, one byte at a time: refused. */
export function flipEveryByte(file: string, flips: readonly number[]): void {
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

/** A file with pieces cut out, doubled, moved or replaced. */
export const mutatedFile: fc.Arbitrary<string> = fc
  .array(
    fc.record({
      at: fc.nat(FULL_FILE.length),
      cut: fc.nat(40),
      put: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom(
          '{',
          '[[[[[[[[[[[[[',
          '"__proto__":',
          'null',
          '1e999',
          '-0',
          '<',
          '"constructor":{},',
        ),
        fc.nat(FULL_FILE.length).map((from) => FULL_FILE.slice(from, from + 30)),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((edits) =>
    edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), FULL_FILE),
  );

/** Whatever became of a file: it is refused with a sentence, or is the file that its pack would make. */
export function readMutated(runs: number, seed: number): void {
  const property = fc.property(mutatedFile, (text) => {
    const result = read(text);
    if (result.ok) expect(packText(result.value)).toBe(text);
    else expect(result.problem.message).toMatch(/^.{10,200}$/);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}
