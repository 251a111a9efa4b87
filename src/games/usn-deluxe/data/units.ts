export type SideId = 'j' | 'a';

export type Size = 'army' | 'corps' | 'division' | 'brigade' | 'regiment' | 'battalion';

/** A type of land unit or air point, and what it is worth when destroyed, in hundredths of a point. */
export type UnitType = {
  readonly id: string;
  readonly side: SideId;
  readonly name: string;
  readonly vp: number;
  readonly rule: string;
  readonly kind: 'land' | 'air';
  /** Land units only: what a garrison counts. Coastal defense has none. */
  readonly size?: Size;
  /** Neither is doubled by the special rule of Game 4. */
  readonly people?: 'chinese' | 'soviet';
};

type Row = readonly [id: string, name: string, vp: number, size?: Size];

const land = (side: SideId, people: UnitType['people'], rows: readonly Row[]): readonly UnitType[] =>
  rows.map(([id, name, vp, size]) => ({
    id: `${side}-${id}`,
    side,
    name,
    vp,
    rule: '24',
    kind: 'land',
    ...(size && { size }),
    ...(people && { people }),
  }));

const air = (side: SideId, rows: readonly Row[]): readonly UnitType[] =>
  rows.map(([id, name, vp]) => ({ id: `${side}-${id}`, side, name, vp, rule: '24', kind: 'air' }));

/** Victory Points Schedule. What it does not list is a ruling, and can be corrected by the players. */
export const UNITS: readonly UnitType[] = [
  ...land('j', undefined, [
    ['army-80-120', '80-120 army', 3000, 'army'],
    ['army-80-160', '80-160 army', 3000, 'army'],
    ['army-30-50', '30-50 army', 1200, 'army'],
    ['army-10-30', '10-30 defense army', 1200, 'army'],
    ['division-20-40', '20-40 division', 1000, 'division'],
    ['brigade-8-18', '8-18 brigade', 500, 'brigade'],
    ['regiment-6-12', '6-12 regiment', 300, 'regiment'],
    ['defense-2-8', '2-8 defense regiment', 200, 'regiment'],
    ['armor-40-20', '40-20 armored division', 1500, 'division'],
    ['armor-18-8', '18-8 armored brigade', 750, 'brigade'],
    ['snlf-5-10', '5-10 SNLF regiment', 200, 'regiment'],
    ['snlf-airborne-5-10', '5-10 SNLF airborne regiment', 700, 'regiment'],
    ['airborne-6-12', '6-12 airborne regiment', 700, 'regiment'],
    ['special', 'Special forces regiment', 300, 'regiment'],
    ['engineer-1-1', '1-1 engineer regiment', 1000, 'regiment'],
    ['cdu-30-10', '30-10 coastal defense', 0],
    ['cdu-6-2', '6-2 coastal defense', 0],
    ['client-20-40', '20-40 client army', 1000, 'army'],
    ['client-10-15', '10-15 client army', 700, 'army'],
  ]),
  ...air('j', [
    ['lac', 'LAC point', 50],
    ['nac', 'NAC point', 100],
    ['kami', 'Kamikaze point', 0],
  ]),
  ...land('a', undefined, [
    ['corps-180-200', '180-200 amphibious corps', 6000, 'corps'],
    ['corps-120-200', '120-200 corps', 3000, 'corps'],
    ['corps-40-60', '40-60 corps', 1500, 'corps'],
    ['marine-50-60', '50-60 amphibious division', 2000, 'division'],
    ['marine-brigade', 'Marine brigade', 1000, 'brigade'],
    ['marine-10-15', '10-15 marine regiment', 600, 'regiment'],
    ['airborne-40-50', '40-50 airborne division', 2000, 'division'],
    ['airborne-brigade', 'Airborne brigade', 1000, 'brigade'],
    ['airborne-10-15', '10-15 airborne regiment', 600, 'regiment'],
    ['armor-80-40', '80-40 armored division', 2000, 'division'],
    ['armor-20-10', '20-10 armored brigade', 1000, 'brigade'],
    ['division-30-50', '30-50 division', 1000, 'division'],
    ['brigade-15-25', '15-25 brigade', 500, 'brigade'],
    ['brigade-10-20', '10-20 brigade', 500, 'brigade'],
    ['regiment-8-15', '8-15 regiment', 300, 'regiment'],
    ['special-6-12', '6-12 special operations regiment', 300, 'regiment'],
    ['battalion-2-6', '2-6 defense battalion', 100, 'battalion'],
    ['engineer-1-1', '1-1 engineer regiment', 500, 'regiment'],
    ['cdu-50-20', '50-20 coastal defense', 0],
    ['cdu-6-2', '6-2 coastal defense', 0],
  ]),
  ...land('a', 'soviet', [
    ['front', 'Soviet front', 5000, 'army'],
    ['tank-army', 'Soviet tank army', 4000, 'army'],
  ]),
  ...land('a', 'chinese', [
    ['communist-30-50', '30-50 Communist army', 1500, 'army'],
    ['communist-15-30', '15-30 Communist army', 800, 'army'],
    ['nationalist-30-40', '30-40 Nationalist army', 1500, 'army'],
    ['nationalist-20-40', '20-40 Nationalist army', 1000, 'army'],
    ['nationalist-10-15', '10-15 Nationalist army', 700, 'army'],
    ['nationalist-7-10', '7-10 Nationalist army', 500, 'army'],
  ]),
  ...air('a', [
    ['lac', 'LAC point', 50],
    ['nac', 'NAC point', 50],
    ['lbac', 'LBAC point', 100],
    ['b29', 'B-29 point', 200],
  ]),
];

export type Parts = readonly (readonly [count: number, unit: string])[];

/** 27: What stands in for a unit that is lost, in any one of these ways. */
export const SWAPS: { readonly [unit: string]: readonly Parts[] } = {
  'j-army-80-120': [[[1, 'j-division-20-40']], [[2, 'j-brigade-8-18']], [[3, 'j-regiment-6-12']]],
  'j-army-80-160': [[[1, 'j-division-20-40']], [[2, 'j-brigade-8-18']], [[3, 'j-regiment-6-12']]],
  'j-army-30-50': [[[1, 'j-brigade-8-18']]],
  'j-division-20-40': [[[1, 'j-regiment-6-12']]],
  'a-corps-180-200': [[[1, 'a-marine-50-60']], [[3, 'a-marine-10-15']]],
  'a-marine-50-60': [[[1, 'a-marine-10-15']]],
  'a-corps-120-200': [[[1, 'a-division-30-50']], [[3, 'a-regiment-8-15']]],
  'a-division-30-50': [[[1, 'a-regiment-8-15']]],
  'a-corps-40-60': [[[1, 'a-regiment-8-15']]],
};
