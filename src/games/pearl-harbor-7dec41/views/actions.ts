import type { Action } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { RULE } from '../data/headings';
import type { SideId } from '../data/sides';
import { arrivals, harbour } from '../procedures/carriers';
import { report } from '../procedures/detection/report';
import { attackBegins, disclosure, endGame, recordEnd, stopSeries } from '../procedures/game-end';
import { plan, planOnPaper, readPlan } from '../procedures/plan';
import { jointCommand, precautions } from '../procedures/precautions';
import { markers, squadronCard } from '../procedures/registers';
import { secretsAgain } from '../procedures/secrets-again';
import { setUp } from '../procedures/set-up';
import { beginPlay, endPhase, endStep, nextImpulse } from '../procedures/turn';
import type { Procedure } from '../state/events';

/** What players can do, named once and offered by the table and the ledgers. */
export const PLAN = offer(plan, 'Plan the game, Japan alone');
export const PLAN_ON_PAPER = offer(planOnPaper, 'Plan is on paper', { id: 'plan-paper' });
export const READ_PLAN = offer(readPlan, 'Read the plan, alone');
export const HARBOUR = offer(harbour, 'Roll for carriers, US alone');
export const PRECAUTIONS = offer(precautions, 'Precautions, US alone');
export const JOINT = offer(jointCommand, 'Joint command, US alone', { id: 'joint' });
export const SECRETS_AGAIN = offer(secretsAgain, 'Seal the sheet’s secrets, US alone');
export const BEGIN = offer(beginPlay, 'Begin the first phase', { id: 'begin' });
export const ARRIVALS = offer(arrivals, 'Carrier arrivals, US alone', { rule: RULE.carriers });
export const END_STEP = offer(endStep, 'Next step');
export const NEXT_IMPULSE = offer(nextImpulse, 'Next impulse', { id: 'impulse' });
export const END_PHASE = offer(endPhase, 'End the phase');
export const ATTACK = offer(attackBegins, 'Open the harbour', { id: 'attack', args: { opens: 'harbour' } });
export const DISCLOSE = offer(disclosure, 'Call for the precautions', { id: 'disclose' });
export const END_GAME = offer(endGame, 'The game ends');
export const NEXT_SERIES = offer(setUp, 'Next series', { id: 'next-series', rule: RULE.victory });
export const RECORD_END = offer(recordEnd, 'Record the end');
export const STOP = offer(stopSeries, 'Stop the series', { id: 'stop' });
export const REPORT = offer(report, 'Is it believed? US alone');

/** One for each side, which is its argument: "jp-markers". */
export const ofSide = (
  side: SideId,
  id: string,
  procedure: Procedure,
  label: string,
  more: Partial<Action> = {},
): Action => offer(procedure, label, { side, args: { side }, ...more, id: `${side}-${id}` });

export const CARDS = {
  jp: ofSide('jp', 'squadron-card', squadronCard, 'Squadron card, Japan alone'),
  us: ofSide('us', 'squadron-card', squadronCard, 'Squadron card, US alone'),
};
export const MARKERS = {
  jp: ofSide('jp', 'markers', markers, 'Markers and waves, Japan alone'),
  us: ofSide('us', 'markers', markers, 'Markers and waves, US alone'),
};
