import type { FormField } from '../../../core/form';
import { RULE } from '../rules/headings';

/** Readings that players are known to differ on, or that change a verdict; the rulings file explains each. */
export type HouseRules = {
  /** PH-1: which faces make the named event happen. */
  readonly faces: 'high' | 'low';
  /** PH-5: the real attack's own mvps match too. */
  readonly ownMvps: 'match' | 'no-match';
  /** PH-6: the joint centre is bought once for the series, or in every game. */
  readonly joint: 'series' | 'game';
  /** PH-9a: the four-ship shortfall in vps or in ships. */
  readonly penalty: 'points' | 'ships';
  /** PH-10: US vps are taken off, or not. */
  readonly score: 'net' | 'gross';
  /** PH-14: 12 vps on top of the ship's own, or instead. */
  readonly channel: 'on-top' | 'instead';
  /** PH-18: a mini-sub hits by its paragraph, or by the torpedo row. */
  readonly miniSub: 'flat' | 'table';
  /** PH-25: an attack alerts from the next impulse, or from the next phase. */
  readonly attackAlert: 'impulse' | 'phase';
  /** PH-32: what counts as a heavy bomb. */
  readonly heavy: 'horizontal' | 'sbd-too' | 'ap-only';
  /** PH-33: two bombs in a phase work on a damaged ship, or on any. */
  readonly twoBombs: 'damaged' | 'any';
};

export const DEFAULT_HOUSE: HouseRules = {
  faces: 'high',
  ownMvps: 'match',
  joint: 'series',
  penalty: 'points',
  score: 'net',
  channel: 'on-top',
  miniSub: 'flat',
  attackAlert: 'impulse',
  heavy: 'horizontal',
  twoBombs: 'damaged',
};

type Switch = {
  readonly key: keyof HouseRules;
  readonly label: string;
  readonly rule: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Ten at most (architecture point 12), our reading first. */
const SWITCHES: readonly Switch[] = [
  {
    key: 'faces',
    label: 'An event happens on',
    rule: RULE.chances,
    options: [
      { value: 'high', label: 'High dice' },
      { value: 'low', label: 'Low dice' },
    ],
  },
  {
    key: 'ownMvps',
    label: 'Mvps of the real attack’s own game',
    rule: RULE.victory,
    options: [
      { value: 'match', label: 'Match too' },
      { value: 'no-match', label: 'Only false alarms' },
    ],
  },
  {
    key: 'joint',
    label: 'Joint command centre',
    rule: RULE.precautions,
    options: [
      { value: 'series', label: 'Once a series' },
      { value: 'game', label: 'Each game anew' },
    ],
  },
  {
    key: 'penalty',
    label: 'Four ships: counted by',
    rule: RULE.fourShips,
    options: [
      { value: 'points', label: 'Points below 16' },
      { value: 'ships', label: 'Ships below four' },
    ],
  },
  {
    key: 'score',
    label: 'The score that decides',
    rule: RULE.bands,
    options: [
      { value: 'net', label: 'Japan less US' },
      { value: 'gross', label: 'Japan alone' },
    ],
  },
  {
    key: 'channel',
    label: 'Ship sunk in the channel',
    rule: RULE.movement,
    options: [
      { value: 'on-top', label: '12 and its own' },
      { value: 'instead', label: '12 instead' },
    ],
  },
  {
    key: 'miniSub',
    label: 'A mini-sub hits',
    rule: RULE.ward,
    options: [
      { value: 'flat', label: 'At 50%' },
      { value: 'table', label: 'By the torpedo row' },
    ],
  },
  {
    key: 'attackAlert',
    label: 'An attack alerts from',
    rule: RULE.detection,
    options: [
      { value: 'impulse', label: 'The next impulse' },
      { value: 'phase', label: 'The next phase' },
    ],
  },
  {
    key: 'heavy',
    label: 'Heavy bombs',
    rule: RULE.hits,
    options: [
      { value: 'horizontal', label: 'Horizontal ones' },
      { value: 'sbd-too', label: 'SBDs’ too' },
      { value: 'ap-only', label: 'Armour-piercing only' },
    ],
  },
  {
    key: 'twoBombs',
    label: 'Two bombs in a phase',
    rule: RULE.hits,
    options: [
      { value: 'damaged', label: 'On a damaged ship' },
      { value: 'any', label: 'On any ship' },
    ],
  },
];

/** The switches as fields, with the readings now in force filled in. */
export const houseFields = (now: HouseRules): readonly FormField[] =>
  SWITCHES.map((field) => ({ ...field, kind: 'choice', initial: now[field.key] }));

/** The switches that differ, in words. */
export const houseChanges = (from: HouseRules, to: HouseRules): readonly string[] =>
  SWITCHES.filter(({ key }) => from[key] !== to[key]).map(({ key, label, options }) => {
    const reading = options.find(({ value }) => value === to[key])?.label ?? to[key];
    return `${label}: ${reading}`;
  });
