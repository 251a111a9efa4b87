import type { Stands } from '../../../core/play/view';
import { END_NAMES, type EndId } from '../data/ends';
import { stageOf } from './flow';
import type { WarState } from './state';

/** How the attack has ended; undefined while it goes on. */
export function storyEnd(state: WarState): EndId | undefined {
  const { attack, declarations } = state;
  if (!declarations.length || stageOf(state) !== 'done') return undefined;
  if (!attack) return 'no-attack';
  if (attack.decision === 'withdraw') return 'withdrew';
  return attack.groups.length ? 'fought' : 'not-met';
}

/** What the end that is recorded goes by: how the attack has ended. */
export function standsOf(state: WarState): Stands {
  const end = storyEnd(state);
  return {
    at: state.ended ? `as “${END_NAMES[state.ended]}”` : '',
    now: end ? `“${END_NAMES[end]}”` : 'the attack is not over',
  };
}
