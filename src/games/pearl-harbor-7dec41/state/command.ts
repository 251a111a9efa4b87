import { isBefore, type Moment } from '../data/sequence';
import { SERVICES, type Service } from '../data/sides';
import { shipOf } from './forces';
import { momentNow, type PearlState, type Report } from './state';

/** The joint centre works in this game (PH-6). */
export const isJoint = ({ house, joint, game }: PearlState): boolean =>
  house.joint === 'series' ? joint.length > 0 : joint.includes(game.no);

/** Which report the next one is: of the service, or with a joint centre of both (PH-47). */
export function nthReport(state: PearlState, service: Service): number {
  const { army, navy } = state.game.command;
  const before = isJoint(state) ? army.reports + navy.reports : state.game.command[service].reports;
  return before + 1;
}

/** A confirmed detection of its own, or word from the other service a phase later. */
export const isConfirmed = ({ game }: PearlState, service: Service): boolean =>
  game.command[service].confirmed !== undefined;

/**
 * The reports that wait for an answer, the oldest first: a service that has its confirmation, of its own or told by the
 * other as the phase begins, needs none of them any more.
 */
export const openReports = (state: PearlState): readonly Report[] =>
  state.game.reports.filter((report) => report.state === 'open' && !isConfirmed(state, report.service));

/** PH-25: from the next impulse, or the next phase, after the attack began. */
function attackTold({ game, house }: PearlState, at: Moment): boolean {
  if (!game.attack) return false;
  return house.attackAlert === 'phase' ? game.attack.turn < at.turn : isBefore(game.attack, at);
}

/** Alerted now: confirmed, or told by the attack itself. Its precautions cost nothing any more (PH-25). */
export const isAlerted = (state: PearlState, service: Service): boolean =>
  isConfirmed(state, service) || attackTold(state, momentNow(state));

/** Japan strikes once it has opened the harbour; in games of 1.0.0 the attack did that. */
export const isHarbourOpen = ({ game }: PearlState): boolean =>
  game.harbourOpen === true || game.attack !== undefined;

/** PH-54: ships and unpaid submarines may leave harbour. */
export const mayLeaveHarbour = (state: PearlState): boolean =>
  state.game.attack !== undefined || isConfirmed(state, 'army') || isConfirmed(state, 'navy');

export const leaveHarbourBarred = (state: PearlState): string | undefined =>
  mayLeaveHarbour(state) ? undefined : 'Only after a confirmed detection or an attack.';

/** PH-51: Japan calls for the precautions once, after a confirmed detection. */
export function disclosureBarred(state: PearlState): string | undefined {
  if (state.game.disclosed) return 'The precautions are already revealed.';
  return SERVICES.some((service) => isConfirmed(state, service)) ? undefined : 'No detection is confirmed.';
}

/** The column that a target defends in (PH-26). */
export type Defence = 'unalerted' | 'alerted' | 'cap';

/**
 * PH-26: ships, Ford Island, tanks and dockyards look to the Navy, Army fields to the Army; the Japanese are always
 * alerted. `cap` for a force at sea with an undamaged carrier.
 */
export function defenceOf(state: PearlState, target: Target): Defence {
  if (target.kind === 'force') return target.carrier ? 'cap' : forceDefence(state, target.side);
  if (target.kind === 'ship') {
    const ship = shipOf(state, target.ship);
    if (ship?.place === 'sea') return forceDefence(state, ship.side);
  }
  const service = target.kind === 'field' ? target.service : 'navy';
  return isAlerted(state, service) ? 'alerted' : 'unalerted';
}
export type Target =
  | { readonly kind: 'force'; readonly side: 'jp' | 'us'; readonly carrier: boolean }
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'field'; readonly service: Service }
  | { readonly kind: 'shore' };

const forceDefence = (state: PearlState, side: 'jp' | 'us'): Defence =>
  side === 'jp' || isAlerted(state, 'navy') ? 'alerted' : 'unalerted';

export const harbourShut = (state: PearlState): string | undefined =>
  isHarbourOpen(state) ? undefined : 'Japan must reveal the attack first.';
