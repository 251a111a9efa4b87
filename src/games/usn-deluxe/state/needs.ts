import type { OptionId } from '../data/options';
import { has, type UsnState } from './state';

/** Whether the switches that a row of the data asks for stand so: "armor", "!training", several with a space between. */
export const suits = (state: Pick<UsnState, 'options'>, needs: string | undefined): boolean =>
  needs === undefined ||
  needs.split(' ').every((each) => has(state, each.replace('!', '') as OptionId) !== each.startsWith('!'));

/** War Plan Orange: whether readiness came to this result, or not to it behind a `!`. */
export const isReady = (
  { readiness = [] }: Pick<UsnState, 'readiness'>,
  ready: string | undefined,
): boolean => ready === undefined || readiness.includes(ready.replace('!', '')) !== ready.startsWith('!');
