import type { GameEvent, ProcedureDef } from '../core/play/procedure';
import type { Action } from '../core/play/view';

/** How a table offers a procedure: its rule and side, unless said otherwise. Whether now, the procedure itself says. */
export const offer = <S, E extends GameEvent>(
  { id: procedure, rule, side }: ProcedureDef<S, E>,
  label: string,
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

/** Why an action cannot be begun on this state, as its procedure says; nothing where it can. */
export const whyNotOf =
  <S, E extends GameEvent>(procedures: readonly ProcedureDef<S, E>[]) =>
  (state: S, { procedure, args }: Action): string | undefined =>
    procedures.find(({ id }) => id === procedure)?.unless?.(state, args);
