import { describe, expect, it } from 'vitest';
import { packCode, readPackCode } from '../../src/app/pack-code';
import type { ChartDef } from '../../src/core/charts/chart';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import { fitPack } from '../../src/core/charts/parse-pack';
import { MOOR, RIDGE, tableOf } from '../core/charts/made-up';

const LENIENT = { lenient: true };
const EDITIONS: readonly (readonly ChartDef[])[] = [[RIDGE, MOOR], [MOOR], []];
const cell = { value: 'D1', source: 'mapsheet' as const, at: 1_700_000_000_000 };
const pack: ChartPack = {
  ...emptyPack('own:ridge', 'ridge', 'Ours'),
  cells: {
    ridge: { '1:1|5..': cell, '2:1|2': { ...cell, reason: 'Errata' } },
    moor: { '2..|..14': { ...cell, reason: 'Errata' } },
  },
};
const coded = async (of: ChartPack) => {
  const code = await packCode(of);
  if (!code.ok) throw new Error(code.problem.message);
  return code.value;
};

describe('a code of charts of a game with editions', () => {
  it.each(
    EDITIONS.flatMap((writes) =>
      EDITIONS.map((reads) => [writes.length, reads.length, writes, reads] as const),
    ),
  )('goes from an edition of %i tables to one of %i whole', async (_, __, writes, reads) => {
    const written = fitPack(writes, pack);
    const found = await readPackCode(reads, 'ridge', await coded(written), LENIENT);
    expect(found).toEqual({ ok: true, value: fitPack(reads, pack) });
  });

  it('of a game with one edition is refused where it lacks a chart', async () => {
    expect(await readPackCode([MOOR], 'ridge', await coded(pack))).toMatchObject({
      problem: { code: 'pack.chart' },
    });
    const aside = await coded(fitPack([MOOR], pack));
    expect(await readPackCode([MOOR], 'ridge', aside)).toMatchObject({ problem: { code: 'pack.sum' } });
  });

  it('holds a table of 24 columns and 80 rows that says little, else the way by a file is told', async () => {
    const wide = tableOf({
      ...{ id: 'wide', by: { by: 'total' }, columns: Array.from({ length: 24 }, (_, i) => i).join(' ') },
      ...{
        dice: { count: 1, sides: 80 },
        rows: Array.from({ length: 80 }, (_, i) => i + 1).join(' '),
        cells: [],
      },
    });
    const filled = (value: (i: number) => string): ChartPack => {
      const keys = wide.columns.labels.flatMap((column) => wide.rows.labels.map((row) => `${column}|${row}`));
      return {
        ...pack,
        cells: { wide: Object.fromEntries(keys.map((key, i) => [key, { ...cell, value: value(i) }])) },
      };
    };
    const alike = filled(() => 'NE');
    expect(await readPackCode([wide], 'ridge', await coded(alike), LENIENT)).toEqual({
      ok: true,
      value: alike,
    });
    expect(await packCode(filled((i) => `R${(i * 7919) % 9973}`))).toMatchObject({
      problem: { message: expect.stringMatching(/Hand them on as a file\.$/) },
    });
  });
});
