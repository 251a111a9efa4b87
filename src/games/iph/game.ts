import type { Game } from '../../core/play/game';
import { defineGame } from '../../kit/define-game';
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
import * as turn from './procedures/turn';
import { applyEvent } from './state/apply';
import { standsOf } from './state/ends';
import type { IphEvent } from './state/events';
import { type IphState, initialState, isPlaying, momentOf } from './state/state';
import { ledgerView } from './views/ledger';
import { phaseOf, tableView } from './views/table';

/** Invasion Pearl Harbor. */
export const iph: Game<IphState> = defineGame<IphState, IphEvent>({
  id: 'iph',
  title: 'Invasion Pearl Harbor',
  sides: SIDES,
  seals: true,
  charts: IPH_CHARTS,
  practice: PRACTICE,
  setup: setUp,
  ends: ENDS,
  closes: [recordEnd.id, stopGame.id],
  stands: standsOf,
  procedures: [
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
    turn.endStep,
    turn.drawChit,
    turn.endUsPhase,
    turn.beginJpPhase,
    turn.endJpPhase,
    turn.endTurn,
    movementRoll,
    battle,
    hexControl,
    rowEliminated,
    shipLost,
    correctPoints,
    turn.retireSubCommand,
    correctForces,
    houseRules,
    recordEnd,
    playOn,
    stopGame,
  ],
  initial: initialState,
  apply: applyEvent,
  moment: momentOf,
  phase: (state) => (isPlaying(state) && !state.over ? phaseOf(state) : undefined),
  table: tableView,
  ledgers: (state) => [ledgerView(state)],
});
