import type { Action } from '../../../core/view';
import { isPlaying, type PearlState } from '../state/state';

/** What the rules offer in this step, beside going on: movement, searches, the air. */
export function stepActions(state: PearlState): readonly Action[] {
  if (!isPlaying(state)) return [];
  return [];
}
