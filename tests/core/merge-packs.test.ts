import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffPacks, mergePacks } from '../../src/core/charts/merge-packs';
import { type ChartPack, emptyPack, lookupCell } from '../../src/core/charts/pack';
import { parsePack } from '../../src/core/charts/parse-pack';
import { COAST, PATROL, TOY_CHARTS } from '../games/toy/charts';
import { anyPack } from './toy-packs';

const read = (value: string | number, at: number) => ({ value, source: 'mapsheet' as const, at });
const mine: ChartPack = {
  ...emptyPack('own:toy', 'toy', 'Ours'),
  version: 7,
  notes: 'second printing',
  heads: { 'patrol.columns': ['1:3', '1:1', '3:1'], 'coast.rows': ['Swamp'] },
  cells: {
    chance: { 'calm|3': read('lost', 1), 'calm|4': read('late', 2), 'calm|5': read('late', 3) },
    coves: { 'kind|3020': read('cave', 4) },
  },
};
const errata = { ...read(-2, 15), reason: 'errata of 1999' };
const theirs: ChartPack = {
  ...emptyPack('pack:toy:x', 'toy', 'Theirs'),
  heads: { 'patrol.columns': ['1:2', '1:1', '2:1'], 'coast.rows': ['Reef', 'Swamp'] },
  cells: {
    coast: { 'drift|rocks': errata, 'lamps|quay': read('yes', 16) },
    coves: { 'kind|3100': read('hut', 12), 'kind|902': read('hut', 11), 'kind|seal': read('cave', 10) },
    chance: { 'calm|4': read('landed', 22), 'calm|3': read('lost', 21) },
  },
};
const diff = diffPacks(TOY_CHARTS, mine, theirs);
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);
const merged = (take: string[], without: string[] = []): ChartPack => {
  const result = mergePacks(TOY_CHARTS, mine, theirs, new Set(take), new Set(without));
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

describe('the difference of two packs', () => {
  it('what mine does not know is added, in chart order', () => {
    expect(keys(diff.added)).toEqual(['coves|kind|seal', 'coves|kind|902', 'coves|kind|3100']);
    expect(diff.added[0]).toEqual({
      key: 'coves|kind|seal',
      chart: 'coves',
      column: 'kind',
      row: 'seal',
      theirs: read('cave', 10),
    });
  });
  it('what differs shows both, the rulebook where mine says nothing of its own', () => {
    expect(diff.differing).toEqual([
      {
        key: 'chance|calm|4',
        chart: 'chance',
        column: 'calm',
        row: '4',
        mine: read('late', 2),
        theirs: read('landed', 22),
      },
      {
        key: 'patrol.columns',
        chart: 'patrol',
        axis: 'columns',
        mine: ['1:3', '1:1', '3:1'],
        theirs: ['1:2', '1:1', '2:1'],
      },
      { key: 'coast.rows', chart: 'coast', axis: 'rows', mine: ['Swamp'], theirs: ['Swamp', 'Reef'] },
      {
        key: 'coast|drift|rocks',
        chart: 'coast',
        column: 'drift',
        row: 'rocks',
        mine: { value: -1, source: 'rules', rule: 'T6' },
        theirs: errata,
      },
    ]);
  });
  it('heads that one of the two has are added, or mine alone', () => {
    const bare = emptyPack('own:toy', 'toy', 'Bare');
    const headed = { ...bare, heads: { 'coast.rows': ['Reef'] } };
    const row = { key: 'coast.rows', chart: 'coast', axis: 'rows' };
    expect(diffPacks(TOY_CHARTS, bare, headed)).toEqual({
      added: [{ ...row, theirs: ['Reef'] }],
      differing: [],
      equal: 0,
      onlyMine: 0,
    });
    expect(diffPacks(TOY_CHARTS, headed, bare)).toMatchObject({ added: [], onlyMine: 1 });
  });
  const [first = ''] = COAST.rows.labels;
  it.each([[[first, 'Alder']], [['Alder', first]]])(
    'the rows of the chart stand before others, in whatever order they were read: %j',
    (rows) => {
      const cells = { coast: Object.fromEntries(rows.map((name) => [`hours|${name}`, read(1, 1)])) };
      const { added } = diffPacks(TOY_CHARTS, emptyPack('own:toy', 'toy', 'Bare'), {
        ...theirs,
        heads: {},
        cells,
      });
      expect(added.map((row) => ('row' in row ? row.row : ''))).toEqual([first, 'Alder']);
    },
  );
  it('equal values count whenever they were read; what only mine has counts too', () => {
    expect([diff.equal, diff.onlyMine]).toEqual([2, 2]);
    expect(diffPacks(TOY_CHARTS, mine, mine)).toEqual({ added: [], differing: [], equal: 6, onlyMine: 0 });
  });
});

describe('merging', () => {
  it('takes what is added and nothing that differs, unless told', () => {
    expect(merged([])).toEqual({
      ...mine,
      version: 8,
      cells: { ...mine.cells, coves: { ...mine.cells.coves, ...theirs.cells.coves } },
    });
  });
  it('what is excluded is not added', () => {
    expect(merged([], keys(diff.added))).toEqual({ ...mine, version: 8 });
  });
  it('a taken cell comes with the time it was read; an axis with its heads, an open one beside mine', () => {
    const all = merged(keys(diff.differing));
    expect(all.cells.chance).toEqual({ ...mine.cells.chance, 'calm|4': read('landed', 22) });
    expect(all.cells.coast).toEqual({ 'drift|rocks': errata });
    expect(all.heads).toEqual({ 'patrol.columns': ['1:2', '1:1', '2:1'], 'coast.rows': ['Swamp', 'Reef'] });
    expect([all.id, all.name, all.notes]).toEqual([mine.id, mine.name, mine.notes]);
  });
  it('practice tables and tables off a mapsheet never merge', () => {
    const result = mergePacks(TOY_CHARTS, mine, { ...theirs, practice: true }, new Set());
    expect(result.ok ? '' : result.problem.code).toBe('pack.practice');
  });
  it('a pack that grew too large to be handed on is refused', () => {
    const many = (from: number) =>
      Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`kind|${from + i}`, read('none', 1)]));
    const pack = (from: number) => ({ ...mine, cells: { coves: many(from) } });
    const result = mergePacks(TOY_CHARTS, pack(0), pack(5000), new Set());
    expect(result.ok ? '' : result.problem.code).toBe('pack.size');
  });
  it('with all of it taken, mine says whatever theirs says, keeps the rest, and is still a pack', () => {
    fc.assert(
      fc.property(anyPack, anyPack, (a, b) => {
        const other = { ...b, practice: a.practice, cells: a.practice === b.practice ? b.cells : {} };
        const all = new Set(keys(diffPacks(TOY_CHARTS, a, other).differing));
        const result = mergePacks(TOY_CHARTS, a, other, all);
        if (!result.ok) throw new Error(result.problem.code);
        expect(parsePack(TOY_CHARTS, 'toy', result.value)).toEqual(result);
        const after = diffPacks(TOY_CHARTS, result.value, other);
        expect([after.added, after.differing]).toEqual([[], []]);
        for (const key of Object.keys(a.cells.patrol ?? {})) {
          const [column = '', row = ''] = key.split('|');
          expect(lookupCell(PATROL, result.value, column, row)).toBeDefined();
        }
      }),
      { numRuns: 100, seed: 19411211 },
    );
  });
});
