import { emptyPack } from '../../core/charts/pack';
import type { Game } from '../../core/play/game';
import { defineGame } from '../../kit/define-game';
import { PEARL_CHARTS } from './data/charts';
import { ENDS } from './data/ends';
import { pearlHarborMeta } from './meta';
import { PROCEDURES } from './procedures/all';
import { recordEnd, stopSeries } from './procedures/game-end';
import { setUp } from './procedures/set-up';
import { applyEvent } from './state/apply';
import { standsOf } from './state/score';
import { initialState, momentOf, type PearlState, phaseOf } from './state/state';
import { ledgerViews } from './views/ledger';
import { struck } from './views/struck';
import { tableView } from './views/table';

/** 7Dec41: Pearl Harbor! */
export const pearlHarbor: Game<PearlState> = defineGame({
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
  seals: true,
  setup: setUp,
  ends: ENDS,
  closes: [recordEnd.id, stopSeries.id],
  stands: standsOf,
  procedures: PROCEDURES,
  initial: initialState,
  apply: applyEvent,
  moment: momentOf,
  phase: phaseOf,
  table: tableView,
  ledgers: ledgerViews,
  struck,
});
