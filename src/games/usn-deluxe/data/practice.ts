import { type Cell, type ChartDef, cellKey } from '../../../core/charts/chart';
import { axisKey, type ChartPack, emptyPack } from '../../../core/charts/pack';
import type { Json } from '../../../core/json';
import { counterOf, REINFORCEMENTS, SHIP_FACTORS } from './charts';
import { AIR_COUNTERS, CRT_AIR, CRT_BOMBS, CRT_DAMAGE, CRT_GUNS, CRT_LAND, EFFECTS, PARKED } from './crts';
import { expandShips, SET_UPS, type SetUpLine } from './set-ups';

/** Line by line for the faces of the die. */
const TABLES: readonly (readonly [chart: ChartDef, columns: string, ...lines: string[]])[] = [
  [
    CRT_LAND,
    '1:3 1:2 1:1 2:1 3:1 4:1 5:1',
    'Ax Ax A2 A2 E1 E1 D1',
    'Ax A2 A2 E1 E1 D1 D1',
    'A2 A2 none E1 D1 D1 D2',
    'A2 none E1 D1 D1 D2 D2',
    'none E1 D1 D1 D2 D2 Dx',
    'E1 D1 D2 D2 D2 Dx Dx',
  ],
  [
    CRT_AIR,
    '1-2 3-5 6-9 10-19 20-39 40+',
    '0/0 0/0 0/0 1/0 1/1 2/2',
    '0/0 0/0 1/0 1/1 2/1 3/2',
    '0/0 1/0 1/0 1/1 2/2 3/3',
    '0/0 1/0 1/1 2/1 3/2 4/3',
    '1/0 1/0 2/1 2/2 3/3 4/4',
    '1/0 1/1 2/1 3/2 4/3 5/5',
  ],
  [
    CRT_BOMBS,
    '1:3 1:2 1:1 2:1 3:1 5:1',
    '0 0 0 1 1 2',
    '0 0 1 1 2 2',
    '0 0 1 2 2 3',
    '0 1 2 2 3 3',
    '0 1 2 3 3 X',
    '1 2 3 3 X X',
  ],
  [
    CRT_GUNS,
    '1:3 1:2 1:1 2:1 3:1 5:1',
    '0 0 0 1 1 2',
    '0 0 1 1 2 2',
    '0 0 1 2 2 3',
    '0 1 1 2 3 3',
    '0 1 2 3 3 X',
    '1 2 3 3 X X',
  ],
  [CRT_DAMAGE, '1 2 3', '0 5 10', '0 10 15', '5 10 20', '5 15 25', '10 20 30', '10 25 X'],
];

const madeUp = (chart: ChartDef, text: string): Json => {
  if (chart !== CRT_AIR) return text;
  const [attacker, defender] = text.split('/').map(Number);
  return { attacker: attacker ?? 0, defender: defender ?? 0 };
};
const practice = (value: Json): Cell => ({ value, source: 'practice' });

const HEADS = Object.fromEntries(
  TABLES.filter(([{ columns }]) => columns.mode === 'confirm').map(([{ id }, columns]) => [
    axisKey(id, 'columns'),
    columns.split(' '),
  ]),
);
const CELLS = {
  ...Object.fromEntries(
    TABLES.map(([chart, columns, ...lines]) => [
      chart.id,
      Object.fromEntries(
        lines.flatMap((line, i) =>
          line
            .split(' ')
            .map((text, k) => [
              cellKey(columns.split(' ')[k] ?? '', String(i + 1)),
              practice(madeUp(chart, text)),
            ]),
        ),
      ),
    ]),
  ),
  [EFFECTS.id]: Object.fromEntries(
    ['land', 'cdu', 'air', 'naval'].flatMap((target) =>
      ['1', '2', '3', ...(target === 'air' ? [] : ['X'])].map((result) => [
        cellKey(target, result),
        practice(result === '1' ? 'nothing' : result === 'X' ? 'destroyed' : 'neutralized'),
      ]),
    ),
  ),
  [PARKED.id]: Object.fromEntries(
    [0, 25, 50, 50, 75, 75, 75].map((percent, i) => [
      cellKey('lost', PARKED.rows.labels[i] ?? ''),
      practice(percent),
    ]),
  ),
  [AIR_COUNTERS.id]: Object.fromEntries(
    Object.entries({
      'j LAC': { bombs: 12 },
      'j NAC': { near: 6, bombs: 8 },
      'j Kami': { near: 0, far: 0, bombs: 20 },
      'a NAC': { near: 6, bombs: 9 },
      'a LBAC': { near: 3, far: 0, bombs: 24 },
      'a B29': { near: 4, far: 0, bombs: 40 },
    }).flatMap(([row, values]) =>
      Object.entries(values).map(([column, value]) => [cellKey(column, row), practice(value)]),
    ),
  ),
};

/** Made up by type: no counter prints these. */
const MADE_UP: { readonly [type: string]: number } = {
  CV: 8,
  CVL: 3,
  CVE: 2,
  BB: 10,
  BC: 8,
  CA: 5,
  CL: 4,
  DD: 3,
  SS: 4,
};

const counters = Object.entries(SET_UPS).flatMap(([, lines]) =>
  lines.flatMap(({ side, ships }: SetUpLine) =>
    (ships ? expandShips(ships) : []).flatMap((name) => {
      const type = name.replace(/-[^-]*$/, '');
      const made = MADE_UP[type] ?? 1;
      const of = { capacity: made, defence: made, surface: type.startsWith('CV') ? 1 : made, aa: made };
      return Object.entries(of).map(
        ([factor, value]) => [`${factor}|${counterOf(side, name)}`, practice(value)] as const,
      );
    }),
  ),
);
const nobody = REINFORCEMENTS.rows.labels.flatMap((turn) =>
  ['j', 'a'].map(
    (side) =>
      [`${side}|${turn}`, { value: 'Practice: nothing arrives', source: 'practice' as const }] as const,
  ),
);

/** So that a war can be tried without counters or chart at hand. */
export const PRACTICE: ChartPack = {
  ...emptyPack('practice:usn-deluxe', 'usn-deluxe', 'Practice', true),
  heads: HEADS,
  cells: {
    ...CELLS,
    [SHIP_FACTORS.id]: Object.fromEntries(counters),
    [REINFORCEMENTS.id]: Object.fromEntries(nobody),
  },
};
