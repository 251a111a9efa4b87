import type { ChartDef, RulesCell } from '../../../core/charts/chart';
import { axis, DIE, numbers, options, range } from '../../../kit/charts';
import { MOVEMENT, ROW_POINTS, SHIFTS, SUPPORT } from './modifiers';

/**
 * The mapsheet's charts. Only what the rulebook states stands here as a cell; the rest is printed on the
 * sheet alone and is learned from the players.
 */
const MANMADE = {
  city: 'City',
  installation: 'Military installation',
  fortification: 'Fortification',
  oil: 'Oil storage',
  airfield: 'Airfield',
};
export const TERRAIN_NAMES: { readonly [terrain: string]: string } = {
  clear: 'Clear',
  rough: 'Rough',
  mountain: 'Mountain',
  ...MANMADE,
};
export const TERRAINS = Object.keys(TERRAIN_NAMES);

/** 10.2, 10.9, 10.11: only the end columns and one cell are in the rulebook. */
export const CRT: ChartDef = {
  id: 'crt',
  name: 'Combat Results Table',
  rule: '10.9',
  columns: { label: 'Odds', labels: ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'], mode: 'confirm' },
  rows: DIE,
  shape: { kind: 'losses', max: 8 },
  cells: [{ column: '2:1', row: '6', value: { attacker: 2, defender: 1 }, rule: '10.9' }],
};

const rule = (column: string, value: string | number, number: string, rows: readonly string[]): RulesCell[] =>
  rows.map((row) => ({ column, row, value, rule: number }));

/** 4.4, 9.8, 10.8, 10.12. Shift: positive is right, for the attacker. */
export const TEC: ChartDef = {
  id: 'tec',
  name: 'Terrain Effects Chart',
  rule: '10.8',
  columns: axis('Effect', {
    mp: 'MP to enter',
    shift: 'Combat shift',
    concentric: 'Concentric bonus',
    vp: 'VP',
  }),
  rows: { ...axis('Terrain', TERRAIN_NAMES), mode: 'open' },
  shape: {
    byColumn: {
      mp: numbers(1, 7),
      shift: { kind: 'number', min: -3, max: 3, columns: true },
      concentric: options({ yes: 'yes', no: 'no' }),
      vp: numbers(0, 3),
    },
  },
  cells: [
    ...rule('shift', -1, '10.8', ['rough']),
    ...rule('concentric', 'no', '10.12', ['city', 'installation', 'fortification']),
    ...rule('concentric', 'yes', '10.12', ['clear', 'rough', 'mountain', 'oil', 'airfield']),
    ...rule('vp', 1, '4.4', ['city', 'installation', 'fortification', 'oil']),
    ...rule('vp', 2, '4.4', ['airfield']),
    ...rule('vp', 0, '4.4', ['clear', 'rough', 'mountain']),
  ],
};

/** 12.4: the three results are in the rulebook, not which die gives which. */
export const NIGHT: ChartDef = {
  id: 'night',
  name: 'Night Attacks Shift Table',
  rule: '12.4',
  columns: axis('', { result: 'Result' }),
  rows: DIE,
  shape: options({ none: 'no shift', for: 'for Japan', against: 'against Japan' }),
  cells: [],
};

/** 7.3 to 7.7: the four results are in the rulebook, not which die gives which. */
export const CARRIERS: ChartDef = {
  id: 'carriers',
  name: 'Carrier Warfare Table',
  rule: '7.3',
  columns: axis('', { result: 'Result' }),
  rows: DIE,
  shape: options({
    'ijn-finds-us': 'IJN finds US',
    'us-finds-ijn': 'US finds IJN',
    mutual: 'Mutual discovery',
    none: 'No carrier combat',
  }),
  cells: [],
};

/** 8.5: a final 4 or 5 stalls; what the other totals do is on the sheet alone. Modifiers may lead past the faces. */
export const LANDING: ChartDef = {
  id: 'landing',
  name: 'Landing Table',
  rule: '8.5',
  columns: axis('', { result: 'Result' }),
  rows: { ...range('Total', 1, 6), mode: 'open' },
  shape: options({ lands: 'Lands freely', stalled: 'Stalled', step: 'Loses a step', lost: 'Eliminated' }),
  cells: rule('result', 'stalled', '8.5', ['4', '5']),
};

/** 8.5: one modifier for 8 Dec or one for 9 Dec, and others for the geography of a landing hex. */
export const LANDING_MODIFIERS: ChartDef = {
  id: 'landing-modifiers',
  name: 'Landing modifiers',
  rule: '8.5',
  columns: axis('', { modifier: 'Modifier' }),
  rows: { label: 'For', labels: ['8 Dec', '9 Dec'], mode: 'open' },
  shape: numbers(-3, 3),
  cells: [],
  practice: { 1630: 0, 1631: 0, 1632: 0 },
};

/** 7.15 counts the airfields on the map; the rulebook does not say how many there are. */
export const MAP_COUNTS: ChartDef = {
  id: 'map',
  name: 'On the map',
  rule: '7.15',
  columns: axis('', { count: 'How many' }),
  rows: axis('Of', { airfields: 'Airfields, Ford Island too' }),
  questions: { airfields: 'How many airfields are on the map, Ford Island included?' },
  shape: numbers(1, 12),
  cells: [],
};

/** A hex the rulebook names. Numbers are told by 2.2 and 3.3; which Honolulu or fort hex is which, nobody says. */
export type NamedHex = {
  readonly id: string;
  readonly label: string;
  readonly number?: string;
  readonly kind?: string;
  readonly rule: string;
};

const several = (count: number, id: string, label: string, kind: string, number: string): NamedHex[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${id}-${i + 1}`,
    label: `${label} ${i + 1}`,
    kind,
    rule: number,
  }));

export const NAMED_HEXES: readonly NamedHex[] = [
  { id: 'ford-island', label: 'Ford Island', number: '3020', kind: 'airfield', rule: '4.5' },
  { id: 'haleiwa', label: 'Halei-wa', number: '1630', kind: 'city', rule: '4.6' },
  ...several(5, 'honolulu', 'Honolulu', 'city', '9.14'),
  ...several(7, 'fort', 'Fort', 'fortification', '3.3'),
  { id: 'schofield-1', label: 'Schofield Barracks 2125', number: '2125', rule: '3.3' },
  { id: 'schofield-2', label: 'Schofield Barracks 2225', number: '2225', rule: '3.3' },
  { id: 'pearl-city', label: 'Pearl City', number: '2821', rule: '3.3' },
  { id: 'ewa', label: 'Ewa', number: '3225', rule: '3.3' },
  { id: 'marine-base', label: 'Marine Base', number: '3327', rule: '3.3' },
];

/** What kind of manmade terrain a hex holds (4.4); numbered hexes are added as players meet them. */
export const HEXES: ChartDef = {
  id: 'hexes',
  name: 'Victory point hexes',
  rule: '4.4',
  columns: axis('', { kind: 'What it holds' }),
  rows: {
    ...axis('Hex', Object.fromEntries(NAMED_HEXES.map(({ id, label }) => [id, label]))),
    mode: 'open',
  },
  shape: options({ ...MANMADE, none: 'No manmade terrain' }),
  cells: NAMED_HEXES.flatMap(({ id, kind, rule: number }) =>
    kind ? [{ column: 'kind', row: id, value: kind, rule: number }] : [],
  ),
  practice: { 1631: 'none', 1632: 'none' },
};

export const IPH_CHARTS: readonly ChartDef[] = [
  CRT,
  TEC,
  NIGHT,
  CARRIERS,
  LANDING,
  LANDING_MODIFIERS,
  MOVEMENT,
  ROW_POINTS,
  SHIFTS,
  SUPPORT,
  HEXES,
  MAP_COUNTS,
];
