import {
  askChoice,
  askForm,
  type Steps,
  startWorking,
  stateValue,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { Procedure, Run } from '../state/events';
import { available, capLimit, countedForCap } from '../state/flow';
import type { WarState } from '../state/state';

/** Once, after the first strike: home, or a second strike with some of what is left (51.41, 51.43B). */
export const decision: Procedure = {
  id: 'decision',
  rule: '51.41',
  title: () => 'Withdraw or strike again',
  side: () => 'jp',
  *run({ attack, house }: WarState): Run {
    if (!attack) return withoutEffect('Withdraw or strike again', 'There is no attack.');
    const work = startWorking('jp');
    const there = available(attack, house);
    work.lines.push({
      kind: 'fact',
      label: 'Squadrons available',
      value: `${there} of ${attack.nas}`,
      rule: '51.41',
    });
    const chosen = yield* askChoice<'withdraw' | 'second'>(work, {
      key: 'decision',
      rule: '51.41',
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
      return {
        events: [{ type: 'v1.Decided', decision: 'withdraw', cap: 0 }],
        trace: [{ kind: 'title', label: 'Japan withdraws', rule: '51.41' }, ...work.lines],
      };
    const limit = yield* stateLimit(work, countedForCap(attack, house));
    const most = Math.min(limit, there);
    const { strike, cap } = yield* askForm(work, {
      key: 'squadrons',
      rule: '51.43B',
      title: 'How many fly, and how many stay above the ships?',
      hint: `${there} available, at most ${most} as combat air patrol. Others stay idle.`,
      submit: 'Launch',
      fields: [
        {
          key: 'strike',
          label: 'Squadrons in the strike',
          kind: 'number',
          min: 1,
          max: there,
          initial: there,
        },
        { key: 'cap', label: 'Combat air patrol', kind: 'number', min: 0, max: most, initial: 0 },
      ],
      checks: [
        {
          kind: 'sum-at-most',
          fields: ['strike', 'cap'],
          max: there,
          message: `Only ${there} squadrons are available: those in the strike cannot be on patrol.`,
        },
      ],
    });
    return {
      events: [
        { type: 'v1.Decided', decision: 'second', cap: Number(cap) },
        { type: 'v1.StrikeFlown', strike: 'second', squadrons: Number(strike) },
      ],
      trace: [
        {
          kind: 'title',
          label: 'A second strike',
          value: `${strike}, patrol ${cap}`,
          rule: '51.41',
        },
        ...work.lines,
      ],
    };
  },
};

/** A third of what the house rule counts; players may go by another limit (WW-10). */
function* stateLimit(work: Working, counted: number): Steps<number> {
  const limit = yield* stateValue(work, {
    key: 'cap-limit',
    label: 'Combat air patrol at most',
    rule: '51.43B',
    shape: { kind: 'number', min: 0, max: 60 },
    value: capLimit(counted),
  });
  work.lines.push({
    kind: 'shift',
    label: `Combat air patrol, a third of ${counted} at most`,
    value: String(limit),
    rule: '51.43B',
    prompt: 'override:cap-limit',
  });
  return limit;
}
