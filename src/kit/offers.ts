import { type GameEvent, type ProcedureDef, sideOf, titleOf } from '../core/play/procedure';
import type { Action } from '../core/play/view';

/** How a table offers a procedure: its title where it has one, its rule and side, unless said otherwise. Whether now, the procedure itself says. */
export const offer = <S, E extends GameEvent>(
  { id: procedure, rule, side, title }: ProcedureDef<S, E>,
  label = typeof title === 'string' ? title : procedure,
  more: Partial<Action> = {},
): Action => ({
  id: procedure,
  label,
  procedure,
  args: {},
  rule,
  ...(typeof side === 'string' && { side }),
  ...more,
});

/** Those of these procedures that can be begun now, by their titles: the first of them is what a table waits for. */
export const offerOpen = <S, E extends GameEvent>(
  state: S,
  procedures: readonly ProcedureDef<S, E>[],
): readonly Action[] =>
  procedures
    .filter((def) => def.unless?.(state, {}) === undefined)
    .map((def) => {
      const side = sideOf(def, state, {});
      return offer(def, titleOf(def, state, {}), side === undefined ? {} : { side });
    });

/** Why an action cannot be begun on this state, as its procedure says; nothing where it can. */
export const whyNotOf =
  <S, E extends GameEvent>(procedures: readonly ProcedureDef<S, E>[]) =>
  (state: S, { procedure, args }: Action): string | undefined =>
    procedures.find(({ id }) => id === procedure)?.unless?.(state, args);
