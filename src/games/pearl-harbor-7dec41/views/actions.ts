import type { Action } from '../../../core/play/view';
import { RULE } from '../data/headings';

/** What players can do, named once and offered by the table and the ledgers. */
export const action = (id: string, label: string, procedure: string, more: Partial<Action> = {}): Action => ({
  id,
  label,
  procedure,
  args: {},
  ...more,
});

/** The action, or the same action with the reason why it cannot be taken now. */
export const unless = (possible: boolean, offered: Action, reason: string): Action =>
  possible ? offered : { ...offered, disabled: reason };

const jp = (id: string, label: string, procedure: string, rule: string): Action =>
  action(id, label, procedure, { side: 'jp', rule });
const us = (id: string, label: string, procedure: string, rule: string): Action =>
  action(id, label, procedure, { side: 'us', rule });

export const PLAN = jp('plan', 'Plan the game, Japan alone', 'plan', RULE.setups);
export const PLAN_ON_PAPER = jp('plan-paper', 'Plan is on paper', 'plan-on-paper', RULE.setups);
export const READ_PLAN = jp('read-plan', 'Read the plan, alone', 'read-plan', RULE.setups);
export const HARBOUR = us('harbour', 'Roll for carriers, US alone', 'harbour', RULE.setups);
export const PRECAUTIONS = us('precautions', 'Precautions, US alone', 'precautions', RULE.precautions);
export const JOINT = us('joint', 'Joint command, US alone', 'joint-command', RULE.precautions);
export const SECRETS_AGAIN = us(
  'secrets-again',
  'Seal the sheet’s secrets, US alone',
  'secrets-again',
  RULE.precautions,
);
export const BEGIN = action('begin', 'Begin the first phase', 'begin-play', { rule: RULE.sequence });
export const ARRIVALS = us('arrivals', 'Carrier arrivals, US alone', 'arrivals', RULE.carriers);
export const END_STEP = action('end-step', 'Next step', 'end-step', { rule: RULE.sequence });
export const NEXT_IMPULSE = action('impulse', 'Next impulse', 'next-impulse', { rule: RULE.impulses });
export const END_PHASE = action('end-phase', 'End the phase', 'end-phase', { rule: RULE.sequence });
export const ATTACK: Action = {
  ...jp('attack', 'Open the harbour', 'attack-begins', RULE.detection),
  args: { opens: 'harbour' },
};
export const DISCLOSE = jp('disclose', 'Call for the precautions', 'disclosure', RULE.precautions);
export const END_GAME = jp('end-game', 'The game ends', 'end-game', RULE.setups);
export const NEXT_SERIES = action('next-series', 'Next series', 'set-up', { rule: RULE.victory });
export const RECORD_END = action('record-end', 'Record the end', 'record-end', { rule: RULE.bands });
export const STOP = action('stop', 'Stop the series', 'stop-series', { rule: RULE.victory });
const ofSide = (side: 'jp' | 'us', id: string, label: string, rule: string): Action =>
  action(`${side}-${id}`, label, id, { side, rule, args: { side } });
export const CARDS = {
  jp: ofSide('jp', 'squadron-card', 'Squadron card, Japan alone', RULE.missions),
  us: ofSide('us', 'squadron-card', 'Squadron card, US alone', RULE.missions),
};
export const MARKERS = {
  jp: ofSide('jp', 'markers', 'Markers and waves, Japan alone', RULE.markers),
  us: ofSide('us', 'markers', 'Markers and waves, US alone', RULE.markers),
};
export const REPORT = us('report', 'Is it believed? US alone', 'report', RULE.denial);
