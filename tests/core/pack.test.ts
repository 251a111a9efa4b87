import { describe, expect, it } from 'vitest';
import { rulesCell } from '../../src/core/chart';
import {
  checkHeads,
  emptyPack,
  isOddsChart,
  lookupCell,
  lookupHeads,
  withLessons,
} from '../../src/core/pack';
import { CRT, IPH_CHARTS, NIGHT, TEC } from '../../src/games/iph/charts';

const own = emptyPack('own:iph', 'iph', 'Mapsheet');
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' as const };

it('an odds chart is a table of losses by ratio and die', () => {
  expect(IPH_CHARTS.filter(isOddsChart).map(({ id }) => id)).toEqual(['crt']);
  expect(isOddsChart({ ...CRT, rows: { ...CRT.rows, heads: ['2', '3'] } })).toBe(false);
  expect(isOddsChart({ ...CRT, columns: { ...CRT.columns, heads: ['a', 'b'] } })).toBe(false);
});

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
  it("the reason for another value than the rulebook's stays with it, and the rulebook's is still to be seen", () => {
    const reasoned = { ...cell, reason: 'Errata of 1999' };
    const errata = withLessons(own, [{ chart: 'crt', column: '2:1', row: '6', cell: reasoned }], 5);
    expect(lookupCell(CRT, errata, '2:1', '6')).toEqual({ ...reasoned, at: 5 });
    expect(rulesCell(CRT, '2:1', '6')?.value).toEqual({ attacker: 2, defender: 1 });
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
