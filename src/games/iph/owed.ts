import type { Owed } from '../../core/view';
import { chitName } from './cup';
import { SEQUENCE } from './sequence';
import { type IphState, pullsLeft, underway } from './state';

/** What this turn still owes before it may end (5.7, 5.8), in order. */
export function owedNow(state: IphState): readonly Owed[] {
  if (!state.begun || state.over) return [];
  const { step } = state.cursor;
  const phase = underway(state);
  const pulls = pullsLeft(state);
  const opening = SEQUENCE.steps.find((candidate) => candidate.id === step && step !== 'operations');
  return [
    ...(opening ? [{ label: opening.label, rule: opening.rule }] : []),
    ...(state.current ? [{ label: `${chitName(state.current)} phase underway`, rule: '5.7' }] : []),
    ...(phase ? [{ label: `Japanese ${phase} underway`, rule: '5.7' }] : []),
    ...(['movement', 'combat'] as const)
      .filter((jpPhase) => state.jpPhases[jpPhase] === 'owed')
      .map((jpPhase) => ({ label: `Japanese ${jpPhase}`, rule: '5.7' })),
    ...(pulls
      ? [{ label: pulls === 1 ? '1 chit in the cup' : `${pulls} chits in the cup`, rule: '5.8' }]
      : []),
  ];
}
