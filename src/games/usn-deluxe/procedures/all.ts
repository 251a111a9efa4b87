import type { Procedure } from '../state/procedure';
import { administration } from './administration';
import { trainCarriers } from './air-training';
import { addShip, changeHouse, correctPoints, correctShip, record, setBase, stop } from './by-hand';
import { rollCheck } from './checks';
import { finalCount, midwar, scenarioItem } from './counting';
import { due } from './due';
import {
  airBasing,
  airStrike,
  bombardment,
  enterFight,
  landAttack,
  landing,
  openMissions,
  scout,
  seaBattle,
  stationSubs,
  submarineAttack,
  writeMissions,
} from './fights';
import { fillOilers, refuel } from './fuel';
import { losses } from './losses';
import { endPhase, place } from './phases';
import { manchukuo, readiness } from './readiness';
import { moveShips } from './ships';
import {
  buildUnit,
  chineseAttacked,
  civilWar,
  convoy,
  defection,
  deployment,
  emergencySupply,
  fortSupply,
  indianOcean,
  magic,
  openDeployment,
  operational,
  spendPoints,
} from './special';
import { withdraw } from './withdraw';
import { repairShips, replaceShips } from './yards';

export const PROCEDURES: readonly Procedure[] = [
  place,
  due,
  endPhase,
  refuel,
  fillOilers,
  moveShips,
  repairShips,
  replaceShips,
  trainCarriers,
  stationSubs,
  enterFight,
  landing,
  airStrike,
  openMissions,
  writeMissions,
  landAttack,
  airBasing,
  seaBattle,
  bombardment,
  submarineAttack,
  scout,
  rollCheck,
  administration,
  midwar,
  scenarioItem,
  finalCount,
  indianOcean,
  deployment,
  openDeployment,
  civilWar,
  convoy,
  withdraw,
  losses,
  readiness,
  manchukuo,
  operational,
  spendPoints,
  magic,
  emergencySupply,
  chineseAttacked,
  defection,
  fortSupply,
  buildUnit,
  correctShip,
  addShip,
  setBase,
  correctPoints,
  changeHouse,
  record,
  stop,
];
