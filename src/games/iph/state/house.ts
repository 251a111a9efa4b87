import type { FormField } from '../../../core/form';

/** Readings that players are known to differ on; the rulings file explains each. */
export type HouseRules = {
  readonly pulls: 'all' | 'four';
  readonly ratio: 'cap-then-shift' | 'shift-then-cap';
  readonly fordHalving: 'total' | 'unit';
  readonly carrierHits: 'worst' | 'each' | 'first';
  readonly issei: 'again' | 'once';
  readonly nightDate: 'before' | 'after';
  readonly momentumAir: 'none' | 'us';
  readonly beachheadVp: 'marker' | 'hex';
  /** Not a reading but a help: steps are booked from the results (2.11). */
  readonly registers: 'off' | 'on';
};

export const DEFAULT_HOUSE: HouseRules = {
  pulls: 'all',
  ratio: 'cap-then-shift',
  fordHalving: 'total',
  carrierHits: 'worst',
  issei: 'again',
  nightDate: 'before',
  momentumAir: 'none',
  beachheadVp: 'marker',
  registers: 'off',
};

type Reading = { readonly value: string; readonly label: string };
type Switch = {
  readonly key: keyof HouseRules;
  readonly label: string;
  readonly rule: string;
  readonly options: readonly Reading[];
};

/** The switches of the game (architecture point 12), our reading first; rulings IPH-1 to IPH-8 explain each. */
const SWITCHES: readonly Switch[] = [
  {
    key: 'pulls',
    label: 'Chit pulls each turn',
    rule: '5.2, 5.8',
    options: [
      { value: 'all', label: 'Until the cup is empty' },
      { value: 'four', label: 'Four' },
    ],
  },
  {
    key: 'ratio',
    label: 'Odds beyond the table',
    rule: '10.11',
    options: [
      { value: 'cap-then-shift', label: 'End column, then shift' },
      { value: 'shift-then-cap', label: 'Shift the real odds' },
    ],
  },
  {
    key: 'fordHalving',
    label: 'Ford Island halving',
    rule: '11.2',
    options: [
      { value: 'total', label: 'Force as a whole' },
      { value: 'unit', label: 'Each unit' },
    ],
  },
  {
    key: 'carrierHits',
    label: 'Several hits on a carrier',
    rule: '7.4',
    options: [
      { value: 'worst', label: 'Worst, once' },
      { value: 'each', label: 'Each scores' },
      { value: 'first', label: 'First decides' },
    ],
  },
  {
    key: 'issei',
    label: 'Issei die after a rebellion',
    rule: '10.13',
    options: [
      { value: 'again', label: 'Still rolled' },
      { value: 'once', label: 'No longer' },
    ],
  },
  {
    key: 'nightDate',
    label: 'A night counts for',
    rule: '2.10',
    options: [
      { value: 'before', label: 'The day before it' },
      { value: 'after', label: 'The day after it' },
    ],
  },
  {
    key: 'momentumAir',
    label: 'Air in a momentum battle',
    rule: '10.4',
    options: [
      { value: 'none', label: 'None' },
      { value: 'us', label: 'The US rolls' },
    ],
  },
  {
    key: 'beachheadVp',
    label: 'Beachhead point',
    rule: '4.8',
    options: [
      { value: 'marker', label: 'Gone with the marker' },
      { value: 'hex', label: 'Back with the hex' },
    ],
  },
  {
    key: 'registers',
    label: 'Count steps for you',
    rule: '2.11',
    options: [
      { value: 'off', label: 'No' },
      { value: 'on', label: 'Ask who lost them' },
    ],
  },
];

/** The switches as fields, with the readings now in force filled in. */
export const houseFields = (now: HouseRules): readonly FormField[] =>
  SWITCHES.map((field) => ({ ...field, kind: 'choice', initial: now[field.key] }));

/** The switches that differ, in words: "Chit pulls each turn: Four". */
export const houseChanges = (from: HouseRules, to: HouseRules): readonly string[] =>
  SWITCHES.filter(({ key }) => from[key] !== to[key]).map(({ key, label, options }) => {
    const reading = options.find(({ value }) => value === to[key])?.label ?? to[key];
    return `${label}: ${reading}`;
  });
