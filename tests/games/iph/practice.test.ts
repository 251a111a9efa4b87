import { expect, it } from 'vitest';
import { lookupCell } from '../../../src/core/charts/pack';
import { parsePack } from '../../../src/core/charts/parse-pack';
import { CRT, IPH_CHARTS, NIGHT, TEC } from '../../../src/games/iph/data/charts';
import { PRACTICE } from '../../../src/games/iph/data/practice';

it('the practice set is complete and passes as a pack', () => {
  expect(parsePack(IPH_CHARTS, 'iph', JSON.parse(JSON.stringify(PRACTICE)))).toEqual({
    ok: true,
    value: PRACTICE,
  });
  for (const odds of CRT.columns.labels)
    for (const face of CRT.rows.labels)
      expect(lookupCell(CRT, PRACTICE, odds, face), `${odds} ${face}`).toBeDefined();
  for (const column of TEC.columns.labels)
    for (const row of TEC.rows.labels)
      expect(lookupCell(TEC, PRACTICE, column, row), `${column} ${row}`).toBeDefined();
  for (const face of NIGHT.rows.labels)
    expect(lookupCell(NIGHT, PRACTICE, 'result', face)?.source).toBe('practice');
});

it('no practice value stands where the rulebook states one', () => {
  for (const chart of IPH_CHARTS)
    for (const { column, row } of chart.cells)
      expect(PRACTICE.cells[chart.id]?.[`${column}|${row}`], `${chart.id} ${column} ${row}`).toBeUndefined();
});
