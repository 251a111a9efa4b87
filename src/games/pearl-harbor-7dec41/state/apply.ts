import type { Applied } from '../../../core/game';
import type { GameEvent } from '../../../core/procedure';
import { applyCommandEvent } from './apply-command';
import { applyForceEvent } from './apply-forces';
import { applySeriesEvent } from './apply-series';
import { applyTurnEvent } from './apply-turn';
import type { CommandEvent, ForceEvent, PearlEvent, SeriesEvent, TurnEvent } from './events';
import type { PearlState } from './state';

type Type = PearlEvent['type'];
const SERIES: readonly Type[] = [
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
] satisfies readonly SeriesEvent['type'][];
const TURN: readonly Type[] = [
  'v1.StepEnded',
  'v1.PhaseEnded',
  'v1.ImpulseBegun',
  'v1.CarriersArrived',
] satisfies readonly TurnEvent['type'][];
const COMMAND: readonly Type[] = [
  'v1.ContactMade',
  'v1.ReportDenied',
  'v1.DetectionConfirmed',
  'v1.CarriersLeft',
  'v1.HarbourOpened',
  'v1.AttackBegun',
  'v1.MiniSubsEntered',
  'v1.MiniSubsSunk',
  'v1.MiniSubsGone',
] satisfies readonly CommandEvent['type'][];

/** Applies one recorded event. Never throws: what no longer fits changes nothing and is named. */
export function applyEvent(state: PearlState, recorded: GameEvent): Applied<PearlState> {
  const event = recorded as unknown as PearlEvent;
  if (SERIES.includes(event.type)) return applySeriesEvent(state, event as SeriesEvent);
  if (TURN.includes(event.type)) return applyTurnEvent(state, event as TurnEvent);
  if (COMMAND.includes(event.type)) return applyCommandEvent(state, event as CommandEvent);
  return applyForceEvent(state, event as ForceEvent);
}

/** The state after these events, as far as they fit. */
export const applyAll = (state: PearlState, events: readonly GameEvent[]): PearlState =>
  events.reduce((current, event) => applyEvent(current, event).state, state);
