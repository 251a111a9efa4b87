import type { Game } from '../../core/play/game';
import { IPH_CHARTS } from './data/charts';
import { ENDS } from './data/ends';
import { PRACTICE } from './data/practice';
import { SIDES } from './data/sides';
import { battle } from './procedures/battle/battle';
import { playOn, recordEnd, stopGame } from './procedures/end';
import { correctForces } from './procedures/forces';
import { hexControl } from './procedures/hex';
import { houseRules } from './procedures/house-rules';
import { interdiction } from './procedures/interdiction';
import { landing } from './procedures/landing';
import { movementRoll } from './procedures/movement-roll';
import { correctPoints, rowEliminated, shipLost } from './procedures/points';
import { battleshipStrike } from './procedures/sea/battleship-strike';
import { carrierCombat } from './procedures/sea/carrier-combat';
import { jpDisposition, revealShips, usDisposition } from './procedures/sea/disposition';
import { submarine } from './procedures/sea/submarine';
import { landingOrder, revealLanding, setUp } from './procedures/set-up';
import {
  beginJpPhase,
  drawChit,
  endJpPhase,
  endStep,
  endTurn,
  endUsPhase,
  retireSubCommand,
} from './procedures/turn';
import { applyEvent } from './state/apply';
import { type IphState, initialState, isPlaying, momentOf } from './state/state';
import { ledgerView } from './views/ledger';
import { phaseOf, tableView } from './views/table';

const procedures = [
  setUp,
  landingOrder,
  revealLanding,
  jpDisposition,
  usDisposition,
  revealShips,
  carrierCombat,
  battleshipStrike,
  submarine,
  landing,
  interdiction,
  endStep,
  drawChit,
  endUsPhase,
  beginJpPhase,
  endJpPhase,
  endTurn,
  movementRoll,
  battle,
  hexControl,
  rowEliminated,
  shipLost,
  correctPoints,
  retireSubCommand,
  correctForces,
  houseRules,
  recordEnd,
  playOn,
  stopGame,
];

/** Invasion Pearl Harbor. */
export const iph: Game<IphState> = {
  id: 'iph',
  title: 'Invasion Pearl Harbor',
  sides: SIDES,
  charts: IPH_CHARTS,
  practice: PRACTICE,
  setup: setUp.id,
  ends: ENDS,
  procedures: Object.fromEntries(procedures.map((procedure) => [procedure.id, procedure])),
  initial: initialState,
  apply: applyEvent,
  sideName: (state, side) => (side === 'jp' ? state.players.jp : state.players.us),
  moment: momentOf,
  phase: (state) => (isPlaying(state) && !state.over ? phaseOf(state) : undefined),
  table: tableView,
  ledgers: (state) => [ledgerView(state)],
};

/** Fetched only from here, so that what it shares with the game stays in the game's own file. */
export const sheet = () => import('./views/sheet/sheet');
