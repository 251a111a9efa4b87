import { askChoice, startWorking } from '../../../../core/play/procedure';
import { SURFACE_CONTACT } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import { isConfirmed } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { askWhat } from '../detection/contact';
import { rollChance } from '../roll';

/**
 * Surface Detection: the US looks first, then Japan if it has not seen anything; one of them is
 * enough for combat, and the Navy knows without denial (PH-20).
 */
export const surfaceContact: Procedure = {
  id: 'surface-contact',
  rule: RULE.surfaceDetection,
  title: () => 'Ships in the same hex',
  *run(state: PearlState): Run {
    const work = startWorking();
    const where = yield* askChoice(work, {
      key: 'where',
      rule: RULE.surfaceDetection,
      title: 'Is it in the weather front?',
      options: [
        { value: 'open', label: 'No' },
        { value: 'front', label: 'Yes', note: 'No contact there' },
      ],
    });
    const row = where === 'front' ? 'front' : isNight(state) ? 'night' : 'day';
    const roll = (side: 'us' | 'jp') =>
      rollChance(work, state, {
        key: side,
        chart: SURFACE_CONTACT,
        column: side,
        row,
        title: side === 'us' ? 'Does the US see them?' : 'Does Japan see them?',
        side,
        words: ['seen', 'not seen'],
      });
    const seen = (yield* roll('us')) || (yield* roll('jp'));
    const real = seen && (yield* askWhat(work, 'what', 'What has met?'));
    const confirms = real && !isConfirmed(state, 'navy');
    return {
      events: confirms ? [{ type: 'v1.DetectionConfirmed', service: 'navy' }] : [],
      trace: [
        {
          kind: 'title',
          label: 'Ships in the same hex',
          value: real ? 'combat' : 'no contact',
          rule: RULE.surfaceDetection,
        },
        ...work.lines,
        ...(confirms
          ? [
              {
                kind: 'result',
                label: 'Confirmed for the Navy, without denial',
                rule: RULE.confirmed,
              } as const,
            ]
          : []),
        ...(real
          ? [{ kind: 'reminder', label: 'Surface combat at once', rule: RULE.surfaceCombat } as const]
          : []),
      ],
    };
  },
};
