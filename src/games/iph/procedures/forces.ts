import { startDerivation } from '../../../core/play/procedure';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { FORCE_NAMES, FORCES, type Forces } from '../data/forces';
import type { Procedure, Run } from '../state/events';

const count = (label: string, initial: number) => number(label, 0, 150, { initial });

/** The counts set right by hand: units still to land, and the steps of each force. */
export const correctForces: Procedure = {
  id: 'correct-forces',
  rule: '2.11',
  title: 'Correct the counts',
  *run({ forces, house }): Run {
    const { waiting, steps } = forces;
    const counted = house.registers === 'on' ? FORCES : [];
    const {
      'waiting-snlf': snlf,
      'waiting-ija': ija,
      ...told
    } = yield* askFields(
      startDerivation(),
      { key: 'counts', rule: '2.11', title: 'Correct the counts', submit: 'Correct' },
      {
        'waiting-snlf': count('SNLF still to land', waiting.snlf),
        'waiting-ija': count('IJA still to land', waiting.ija),
        ...Object.fromEntries(
          counted.map((force) => [force, count(`${FORCE_NAMES[force]}, steps`, steps[force])]),
        ),
      },
    );
    const corrected: Forces = { waiting: { snlf, ija }, steps: { ...steps, ...told } };
    const still = fact('Still to land', { value: `${snlf} SNLF, ${ija} IJA` });
    const title = heading('Counts corrected', { rule: '2.11' });
    return finish(title, [{ type: 'v1.ForcesCorrected', forces: corrected }], [still]);
  },
};
