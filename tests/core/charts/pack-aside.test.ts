import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../../src/core/charts/chart';
import { mergePacks } from '../../../src/core/charts/merge-packs';
import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import { asideCount } from '../../../src/core/charts/pack-aside';
import { packText, readPackText } from '../../../src/core/charts/pack-file';
import { fitPack, limitsOf, parsePack } from '../../../src/core/charts/parse-pack';
import { TOY_CHARTS } from '../../games/toy/charts';
import { mutated } from '../../support/hostile';
import { packOf } from '../../support/packs';
import { MOOR, RIDGE, tableOf } from './made-up';

const LENIENT = { lenient: true };
const FIRST = [RIDGE, MOOR];
/** The next edition has lost a table, a column and a row, and calls its results by numbers. */
const shorter = tableOf({
  ...{ id: 'ridge', by: { by: 'odds' }, columns: '1:1 2:1', dice: { count: 1, sides: 6 } },
  ...{ rows: '..1 2 3..', cells: [] },
});
const SECOND: readonly ChartDef[] = [shorter];

const said = (value: string) => ({ value, source: 'mapsheet' as const, at: 5, reason: 'Errata' });
const pack: ChartPack = {
  ...emptyPack('own:ridge', 'ridge', 'Ours'),
  cells: {
    ridge: { '1:1|5..': said('D1'), '3:1|2': said('D2'), '2:1|2': said('A1'), '1:1|..1': said('NE') },
    moor: { '2..|..14': said('D1') },
  },
};
const read = (charts: readonly ChartDef[], of: unknown) => {
  const parsed = parsePack(charts, 'ridge', of, LENIENT);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
};

