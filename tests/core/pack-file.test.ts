import { describe, expect, it } from 'vitest';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import { crc32 } from '../../src/core/crc32';
import { canonicalJson } from '../../src/core/json';
import { parseHostile } from '../../src/core/parse-json';
import { flipEveryByte } from '../support/hostile';
import { read, readMutated, readWritten, SMALL_FILE } from './toy-packs';

const own = emptyPack('own:toy', 'toy', 'Mapsheet');
const codeOf = (text: string) => {
  const result = read(text);
  return result.ok ? 'ok' : result.problem.code;
};
/** A file around anything, with its right sum. */
const sealed = (pack: unknown, more: object = {}) => {
  const sum = crc32(new TextEncoder().encode(canonicalJson(pack)));
  const file = { format: 'war-diary-pack', version: 1, sum: sum.toString(16).padStart(8, '0'), pack };
  return canonicalJson({ ...file, ...more });
};

it('the checksum has its standard check value', () => {
  expect(crc32(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
  expect(crc32(new Uint8Array())).toBe(0);
});

describe('one text for one value', () => {
  it('keys are sorted, what is undefined is left out, and all is ASCII', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'é\u{1f6a2}' }], a: undefined })).toBe(
      '{"b":[1,{"a":"\\u00e9\\ud83d\\udea2","z":null}]}',
    );
  });
  it.each([
    ['twelve deep', '[[[[[[[[[[[[1]]]]]]]]]]]]', 'ok'],
    ['thirteen deep', '[[[[[[[[[[[[[1]]]]]]]]]]]]]', 'text.depth'],
    ['deep in a text only', '{"a\\"[[[[[[[[[[[[[[":"\\\\"}', 'ok'],
    ['cut short', '{"a":1', 'text.json'],
    ['nothing', '', 'text.json'],
    ['over 1 MB', ' '.repeat(1_000_001), 'text.size'],
    ['a million deep', '['.repeat(1_000_000), 'text.depth'],
  ])('%s', (_, text, want) => {
    const parsed = parseHostile(text);
    expect(parsed.ok ? 'ok' : parsed.problem.code).toBe(want);
  });
});

describe('a file of charts', () => {
  it('what is written is read again, for any pack', () => {
    readWritten(60, 19411210);
  });
  it('the text does not hang on the order of what was learned', () => {
    const cell = { value: 'lost', source: 'mapsheet' as const };
    const one = { ...own, cells: { chance: { 'calm|3': cell, 'calm|4': cell } } };
    const two = { ...own, cells: { chance: { 'calm|4': cell, 'calm|3': cell } } };
    expect(packText(one)).toBe(packText(two));
    expect(packText(own)).toBe(
      '{"format":"war-diary-pack","pack":{"cells":{},"format":1,"game":"toy","heads":{},"id":"own:toy","name":"Mapsheet","notes":"","practice":false,"version":1},"sum":"05551665","version":1}',
    );
  });
  it.each([
    ['what packText writes', packText(own), 'ok'],
    ['over 1 MB', `${packText(own)}${' '.repeat(1_000_000)}`, 'text.size'],
    ['nested too deep', '['.repeat(13), 'text.depth'],
    ['no JSON', packText(own).slice(0, -1), 'text.json'],
    ['a list', '[]', 'pack.file'],
    ['a saved game', '{"format":"war-diary-game","version":1}', 'pack.file'],
    ['no version', sealed(own, { version: 'x' }), 'pack.file'],
    ['a newer version', sealed(own, { version: 3 }), 'pack.newer'],
    ['a newer version than it needs', sealed(own, { version: 2 }), 'pack.sum'],
    ['another game', sealed({ ...own, game: 'other' }), 'pack.game'],
    ['no pack', sealed(null), 'pack.format'],
    ['no sum', sealed(own, { sum: undefined }), 'pack.sum'],
    ['a wrong sum', sealed(own, { sum: '00000000' }), 'pack.sum'],
    ['a changed pack', packText(own).replace('Mapsheet', 'Mapshoot'), 'pack.sum'],
    ['a field we do not know', sealed(own, { more: 1 }), 'pack.sum'],
    ['a field of the pack we do not know', sealed({ ...own, more: 1 }), 'pack.sum'],
    ['a field of every object', sealed(JSON.parse('{"__proto__":{"a":1}}')), 'pack.format'],
    ['a cell that does not fit', sealed({ ...own, cells: { chance: { 'calm|3': {} } } }), 'pack.source'],
  ])('%s', (_, text, want) => {
    expect(codeOf(text)).toBe(want);
  });
  it('says version 2 where an app that reads 1 alone would refuse a name in it', () => {
    const cell = { value: 'lost', source: 'mapsheet' as const };
    const named = (row: string) => packText({ ...own, cells: { coast: { [`hours|${row}`]: cell } } });
    expect(named('Swamp')).toMatch(/"version":1}$/);
    expect(named('\u202eSwamp')).toMatch(/"version":2}$/);
  });
  it('one turned bit in any byte of a file is refused', () => flipEveryByte(read, SMALL_FILE, [1]), 60_000);
  it('200 mutated files are refused with a sentence', () => readMutated(200, 19411209));
});
