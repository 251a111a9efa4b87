import { askForm, type Outcome, type ProcedureDef, type Steps, startWorking } from '../../../core/procedure';
import { signed } from '../../../core/trace';
import { RULE } from '../rules/headings';
import type { PearlState, SideId } from '../state/state';

/** A correction of either side's points by hand, with its reason. */
export const correctPoints: ProcedureDef<PearlState> = {
  id: 'correct-points',
  rule: RULE.victory,
  title: () => 'Correct the points',
  *run(): Steps<Outcome> {
    const { side, points, reason } = yield* askForm(startWorking(), {
      key: 'correction',
      rule: RULE.victory,
      title: 'Correct the points',
      submit: 'Correct',
      fields: [
        {
          key: 'side',
          label: 'Whose points',
          kind: 'choice',
          options: [
            { value: 'jp', label: 'Japan' },
            { value: 'us', label: 'US' },
          ],
          initial: 'jp',
        },
        {
          key: 'points',
          label: 'Add to them',
          kind: 'number',
          min: -40,
          max: 40,
          initial: 0,
          hint: 'Below zero takes away.',
        },
        { key: 'reason', label: 'Reason', kind: 'text', maxLength: 80, optional: false },
      ],
    });
    const label = `Correction: ${reason}`;
    return {
      events: [{ type: 'v1.PointsCorrected', side: side as SideId, label, points: Number(points) }],
      trace: [
        { kind: 'title', label, value: `${signed(Number(points))} vps ${side === 'jp' ? 'Japan' : 'US'}` },
      ],
    };
  },
};
