import { seaMover } from '../data/phases';
import { notUnderway } from '../state/procedure';
import { sideOf } from '../state/ships';
import { has } from '../state/state';
import { carriersOf } from '../state/training';
import { apart } from './apart';

/** 21.B */
export const trainCarriers = apart({
  id: 'train-carriers',
  rule: '21.B',
  title: 'Train carrier air',
  side: (state) => sideOf(state, {}),
  unless: (state) => {
    const side = sideOf(state, {});
    if (seaMover(state.cursor.step) !== side) return 'NAC embark only in their own side’s sea movement.';
    if (side === 'a' && !has(state, 'nacRetrain'))
      return 'Allied carriers train only with the option “Carrier air retraining”.';
    return notUnderway(state) ?? (carriersOf(state, side).length ? undefined : 'No carrier is afloat.');
  },
});
