import { askChoice, startDerivation } from '../../../core/play/procedure';
import { numbers } from '../../../kit/charts';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import type { Procedure } from '../state/events';
import { available, capLimit, countedForCap } from '../state/flow';
import { stateNumber } from './roll';

/** Once, after the first strike: home, or a second strike with some of what is left (51.41, 51.43B). */
export const decision: Procedure = resting({
  id: 'decision',
  rule: '51.41',
  title: 'Withdraw or strike again',
  side: 'jp',
  on: ({ attack }) => attack ?? 'There is no attack.',
  *run(attack, { house }) {
    const rule = '51.41';
    const work = startDerivation('jp');
    const there = available(attack, house);
    work.lines.push(fact('Squadrons available', { value: `${there} of ${attack.nas}`, rule }));
    const chosen = yield* askChoice<'withdraw' | 'second'>(work, {
      key: 'decision',
      rule,
      title: 'Withdraw, or strike again?',
      hint: `${there} squadrons could fly. After a second strike the US may meet the fleet.`,
      options: [
        { value: 'withdraw', label: 'Withdraw', note: 'Nobody may intercept' },
        {
          value: 'second',
          label: 'A second strike',
          ...(there === 0 && { disabled: 'No squadron is available.' }),
        },
      ],
    });
    if (chosen === 'withdraw')
      return finish(
        heading('Japan withdraws', { rule }),
        [{ type: 'v1.Decided', decision: 'withdraw', cap: 0 }],
        work.lines,
      );
    const counted = countedForCap(attack, house);
    // A third of what the house rule counts; players may go by another limit (WW-10).
    const limit = yield* stateNumber(
      work,
      {
        key: 'cap-limit',
        label: 'Combat air patrol at most',
        rule: '51.43B',
        shape: numbers(0, 60),
        value: capLimit(counted),
      },
      (said) => ({
        kind: 'shift',
        label: `Combat air patrol, a third of ${counted} at most`,
        value: String(said),
      }),
    );
    const most = Math.min(limit, there);
    const { strike, cap } = yield* askFields(
      work,
      {
        key: 'squadrons',
        rule: '51.43B',
        title: 'How many fly, and how many stay above the ships?',
        hint: `${there} available, at most ${most} as combat air patrol. The rest stay idle.`,
        submit: 'Launch',
        checks: [
          {
            kind: 'sum-at-most',
            fields: ['strike', 'cap'],
            max: there,
            sharing: 'Squadrons',
            message: `Only ${there} squadrons are available: those in the strike cannot be on patrol.`,
          },
        ],
      },
      {
        strike: number('Squadrons in the strike', 1, there, { initial: there }),
        cap: number('Combat air patrol', 0, most, { initial: 0 }),
      },
    );
    return finish(
      heading('A second strike', { value: `${strike}, patrol ${cap}`, rule }),
      [
        { type: 'v1.Decided', decision: 'second', cap },
        { type: 'v1.StrikeFlown', strike: 'second', squadrons: strike },
      ],
      work.lines,
    );
  },
});
