import { emptyPack } from '../../core/charts/pack';
import type { Game } from '../../core/play/game';
import { CHARTS } from './data/charts';
import { ENDS } from './data/ends';
import { worldAtWarMeta } from './meta';
import { airCombat, survivors } from './procedures/air-combat';
import { assign } from './procedures/assign';
import { attackTarget } from './procedures/attack';
import { countsByHand, shipByHand } from './procedures/by-hand';
import { close, nextTurn, removeLine, tick, writeLine } from './procedures/calendar';
import { counter } from './procedures/counter';
import { decision } from './procedures/decision';
import { declare } from './procedures/declaration';
import { effective } from './procedures/effective';
import { forces } from './procedures/forces';
import { placement, reveal } from './procedures/home';
import { interception } from './procedures/interception';
import { locations, magicJp, magicJpSealed, magicUs, readSecrets } from './procedures/secrets';
import { houseRules, setUp } from './procedures/set-up';
import { surprise, targets } from './procedures/surprise';
import { magicDrawn, tension } from './procedures/tracks';
import { applyEvent } from './state/apply';
import { carry } from './state/last-said';
import { initialState, momentOf, type WarState } from './state/state';
import { ledgerViews } from './views/ledger';
import { stageName } from './views/stages';
import { tableView } from './views/table';

const procedures = [
  setUp,
  houseRules,
  declare,
  effective,
  forces,
  magicJp,
  magicJpSealed,
  magicUs,
  locations,
  readSecrets,
  surprise,
  targets,
  airCombat,
  assign,
  attackTarget,
  survivors,
  decision,
  interception,
  counter,
  reveal,
  placement,
  nextTurn,
  writeLine,
  removeLine,
  tick,
  close,
  tension,
  magicDrawn,
  shipByHand,
  countsByHand,
];

/** A World at War, section 51: the attack on Pearl Harbor. */
export const worldAtWar: Game<WarState> = {
  id: worldAtWarMeta.id,
  title: worldAtWarMeta.title,
  sides: [
    { id: 'us', name: 'US', tone: 'a' },
    { id: 'jp', name: 'Japan', tone: 'b' },
  ],
  charts: CHARTS,
  // The public tables are whole: there is nothing to make up.
  practice: emptyPack(`practice:${worldAtWarMeta.id}`, worldAtWarMeta.id, 'The public tables', true),
  setup: setUp.id,
  ends: ENDS,
  procedures: Object.fromEntries(procedures.map((procedure) => [procedure.id, procedure])),
  initial: initialState,
  apply: applyEvent,
  carry,
  sideName: (state, side) => (side === 'jp' ? state.players.jp : state.players.us),
  moment: momentOf,
  phase: (state) => (state.begun ? stageName(state) : undefined),
  table: tableView,
  ledgers: ledgerViews,
};
