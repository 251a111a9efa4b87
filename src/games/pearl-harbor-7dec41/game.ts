import { emptyPack } from '../../core/charts/pack';
import type { Game } from '../../core/play/game';
import { PEARL_CHARTS } from './data/charts';
import { ENDS } from './data/ends';
import { pearlHarborMeta } from './meta';
import { correctPoints, shipState, squadronLost } from './procedures/by-hand';
import { arrivals, carriersLeave, harbour } from './procedures/carriers';
import { attackBegins, disclosure, endGame, recordEnd, stopSeries } from './procedures/game-end';
import { IN_PLAY } from './procedures/in-play';
import { plan, planOnPaper, readPlan } from './procedures/plan';
import { jointCommand, precautions } from './procedures/precautions';
import { markers, squadronCard } from './procedures/registers';
import { rosters } from './procedures/rosters';
import { secretsAgain } from './procedures/secrets-again';
import { houseRules, setUp } from './procedures/set-up';
import { beginPlay, endPhase, endStep, nextImpulse } from './procedures/turn';
import { applyEvent } from './state/apply';
import { initialState, momentOf, type PearlState, phaseOf } from './state/state';
import { ledgerViews } from './views/ledger';
import { tableView } from './views/table';

const procedures = [
  setUp,
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
  ...IN_PLAY,
];

/** 7Dec41: Pearl Harbor! */
export const pearlHarbor: Game<PearlState> = {
  id: pearlHarborMeta.id,
  title: pearlHarborMeta.title,
  sides: [
    { id: 'us', name: 'US', tone: 'a' },
    { id: 'jp', name: 'Japan', tone: 'b' },
  ],
  charts: PEARL_CHARTS,
  // The rulebook states every cell: there is nothing to make up.
  practice: emptyPack(`practice:${pearlHarborMeta.id}`, pearlHarborMeta.id, 'The rulebook’s tables', true),
  apart: true,
  setup: setUp.id,
  ends: ENDS,
  procedures: Object.fromEntries(procedures.map((procedure) => [procedure.id, procedure])),
  initial: initialState,
  apply: applyEvent,
  sideName: (state, side) => (side === 'jp' ? state.players.jp : state.players.us),
  moment: momentOf,
  phase: phaseOf,
  table: tableView,
  ledgers: ledgerViews,
};
