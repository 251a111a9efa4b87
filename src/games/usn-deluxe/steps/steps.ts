import type { Procedure } from '../state/procedure';
import { settleTurn } from './administration';
import { baseAircraft } from './air/air-basing';
import { flyStrike } from './air/air-strike';
import { giveMissions, layOpen } from './air/missions';
import { combineUnits } from './build';
import { addByHand, enterBase, enterByHand, scoreByHand, setShip } from './by-hand';
import { askItem, countFinal, countMidwar } from './counting';
import { fillThem, refuelShips } from './fuel';
import { attackOnLand } from './land-attack';
import { landTroops } from './landing';
import { rollLosses } from './losses';
import { rollManchukuo, rollReadiness } from './readiness';
import { trainCarrierAir } from './retrain';
import { fightAtSea } from './sea/battle';
import { bombard } from './sea/bombardment';
import { scoutShips } from './sea/scout';
import { lieOnStation, strikeBySubmarine } from './sea/submarines';
import {
  attackChinese,
  countFort,
  countOperational,
  crossTheIndianOcean,
  rollCivilWar,
  rollDefection,
  spendOperational,
  supplyInNeed,
  useMagic,
} from './seldom';
import { keepConvoys, withdrawShips } from './withdraw';
import { repairAll, sendBack } from './yards';

/** What is fetched once a table stands: steps, by their procedures. */
export const STEPS: { readonly [id: string]: Procedure['run'] } = {
  administration: settleTurn,
  fight: enterByHand,
  'correct-ship': setShip,
  'add-ship': addByHand,
  'set-base': enterBase,
  'correct-points': scoreByHand,
  refuel: refuelShips,
  'fill-oilers': fillThem,
  repair: repairAll,
  'replace-ships': sendBack,
  landing: landTroops,
  'air-strike': flyStrike,
  missions: giveMissions,
  'open-missions': layOpen,
  'land-attack': attackOnLand,
  'air-basing': baseAircraft,
  'train-carriers': trainCarrierAir,
  'sea-battle': fightAtSea,
  bombardment: bombard,
  stations: lieOnStation,
  'submarine-attack': strikeBySubmarine,
  scout: scoutShips,
  'indian-ocean': crossTheIndianOcean,
  'civil-war': rollCivilWar,
  convoy: keepConvoys,
  withdraw: withdrawShips,
  losses: rollLosses,
  readiness: rollReadiness,
  manchukuo: rollManchukuo,
  'operational-points': countOperational,
  'spend-points': spendOperational,
  magic: useMagic,
  'emergency-supply': supplyInNeed,
  midwar: countMidwar,
  'final-count': countFinal,
  'scenario-item': askItem,
  'chinese-attacked': attackChinese,
  defection: rollDefection,
  fortress: countFort,
  'build-unit': combineUnits,
};
