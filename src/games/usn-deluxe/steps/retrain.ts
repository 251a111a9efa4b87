import { startDerivation } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { SEA_PHASES } from '../data/phases';
import type { UsnEvent } from '../state/bounds';
import { called, namesOf } from '../state/names';
import type { Run } from '../state/procedure';
import { atLeastOne, shipOptions, sideOf } from '../state/ships';
import type { UsnState } from '../state/state';
import { carriersOf, trainsIn } from '../state/training';

/** 21.B: Two whole sea movements of their side: this one and the next, then they fly. */
const trainedOn = ({ cursor: { turn, step } }: UsnState, side: 'j' | 'a') =>
  SEA_PHASES[side][0] === step ? ({ turn, step: 'p9' } as const) : ({ turn: turn + 1, step: 'p5' } as const);

/** 21.B: Carriers with NAC that have flown from no carrier yet lie still while these learn it. */
export function* trainCarrierAir(state: UsnState): Run {
  const side = sideOf(state, {});
  const work = startDerivation(side);
  const carriers = carriersOf(state, side);
  const { ships } = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '21.B',
      title: 'Which carriers take on new NAC?',
      hint: `${trainsIn(side)}. NAC that began aboard, or come from another carrier, need no training.`,
      submit: 'Start the training',
      checks: [atLeastOne],
    },
    { ships: mark('Carriers', shipOptions(carriers, state.cursor.turn), { initial: [] }) },
  );
  const on = trainedOn(state, side);
  const named = carriers.filter(({ id }) => ships.includes(id));
  return finish(
    heading('Carrier air trains', { value: namesOf(named), rule: '21.B' }),
    named.map(
      (ship): UsnEvent => ({
        type: 'v1.Coming',
        id: `trained:${state.cursor.turn}:${state.cursor.step}:${ship.id}`,
        side,
        ...on,
        text: `The new NAC of ${called(ship)} may fly if she stayed put for two sea movements`,
        rule: '21.B',
      }),
    ),
    [
      fact('They fly no missions before', {
        value: `turn ${on.turn}, phase ${on.step.slice(1)}`,
        rule: '21.B',
      }),
    ],
  );
}
