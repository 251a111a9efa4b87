import type { Args, GameEvent, Outcome, ProcedureDef, Steps } from '../core/play/procedure';
import type { TraceLine } from '../core/play/trace';

type Step<S, E extends GameEvent> = Omit<ProcedureDef<S, E>, 'run'> & {
  outcome(state: S, args: Args): Outcome<NoInfer<E>>;
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
  events: readonly NoInfer<E>[],
  lines: readonly TraceLine[] = [],
): Outcome<E> => ({ events, trace: [title, ...lines] });

type Resting<S, E extends GameEvent, G extends object> = Omit<ProcedureDef<S, E>, 'unless' | 'run'> & {
  /** What it rests on, or why it cannot be begun, in a sentence. */
  on(state: S, args: Args): G | string;
  run(ground: G, state: S, args: Args): Steps<Outcome<NoInfer<E>>>;
};

/** A procedure that rests on a part of the state, which is found once: for its `unless` and for its steps. */
export const resting = <S, E extends GameEvent, G extends object>({
  on,
  run,
  ...def
}: Resting<S, E, G>): ProcedureDef<S, E> => ({
  ...def,
  unless(state, args) {
    const ground = on(state, args);
    return typeof ground === 'string' ? ground : undefined;
  },
  *run(state, args) {
    const ground = on(state, args);
    if (typeof ground === 'string') throw new Error(ground);
    return yield* run(ground, state, args);
  },
});

type RestingStep<S, E extends GameEvent, G extends object> = Omit<Resting<S, E, G>, 'run'> & {
  outcome(ground: G, state: S, args: Args): Outcome<NoInfer<E>>;
};

/** A step that asks nothing and rests on a part of the state. */
export const restingStep = <S, E extends GameEvent, G extends object>({
  outcome,
  ...def
}: RestingStep<S, E, G>): ProcedureDef<S, E> =>
  resting({
    ...def,
    *run(ground, state, args) {
      yield* [];
      return outcome(ground, state, args);
    },
  });
