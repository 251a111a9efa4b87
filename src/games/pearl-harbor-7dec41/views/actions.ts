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
export const PLAN = offer(plan, 'Plan the game');
export const PLAN_ON_PAPER = offer(planOnPaper, 'The plan is on paper', { id: 'plan-paper' });
export const READ_PLAN = offer(readPlan, 'Read the plan');
export const HARBOUR = offer(harbour, 'Roll for carriers');
export const PRECAUTIONS = offer(precautions, 'Precautions');
export const JOINT = offer(jointCommand, 'Joint command', { id: 'joint' });
export const SECRETS_AGAIN = offer(secretsAgain, 'Seal the secrets of the state sheet');
export const BEGIN = offer(beginPlay, 'Begin the first phase', { id: 'begin' });
export const ARRIVALS = offer(arrivals, 'Carrier arrivals', { rule: RULE.carriers });
export const END_STEP = offer(endStep, 'Next step');
export const NEXT_IMPULSE = offer(nextImpulse, 'Next impulse', { id: 'impulse' });
export const END_PHASE = offer(endPhase, 'End the phase');
export const ATTACK = offer(attackBegins, 'Reveal the attack', { id: 'attack', args: { opens: 'harbour' } });
export const DISCLOSE = offer(disclosure, 'Call for the precautions', { id: 'disclose' });
export const END_GAME = offer(endGame, 'End the game');
export const NEXT_SERIES = offer(setUp, 'Next series', { id: 'next-series', rule: RULE.victory });
export const RECORD_END = offer(recordEnd, 'Record the end');
export const STOP = offer(stopSeries, 'Stop the series', { id: 'stop' });
export const REPORT = offer(report, 'Is the report believed?');

/** One for each side, which is its argument: "jp-markers". */
export const ofSide = (
  side: SideId,
  id: string,
  procedure: Procedure,
  label: string,
  more: Partial<Action> = {},
): Action => offer(procedure, label, { side, args: { side }, ...more, id: `${side}-${id}` });

export const CARDS = {
  jp: ofSide('jp', 'squadron-card', squadronCard, 'Squadron card'),
  us: ofSide('us', 'squadron-card', squadronCard, 'Squadron card'),
};
export const MARKERS = {
  jp: ofSide('jp', 'markers', markers, 'Markers and waves'),
  us: ofSide('us', 'markers', markers, 'Markers and waves'),
};
