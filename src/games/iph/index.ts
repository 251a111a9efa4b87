import type { Game } from '../../core/game';
import { IPH_CHARTS } from './charts';
import { applyEvent } from './events';
import { ledgerView } from './ledger';
import { iphMeta } from './meta';
import { PRACTICE } from './practice';
import { battle } from './procedures/battle/battle';
import { hexControl } from './procedures/hex';
import { movementRoll } from './procedures/movement-roll';
import { correctPoints, rowEliminated, shipLost } from './procedures/points';
import { setUp } from './procedures/set-up';
import {
  beginJpPhase,
  drawChit,
  endJpPhase,
  endStep,
  endTurn,
  endUsPhase,
  retireSubCommand,
} from './procedures/turn';
import { type IphState, initialState, momentOf } from './state';
import { tableView } from './table';

const procedures = [
  setUp,
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
];

/** Invasion Pearl Harbor. */
export const iph: Game<IphState> = {
  id: iphMeta.id,
  title: iphMeta.title,
  sides: [
    { id: 'us', name: 'US', tone: 'a', shape: 'square' },
    { id: 'jp', name: 'Japan', tone: 'b', shape: 'disc' },
  ],
  charts: IPH_CHARTS,
  practice: PRACTICE,
  setup: setUp.id,
  procedures: Object.fromEntries(procedures.map((procedure) => [procedure.id, procedure])),
  initial: initialState,
  apply: applyEvent,
  sideName: (state, side) => (side === 'jp' ? state.players.jp : state.players.us),
  moment: momentOf,
  table: tableView,
  ledgers: (state) => [ledgerView(state)],
  revealed: () => [],
};
