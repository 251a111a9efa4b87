import type { GameEvent, ProcedureDef } from '../../core/play/procedure';
import type { Due } from '../due';
import { fact, heading } from '../lines';
import { finish, step } from '../steps';

type BringOn<S, E> = {
  readonly rule: string;
  due(state: S): readonly Due[];
  event(due: Due): E;
};

const TITLE = 'What is due';

/** All that has come due is done at once. */
export const bringOn = <S, E extends GameEvent>({ rule, due, event }: BringOn<S, E>): ProcedureDef<S, E> =>
  step({
    id: 'due',
    rule,
    title: TITLE,
    unless: (state: S) => (due(state).length ? undefined : 'Nothing is due.'),
    outcome: (state) =>
      finish(
        heading(TITLE, { rule }),
        due(state).map(event),
        due(state).map((each) => fact(each.text, { rule: each.rule })),
      ),
  });
