import type { ChartDef } from '../../../core/charts/chart';
import { AIR_COMBAT, AIR_DEFENCE } from './air';
import { NAVAL_ATTACK } from './naval';
import { GENERAL_SURPRISE, OIL, TENSION_DIE } from './other';
import { LEVELS, LOCATIONS, SURPRISE_DRM } from './surprise';

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
