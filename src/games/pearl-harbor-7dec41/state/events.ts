import type { EventOf } from '../../../core/bounds';
import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { COMMAND, FORCE, SERIES, TURN } from './bounds';
import type { PearlState } from './state';

export type SeriesEvent = EventOf<typeof SERIES>;
export type TurnEvent = EventOf<typeof TURN>;
export type CommandEvent = EventOf<typeof COMMAND>;
export type ForceEvent = EventOf<typeof FORCE>;
export type PearlEvent = SeriesEvent | TurnEvent | CommandEvent | ForceEvent;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<PearlState, PearlEvent>;
export type Done = Outcome<PearlEvent>;
export type Run = Steps<Done>;
