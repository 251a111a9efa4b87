import { axis, numbers, table } from '../../../../kit/charts';
import { SOURCE, TOTALS_NAMED, typed } from './shape';

/** Rows without squadrons are for fleets alone; every row with both names both. */
const ROWS: { readonly [row: string]: readonly [name: string, cells: string] } = {
  f1: ['Fleet 1', '0 0 0 0 0 0 1 1 1 1 1'],
  f2: ['Fleet 2', '0 0 0 0 0 1 1 1 1 1 2'],
  s1: ['1 (fleet 3)', '0 0 0 0 1 1 1 1 1 2 2'],
  f4: ['Fleet 4', '0 0 0 1 1 1 1 1 2 2 3'],
  s2: ['2 (fleet 5–6)', '0 0 1 1 1 1 2 2 2 3 3'],
  s3: ['3 (fleet 7–9)', '1 1 1 1 2 2 2 3 3 3 4'],
  s4: ['4 (fleet 10–12)', '1 1 2 2 2 3 3 3 4 4 5'],
  s5: ['5 (fleet 13–15)', '2 2 2 3 3 3 4 4 5 5 6'],
  s6: ['6 (fleet 16–18)', '2 2 3 3 3 4 4 5 5 6 6'],
  s7: ['7 (fleet 19–21)', '2 3 3 3 4 4 5 5 6 6 7'],
  s8: ['8 (fleet 22–24)', '3 3 3 4 4 5 5 6 6 7 7'],
  s9: ['9 (fleet 25)', '3 3 4 4 5 5 6 6 7 7 8'],
  s10: ['10', '3 4 4 5 5 6 6 7 7 8 8'],
  s11: ['11', '4 4 5 5 6 6 7 7 8 8 9'],
  s12: ['12', '4 5 5 6 6 7 7 8 8 9 9'],
  s13: ['13', '5 5 6 6 7 7 8 8 9 9 10'],
  s14: ['14', '5 6 6 7 7 8 8 9 9 10 10'],
  s15: ['15', '6 6 7 7 8 8 9 9 10 10 11'],
  s16: ['16', '6 7 7 8 8 9 9 10 10 11 11'],
  s17: ['17', '7 7 8 8 9 9 10 10 11 11 12'],
  s18: ['18', '7 8 8 9 9 10 10 11 11 12 12'],
  s19: ['19', '8 8 9 9 10 10 11 11 12 12 13'],
  s20: ['20', '8 9 9 10 10 11 11 12 12 13 13'],
};

const each = (of: 0 | 1) => Object.fromEntries(Object.entries(ROWS).map(([row, pair]) => [row, pair[of]]));

/** Effects of an attack from the air, by squadrons; the rows of fleets alone are printed for completeness (20.51). */
export const NAVAL_ATTACK = table(
  { id: 'naval-attack', name: 'Naval attack', rule: '20.51', note: SOURCE.two, shape: numbers(0, 20) },
  TOTALS_NAMED,
  axis('Squadrons', each(0)),
  typed(each(1), Number),
);
