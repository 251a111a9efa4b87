import type { Game } from '../../core/play/game';
import { defineGame } from '../../kit/define-game';
import { CHARTS } from './data/charts';
import { PRACTICE } from './data/practice';
import { usnDeluxeMeta } from './meta';
import { PROCEDURES } from './procedures/all';
import { ENDS, record, standsOf, stop } from './procedures/by-hand';
import { setUp } from './procedures/set-up';
import { applyEvent } from './state/apply';
import type { UsnEvent } from './state/bounds';
import { initialState, type UsnState } from './state/state';
import { ledgerViews } from './views/ledger';
import { momentOf, phaseWords, tableView } from './views/table';

/** USN Deluxe: the clerk of the war in the Pacific. Its fights are fought on the map and entered here. */
export const usnDeluxe: Game<UsnState> = defineGame<UsnState, UsnEvent>({
  id: usnDeluxeMeta.id,
  title: usnDeluxeMeta.title,
  sides: [
    { id: 'j', name: 'Japan', tone: 'b' },
    { id: 'a', name: 'Allies', tone: 'a' },
  ],
  charts: CHARTS,
  practice: PRACTICE,
  setup: setUp,
  seals: true,
  ends: Object.keys(ENDS),
  closes: [record.id, stop.id],
  stands: standsOf,
  procedures: PROCEDURES,
  initial: initialState,
  apply: applyEvent,
  moment: momentOf,
  phase: (state) => (state.stage === 'underway' ? phaseWords(state) : undefined),
  table: tableView,
  ledgers: ledgerViews,
});
