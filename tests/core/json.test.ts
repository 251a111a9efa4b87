// What is read of a text of unknown origin before it is parsed, and when two values are one.
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../src/core/crc32';
import {
  asciiJson,
  canonicalJson,
  deepFreeze,
  isTextLine,
  isTexts,
  isTime,
  isWhole,
  sameJson,
} from '../../src/core/json';
import { parseHostile } from '../../src/core/parse-json';

describe('a text of unknown origin', () => {
  const limits = { millions: 0.00004, depth: 2, values: 4 };
  it.each([
    ['40 characters', `"${'x'.repeat(38)}"`, 'ok'],
    ['41 characters', `"${'x'.repeat(39)}"`, 'text.size'],
    ['nested twice', '[{"a":1}]', 'ok'],
    ['nested thrice', '[{"a":[]}]', 'text.depth'],
    ['objects nested thrice', '{"a":{"b":{}}}', 'text.depth'],
    ['twice nested, twice over', '[[],[],{}]', 'ok'],
    ['four values', '[1,2,3,4]', 'ok'],
    ['five values', '[1,2,3,4,5]', 'text.values'],
    ['commas and brackets in quotes', '["[{,,,,[{", "\\"[[["]', 'ok'],
    ['a quote that ends in a backslash', '["\\\\", [[]]]', 'text.depth'],
    ['an end cut off', '[1', 'text.json'],
    ['nothing', '', 'text.json'],
  ])('%s', (_, text, want) => {
    const read = parseHostile(text, limits);
    expect(read.ok ? 'ok' : read.problem.code).toBe(want);
    if (read.ok) expect(read.value).toEqual(JSON.parse(text));
  });

  it('without limits of its own: 12 deep, 100,000 values', () => {
    const code = (text: string) => {
      const read = parseHostile(text);
      return read.ok ? 'ok' : read.problem.code;
    };
    expect(code('['.repeat(12) + ']'.repeat(12))).toBe('ok');
    expect(code('['.repeat(13) + ']'.repeat(13))).toBe('text.depth');
    expect(code(`[${Array(100_000).fill(1)}]`)).toBe('ok');
    expect(code(`[${Array(100_001).fill(1)}]`)).toBe('text.values');
  });
});

describe('the same value', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    [null, {}, false],
    [[], {}, false],
    [[1, [2]], [1, [2]], true],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1 }, [1], false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });

  it('has one text, whatever the order of its keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson([])).toBe('[]');
    expect(asciiJson('é€ a')).toBe('"\\u00e9\\u20ac a"');
  });
});

describe('what a value is', () => {
  it.each([
    ['texts', isTexts, [[], ['a', 'b']], ['a', [1], ['a', 1], {}]],
    ['a time', isTime, [0, -8.64e15, 8.64e15], [8.65e15, -8.65e15, '0', Number.NaN]],
    [
      'a line of 2 to 3',
      (value: unknown) => isTextLine(value, 3, 2),
      ['ab', 'abc'],
      ['a', 'a ', 'abcd', 'a\nb', 'a\tb', 12],
    ],
    ['a line of at most 1', (value: unknown) => isTextLine(value, 1), ['a'], ['', ' ', 'ab']],
    ['whole from 0 to 2', (value: unknown) => isWhole(value, 0, 2), [0, 1, 2], [-1, 3, 0.5, '1']],
  ])('%s', (_, is, yes, no) => {
    expect(yes.filter((value) => !is(value))).toEqual([]);
    expect(no.filter((value) => is(value))).toEqual([]);
  });
});

it('the checksum is that of zip and PNG', () => {
  expect(crc32(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
  expect(crc32(new Uint8Array())).toBe(0);
});

it('what is frozen cannot be written to at any depth, and is the same value', () => {
  const value = { list: [{ a: 1 }], none: null, text: 'x' };
  expect(deepFreeze(value)).toBe(value);
  expect([value, value.list, value.list[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
});
