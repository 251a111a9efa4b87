import type { ChartDef } from '../../../core/charts/chart';
import { AIR_COMBAT, AIR_DEFENCE } from './charts/air';
import { ATTACK_DRM, DEFENCE_DRM } from './charts/modifiers';
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
  DEFENCE_DRM,
  NAVAL_ATTACK,
  ATTACK_DRM,
  OIL,
  GENERAL_SURPRISE,
];
