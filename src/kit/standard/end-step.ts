import type { GameEvent, ProcedureDef } from '../../core/play/procedure';
import type { Obligation } from '../../core/play/view';
import { heading, warning } from '../lines';
import { finish } from '../steps';
import { leave } from './leave';

type EndStep<S, E> = {
  readonly rule: string;
  unless?(state: S): string | undefined;
  /** "Battle" */
  step(state: S): string;
  obligations(state: S): readonly Obligation[];
  /** What is recorded, with what was left out. */
  event(skipped: readonly string[]): E;
};

/** Ends a step of the turn. What it still owes is named first; ending it all the same is allowed, and recorded. */
export const endStep = <S, E extends GameEvent>(end: EndStep<S, E>): ProcedureDef<S, E> => ({
  id: 'end-step',
  rule: end.rule,
  title: 'End the step',
  ...(end.unless && { unless: end.unless }),
  *run(state) {
    const { rule } = end;
    const name = end.step(state);
    const skipped = yield* leave(end.obligations(state), {
      key: 'leave',
      rule,
      title: `${name} is not finished`,
      value: 'end',
      label: 'End it anyway',
    });
    const lines = skipped.map((label) => warning(`Not done: ${label}`, { rule }));
    return finish(heading(`${name} ends`, { rule }), [end.event(skipped)], lines);
  },
});
