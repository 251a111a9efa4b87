import { houseRulesOf, type ReadingsOf } from '../../../core/play/house-rules';

/** The switches of the game, our reading first; rulings IPH-1 to IPH-8 and IPH-31 explain each. */
const SWITCHES = {
  pulls: {
    label: 'Chit pulls each turn',
    rule: '5.2, 5.8',
    options: { all: 'Until the cup is empty', four: 'Four' },
  },
  ratio: {
    label: 'Odds beyond the table',
    rule: '10.11',
    options: { 'cap-then-shift': 'End column, then shift', 'shift-then-cap': 'Shift the real odds' },
  },
  fordHalving: {
    label: 'Ford Island halving',
    rule: '11.2',
    options: { total: 'Force as a whole', unit: 'Each unit' },
  },
  carrierHits: {
    label: 'Several hits on a carrier',
    rule: '7.4',
    options: { worst: 'Worst, once', each: 'Each scores', first: 'First decides' },
  },
  issei: {
    label: 'Issei die after a rebellion',
    rule: '10.13',
    options: { again: 'Still rolled', once: 'No longer' },
  },
  nightDate: {
    label: 'A night counts for',
    rule: '2.10',
    options: { before: 'The day before it', after: 'The day after it' },
  },
  momentumAir: {
    label: 'Air in a momentum battle',
    rule: '10.4',
    options: { none: 'None', us: 'The US rolls' },
  },
  beachheadVp: {
    label: 'Beachhead point',
    rule: '4.8',
    options: { hex: 'Back with the hex', marker: 'Gone with the marker' },
  },
  loneMarker: {
    label: 'A lone beachhead marker',
    rule: '10.9',
    options: { unit: 'A ground unit', marker: 'No ground unit' },
    missing: 'marker',
  },
  /** Not a reading but a help: steps are booked from the results (2.11). */
  registers: {
    label: 'Count steps for you',
    rule: '2.11',
    options: { off: 'No', on: 'Ask who lost them' },
  },
} as const;

export type HouseRules = ReadingsOf<typeof SWITCHES>;

export const HOUSE = houseRulesOf(SWITCHES);
export const { defaults: DEFAULT_HOUSE, fields: houseFields } = HOUSE;

/** Of a game before its set-up is done, as 1.0.0 held it: no switch counts yet. */
const { loneMarker: _, ...before } = DEFAULT_HOUSE;
export const HOUSE_BEFORE = { ...before, beachheadVp: 'marker' } as HouseRules;
