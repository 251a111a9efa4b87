import type { Args } from '../../../core/play/procedure';
import { duesNow } from './dues';
import type { UsnState } from './state';

/** The id of what a scenario asks turn by turn; empty where none is named. */
export const itemIdOf = ({ item }: Args): string => (typeof item === 'string' ? item : '');

/** The oldest that is open of what a scenario asks turn by turn. */
export const itemDue = (state: UsnState, args: Args) =>
  duesNow(state).find(({ id }) => id.startsWith(`item:${itemIdOf(args)}:`));
