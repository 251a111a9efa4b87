import type { FormField } from '../../../core/form';
import { RULE } from '../rules/headings';

/**
 * The switches: readings that players are known to differ on, or that change a verdict, each with the ruling that
 * explains it. Ten at most (architecture point 12), our reading first.
 */
const SWITCHES = {
  /** PH-1: which faces make the named event happen. */
  faces: {
    label: 'An event happens on',
    rule: RULE.chances,
    options: { high: 'High dice', low: 'Low dice' },
  },
  /** PH-5: the real attack's own mvps match too. */
  ownMvps: {
    label: 'Mvps of the real attack’s own game',
    rule: RULE.victory,
    options: { match: 'Match too', 'no-match': 'Only false alarms' },
  },
  /** PH-6: the joint centre is bought once for the series, or in every game. */
  joint: {
    label: 'Joint command centre',
    rule: RULE.precautions,
    options: { series: 'Once a series', game: 'Each game anew' },
  },
  /** PH-9a: the four-ship shortfall in vps or in ships. */
  penalty: {
    label: 'Four ships: counted by',
    rule: RULE.fourShips,
    options: { points: 'Points below 16', ships: 'Ships below four' },
  },
  /** PH-10: US vps are taken off, or not. */
  score: {
    label: 'The score that decides',
    rule: RULE.bands,
    options: { net: 'Japan less US', gross: 'Japan alone' },
  },
  /** PH-14: 12 vps on top of the ship's own, or instead. */
  channel: {
    label: 'Ship sunk in the channel',
    rule: RULE.movement,
    options: { 'on-top': '12 and its own', instead: '12 instead' },
  },
  /** PH-18: a mini-sub hits by its paragraph, or by the torpedo row. */
  miniSub: {
    label: 'A mini-sub hits',
    rule: RULE.ward,
    options: { flat: 'At 50%', table: 'By the torpedo row' },
  },
  /** PH-25: an attack alerts from the next impulse, or from the next phase. */
  attackAlert: {
    label: 'An attack alerts from',
    rule: RULE.detection,
    options: { impulse: 'The next impulse', phase: 'The next phase' },
  },
  /** PH-32: what counts as a heavy bomb. */
  heavy: {
    label: 'Heavy bombs',
    rule: RULE.hits,
    options: { horizontal: 'Horizontal ones', 'sbd-too': 'SBDs’ too', 'ap-only': 'Armour-piercing only' },
  },
  /** PH-33: two bombs in a phase work on a damaged ship, or on any. */
  twoBombs: {
    label: 'Two bombs in a phase',
    rule: RULE.hits,
    options: { damaged: 'On a damaged ship', any: 'On any ship' },
  },
} as const;

type Key = keyof typeof SWITCHES;

/** The reading in force of each switch. */
export type HouseRules = { readonly [K in Key]: keyof (typeof SWITCHES)[K]['options'] };

const FIELDS = Object.entries(SWITCHES).map(([key, { label, rule, options }]) => ({
  key: key as Key,
  label,
  rule,
  options: Object.entries<string>(options).map(([value, reading]) => ({ value, label: reading })),
}));

export const DEFAULT_HOUSE = Object.fromEntries(
  FIELDS.map(({ key, options }) => [key, options[0]?.value]),
) as HouseRules;

/** The switches as fields, with the readings now in force filled in. */
export const houseFields = (now: HouseRules): readonly FormField[] =>
  FIELDS.map((field) => ({ ...field, kind: 'choice', initial: now[field.key] }));

/** The switches that differ, in words. */
export const houseChanges = (from: HouseRules, to: HouseRules): readonly string[] =>
  FIELDS.filter(({ key }) => from[key] !== to[key]).map(({ key, label, options }) => {
    const reading = options.find(({ value }) => value === to[key])?.label ?? to[key];
    return `${label}: ${reading}`;
  });
