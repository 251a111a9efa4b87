import type { EndId } from '../data/ends';
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
