import type { FormField } from '../../../core/form';

/** Readings that tables differ on; the rulings file explains each (WW-3, 4, 5, 9, 13). */
export type HouseRules = {
  /** WW-3: Japan plays its Magic in the open and first, or both write theirs down. */
  readonly magic: 'japan-first' | 'both-hidden';
  /** WW-4: the modifier of the surprise die is shown, or only the level reached. */
  readonly drm: 'shown' | 'level-only';
  /** WW-5: what surprise at Pearl gives, once or on top of the general levels. */
  readonly stack: 'once' | 'add';
  /** WW-9: Japanese squadrons aborted in the first strike and the second one. */
  readonly aborted: 'out' | 'fly';
  /** WW-13: ten squadrons in all, or for each group. */
  readonly counter: 'total' | 'per-group';
};

export const DEFAULT_HOUSE: HouseRules = {
  magic: 'japan-first',
  drm: 'shown',
  stack: 'once',
  aborted: 'out',
  counter: 'total',
};

type Switch = {
  readonly key: keyof HouseRules;
  readonly label: string;
  readonly rule: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Five, our reading first. */
const SWITCHES: readonly Switch[] = [
  {
    key: 'magic',
    label: 'Strategic Magic is played',
    rule: '51.311',
    options: [
      { value: 'japan-first', label: 'Japan first, openly' },
      { value: 'both-hidden', label: 'Both written down' },
    ],
  },
  {
    key: 'drm',
    label: 'Of the surprise die Japan sees',
    rule: '51.313',
    options: [
      { value: 'shown', label: 'Its modifier' },
      { value: 'level-only', label: 'The level reached' },
    ],
  },
  {
    key: 'stack',
    label: 'Surprise at Pearl: +1 and air defence −1',
    rule: '51.31',
    options: [
      { value: 'once', label: 'Once' },
      { value: 'add', label: 'Added to levels 2 and 3' },
    ],
  },
  {
    key: 'aborted',
    label: 'Japanese squadrons once aborted',
    rule: '51.41',
    options: [
      { value: 'out', label: 'Stay out of the second' },
      { value: 'fly', label: 'May fly again' },
    ],
  },
  {
    key: 'counter',
    label: 'Ten US squadrons at most',
    rule: '51.43E',
    options: [
      { value: 'total', label: 'In all' },
      { value: 'per-group', label: 'For each group' },
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
