import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { UsnEvent } from './bounds';
import type { UsnState } from './state';

export type Procedure = ProcedureDef<UsnState, UsnEvent>;
export type Run = Steps<Outcome<UsnEvent>>;

/** Why nothing of a turn can be done now: before the set-up and after the last turn. */
export function notUnderway({ stage, ended }: UsnState): string | undefined {
  if (stage === 'before') return 'The game has not begun.';
  return stage === 'over' || ended !== undefined ? 'The war is over.' : undefined;
}
