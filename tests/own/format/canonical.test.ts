import { expect, test } from 'vitest';
import { readDefinition } from '../../../src/own/format/parse';
import { type Pick, pickFrom } from '../../support/random-answer';
import { HOLLOW_RIDGE, LOWMOOR } from './files';
import { misfits } from './fits-schema';
import { randomGame } from './random-game';
import { schemaOfFile } from './schema-of';
import { faultsOf } from './well-made';

/** Whose keys the author names: their order is the author's. */
const NAMED = new Set([
  'switches',
  'counters',
  'lists',
  'cups',
  'mods',
  'tables',
  'checks',
  'actions',
  'tags',
  'of',
  'fields',
  'means',
  'start',
  'one',
  'versus',
  'state',
]);

/** The same with the keys of each part in another order. */
function shuffled(value: unknown, pick: Pick, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => shuffled(each, pick));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, shuffled(each, pick, name)] as const);
  if (!NAMED.has(key))
    for (const i of entries.keys()) entries.push(...entries.splice(pick(entries.length - i), 1));
  return Object.fromEntries(entries);
}

function readAs(text: string): { definition: unknown; canonical: string } {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problem.message);
  const { definition, canonical } = read.value;
  return { definition, canonical };
}

function checkCanonical(text: string, pick: Pick): void {
  const { definition, canonical } = readAs(text);
  expect(readAs(canonical)).toEqual(readAs(text));
  expect(faultsOf(definition)).toEqual([]);
  const value = JSON.parse(text);
  for (const indent of [0, 1, '\t']) {
    const other = JSON.stringify(shuffled(value, pick), null, indent);
    expect(readAs(other).canonical).toBe(canonical);
  }
  // As others write it: letters in pieces, numbers with a point.
  const written = text
    .normalize('NFD')
    .replace(/"edition":(\s*)(\d+)/, '"edition":$1$2.0e0')
    .replaceAll('\n', '\r\n');
  expect(readAs(written).canonical).toBe(canonical);
}

test.each([
  ['Hollow Ridge', HOLLOW_RIDGE],
  ['Lowmoor Crossing', LOWMOOR],
])(
  'the canonical text of %s is the same however the file is written, and reads as the same game',
  (_, text) => {
    checkCanonical(text, pickFrom(7));
  },
);

test('it holds no blanks between, no $schema, and everything else', () => {
  const { canonical } = readAs(HOLLOW_RIDGE);
  const { $schema: _, ...rest } = JSON.parse(HOLLOW_RIDGE);
  expect(JSON.parse(canonical)).toEqual(rest);
  expect(canonical).toMatch(/^\{"format":"war-diary-game","version":1,"game":\{"id":"hollow-ridge","title":/);
});

test('another order of what the author names is another game', () => {
  const other = HOLLOW_RIDGE.replace(
    '{ "cap": "End column, then shift", "real": "Shift the real odds" }',
    '{ "real": "Shift the real odds", "cap": "End column, then shift" }',
  );
  expect(other).not.toBe(HOLLOW_RIDGE);
  expect(readAs(other).canonical).not.toBe(readAs(HOLLOW_RIDGE).canonical);
});

test('games made at random are read, fit the schema, and have one canonical text', () => {
  const schema = schemaOfFile();
  for (let seed = 1; seed <= 10; seed += 1) {
    const game = randomGame(pickFrom(seed));
    const text = JSON.stringify(game, null, seed % 3);
    const read = readDefinition(text);
    expect(read.ok || `${seed}: ${read.problem.message}`).toBe(true);
    expect(misfits(schema, game)).toEqual([]);
    checkCanonical(text, pickFrom(seed));
  }
});
