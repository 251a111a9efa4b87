import type { Args, GameEvent, Outcome, ProcedureDef } from '../core/play/procedure';
import type { TraceLine } from '../core/play/trace';

type Step<S, E extends GameEvent> = Omit<ProcedureDef<S, E>, 'run'> & {
  outcome(state: S, args: Args): Outcome<E>;
};

/** A step that asks nothing: one tap does it. */
export const step = <S, E extends GameEvent>({ outcome, ...def }: Step<S, E>): ProcedureDef<S, E> => ({
  ...def,
  *run(state, args) {
    yield* [];
    return outcome(state, args);
  },
});

/** What a step comes to: its heading, what is recorded, and the lines below. */
export const finish = <E extends GameEvent>(
  title: TraceLine,
  events: readonly E[],
  lines: readonly TraceLine[] = [],
): Outcome<E> => ({ events, trace: [title, ...lines] });
