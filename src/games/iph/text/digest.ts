import type { RuleDigest } from '../../../core/play/rules';
import { COMBAT } from './combat';
import { COMPONENTS } from './components';
import { FORD_ISLAND_AND_NIGHT } from './ford-island-and-night';
import { LANDING_AND_MOVEMENT } from './landing-and-movement';
import { SEA_AND_AIR } from './sea-and-air';
import { SET_UP_AND_VICTORY } from './set-up-and-victory';
import { TURN_AND_STACKING } from './turn-and-stacking';

const RULES: readonly RuleDigest[] = [
  ...COMPONENTS,
  ...SET_UP_AND_VICTORY,
  ...TURN_AND_STACKING,
  ...SEA_AND_AIR,
  ...LANDING_AND_MOVEMENT,
  ...COMBAT,
  ...FORD_ISLAND_AND_NIGHT,
];

/** A rule leads to its chapter, as the rulebook numbers them: 7.13 is one of 7.0. */
function withChapter(rule: RuleDigest): RuleDigest {
  const { number, see = [] } = rule;
  const chapter = `${number.split('.')[0]}.0`;
  return number === chapter ? rule : { ...rule, see: [...new Set([...see, chapter])] };
}

/** Every rule of the rulebook in our own words, in its order. Loaded apart from the table, when asked for. */
export const IPH_DIGEST: readonly RuleDigest[] = RULES.map(withChapter);
