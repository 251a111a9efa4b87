import { withMinus } from '../../core/numbers';
import { fact } from '../../kit/lines';
import type { Effect } from '../format/definition';
import { LATEST } from './bounds';
import { at } from './safe';
import { turnTitle } from './steps';
import { amount, record, type Scope, tell, type Work } from './work';

const LONGEST = 400;

/** An answer kept among the remarks; of a sealed action in its envelope, until the turn that it names. */
export function sealNote(
  work: Work,
  scope: Scope,
  { ask, opens }: Extract<Effect, { readonly kind: 'note' }>,
): void {
  const said = at(scope.said, ask);
  const text = (typeof said === 'number' ? withMinus(said) : String(said ?? '')).slice(0, LONGEST);
  const turn =
    opens === undefined
      ? undefined
      : Math.min(Math.max(Math.floor(amount(work, scope, opens)), -LATEST), LATEST);
  const { envelope } = work;
  if (turn !== undefined) tell(work, fact('Opens', { value: turnTitle(work.def, turn), rule: scope.rule }));
  record(work, {
    ...{ type: 'kit.v1.Noted', text },
    ...(turn !== undefined && { opens: turn }),
    ...(envelope && { sealed: envelope }),
  });
}
