import type { Action } from '../../../core/play/view';
import type { SideId } from '../data/sides';

/** What players can do, named once and offered by the table and the ledger. */
const action = (id: string, label: string, rule: string, more: Partial<Action> = {}): Action => ({
  id,
  label,
  procedure: id,
  args: {},
  rule,
  ...more,
});
const by = (side: SideId, id: string, label: string, rule: string, more: Partial<Action> = {}): Action =>
  action(id, label, rule, { side, ...more });

/** The action, or the same action with the reason why it cannot be taken now. */
export const unless = (possible: boolean, offered: Action, reason: string): Action =>
  possible ? offered : { ...offered, disabled: reason };

export const SET_UP = action('set-up', 'Set up', '51.31');
export const AGAIN = action('set-up', 'Another war', '51.31');
export const DECLARE = action('declare', 'Declare war', '51.71');
export const EFFECTIVE = by('jp', 'effective', 'Tension die', '49.852A', { inline: true });
export const FORCES = action('forces', 'List the forces', '51.32');
export const MAGIC_JP = by('jp', 'magic-jp', 'Japan plays Magic', '51.311');
export const MAGIC_JP_SEALED = by('jp', 'magic-jp-sealed', 'Japan’s Magic, Japan alone', '51.311');
export const MAGIC_US = by('us', 'magic-us', 'US Magic, US alone', '51.311');
export const LOCATE = by('us', 'locations', 'Locate carriers, US alone', '51.312');
export const READ = by('us', 'read-secrets', 'Read your secrets, US alone', '51.312');
export const SURPRISE = by('jp', 'surprise', 'Surprise die', '51.313', { inline: true });
export const TARGETS = by('us', 'targets', 'See what is caught', '51.34');
export const AIR_COMBAT = action('air-combat', 'Air combat', '19.2');
export const ASSIGN = action('assign', 'Share out the squadrons', '51.34');
export const SURVIVORS = by('us', 'survivors', 'The survivors answer', '51.36');
export const DECIDE = by('jp', 'decision', 'Withdraw or strike again', '51.41');
export const INTERCEPT = by('us', 'interception', 'Interception', '51.42');
export const COUNTER = by('us', 'counter', 'US air strike', '51.43E');
export const REVEAL = action('reveal', 'Open everything', '51.312');
export const PLACE = action('placement', 'Everybody goes home', '51.61');
export const NEXT_TURN = action('next-turn', 'Next player turn', '51.73');
export const TICK = action('tick', 'Tick the checklist', '51.72');
export const WRITE = action('write-line', 'A line of your own', '51.73');
export const REMOVE = action('remove-line', 'Take a line out', '51.73');
export const TENSION = action('tension', 'Move the tension level', '51.311');
export const drawnBy = (side: SideId, label: string): Action =>
  by(side, `magic-drawn:${side}`, label, '51.311', { procedure: 'magic-drawn', args: { side } });
export const CLOSE = action('close', 'Close the story', '51.61');
export const SHIP = action('ship-by-hand', 'Ship by hand', '51.34');
export const COUNTS = action('counts-by-hand', 'Counts by hand', '51.34');
export const HOUSE = action('house-rules', 'House rules', '51.31');

/** One target of the strike. */
export const attackOn = (target: string, label: string, side: SideId): Action =>
  by(side, `attack:${target}`, `Attack: ${label}`, '51.34', { procedure: 'attack', args: { target } });
