import type { Applied } from '../core/play/game';
import type { GameEvent } from '../core/play/procedure';

/** The state after an event; or in a sentence why it no longer fits. */
type Effect<S, E> = (state: S, event: E) => S | string;
type Effects<S, E extends GameEvent> = {
  readonly [T in E['type']]: Effect<S, Extract<E, { readonly type: T }>>;
};

/** What each event does, from a table by its type; one that is not in it changes nothing. */
export const applyBy =
  <S extends object, E extends GameEvent>(effects: Effects<S, E>) =>
  (state: S, event: E): Applied<S> => {
    const effect = Object.hasOwn(effects, event.type) ? effectOf(effects, event) : undefined;
    const after = effect ? effect(state, event) : 'Unknown event.';
    return typeof after === 'string' ? { state, conflict: after } : { state: after };
  };

/** That an effect stands under the type of its events is what the type of the table says. */
const effectOf = <S, E extends GameEvent>(effects: Effects<S, E>, { type }: E): Effect<S, E> =>
  effects[type as E['type']] as Effect<S, E>;
