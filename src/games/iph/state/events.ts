import type { EventOf } from '../../../core/bounds';
import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { IPH_BOUNDS } from './bounds';
import type { IphState } from './state';

type Bounds = typeof IPH_BOUNDS;

/** Any event of this game, or those of one type. */
export type IphEvent<T extends keyof Bounds = keyof Bounds> = EventOf<Bounds, T>;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<IphState, IphEvent>;
export type Done = Outcome<IphEvent>;
export type Run = Steps<Done>;
