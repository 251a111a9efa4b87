import { airCombat, survivors } from './air-combat';
import { assign } from './assign';
import { attackTarget } from './attack';
import { countsByHand, shipByHand } from './by-hand';
import { close, nextTurn, removeLine, tick, writeLine } from './calendar';
import { counter } from './counter';
import { decision } from './decision';
import { declare } from './declaration';
import { effective } from './effective';
import { forces } from './forces';
import { placement, reveal } from './home';
import { interception } from './interception';
import { locations, magicJp, magicJpSealed, magicUs, readSecrets } from './secrets';
import { houseRules } from './set-up';
import { surprise, targets } from './surprise';
import { magicDrawn, tension } from './tracks';

/** All that can be done once the game is set up. */
export const PROCEDURES = [
  houseRules,
  declare,
  effective,
  forces,
  magicJp,
  magicJpSealed,
  magicUs,
  locations,
  readSecrets,
  surprise,
  targets,
  airCombat,
  assign,
  attackTarget,
  survivors,
  decision,
  interception,
  counter,
  reveal,
  placement,
  nextTurn,
  writeLine,
  removeLine,
  tick,
  close,
  tension,
  magicDrawn,
  shipByHand,
  countsByHand,
];
