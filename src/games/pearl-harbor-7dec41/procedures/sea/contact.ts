import { type Args, askChoice, startDerivation } from '../../../../core/play/procedure';
import { heading, reminder, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { SURFACE_CONTACT } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import type { SideId } from '../../data/sides';
import { isConfirmed } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { askWhat, confirmedForNavy } from '../detection/contact';
import { rollChance } from '../roll';

const TITLE = 'Ships in the same hex';
const rule = RULE.surfaceDetection;

/**
 * Surface Detection: the US looks first, then Japan if it has not seen anything; one of them is
 * enough for combat, and the Navy knows without denial (PH-20).
 */
export const surfaceContact: Procedure = {
  id: 'surface-contact',
  rule,
  title: TITLE,
  apart: true,
  // Whether both services are told at once.
  knows: (state) => (isConfirmed(state, 'navy') ? undefined : 'us'),
  *run(state: PearlState, { apart }: Args): Run {
    const work = startDerivation();
    const where = yield* askChoice(work, {
      key: 'where',
      rule,
      title: 'Are they in the weather front?',
      options: [
        { value: 'open', label: 'No' },
        { value: 'front', label: 'Yes', note: 'No contact in the front' },
      ],
    });
    const roll = (side: SideId) =>
      rollChance(work, state, {
        key: side,
        chart: SURFACE_CONTACT,
        column: side,
        row: where === 'front' ? 'front' : isNight(state) ? 'night' : 'day',
        title: side === 'us' ? 'Does the US see them?' : 'Does Japan see them?',
        side,
        words: ['seen', 'not seen'],
      });
    const seen = (yield* roll('us')) || (yield* roll('jp'));
    const real = seen && (yield* askWhat(work, 'what', 'What did they meet?'));
    const confirms = real && !isConfirmed(state, 'navy');
    if (confirms) work.lines.push(result('Confirmed for the Navy, without denial', { rule: RULE.confirmed }));
    if (real) work.lines.push(reminder('Fight surface combat at once', { rule: RULE.surfaceCombat }));
    return finish(
      heading(TITLE, { value: real ? 'combat' : 'no contact', rule }),
      confirms ? [confirmedForNavy(state, apart === true)] : [],
      work.lines,
    );
  },
};
