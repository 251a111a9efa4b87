import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDefinition } from '../../../src/own/format/parse';
import { compareEditions } from '../../../src/own/play/compare';

const RIDGE = readFileSync(new URL('../../../src/own/shipped/hollow-ridge.json', import.meta.url), 'utf8');

function read(text: string) {
  const found = readDefinition(text);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value.definition;
}

/** Lines of the comparison with Hollow Ridge, one text of it in the place of another. */
function told(from: string, to: string): readonly string[] {
  if (!RIDGE.includes(from)) throw new Error(`Hollow Ridge has no ${from}`);
  return compareEditions(read(RIDGE), read(RIDGE.replace(from, to))).flatMap(({ part, lines }) =>
    lines.map((line) => `${part}: ${line}`),
  );
}

describe('what one edition has otherwise than another', () => {
  test.each([
    ['"start": 6, "min": 0', '"start": 7, "min": 0', ['Counters: Supply: starts at 7, was 6']],
    [
      '"min": -99, "max": 99',
      '"min": -50, "max": 50',
      ['Counters: Blue leads by: at least −50, was −99; at most 50, was 99'],
    ],
    [
      '"town", "say": "Town", "value": -2',
      '"town", "say": "Town", "value": -3',
      ['Modifiers: Column shifts: Town: counts −3, was −2'],
    ],
    ['b1 | I Corps | blue | 9', 'b1 | I Corps | blue | 10', ['Rows: I Corps (Corps): strength 10, was 9']],
    [
      '"Guard at the west road"',
      '"Guard at the east road"',
      ['What comes when: New: Guard at the east road', 'What comes when: Gone: Guard at the west road'],
    ],
    [
      '"name": "Supply", "rule": "4"',
      '"name": "Rations", "rule": "4"',
      ['Steps: Rations: name “Rations”, was “Supply”'],
    ],
    ['"edition": 3', '"edition": 4', []],
  ])('%s as %s', (from, to, lines) => {
    expect(told(from, to)).toEqual(lines);
  });

  test('counts the cells of a table that differ', () => {
    const [table] = read(RIDGE).tables;
    const old = { ...read(RIDGE) };
    const cells = table?.cells.map((row, y) => row.map((cell, x) => (y === 0 && x < 2 ? 'ZZ' : cell))) ?? [];
    const now = {
      ...old,
      tables: [{ ...table, cells } as NonNullable<typeof table>, ...old.tables.slice(1)],
    };
    expect(compareEditions(old, now)).toEqual([
      { part: 'Tables', lines: [`${table?.name}: 2 cells differ`] },
    ]);
  });

  test('names forty of a part, and how many more', () => {
    const old = read(RIDGE);
    const [row] = old.lists[0]?.rows ?? [];
    const rows = Array.from({ length: 50 }, (_, i) => ({
      ...row,
      id: `n${i}`,
      name: `Row ${i}`,
      values: {},
    }));
    const now = { ...old, lists: old.lists.map((list) => ({ ...list, rows })) };
    const [part] = compareEditions({ ...old, lists: old.lists.map((list) => ({ ...list, rows: [] })) }, now);
    expect(part?.lines.slice(39)).toEqual(['New: Row 39 (Corps)', 'And 10 more']);
  });
});
