import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffPacks, mergePacks } from '../../src/core/merge-packs';
import { type ChartPack, emptyPack, lookupCell } from '../../src/core/pack';
import { parsePack } from '../../src/core/parse-pack';
import { CRT, IPH_CHARTS } from '../../src/games/iph/charts';
import { anyPack } from '../support/packs';

const read = (value: string | number, at: number) => ({ value, source: 'mapsheet' as const, at });
const mine: ChartPack = {
  ...emptyPack('own:iph', 'iph', 'Ours'),
  version: 7,
  notes: 'second printing',
  heads: { 'crt.columns': ['1:3', '1:1', '3:1'], 'tec.rows': ['Swamp'] },
  cells: {
    night: { 'result|1': read('none', 1), 'result|2': read('for', 2), 'result|3': read('for', 3) },
    hexes: { 'kind|3020': read('oil', 4) },
  },
};
const errata = { ...read('lands', 15), reason: 'errata of 1999' };
const theirs: ChartPack = {
  ...emptyPack('pack:iph:x', 'iph', 'Theirs'),
  heads: { 'crt.columns': ['1:2', '1:1', '2:1'], 'tec.rows': ['Reef', 'Swamp'] },
  cells: {
    landing: { 'result|4': errata, 'result|5': read('stalled', 16) },
    hexes: { 'kind|3100': read('city', 12), 'kind|902': read('city', 11), 'kind|ewa': read('oil', 10) },
    night: { 'result|2': read('against', 22), 'result|1': read('none', 21) },
  },
};
const diff = diffPacks(IPH_CHARTS, mine, theirs);
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);
const merged = (take: string[], without: string[] = []): ChartPack => {
  const result = mergePacks(IPH_CHARTS, mine, theirs, new Set(take), new Set(without));
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

describe('the difference of two packs', () => {
  it('what mine does not know is added, in chart order', () => {
    expect(keys(diff.added)).toEqual(['hexes|kind|ewa', 'hexes|kind|902', 'hexes|kind|3100']);
    expect(diff.added[0]).toEqual({
      key: 'hexes|kind|ewa',
      chart: 'hexes',
      column: 'kind',
      row: 'ewa',
      theirs: read('oil', 10),
    });
  });
  it('what differs shows both, the rulebook where mine says nothing of its own', () => {
    expect(diff.differing).toEqual([
      {
        key: 'crt.columns',
        chart: 'crt',
        axis: 'columns',
        mine: ['1:3', '1:1', '3:1'],
        theirs: ['1:2', '1:1', '2:1'],
      },
      { key: 'tec.rows', chart: 'tec', axis: 'rows', mine: ['Swamp'], theirs: ['Swamp', 'Reef'] },
      {
        key: 'night|result|2',
        chart: 'night',
        column: 'result',
        row: '2',
        mine: read('for', 2),
        theirs: read('against', 22),
      },
      {
        key: 'landing|result|4',
        chart: 'landing',
        column: 'result',
        row: '4',
        mine: { value: 'stalled', source: 'rules', rule: '8.5' },
        theirs: errata,
      },
    ]);
  });
  it('equal values count whenever they were read; what only mine has counts too', () => {
    expect([diff.equal, diff.onlyMine]).toEqual([2, 2]);
    expect(diffPacks(IPH_CHARTS, mine, mine)).toEqual({ added: [], differing: [], equal: 6, onlyMine: 0 });
  });
});

describe('merging', () => {
  it('takes what is added and nothing that differs, unless told', () => {
    expect(merged([])).toEqual({
      ...mine,
      version: 8,
      cells: { ...mine.cells, hexes: { ...mine.cells.hexes, ...theirs.cells.hexes } },
    });
  });
  it('what is excluded is not added', () => {
    expect(merged([], keys(diff.added))).toEqual({ ...mine, version: 8 });
  });
  it('a taken cell comes with the time it was read; an axis with its heads, an open one beside mine', () => {
    const all = merged(keys(diff.differing));
    expect(all.cells.night).toEqual({ ...mine.cells.night, 'result|2': read('against', 22) });
    expect(all.cells.landing).toEqual({ 'result|4': errata });
    expect(all.heads).toEqual({ 'crt.columns': ['1:2', '1:1', '2:1'], 'tec.rows': ['Swamp', 'Reef'] });
    expect([all.id, all.name, all.notes]).toEqual([mine.id, mine.name, mine.notes]);
  });
  it('practice tables and tables off a mapsheet never merge', () => {
    const result = mergePacks(IPH_CHARTS, mine, { ...theirs, practice: true }, new Set());
    expect(result.ok ? '' : result.problem.code).toBe('pack.practice');
  });
  it('a pack that grew too large to be handed on is refused', () => {
    const many = (from: number) =>
      Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`kind|${from + i}`, read('none', 1)]));
    const pack = (from: number) => ({ ...mine, cells: { hexes: many(from) } });
    const result = mergePacks(IPH_CHARTS, pack(0), pack(5000), new Set());
    expect(result.ok ? '' : result.problem.code).toBe('pack.size');
  });
  it('with all of it taken, mine says whatever theirs says, keeps the rest, and is still a pack', () => {
    fc.assert(
      fc.property(anyPack, anyPack, (a, b) => {
        const other = { ...b, practice: a.practice, cells: a.practice === b.practice ? b.cells : {} };
        const all = new Set(keys(diffPacks(IPH_CHARTS, a, other).differing));
        const result = mergePacks(IPH_CHARTS, a, other, all);
        if (!result.ok) throw new Error(result.problem.code);
        expect(parsePack(IPH_CHARTS, 'iph', result.value)).toEqual(result);
        const after = diffPacks(IPH_CHARTS, result.value, other);
        expect([after.added, after.differing]).toEqual([[], []]);
        for (const key of Object.keys(a.cells.crt ?? {})) {
          const [column = '', row = ''] = key.split('|');
          expect(lookupCell(CRT, result.value, column, row)).toBeDefined();
        }
      }),
      { numRuns: 100, seed: 19411211 },
    );
  });
});
