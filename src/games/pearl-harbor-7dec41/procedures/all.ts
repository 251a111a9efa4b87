import type { Procedure } from '../state/events';
import { crash, landElsewhere } from './air/home';
import { strike } from './air/strike';
import { correctPoints, shipState, squadronLost } from './by-hand';
import { arrivals, carriersLeave, harbour } from './carriers';
import { launchContact, radar, subSighting } from './detection/look-out';
import { report } from './detection/report';
import { airSearch, clipper } from './detection/search';
import { attackBegins, disclosure, endGame, recordEnd, stopSeries } from './game-end';
import { landing } from './landing';
import { miniSubsAttack, miniSubsEnter } from './mini-subs';
import { plan, planOnPaper, readPlan } from './plan';
import { jointCommand, precautions } from './precautions';
import { markers, squadronCard } from './registers';
import { rosters } from './rosters';
import { surfaceCombat } from './sea/combat';
import { surfaceContact } from './sea/contact';
import { damagedMove, sortie } from './sea/movement';
import { submarineAttack } from './sea/submarine';
import { secretsAgain } from './secrets-again';
import { houseRules } from './set-up';
import { beginPlay, endPhase, endStep, nextImpulse } from './turn';

/** Everything that can be done, beside the set-up. */
export const PROCEDURES: readonly Procedure[] = [
  houseRules,
  plan,
  planOnPaper,
  readPlan,
  harbour,
  precautions,
  jointCommand,
  beginPlay,
  arrivals,
  carriersLeave,
  endStep,
  nextImpulse,
  endPhase,
  attackBegins,
  disclosure,
  endGame,
  recordEnd,
  stopSeries,
  shipState,
  squadronLost,
  rosters,
  secretsAgain,
  squadronCard,
  markers,
  correctPoints,
  // Within the steps of a phase.
  report,
  surfaceContact,
  surfaceCombat,
  submarineAttack,
  damagedMove,
  sortie,
  airSearch,
  clipper,
  radar,
  subSighting,
  launchContact,
  miniSubsEnter,
  miniSubsAttack,
  strike,
  crash,
  landElsewhere,
  landing,
];
