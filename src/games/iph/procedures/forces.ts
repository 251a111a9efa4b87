import type { FormField } from '../../../core/play/form';
import { askForm, startWorking } from '../../../core/play/procedure';
import { FORCE_NAMES, FORCES, type Forces } from '../data/forces';
import type { Procedure, Run } from '../state/events';
import type { IphState } from '../state/state';

const MOST = 150;

/** The counts set right by hand: units still to land, and the steps of each force. */
export const correctForces: Procedure = {
  id: 'correct-forces',
  rule: '2.11',
  title: () => 'Correct the counts',
  *run({ forces, house }: IphState): Run {
    const field = (key: string, label: string, initial: number): FormField => ({
      key,
      label,
      kind: 'number',
      min: 0,
      max: MOST,
      initial,
    });
    const { waiting, steps } = forces;
    const values = yield* askForm(startWorking(), {
      key: 'counts',
      rule: '2.11',
      title: 'Correct the counts',
      submit: 'Correct',
      fields: [
        field('waiting-snlf', 'SNLF still to land', waiting.snlf),
        field('waiting-ija', 'IJA still to land', waiting.ija),
        ...(house.registers === 'on'
          ? FORCES.map((force) => field(force, `${FORCE_NAMES[force]}, steps`, steps[force]))
          : []),
      ],
    });
    const corrected: Forces = {
      waiting: { snlf: Number(values['waiting-snlf']), ija: Number(values['waiting-ija']) },
      steps: {
        ...steps,
        ...Object.fromEntries(FORCES.flatMap((f) => (f in values ? [[f, Number(values[f])]] : []))),
      },
    };
    return {
      events: [{ type: 'v1.ForcesCorrected', forces: corrected }],
      trace: [
        { kind: 'title', label: 'Counts corrected', rule: '2.11' },
        {
          kind: 'fact',
          label: 'Still to land',
          value: `${corrected.waiting.snlf} SNLF, ${corrected.waiting.ija} IJA`,
        },
      ],
    };
  },
};
