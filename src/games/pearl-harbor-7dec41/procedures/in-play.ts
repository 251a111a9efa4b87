import type { ProcedureDef } from '../../../core/procedure';
import type { PearlState } from '../state/state';

/** What the rules offer within the steps of a phase: contacts and reports, mini-subs, ships, the air, the landing. */
export const IN_PLAY: readonly ProcedureDef<PearlState>[] = [];
