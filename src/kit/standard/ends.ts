import {
  askChoice,
  type GameEvent,
  type Outcome,
  type ProcedureDef,
  startWorking,
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
  ...end
}: Record<S, E, End>): ProcedureDef<S, E> =>
  step({
    id: end.id,
    rule: end.rule,
    title: end.title,
    ...(end.knows && { knows: end.knows }),
    unless: (state: S) => (end.reached(state) === undefined ? none : undefined),
    outcome(state) {
      const reached = end.reached(state);
      if (reached === undefined) throw new Error(none);
      return end.outcome(state, reached);
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
export const stopGame = <S, E extends GameEvent, End extends string>(
  stop: Stop<S, E, End>,
): ProcedureDef<S, E> => ({
  id: stop.id,
  rule: stop.rule,
  title: stop.title,
  ...(stop.unless && { unless: stop.unless }),
  ...(stop.knows && { knows: stop.knows }),
  *run(state) {
    const end = yield* askChoice<End>(startWorking(), {
      key: 'how',
      rule: stop.rule,
      title: 'How does it end?',
      hint: 'It is written down and can be struck.',
      options: stop.calls(state),
    });
    return stop.outcome(state, end);
  },
});
