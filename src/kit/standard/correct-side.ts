import { signed } from '../../core/numbers';
import { type GameEvent, type ProcedureDef, startDerivation } from '../../core/play/procedure';
import { askFields, choose, number, words } from '../fields';
import { heading } from '../lines';
import { finish } from '../steps';

type Correct<E, Side extends string> = {
  readonly rule: string;
  /** As far as one correction goes, up or down. */
  readonly most: number;
  /** "VP" */
  readonly unit: string;
  readonly sides: { readonly [side in Side]: string };
  event(label: string, points: number, side: Side): E;
};

/** Either side's points corrected by hand, with the reason, where each has its own. */
export const correctSide = <S, E extends GameEvent, Side extends string>({
  rule,
  most,
  unit,
  sides,
  event,
}: Correct<E, Side>): ProcedureDef<S, E> => ({
  id: 'correct-points',
  rule,
  title: 'Correct the points',
  *run() {
    const { side, points, reason } = yield* askFields(
      startDerivation(),
      { key: 'correction', rule, title: 'Correct the points', submit: 'Correct' },
      {
        side: choose<Side>('Whose points', sides),
        points: number('Add to them', -most, most, { initial: 0, hint: 'Below zero takes away.' }),
        reason: words('Reason', 80),
      },
    );
    const label = `Correction: ${reason}`;
    const value = `${signed(points)} ${unit} ${sides[side]}`;
    return finish(heading(label, { value }), [event(label, points, side)]);
  },
});
