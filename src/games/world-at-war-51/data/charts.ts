import type { ChartDef } from '../../../core/charts/chart';
import { AIR_COMBAT, AIR_DEFENCE } from './charts/air';
import { NAVAL_ATTACK } from './charts/naval';
import { GENERAL_SURPRISE, OIL, TENSION_DIE } from './charts/other';
import { LEVELS, LOCATIONS, SURPRISE_DRM } from './charts/surprise';

/** Every table of the attack that could be found; none of them has an empty cell. */
export const CHARTS: readonly ChartDef[] = [
  TENSION_DIE,
  LOCATIONS,
  SURPRISE_DRM,
  LEVELS,
  AIR_COMBAT,
  AIR_DEFENCE,
  NAVAL_ATTACK,
  OIL,
  GENERAL_SURPRISE,
];
