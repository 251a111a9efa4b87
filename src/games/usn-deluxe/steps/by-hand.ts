import { startDerivation } from '../../../core/play/procedure';
import { askFields, words } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { phaseOf } from '../data/phases';
import { PLACE_LENGTH } from '../state/bases';
import type { Run } from '../state/procedure';
import type { UsnState } from '../state/state';
import { askHits } from './hits/hits';
import { outcomeOf } from './sea/guns';

/** Any fight of the map: who was hit, and how badly; points, register and what comes back are booked at once. */
export function* enterByHand(state: UsnState): Run {
  const work = startDerivation(phaseOf(state.cursor.step).side);
  const { place } = yield* askFields(
    work,
    {
      key: 'place',
      rule: '24',
      title: 'Where was it?',
      hint: 'A hex or a name, as the log will find it. It may stay empty.',
      submit: 'Who was hit?',
    },
    { place: words('Place', PLACE_LENGTH, { optional: true }) },
  );
  const { events, lines } = yield* askHits(work, state);
  const title = place ? `Fight at ${place}` : 'A fight';
  return finish(
    heading(title, { value: outcomeOf(lines), rule: '24' }),
    [{ type: 'v1.FightEntered', place, phase: state.cursor.step }, ...events],
    work.lines,
  );
}