describe('a pack read with another edition', () => {
  it('keeps aside what that lacks, and has it back with the one that has it', () => {
    const second = read(SECOND, pack);
    expect(second.cells).toEqual({ ridge: { '2:1|2': said('A1'), '1:1|..1': said('NE') } });
    expect(second.aside?.cells).toEqual({
      ridge: { '1:1|5..': said('D1'), '3:1|2': said('D2') },
      moor: { '2..|..14': said('D1') },
    });
    expect(asideCount(second)).toBe(3);
    expect(read(FIRST, second)).toEqual(pack);
    expect(fitPack(FIRST, fitPack(SECOND, pack))).toEqual(pack);
  });

  it('what was read anew since then counts', () => {
    const second = read(SECOND, { ...pack, aside: { heads: {}, cells: { ridge: { '2:1|2': said('A2') } } } });
    expect(second.cells.ridge?.['2:1|2']).toEqual(said('A1'));
  });

  it('a value that no longer fits its cell is kept too', () => {
    const numbers = [{ ...shorter, shape: { kind: 'number', min: 0, max: 9 } as const }];
    expect(asideCount(read(numbers, pack))).toBe(5);
    expect(read(FIRST, read(numbers, pack))).toEqual(pack);
  });

  it('goes through a file whole, whichever edition writes and whichever reads', () => {
    for (const [writes, reads] of [
      [FIRST, SECOND],
      [SECOND, FIRST],
      [SECOND, SECOND],
      [SECOND, []],
    ] as const) {
      const written = read(writes, pack);
      const found = readPackText(reads, 'ridge', packText(written), LENIENT);
      expect(found).toEqual({ ok: true, value: read(reads, written) });
    }
  });

  it('merging keeps what either has aside', () => {
    const mine = read(SECOND, { ...pack, cells: { moor: pack.cells.moor } });
    const theirs = read(SECOND, { ...pack, cells: { ridge: pack.cells.ridge } });
    const merged = mergePacks(SECOND, mine, theirs, new Set(), new Set(), LENIENT);
    expect(merged.ok && asideCount(merged.value)).toBe(3);
  });

  it('of a game that has one edition it is refused, as ever', () => {
    const coded = (of: unknown) => parsePack(SECOND, 'ridge', of);
    expect(coded(pack)).toMatchObject({ ok: false, problem: { code: 'pack.cell' } });
    expect(coded({ ...pack, cells: { moor: pack.cells.moor } })).toMatchObject({
      problem: { code: 'pack.chart' },
    });
    expect(readPackText(SECOND, 'ridge', packText(read(SECOND, pack)))).toMatchObject({
      problem: { code: 'pack.sum' },
    });
  });

  it.each([
    ['a cell without a bar', { x: { 'one cell': said('A') } }],
    ['a cell of two bars', { x: { 'a|b|c': said('A') } }],
    ['a row of too many letters', { x: { [`a|${'b'.repeat(41)}`]: said('A') } }],
    ['a value that no table has', { x: { 'a|b': { ...said('A'), value: [1] } } }],
    ['a value of more fields', { x: { 'a|b': { ...said('A'), value: { attacker: 1, defender: 1, x: 1 } } } }],
    ['a number that no table has', { x: { 'a|b': { ...said('A'), value: 1e9 } } }],
    ['a source that is not the pack’s', { x: { 'a|b': { ...said('A'), source: 'practice' } } }],
    ['a time that is none', { x: { 'a|b': { ...said('A'), at: 'noon' } } }],
    ['a chart of too many letters', { ['x'.repeat(81)]: { 'a|b': said('A') } }],
    ['a chart that every object has', { constructor: { 'a|b': said('A') } }],
    ['a chart that is none', { x: 'a|b' }],
    [
      'more than all tables of a game hold',
      { x: Object.fromEntries(Array.from({ length: 8001 }, (_, i) => [`a|${i}`, said('A')])) },
    ],
  ])('%s is refused, among the cells and aside', (_, cells) => {
    for (const raw of [
      { ...pack, cells },
      { ...pack, aside: { heads: {}, cells } },
    ])
      expect(parsePack(FIRST, 'ridge', raw, LENIENT)).toMatchObject({
        ok: false,
        problem: { message: expect.stringMatching(/Nothing was changed\.$/) },
      });
  });

  it.each([[7], [{ heads: {} }], [{ cells: {} }], [{ heads: [], cells: {} }], [null]])(
    '%j is nothing aside',
    (aside) => {
      expect(parsePack(FIRST, 'ridge', { ...pack, aside }, LENIENT)).toMatchObject({
        problem: { code: 'pack.aside' },
      });
    },
  );

  it('whatever becomes of a file, it is refused with a sentence or says what its pack says', () => {
    const property = fc.property(mutated(packText(read(SECOND, pack))), (text) => {
      const result = readPackText(SECOND, 'ridge', text, LENIENT);
      if (result.ok) expect(JSON.parse(packText(result.value))).toEqual(JSON.parse(text));
      else expect(result.problem.message).toMatch(/^.{10,200}$/);
    });
    fc.assert(property, { numRuns: 200, seed: 7 });
  });

  it('any pack of any tables comes back whole once they are there again', () => {
    const any = packOf({ id: 'toy', charts: TOY_CHARTS, practice: emptyPack('p', 'toy', 'P', true) }, 6);
    fc.assert(
      fc.property(any, fc.subarray([...TOY_CHARTS]), (given, left) => {
        const without = fitPack(left, given);
        const found = parsePack(TOY_CHARTS, 'toy', given, LENIENT);
        expect(found.ok && fitPack(TOY_CHARTS, without)).toEqual(found.ok && found.value);
      }),
      { numRuns: 60 },
    );
  });
});

describe('as many cells as a game may have', () => {
  const rows = Array.from({ length: 80 }, (_, i) => i + 1).join(' ');
  const columns = Array.from({ length: 24 }, (_, i) => i + 1).join(' ');
  const wide = ['a', 'b', 'c'].map((id) =>
    tableOf({ id, by: { by: 'total' }, columns, dice: { count: 1, sides: 80 }, rows, cells: [] }),
  );
  const cell = { value: 'A10R', source: 'mapsheet' as const, at: 1_700_000_000_000 };
  const full: ChartPack = {
    ...emptyPack('own:ridge', 'ridge', 'All'),
    cells: Object.fromEntries(
      wide.map(({ id, columns, rows }) => [
        id,
        Object.fromEntries(columns.labels.flatMap((c) => rows.labels.map((r) => [`${c}|${r}`, cell]))),
      ]),
    ),
  };

  it('are read from a file of less than a million letters; a coded game holds 2,000 as ever', () => {
    const text = packText(full);
    expect(text.length).toBeLessThan(1e6);
    expect(readPackText(wide, 'ridge', text, LENIENT)).toEqual({ ok: true, value: full });
    expect(readPackText(wide, 'ridge', text)).toMatchObject({ problem: { code: 'pack.size' } });
    expect(parsePack(wide, 'ridge', full)).toMatchObject({ problem: { code: 'pack.size' } });
    expect(limitsOf({}).values).toBe(30_000);
  });
});
