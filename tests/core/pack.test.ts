import { describe, expect, it } from 'vitest';
import { checkCell, rulesCell } from '../../src/core/charts/chart';
import { isOddsChart } from '../../src/core/charts/odds-chart';
import { emptyPack, lookupCell, lookupLabels, withLessons } from '../../src/core/charts/pack';
import { CHANCE, COAST, PATROL, TOY_CHARTS } from '../games/toy/charts';

const own = emptyPack('own:toy', 'toy', 'Mapsheet');
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' as const };

it('an odds chart is a table of losses by ratio and die', () => {
  expect(TOY_CHARTS.filter(isOddsChart).map(({ id }) => id)).toEqual(['patrol']);
  expect(isOddsChart({ ...PATROL, rows: { ...PATROL.rows, labels: ['2', '3'] } })).toBe(false);
  expect(isOddsChart({ ...PATROL, columns: { ...PATROL.columns, labels: ['a', 'b'] } })).toBe(false);
  const names = { attacker: 'Aborted', defender: 'Destroyed' };
  expect(isOddsChart({ ...PATROL, shape: { kind: 'losses', max: 4, names } })).toBe(false);
  expect(isOddsChart({ ...PATROL, shape: { kind: 'number', min: 0, max: 3 } })).toBe(false);
});

it.each([
  [undefined, "Two whole numbers from 0 to 4: attacker's loss, then defender's."],
  [{ attacker: 'Aborted', defender: 'Destroyed' }, 'Two whole numbers from 0 to 4: Aborted, then Destroyed.'],
])('two numbers are refused by their names: %j', (names, message) => {
  const shape = { kind: 'losses', max: 4, ...(names && { names }) } as const;
  expect(checkCell(shape, { attacker: 0, defender: 5 })).toMatchObject({ problem: { message } });
  expect(checkCell(shape, { attacker: 0, defender: 4, third: 1 })).toEqual({
    ok: true,
    value: { attacker: 0, defender: 4 },
  });
});

describe('packs', () => {
  it('an unknown cell is unknown, a rules cell is there with its number', () => {
    expect(lookupCell(PATROL, own, '3:1', '4')).toBeUndefined();
    expect(lookupCell(PATROL, own, '2:1', '6')).toEqual({
      value: { attacker: 0, defender: 3 },
      source: 'rules',
      rule: 'T5',
    });
    expect(lookupCell(CHANCE, own, 'calm', '3')).toBeUndefined();
  });
  it('what players read off their sheet goes before the rulebook', () => {
    const errata = withLessons(own, [{ chart: 'patrol', column: '2:1', row: '6', cell }], 5);
    expect(lookupCell(PATROL, errata, '2:1', '6')).toEqual({ ...cell, at: 5 });
    expect(errata.version).toBe(own.version + 1);
    expect(
      lookupCell(PATROL, withLessons(errata, [{ chart: 'patrol', column: '2:1', row: '6' }], 6), '2:1', '6')
        ?.source,
    ).toBe('rules');
  });
  it("the reason for another value than the rulebook's stays with it, and the rulebook's is still to be seen", () => {
    const reasoned = { ...cell, reason: 'Errata of 1999' };
    const errata = withLessons(own, [{ chart: 'patrol', column: '2:1', row: '6', cell: reasoned }], 5);
    expect(lookupCell(PATROL, errata, '2:1', '6')).toEqual({ ...reasoned, at: 5 });
    expect(rulesCell(PATROL, '2:1', '6')?.value).toEqual({ attacker: 0, defender: 3 });
  });
  it('heads that the rules do not print wait for the players', () => {
    expect(lookupLabels(PATROL, own, 'columns')).toBeUndefined();
    const taught = withLessons(own, [{ chart: 'patrol', axis: 'columns', heads: ['1:3', '4:1'] }], 5);
    expect(lookupLabels(PATROL, taught, 'columns')).toEqual(['1:3', '4:1']);
    expect(
      lookupLabels(PATROL, withLessons(taught, [{ chart: 'patrol', axis: 'columns' }], 6), 'columns'),
    ).toBeUndefined();
    expect(lookupLabels(COAST, own, 'rows')).toEqual(['sand', 'rocks', 'quay']);
  });
  it('cells are keyed by head: a corrected axis moves nothing', () => {
    const taught = withLessons(own, [{ chart: 'patrol', column: '3:1', row: '4', cell }], 5);
    const wider = withLessons(
      taught,
      [{ chart: 'patrol', axis: 'columns', heads: ['1:3', '1:1', '3:2', '3:1', '4:1'] }],
      6,
    );
    expect(lookupCell(PATROL, wider, '3:1', '4')?.value).toEqual(cell.value);
  });
  it('a cell named like a part of every object is still unknown', () => {
    expect(lookupCell(PATROL, { ...own, cells: { patrol: {} } }, 'constructor', '1')).toBeUndefined();
  });
});
