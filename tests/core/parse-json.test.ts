import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiPieces } from '../../src/core/ascii-pieces';
import { sumOfText } from '../../src/core/crc32';
import { asciiJson } from '../../src/core/json';
import { parsing } from '../../src/core/parse-json';
import { atOnce } from '../../src/core/steps';

const MOST = { depth: 60, values: 1e6, text: 1e6 };
const inPieces = (text: string, piece: number) => atOnce(parsing(text, MOST, piece)).of;
function native(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const values = fc.jsonValue({ maxDepth: 6 });
const keyed = fc.dictionary(fc.constantFrom('__proto__', '1', '0', 'a', '"', ',', '[', '\\'), values);
const texts = fc
  .tuple(fc.oneof(values, keyed, fc.array(keyed)), fc.constantFrom(undefined, 1, '\t'))
  .map(([value, indent]) => JSON.stringify(value, undefined, indent));

test('a text in pieces of any length is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, piece) => {
      expect(inPieces(text, piece)).toEqual(native(text));
      // A name that every object has, the order of names and the sign of nought are kept too.
      expect(JSON.stringify(inPieces(text, piece)?.value)).toBe(JSON.stringify(native(text)?.value));
    }),
    { numRuns: 150 },
  );
});

test('a text with letters put in, taken out or changed is read where JSON.parse reads it, and nowhere else', () => {
  const letters = fc.constantFrom(...'[]{},:"\\0-x \n');
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.tuple(fc.nat(999), fc.nat(2), letters), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 12 }),
      (text, changes, piece) => {
        let changed = text;
        for (const [place, less, letter] of changes) {
          const at = place % (changed.length + 1);
          changed = changed.slice(0, at) + (less === 2 ? '' : letter) + changed.slice(at + (less ? 1 : 0));
        }
        expect(inPieces(changed, piece)).toEqual(native(changed));
      },
    ),
    { numRuns: 700 },
  );
});

test.each([
  '[[1,2],[3,4],]',
  '[[1,2] [3,4]]',
  '[1 [2,3]]',
  '[[1,2],,[3,4]]',
  '{"a":[1,2] "b":3}',
  '{"a" [1,2]}',
  '{"a":1[1,2]}',
  '{[1,2]}',
  '{"a":[1,2],}',
  '{"a":1,"b":[1,2}}',
  '[1,2][3,4]',
  '[1,2],[3,4]',
  '[1,2]]',
  '[1,2',
  '[1,"2',
  '',
])('%s is no JSON in pieces either', (text) => {
  for (let piece = 1; piece < 8; piece += 1) expect(inPieces(text, piece)).toBeUndefined();
});

test('of two values of one name the last counts, in the place of the first', () => {
  const text = '{"b":[1,2,3],"a":0,"b":[4,5,6]}';
  expect(JSON.stringify(inPieces(text, 2)?.value)).toBe('{"b":[4,5,6],"a":0}');
});

test('a value in pieces is its text, and so is its sum', () => {
  const many = (value: unknown) => Array.from({ length: 5000 }, () => value);
  for (const value of [
    undefined,
    many(1),
    [many('é'), 2, many(null), []],
    { a: many([]), b: { c: many('x'.repeat(300)) } },
    [many([1, 2]), many({ a: 1 })],
    [...many(0), many(0)],
  ]) {
    const pieces = [...asciiPieces(value)];
    expect(pieces.join('')).toBe(asciiJson(value));
    expect(pieces.reduce((sum, piece) => sumOfText(piece, sum), 0)).toBe(sumOfText(asciiJson(value)));
    if (value) expect(pieces.length).toBeGreaterThan(2);
  }
});
