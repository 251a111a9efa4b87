import { emptyPack } from '../../core/charts/pack';
import type { Game } from '../../core/play/game';
import { defineGame } from '../../kit/define-game';
import { CHARTS } from './data/charts';
import { ENDS } from './data/ends';
import { worldAtWarMeta } from './meta';
import { PROCEDURES } from './procedures/all';
import { close } from './procedures/calendar';
import { setUp } from './procedures/set-up';
import { applyEvent } from './state/apply';
import type { StoryEvent } from './state/events';
import { carry } from './state/last-said';
import { initialState, momentOf, type WarState } from './state/state';
import { standsOf } from './state/story';
import { ledgerViews } from './views/ledger';
import { stageName } from './views/stages';
import { struck } from './views/struck';
import { tableView } from './views/table';

/** A World at War, section 51: the attack on Pearl Harbor. */
export const worldAtWar: Game<WarState> = defineGame<WarState, StoryEvent>({
  id: worldAtWarMeta.id,
  title: worldAtWarMeta.title,
  sides: [
    { id: 'us', name: 'US', tone: 'a' },
    { id: 'jp', name: 'Japan', tone: 'b' },
  ],
  charts: CHARTS,
  // The public tables are whole: there is nothing to make up.
  practice: emptyPack(`practice:${worldAtWarMeta.id}`, worldAtWarMeta.id, 'The public tables', true),
  setup: setUp,
  ends: ENDS,
  closes: [close.id],
  stands: standsOf,
  procedures: PROCEDURES,
  initial: initialState,
  apply: applyEvent,
  carry,
  seals: true,
  moment: momentOf,
  phase: (state) => (state.begun ? stageName(state) : undefined),
  table: tableView,
  ledgers: ledgerViews,
  struck,
});
