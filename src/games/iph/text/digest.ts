import type { RuleDigest } from '../../../core/play/rules';
import { COMBAT } from './combat';
import { COMPONENTS } from './components';
import { FORD_ISLAND_AND_NIGHT } from './ford-island-and-night';
import { LANDING_AND_MOVEMENT } from './landing-and-movement';
import { SEA_AND_AIR } from './sea-and-air';
import { SET_UP_AND_VICTORY } from './set-up-and-victory';
import { TURN_AND_STACKING } from './turn-and-stacking';

/** Every rule of the rulebook in our own words, in its order. Loaded apart from the table, when asked for. */
export const IPH_DIGEST: readonly RuleDigest[] = [
  ...COMPONENTS,
  ...SET_UP_AND_VICTORY,
  ...TURN_AND_STACKING,
  ...SEA_AND_AIR,
  ...LANDING_AND_MOVEMENT,
  ...COMBAT,
  ...FORD_ISLAND_AND_NIGHT,
];
