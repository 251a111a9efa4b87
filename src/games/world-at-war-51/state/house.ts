import type { FormField } from '../../../core/form';

/** The switches: readings that tables differ on, each with the ruling that explains it. Our reading first. */
const SWITCHES = {
  /** WW-3: Japan plays its Magic in the open and first, or both write theirs down. */
  magic: {
    label: 'Strategic Magic is played',
    rule: '51.311',
    options: { 'japan-first': 'Japan first, openly', 'both-hidden': 'Both written down' },
  },
  /** WW-4: the modifier of the surprise die is shown, or only the level reached. */
  drm: {
    label: 'Of the surprise die Japan sees',
    rule: '51.313',
    options: { shown: 'Its modifier', 'level-only': 'The level reached' },
  },
  /** WW-5: what surprise at Pearl gives, once or on top of the general levels. */
  stack: {
    label: 'Surprise at Pearl: +1 and air defence −1',
    rule: '51.31',
    options: { once: 'Once', add: 'Added to levels 2 and 3' },
  },
  /** WW-9: Japanese squadrons aborted in the first strike and the second one. */
  aborted: {
    label: 'Japanese squadrons once aborted',
    rule: '51.41',
    options: { out: 'Stay out of the second', fly: 'May fly again' },
  },
  /** WW-13: ten squadrons in all, or for each group. */
  counter: {
    label: 'Ten US squadrons at most',
    rule: '51.43E',
    options: { total: 'In all', 'per-group': 'For each group' },
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
