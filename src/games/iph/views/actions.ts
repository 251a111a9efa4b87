import type { Action } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { type ChitId, chitName } from '../data/chits';
import type { EndId } from '../data/ends';
import { battle } from '../procedures/battle/battle';
import * as end from '../procedures/end';
import { correctForces } from '../procedures/forces';
import { hexControl } from '../procedures/hex';
import { houseRules } from '../procedures/house-rules';
import { interdiction } from '../procedures/interdiction';
import { landing } from '../procedures/landing';
import { movementRoll } from '../procedures/movement-roll';
import { correctPoints, rowEliminated, shipLost } from '../procedures/points';
import { battleshipStrike } from '../procedures/sea/battleship-strike';
import { carrierCombat } from '../procedures/sea/carrier-combat';
import { jpDisposition, revealShips, usDisposition } from '../procedures/sea/disposition';
import { submarine } from '../procedures/sea/submarine';
import * as setUp from '../procedures/set-up';
import * as turn from '../procedures/turn';
import type { IphState, JpPhase } from '../state/state';

/** What players can do, named once and offered by the table and the ledger. */
export const SET_UP = offer(setUp.setUp, 'Set up the game');
export const ORDER = offer(setUp.landingOrder, 'Write the landing order', { id: 'order' });
export const revealLanding = ({ order }: IphState): Action =>
  offer(setUp.revealLanding, order ? 'The US is set up: reveal' : 'Order is on paper');

export const JP_SHIPS = offer(jpDisposition, 'Place ships', { id: 'jp-ships' });
export const US_SHIPS = offer(usDisposition, 'Place carriers', { id: 'us-ships' });
export const REVEAL = offer(revealShips, 'Reveal the ships', { id: 'reveal' });
export const CARRIER_COMBAT = offer(carrierCombat, 'Carrier combat', { id: 'carriers' });
export const STRIKE = offer(battleshipStrike, 'Strike battleships', { id: 'strike' });
export const SUBMARINE = offer(submarine, 'Submarine attack');
export const LANDING = offer(landing, 'Land');
export const END_STEP = offer(turn.endStep, 'Skip this phase');

export const DRAW = offer(turn.drawChit, 'Draw chit', { id: 'draw', inline: true });
export const DRAW_NEXT = offer(turn.drawChit, 'End, draw next', {
  id: 'draw-next',
  args: { next: true },
  inline: true,
});
export const INTERDICTION = offer(interdiction, 'Interdiction');
export const MOVEMENT_ROLL = offer(movementRoll, 'Movement roll', { id: 'mf', inline: true });
export const END_TURN = offer(turn.endTurn, 'End the turn');
export const endUs = (chit: ChitId): Action =>
  offer(turn.endUsPhase, `End ${chitName(chit)}`, { id: 'end-us' });
export const beginJp = (phase: JpPhase): Action =>
  offer(turn.beginJpPhase, phase === 'movement' ? 'Movement' : 'Combat', {
    id: `jp-${phase}`,
    args: { phase },
  });
export const endJp = (phase: JpPhase): Action =>
  offer(turn.endJpPhase, `End Japanese ${phase}`, { id: `end-jp-${phase}`, args: { phase } });

const attack = (id: string, label: string, rule: string, args: Action['args']): Action =>
  offer(battle, label, { id, rule, args, side: args.attacker === 'us' ? 'us' : 'jp' });
export const US_ATTACK = attack('us-attack', 'Attack', '10.1', { attacker: 'us' });
export const JP_ATTACK = attack('jp-attack', 'Attack', '10.1', { attacker: 'jp' });
export const MOMENTUM = attack('momentum', 'Momentum attack', '10.4', { attacker: 'jp', momentum: true });
export const AIR_ATTACK = attack('air-attack', 'Planes at BB Row', '11.4', { attacker: 'jp', airOnly: true });

export const HEX_TAKEN = offer(hexControl, 'Hex taken', { id: 'hex-taken', args: { to: 'jp' }, side: 'jp' });
export const HEX_RETAKEN = offer(hexControl, 'Hex retaken', {
  id: 'hex-retaken',
  args: { to: 'us' },
  side: 'us',
});

export const RECORD_END = offer(end.recordEnd, 'Record the end');
export const playOn = (reached: EndId): Action => offer(end.playOn, 'Play on', { args: { end: reached } });

/** Of the ledger, where lines are for both sides. */
export const CORRECTIONS: readonly Action[] = [
  HEX_TAKEN,
  HEX_RETAKEN,
  offer(shipLost, 'Ship lost', { id: 'ship' }),
  ...[
    offer(rowEliminated, 'BB Row gone', { id: 'row' }),
    offer(turn.retireSubCommand, 'Sub-command gone'),
  ].map(({ side: _, ...forBoth }) => forBoth),
  offer(correctPoints, 'Correct', { id: 'correct' }),
  offer(correctForces, 'Counts', { id: 'counts' }),
  offer(houseRules, 'House rules', { id: 'house' }),
  offer(end.stopGame, 'Stop the game', { id: 'stop' }),
];
