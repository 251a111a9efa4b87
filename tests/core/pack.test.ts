import { describe, expect, it } from 'vitest';
import { checkHeads, emptyPack, lookupCell, lookupHeads, parsePack, withLessons } from '../../src/core/pack';
import { CRT, IPH_CHARTS, NIGHT, TEC } from '../../src/games/iph/charts';
import { PRACTICE } from '../../src/games/iph/practice';

const own = emptyPack('own:iph', 'iph', 'Mapsheet');
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' as const };

describe('packs', () => {
  it('an unknown cell is unknown, a rules cell is there with its number', () => {
    expect(lookupCell(CRT, own, '3:1', '4')).toBeUndefined();
    expect(lookupCell(CRT, own, '2:1', '6')).toEqual({
      value: { attacker: 2, defender: 1 },
      source: 'rules',
      rule: '10.9',
    });
    expect(lookupCell(NIGHT, own, 'result', '1')).toBeUndefined();
  });
  it('what players read off their sheet goes before the rulebook', () => {
    const errata = withLessons(own, [{ chart: 'crt', column: '2:1', row: '6', cell }], 5);
    expect(lookupCell(CRT, errata, '2:1', '6')).toEqual({ ...cell, at: 5 });
    expect(errata.version).toBe(own.version + 1);
    expect(
      lookupCell(CRT, withLessons(errata, [{ chart: 'crt', column: '2:1', row: '6' }], 6), '2:1', '6')
        ?.source,
    ).toBe('rules');
  });
  it('heads that the rules do not print wait for the players', () => {
    expect(lookupHeads(CRT, own, 'columns')).toBeUndefined();
    const taught = withLessons(own, [{ chart: 'crt', axis: 'columns', heads: ['1:3', '4:1'] }], 5);
    expect(lookupHeads(CRT, taught, 'columns')).toEqual(['1:3', '4:1']);
    expect(
      lookupHeads(CRT, withLessons(taught, [{ chart: 'crt', axis: 'columns' }], 6), 'columns'),
    ).toBeUndefined();
    expect(lookupHeads(TEC, own, 'rows')).toHaveLength(8);
  });
  it('cells are keyed by head: a corrected axis moves nothing', () => {
    const taught = withLessons(own, [{ chart: 'crt', column: '3:1', row: '4', cell }], 5);
    const wider = withLessons(
      taught,
      [{ chart: 'crt', axis: 'columns', heads: ['1:3', '1:1', '3:2', '3:1', '4:1'] }],
      6,
    );
    expect(lookupCell(CRT, wider, '3:1', '4')?.value).toEqual(cell.value);
  });
  it('a cell named like a part of every object is still unknown', () => {
    expect(lookupCell(CRT, { ...own, cells: { crt: {} } }, 'constructor', '1')).toBeUndefined();
  });
});

describe('column heads', () => {
  it.each([
    [['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'], 'ok'],
    [['1:2', '3:2', '5:1'], 'ok'],
    [['1:1'], 'heads.count'],
    [Array.from({ length: 13 }, (_, i) => `${i + 1}:1`), 'heads.count'],
    [['1:1', '1-2'], 'heads.ratio'],
    [['0:1', '1:1'], 'heads.ratio'],
    [['2:1', '1:1'], 'heads.order'],
    [['1:1', '2:2'], 'heads.order'],
    ['1:1', 'heads.count'],
  ])('%j: %s', (heads, want) => {
    const checked = checkHeads(heads);
    expect(checked.ok ? 'ok' : checked.problem.code).toBe(want);
  });
});

describe('a pack from a file', () => {
  const parse = (raw: unknown) => parsePack(IPH_CHARTS, 'iph', raw);
  it('the practice set is complete and passes', () => {
    expect(parse(JSON.parse(JSON.stringify(PRACTICE))).ok).toBe(true);
    for (const odds of CRT.columns.heads)
      for (const face of CRT.rows.heads)
        expect(lookupCell(CRT, PRACTICE, odds, face), `${odds} ${face}`).toBeDefined();
    for (const column of TEC.columns.heads)
      for (const row of TEC.rows.heads)
        expect(lookupCell(TEC, PRACTICE, column, row), `${column} ${row}`).toBeDefined();
    for (const face of NIGHT.rows.heads)
      expect(lookupCell(NIGHT, PRACTICE, 'result', face)?.source).toBe('practice');
  });
  it('no practice value stands where the rulebook states one', () => {
    for (const chart of IPH_CHARTS)
      for (const { column, row } of chart.cells)
        expect(
          PRACTICE.cells[chart.id]?.[`${column}|${row}`],
          `${chart.id} ${column} ${row}`,
        ).toBeUndefined();
  });
  it.each([
    [null, 'pack.format'],
    [[], 'pack.format'],
    [{ ...own, format: 2 }, 'pack.format'],
    [{ ...own, game: 'toy' }, 'pack.game'],
    [{ ...own, name: 7 }, 'pack.text'],
    [{ ...own, notes: 'x'.repeat(201) }, 'pack.text'],
    [{ ...own, version: 0 }, 'pack.version'],
    [{ ...own, practice: 'no' }, 'pack.version'],
    [{ ...own, cells: [] }, 'pack.cells'],
    [{ ...own, heads: { 'moon.columns': ['1:1'] } }, 'pack.axis'],
    [{ ...own, heads: { 'crt.columns': ['4:1', '1:1'] } }, 'heads.order'],
    [{ ...own, heads: { 'tec.rows': ['x'.repeat(41)] } }, 'pack.axis'],
    [{ ...own, cells: { moon: {} } }, 'pack.chart'],
    [{ ...own, cells: { tec: { 'depth|clear': cell } } }, 'pack.cell'],
    [{ ...own, cells: { crt: { '3:1|4': null } } }, 'pack.cell'],
    [{ ...own, cells: { crt: { '3:1|4': { ...cell, source: 'hearsay' } } } }, 'pack.source'],
    [
      { ...own, cells: { crt: { '3:1|4': { value: { attacker: 99, defender: 0 }, source: 'mapsheet' } } } },
      'pack.cell',
    ],
  ])('%j: %s', (raw, want) => {
    const checked = parse(raw);
    expect(checked.ok ? 'ok' : checked.problem.code).toBe(want);
  });
  it('names the place of the first problem', () => {
    const checked = parse({ ...own, cells: { crt: { '3:1|4': { value: 1, source: 'mapsheet' } } } });
    expect(checked.ok ? '' : checked.problem.message).toContain('Combat Results Table, 3:1 / 4');
  });
});
