import type { Action } from '../../../core/play/view';
import { type ChitId, chitName } from '../data/chits';
import type { EndId } from '../data/ends';
import type { IphState, JpPhase } from '../state/state';

/** What players can do, named once and offered by the table and the ledger. */
export const action = (id: string, label: string, procedure: string, more: Partial<Action> = {}): Action => ({
  id,
  label,
  procedure,
  args: {},
  ...more,
});

export const HEX_TAKEN = action('hex-taken', 'Hex taken', 'hex', {
  args: { to: 'jp' },
  side: 'jp',
  rule: '3.6',
});
export const DRAW = action('draw', 'Draw chit', 'draw-chit', { side: 'us', rule: '5.6', inline: true });
export const END_TURN = action('end-turn', 'End the turn', 'end-turn', { rule: '5.8' });
export const END_STEP = action('end-step', 'Skip this phase', 'end-step', { rule: '5.2' });
export const JP_ATTACK = action('jp-attack', 'Attack', 'battle', {
  args: { attacker: 'jp' },
  side: 'jp',
  rule: '10.1',
});
export const US_ATTACK = action('us-attack', 'Attack', 'battle', {
  args: { attacker: 'us' },
  side: 'us',
  rule: '10.1',
});
export const MOMENTUM = action('momentum', 'Momentum attack', 'battle', {
  args: { attacker: 'jp', momentum: true },
  side: 'jp',
  rule: '10.4',
});
export const AIR_ATTACK = action('air-attack', 'Planes at BB Row', 'battle', {
  args: { attacker: 'jp', airOnly: true },
  side: 'jp',
  rule: '11.4',
});
export const STRIKE = action('strike', 'Strike battleships', 'battleship-strike', {
  side: 'us',
  rule: '7.7',
});
export const INTERDICTION = action('interdiction', 'Interdiction', 'interdiction', {
  side: 'jp',
  rule: '7.13',
});
export const LANDING = action('landing', 'Land', 'landing', { side: 'jp', rule: '8.2' });
export const SUBMARINE = action('submarine', 'Submarine attack', 'submarine', {
  side: 'us',
  rule: '7.11',
});
export const JP_SHIPS = action('jp-ships', 'Place ships, Japan alone', 'jp-disposition', {
  side: 'jp',
  rule: '7.3',
});
export const US_SHIPS = action('us-ships', 'Place carriers', 'us-disposition', { side: 'us', rule: '7.3' });
export const REVEAL = action('reveal', 'Reveal the ships', 'reveal-ships', { rule: '7.3' });
export const CARRIER_COMBAT = action('carriers', 'Carrier combat', 'carrier-combat', { rule: '7.3' });
export const ORDER = action('order', 'Write the landing order, Japan alone', 'landing-order', {
  side: 'jp',
  rule: '3.2',
});
export const RECORD_END = action('record-end', 'Record the end', 'record-end', { rule: '4.2' });
export const STOP = action('stop', 'Stop the game', 'stop-game', { rule: '4.1' });

export const revealLanding = (state: IphState): Action =>
  action('reveal-landing', state.order ? 'The US is set up: reveal' : 'Order is on paper', 'reveal-landing', {
    side: 'jp',
    rule: '3.5',
  });

export const playOn = (end: EndId): Action =>
  action('play-on', 'Play on', 'play-on', { args: { end }, rule: '4.2' });

export const MOVEMENT_ROLL = action('mf', 'Movement roll', 'movement-roll', {
  side: 'us',
  rule: '2.10',
  inline: true,
});

/** The action, or the same action with the reason why it cannot be taken now. */
export const unless = (possible: boolean, offered: Action, reason: string): Action =>
  possible ? offered : { ...offered, disabled: reason };

export function hexRetaken(state: IphState): Action {
  const held = state.hexes.some((hex) => hex.held) || state.beachheads.some((beachhead) => beachhead.held);
  const offered = action('hex-retaken', 'Hex retaken', 'hex', {
    args: { to: 'us' },
    side: 'us',
    rule: '3.6',
  });
  return unless(held, offered, 'Japan holds no hex that counts.');
}

export const beginJp = (phase: JpPhase): Action =>
  action(`jp-${phase}`, phase === 'movement' ? 'Movement' : 'Combat', 'begin-jp-phase', {
    args: { phase },
    side: 'jp',
    rule: '5.7',
  });

export const endJp = (phase: JpPhase): Action =>
  action(`end-jp-${phase}`, `End Japanese ${phase}`, 'end-jp-phase', { args: { phase }, side: 'jp' });

export const endUs = (chit: ChitId): Action =>
  action('end-us', `End ${chitName(chit)}`, 'end-us-phase', { side: 'us', rule: '5.7' });
