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
    label: 'Mvps spent in the real attack’s game',
    rule: RULE.victory,
    options: { match: 'Count for the match', 'no-match': 'Do not count' },
  },
  /** PH-6: the joint centre is bought once for the series, or in every game. */
  joint: {
    label: 'Joint command centre',
    rule: RULE.precautions,
    options: { series: 'Bought once a series', game: 'Bought again each game' },
  },
  /** PH-9a: the four-ship shortfall in vps or in ships. */
  penalty: {
    label: 'Four-ship penalty',
    rule: RULE.fourShips,
    options: { points: 'Per point below 16', ships: 'Per ship below four' },
  },
  /** PH-10: US vps are taken off, or not. */
  score: {
    label: 'The score that decides',
    rule: RULE.bands,
    options: { net: 'Japan’s points minus the US’s', gross: 'Japan’s points alone' },
  },
  /** PH-14: 12 vps on top of the ship's own, or instead. */
  channel: {
    label: 'Sunk in the channel',
    rule: RULE.movement,
    options: { 'on-top': '12 on top of the ship’s own: 16 or 18', instead: '12 only' },
  },
  /** PH-18: a mini-sub hits by its paragraph, or by the torpedo row. */
  miniSub: {
    label: 'A mini-sub hits',
    rule: RULE.ward,
    options: { flat: 'At 50%', table: 'By the torpedo row' },
  },
  /** PH-25: an attack alerts from the next impulse, or from the next phase. */
  attackAlert: {
    label: 'An attack alerts both services from',
    rule: RULE.detection,
    options: { impulse: 'The next impulse', phase: 'The next phase' },
  },
  /** PH-32: what counts as a heavy bomb. */
  heavy: {
    label: 'Heavy bombs',
    rule: RULE.hits,
    options: {
      horizontal: 'Level bombers only',
      'sbd-too': 'SBDs as well',
      'ap-only': 'Armour-piercing only',
    },
  },
  /** PH-33: two bombs in a phase work on a damaged ship, or on any. */
  twoBombs: {
    label: 'Two bombs in one phase work',
    rule: RULE.hits,
    options: { damaged: 'On a damaged ship', any: 'On any ship' },
  },
  /** PH-39: squadrons in the air land on another carrier, or are lost with the flight deck of theirs. */
  homeless: {
    label: 'Squadrons of a damaged carrier',
    rule: RULE.carrierOps,
    options: { elsewhere: 'Land where there is room', lost: 'Lost' },
    missing: 'elsewhere',
  },
} as const;

export type HouseRules = ReadingsOf<typeof SWITCHES>;

export const HOUSE = houseRulesOf(SWITCHES);
export const { defaults: DEFAULT_HOUSE, fields: houseFields } = HOUSE;
