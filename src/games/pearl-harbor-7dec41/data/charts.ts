import type { ChartDef } from '../../../core/charts/chart';
import {
  ANTI_AIRCRAFT,
  ANTI_AIRCRAFT_FATE,
  ANTI_AIRCRAFT_TIMING,
  ARMOUR_PIERCING,
  CRASH,
  INTERCEPTION,
  MALFUNCTION,
  STRIKE_HIT,
  SUB_ATTACK,
  SUB_ROLLS,
  SURFACE_COMBAT,
} from './charts/combat';
import {
  AIR_SEARCH,
  CLIPPER,
  DENIAL,
  LAUNCH_CONTACT,
  RADAR,
  SUB_SIGHTING,
  SURFACE_CONTACT,
} from './charts/detection';
import { MVP_COSTS, VICTORY_POINTS } from './charts/points';
import { CARRIERS, LANDING, MINI_SUB_EFFECT, MINI_SUB_HIT, MOVEMENT, WARD } from './charts/set-up';

/** Every table of the rulebook, all of it stated there: nothing has to be learned from the players. */
export const PEARL_CHARTS: readonly ChartDef[] = [
  SURFACE_CONTACT,
  AIR_SEARCH,
  RADAR,
  SUB_SIGHTING,
  LAUNCH_CONTACT,
  CLIPPER,
  DENIAL,
  WARD,
  MINI_SUB_HIT,
  MINI_SUB_EFFECT,
  MOVEMENT,
  ANTI_AIRCRAFT,
  ANTI_AIRCRAFT_TIMING,
  ANTI_AIRCRAFT_FATE,
  SUB_ROLLS,
  INTERCEPTION,
  STRIKE_HIT,
  MALFUNCTION,
  ARMOUR_PIERCING,
  SUB_ATTACK,
  SURFACE_COMBAT,
  CRASH,
  LANDING,
  CARRIERS,
  VICTORY_POINTS,
  MVP_COSTS,
];
