import {
  askChoice,
  type GameEvent,
  type Outcome,
  type ProcedureDef,
  startDerivation,
} from '../../core/play/procedure';
import type { Option } from '../../core/play/prompt';
import { step } from '../steps';

type Record<S, E extends GameEvent, End> = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  /** Why there is nothing to record. */
  readonly none: string;
  /** Whose sealed lines the outcome counts. */
  knows?(state: S): string | undefined;
  reached(state: S): End | undefined;
  outcome(state: S, end: End): Outcome<E>;
};

/** The end that the rules have called is written down. */
export const recordEnd = <S, E extends GameEvent, End>({
  none,
  reached,
  outcome,
  ...end
}: Record<S, E, End>): ProcedureDef<S, E> =>
  step({
    ...end,
    unless: (state: S) => (reached(state) === undefined ? none : undefined),
    outcome(state) {
      const now = reached(state);
      if (now === undefined) throw new Error(none);
      return outcome(state, now);
    },
  });

type Stop<S, E extends GameEvent, End extends string> = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  calls(state: S): readonly (Option & { readonly value: End })[];
  unless?(state: S): string | undefined;
  /** Whose sealed lines the outcome counts. */
  knows?(state: S): string | undefined;
  outcome(state: S, end: End): Outcome<E>;
};

/** One side concedes, or both agree to stop. */
export const stopGame = <S, E extends GameEvent, End extends string>({
  calls,
  outcome,
  ...stop
}: Stop<S, E, End>): ProcedureDef<S, E> => ({
  ...stop,
  *run(state) {
    const end = yield* askChoice<End>(startDerivation(), {
      key: 'how',
      rule: stop.rule,
      title: 'How does it end?',
      hint: 'This is logged. You can strike it.',
      options: calls(state),
    });
    return outcome(state, end);
  },
});
