import { signed } from '../../core/numbers';
import { type GameEvent, type ProcedureDef, startDerivation } from '../../core/play/procedure';
import { askFields, number, words } from '../fields';
import { heading } from '../lines';
import { finish } from '../steps';

type Correct<E> = {
  readonly rule: string;
  /** As far as one correction goes, up or down. */
  readonly most: number;
  /** "VP" */
  readonly unit: string;
  event(label: string, points: number): E;
};

/** The total corrected by hand, with the reason. */
export const correctPoints = <S, E extends GameEvent>({
  rule,
  most,
  unit,
  event,
}: Correct<E>): ProcedureDef<S, E> => ({
  id: 'correct-points',
  rule,
  title: 'Correct the points',
  *run() {
    const { points, reason } = yield* askFields(
      startDerivation(),
      { key: 'correction', rule, title: 'Correct the points', submit: 'Correct' },
      {
        points: number('Add to the total', -most, most, { initial: 0, hint: 'Below zero takes away.' }),
        reason: words('Reason', 80),
      },
    );
    const label = `Correction: ${reason}`;
    return finish(heading(label, { value: `${signed(points)} ${unit}` }), [event(label, points)]);
  },
});
