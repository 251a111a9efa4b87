import { houseRulesOf, type ReadingsOf } from '../../../core/play/house-rules';

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
  /** WW-10: the squadrons of which a third may stay on patrol. */
  patrol: {
    label: 'A third on patrol, counted of',
    rule: '51.43B',
    options: { available: 'Squadrons available', surviving: 'All that survive' },
    missing: 'available',
  },
  /** WW-13: ten squadrons in all, or for each group. */
  counter: {
    label: 'Ten US squadrons at most',
    rule: '51.43E',
    options: { total: 'In all', 'per-group': 'For each group' },
  },
} as const;

export type HouseRules = ReadingsOf<typeof SWITCHES>;

export const HOUSE = houseRulesOf(SWITCHES);
export const { defaults: DEFAULT_HOUSE, fields: houseFields } = HOUSE;

/** Of a game before its set-up is done, as 1.0.0 held it: no switch counts yet. */
const { patrol: _, ...before } = DEFAULT_HOUSE;
export const HOUSE_BEFORE = HOUSE.read(before);
