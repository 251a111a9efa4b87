import { signed } from '../../core/numbers';
import { type GameEvent, type ProcedureDef, startWorking } from '../../core/play/procedure';
import { askFields, choose, number, words } from '../fields';
import { heading } from '../lines';
import { finish } from '../steps';

type Correct<E, Side extends string> = {
  readonly rule: string;
  /** As far as one correction goes, up or down. */
  readonly most: number;
  /** "VP" */
  readonly unit: string;
  /** Whose points there are, where each side has its own. */
  readonly sides?: { readonly [side in Side]: string };
  event(label: string, points: number, side: Side | undefined): E;
};

/** Points corrected by hand, with the reason. */
export const correctPoints = <S, E extends GameEvent, Side extends string = never>({
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
      startWorking(),
      { key: 'correction', rule, title: 'Correct the points', submit: 'Correct' },
      {
        ...(sides && { side: choose<Side>('Whose points', sides) }),
        points: number(sides ? 'Add to them' : 'Add to the total', -most, most, {
          initial: 0,
          hint: 'Below zero takes away.',
        }),
        reason: words('Reason', 80),
      },
    );
    const label = `Correction: ${reason}`;
    const whose = sides && side ? ` ${sides[side]}` : '';
    return finish(heading(label, { value: `${signed(points)} ${unit}${whose}` }), [
      event(label, points, side),
    ]);
  },
});
