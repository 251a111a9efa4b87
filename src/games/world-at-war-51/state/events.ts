import type { EventOf } from '../../../core/bounds';
import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { ATTACK, WAR } from './bounds';
import type { WarState } from './state';

export type WarEvent = EventOf<typeof WAR>;
export type AttackEvent = EventOf<typeof ATTACK>;
export type StoryEvent = WarEvent | AttackEvent;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<WarState, StoryEvent>;
export type Done = Outcome<StoryEvent>;
export type Run = Steps<Done>;
