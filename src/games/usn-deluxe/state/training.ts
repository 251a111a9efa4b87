import type { SideId } from '../data/units';
import { afloat } from './register';
import type { Ship, UsnState } from './state';

export const carriersOf = (state: UsnState, side: SideId): readonly Ship[] =>
  afloat(state, side).filter(({ type }) => type.startsWith('CV'));

/** USN-55 */
export const trainsIn = (side: SideId): string =>
  side === 'j' ? 'In a naval base in Japan' : 'In a functional Allied naval base';
