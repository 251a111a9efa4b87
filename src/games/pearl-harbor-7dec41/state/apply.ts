import type { Applied } from '../../../core/play/game';

import { applyCommandEvent } from './apply-command';
import { applyForceEvent } from './apply-forces';
import { applySeriesEvent } from './apply-series';
import { applyTurnEvent } from './apply-turn';
import type { CommandEvent, PearlEvent, SeriesEvent, TurnEvent } from './events';
import type { PearlState } from './state';

const SERIES = [
  'v1.BroughtForward',
  'v1.SecretsBrought',
  'v1.SeriesBegun',
  'v1.HouseChanged',
  'v1.PlanSealed',
  'v1.HarbourRolled',
  'v1.PlayBegun',
  'v1.MissionOpened',
  'v1.Spent',
  'v1.JointCentreBought',
  'v1.Disclosed',
  'v1.GameOver',
  'v1.SeriesEnded',
  'v1.PointsCorrected',
] as const satisfies readonly SeriesEvent['type'][];
const TURN = [
  'v1.StepEnded',
  'v1.PhaseEnded',
  'v1.ImpulseBegun',
  'v1.CarriersArrived',
] as const satisfies readonly TurnEvent['type'][];
const COMMAND = [
  'v1.ContactMade',
  'v1.ReportDenied',
  'v1.DetectionConfirmed',
  'v1.CarriersLeft',
  'v1.HarbourOpened',
  'v1.AttackBegun',
  'v1.MiniSubsEntered',
  'v1.MiniSubsSunk',
  'v1.MiniSubsGone',
] as const satisfies readonly CommandEvent['type'][];

const isOf = <T extends PearlEvent['type']>(
  types: readonly T[],
  event: PearlEvent,
): event is Extract<PearlEvent, { readonly type: T }> => types.some((type) => type === event.type);

/** Applies one recorded event. Never throws: what no longer fits changes nothing and is named. */
export function applyEvent(state: PearlState, event: PearlEvent): Applied<PearlState> {
  if (isOf(SERIES, event)) return applySeriesEvent(state, event);
  if (isOf(TURN, event)) return applyTurnEvent(state, event);
  if (isOf(COMMAND, event)) return applyCommandEvent(state, event);
  return applyForceEvent(state, event);
}

/** The state after these events, as far as they fit. */
export const applyAll = (state: PearlState, events: readonly PearlEvent[]): PearlState =>
  events.reduce((current, event) => applyEvent(current, event).state, state);
