import { signed } from '../../core/numbers';
import { type GameEvent, type Outcome, type ProcedureDef, startWorking } from '../../core/play/procedure';
import { askFields, choose, number, words } from '../fields';
import { heading } from '../lines';
import { finish } from '../steps';

type About = {
  readonly rule: string;
  /** As far as one correction goes, up or down. */
  readonly most: number;
  /** "VP" */
  readonly unit: string;
};
type Total<E> = About & { readonly sides?: undefined; event(label: string, points: number): E };
/** Where each side has points of its own. */
type BySide<E, Side extends string> = About & {
  readonly sides: { readonly [side in Side]: string };
  event(label: string, points: number, side: Side): E;
};
type Correct<E, Side extends string> = Total<E> | BySide<E, Side>;

const isTotal = <E, Side extends string>(correct: Correct<E, Side>): correct is Total<E> =>
  correct.sides === undefined;

/** Points corrected by hand, with the reason. */
export const correctPoints = <S, E extends GameEvent, Side extends string = never>(
  correct: Correct<E, Side>,
): ProcedureDef<S, E> => ({
  id: 'correct-points',
  rule: correct.rule,
  title: 'Correct the points',
  *run() {
    const work = startWorking();
    const form = {
      key: 'correction',
      rule: correct.rule,
      title: 'Correct the points',
      submit: 'Correct',
    };
    const fields = {
      points: number(isTotal(correct) ? 'Add to the total' : 'Add to them', -correct.most, correct.most, {
        initial: 0,
        hint: 'Below zero takes away.',
      }),
      reason: words('Reason', 80),
    };
    const done = (label: string, points: number, event: E, whose = ''): Outcome<E> =>
      finish(heading(label, { value: `${signed(points)} ${correct.unit}${whose}` }), [event]);
    if (isTotal(correct)) {
      const { points, reason } = yield* askFields(work, form, fields);
      const label = `Correction: ${reason}`;
      return done(label, points, correct.event(label, points));
    }
    const { sides } = correct;
    const whose = choose<Side>('Whose points', sides);
    const { side, points, reason } = yield* askFields(work, form, { side: whose, ...fields });
    const label = `Correction: ${reason}`;
    return done(label, points, correct.event(label, points, side), ` ${sides[side]}`);
  },
});
