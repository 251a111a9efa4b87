import { houseRulesOf, type ReadingsOf } from '../../../core/play/house-rules';
import { RULE } from '../data/headings';

/**
 * The switches: readings that players are known to differ on, or that change a verdict, each with the ruling that
 * explains it. Ten at most, our reading first.
 */
const SWITCHES = {
  /** PH-1: which faces make the named event happen. */
  faces: {
    label: 'An event happens on',
    rule: RULE.chances,
    options: { high: 'High dice', low: 'Low dice' },
    // It changed no chance and gave its place to PH-39.
    retired: true,
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
    label: 'Sunk in the channel',
    rule: RULE.movement,
    options: { 'on-top': '12 more: 16 or 18', instead: '12 alone' },
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
  /** PH-39: squadrons in the air land on another carrier, or are lost with the flight deck of theirs. */
  homeless: {
    label: 'Squadrons of a damaged carrier',
    rule: RULE.carrierOps,
    options: { elsewhere: 'Land where there is room', lost: 'Are lost' },
    missing: 'elsewhere',
  },
} as const;

export type HouseRules = ReadingsOf<typeof SWITCHES>;

export const HOUSE = houseRulesOf(SWITCHES);
export const { defaults: DEFAULT_HOUSE, fields: houseFields } = HOUSE;
