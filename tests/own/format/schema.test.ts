import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed, HOLLOW_RIDGE, LOWMOOR } from './files';
import { misfits } from './fits-schema';
import { schemaOfFile } from './schema-of';

const SHIPPED = new URL('../../../public/war-diary-game-1.schema.json', import.meta.url);
const schema = schemaOfFile();

/** A line for each section of a file and for each part that many sections have. */
function written(of: object, depth = 0): string {
  const lines = Object.entries(of).map(([key, value]) => {
    const isOpened = depth === 0 && (key === 'properties' || key === '$defs');
    return `${'  '.repeat(depth + 1)}${JSON.stringify(key)}: ${isOpened ? written(value as object, 1) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n${'  '.repeat(depth)}}${depth ? '' : '\n'}`;
}

test('the schema that is shipped is the one that the parser’s keys make: SCHEMA=write writes it', () => {
  if (process.env.SCHEMA === 'write') writeFileSync(SHIPPED, written(schema));
  expect(JSON.parse(readFileSync(SHIPPED, 'utf8'))).toEqual(schema);
});

test.each([
  ['Hollow Ridge', HOLLOW_RIDGE],
  ['Lowmoor Crossing', LOWMOOR],
])('%s fits the schema', (_, text) => {
  expect(misfits(schema, JSON.parse(text))).toEqual([]);
});

test.each([
  ['"turns": {', '"turms": {', [' turns missing', ' turms unknown']],
  ['"edition": 3', '"edition": 3.5', ['/game/edition multipleOf']],
  ['"kind": "times"', '"kind": "time"', ['/mods/half/kind enum']],
  ['{ "fill": "cup" }', '{ "fil": "cup" }', ['/steps/2/start/0 anyOf']],
  ['[["tag", "has", "rain"]]', '[["tag", "has"]]', ['/mods/ground/rows/5/when/0 anyOf']],
  ['"max": 99', '"max": 10000', ['/counters/vp/max maximum']],
] as const)('the schema refuses %s as %s', (piece, into, told) => {
  expect(misfits(schema, JSON.parse(changed(HOLLOW_RIDGE, piece, into)))).toEqual(told);
});
