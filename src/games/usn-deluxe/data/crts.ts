import type { ChartDef } from '../../../core/charts/chart';
import { axis, DIE, numbers, options } from '../../../kit/charts';

/**
 * The combat results tables are printed on a sheet and in nobody's text: of their labels the errata give two, of their cells
 * none. Each is read with one die; the players type a head and a cell when they meet it first.
 */
const odds = { label: 'Odds', labels: [], mode: 'confirm' } as const;

/** 8: Land units against land units. */
export const CRT_LAND: ChartDef = {
  id: 'crt-1',
  name: 'CRT 1, land',
  rule: '8',
  columns: odds,
  rows: DIE,
  shape: options({ none: 'no effect', A2: 'A2', Ax: 'Ax', E1: 'E1', D1: 'D1', D2: 'D2', Dx: 'Dx' }),
  cells: [],
};

/** 8(L): Air against air, and anti-aircraft fire, by the strength that fires: aborted and destroyed points. */
export const CRT_AIR: ChartDef = {
  id: 'crt-2',
  name: 'CRT 2, air-to-air',
  rule: 'Phase 5(G)',
  columns: { label: 'Strength', labels: ['6-9', '10-19'], mode: 'confirm', totals: true },
  rows: DIE,
  shape: { kind: 'losses', max: 40, names: { attacker: 'Aborted', defender: 'Destroyed' } },
  cells: [],
};

const RESULTS = { 0: 'nothing', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', X: 'X' };
const surface = (id: string, name: string, rule: string): ChartDef => ({
  id,
  name,
  rule,
  columns: odds,
  rows: DIE,
  shape: options(RESULTS),
  cells: [],
});

/** 5H, 5K: Bombs on ships, units and bases. */
export const CRT_BOMBS = surface('crt-3', 'CRT 3, air-to-surface', 'Phase 5(H)');
/** 2E, 2F, 2G: Guns on ships, units and bases. */
export const CRT_GUNS = surface('crt-4', 'CRT 4, surface-to-surface', 'Phase 2');

/** 8(I): Weeks of damage, by what CRT 3 or 4 gave. */
export const CRT_DAMAGE: ChartDef = {
  id: 'crt-5',
  name: 'CRT 5, damage',
  rule: '9',
  columns: axis('Result of CRT 3 or 4', { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' }),
  rows: DIE,
  shape: options({
    ...Object.fromEntries([0, 5, 10, 15, 20, 25, 30, 35, 40].map((weeks) => [weeks, `${weeks} weeks`])),
    X: 'X, sunk',
  }),
  cells: [],
};

/** The sheets' explanation of results: what one does to what is no ship. */
export const EFFECTS: ChartDef = {
  id: 'crt-effects',
  name: 'Results on units and bases',
  rule: '8',
  columns: axis('Target', {
    land: 'Land unit',
    cdu: 'Coastal defense unit',
    air: 'Air base',
    naval: 'Naval base',
  }),
  rows: axis('Result', { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', X: 'X' }),
  shape: options({
    nothing: 'nothing',
    neutralized: 'neutralized',
    less: '5 points less',
    destroyed: 'destroyed',
  }),
  cells: [{ column: 'air', row: 'X', value: 'less', rule: '18' }],
};

/** CRT 5, errata: What becomes of the air points on a bombed air base; the schedule is beside the terrain effects. */
export const PARKED: ChartDef = {
  id: 'parked-air',
  name: 'Aircraft on a bombed base',
  rule: '18',
  columns: axis('', { lost: 'Percent of air points destroyed' }),
  rows: EFFECTS.rows,
  shape: numbers(0, 100),
  cells: [],
};

/** Air points by what their counters say. */
export const AIR_TYPES = ['LAC', 'NAC', 'LBAC', 'B29', 'Kami'] as const;
export type AirType = (typeof AIR_TYPES)[number];
export const AIR_OF = { j: ['LAC', 'NAC', 'Kami'], a: ['LAC', 'NAC', 'LBAC', 'B29'] } as const;
export const AIR_NAMES: { readonly [type in AirType]: string } = {
  LAC: 'LAC',
  NAC: 'NAC',
  LBAC: 'LBAC',
  B29: 'LBAC (B-29)',
  Kami: 'Kami',
};

/** By air point: against aircraft at normal and at extended range, and in bombs. What the text states stands here. */
export const AIR_COUNTERS: ChartDef = {
  id: 'air-counters',
  name: 'Air counters',
  rule: 'Phase 5(G)',
  columns: axis('By air point', {
    near: 'Air-to-air',
    far: 'Air-to-air, extended range',
    bombs: 'Bombardment',
  }),
  rows: axis(
    'Type',
    Object.fromEntries(
      (['j', 'a'] as const).flatMap((side) =>
        AIR_OF[side].map((type) => [
          `${side} ${type}`,
          `${side === 'j' ? 'Japanese' : 'Allied'} ${AIR_NAMES[type]}`,
        ]),
      ),
    ),
  ),
  shape: numbers(0, 99),
  cells: [
    { column: 'near', row: 'j LAC', value: 5, rule: '7' },
    { column: 'near', row: 'a LAC', value: 5, rule: '7' },
    { column: 'far', row: 'j LAC', value: 1, rule: '7' },
    { column: 'far', row: 'j NAC', value: 1, rule: '7' },
    { column: 'far', row: 'a LAC', value: 2, rule: '7' },
    { column: 'far', row: 'a NAC', value: 2, rule: '7' },
    { column: 'bombs', row: 'a LAC', value: 16, rule: 'Phase 5(H)' },
  ],
};

export const CRTS: readonly ChartDef[] = [
  CRT_LAND,
  CRT_AIR,
  CRT_BOMBS,
  CRT_GUNS,
  CRT_DAMAGE,
  EFFECTS,
  PARKED,
  AIR_COUNTERS,
];
