import { seaMover } from '../data/phases';
import type { SideId } from '../data/units';
import { afloat } from '../state/register';
import { has, type Ship, type UsnState } from '../state/state';
import { apart } from './apart';
import { notUnderway } from './procedure';
import { sideOf } from './ships';

export const carriersOf = (state: UsnState, side: SideId): readonly Ship[] =>
  afloat(state, side).filter(({ type }) => type.startsWith('CV'));

/** USN-55 */
export const trainsIn = (side: SideId): string =>
  side === 'j' ? 'In a naval base in Japan' : 'In a functional Allied naval base';

/** 21.B */
export const trainCarriers = apart({
  id: 'train-carriers',
  rule: '21.B',
  title: 'Train carrier air',
  side: (state) => sideOf(state, {}),
  unless: (state) => {
    const side = sideOf(state, {});
    if (seaMover(state.cursor.step) !== side) return 'NAC embark in the sea movement of their side.';
    if (side === 'a' && !has(state, 'nacRetrain')) return 'Allied carriers train with that option alone.';
    return notUnderway(state) ?? (carriersOf(state, side).length ? undefined : 'No carrier is afloat.');
  },
});
