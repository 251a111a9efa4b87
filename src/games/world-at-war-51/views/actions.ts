import type { Action } from '../../../core/play/view';
import { offer, whyNotOf } from '../../../kit/offers';
import type { SideId } from '../data/sides';
import { airCombat, survivors } from '../procedures/air-combat';
import { PROCEDURES } from '../procedures/all';
import { assign } from '../procedures/assign';
import { attackTarget } from '../procedures/attack';
import { countsByHand, shipByHand } from '../procedures/by-hand';
import * as calendar from '../procedures/calendar';
import { counter } from '../procedures/counter';
import { decision } from '../procedures/decision';
import { declare } from '../procedures/declaration';
import { effective } from '../procedures/effective';
import { forces } from '../procedures/forces';
import { placement, reveal } from '../procedures/home';
import { interception } from '../procedures/interception';
import * as secrets from '../procedures/secrets';
import { houseRules, setUp } from '../procedures/set-up';
import { surprise, targets } from '../procedures/surprise';
import { magicDrawn, tension } from '../procedures/tracks';
import type { WarState } from '../state/state';

const whyNot = whyNotOf(PROCEDURES);
/** Whether it can be done now; the table and the ledger say why not. */
export const isPossible = (state: WarState, action: Action): boolean => whyNot(state, action) === undefined;

/** What players can do, named once and offered by the table and the ledger. */
export const SET_UP = offer(setUp, 'Set up');
export const AGAIN = offer(setUp, 'Another war');
export const DECLARE = offer(declare, 'Declare war');
export const EFFECTIVE = offer(effective, 'Tension die', { rule: '49.852A', inline: true });
export const FORCES = offer(forces, 'List the forces', { args: { named: 'once' } });
export const MAGIC_JP = offer(secrets.magicJp, 'Japan plays Magic');
export const MAGIC_JP_SEALED = offer(secrets.magicJpSealed, 'Japan’s Magic');
export const MAGIC_US = offer(secrets.magicUs, 'US Magic');
export const LOCATE = offer(secrets.locations, 'Locate the carriers');
export const READ = offer(secrets.readSecrets, 'Read your secrets');
export const SURPRISE = offer(surprise, 'Surprise die', { inline: true });
export const TARGETS = offer(targets, 'See what is caught');
export const AIR_COMBAT = offer(airCombat, 'Air combat');
export const ASSIGN = offer(assign, 'Share out the squadrons');
export const SURVIVORS = offer(survivors, 'The survivors answer');
export const DECIDE = offer(decision, 'Withdraw or strike again');
export const INTERCEPT = offer(interception, 'Interception');
export const COUNTER = offer(counter, 'US air strike');
export const REVEAL = offer(reveal, 'Reveal everything');
export const PLACE = offer(placement, 'Bring the fleets home');
export const NEXT_TURN = offer(calendar.nextTurn, 'Next player turn');
export const TICK = offer(calendar.tick, 'Tick the checklist');
export const WRITE = offer(calendar.writeLine, 'Add a line of your own');
export const REMOVE = offer(calendar.removeLine, 'Remove your own line');
export const TENSION = offer(tension, 'Move the tension level');
export const drawnBy = (side: SideId, label: string): Action =>
  offer(magicDrawn, label, { id: `${magicDrawn.id}:${side}`, side, args: { side } });
export const CLOSE = offer(calendar.close, 'Record the end');
export const SHIP = offer(shipByHand, 'Ship by hand');
export const COUNTS = offer(countsByHand, 'Counts by hand');
export const HOUSE = offer(houseRules, 'House rules');

/** One target of the strike. */
export const attackOn = (target: string, label: string, side: SideId): Action =>
  offer(attackTarget, `Attack: ${label}`, { id: `${attackTarget.id}:${target}`, side, args: { target } });
