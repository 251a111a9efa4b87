import type { Applied } from '../../../core/play/game';
import type { GameState, PearlState } from './state';

/** What an event may come to: a change of this game, or why it no longer fits. */
export const changing = (state: PearlState) => ({
  inGame: (change: Partial<GameState>): Applied<PearlState> => ({
    state: { ...state, game: { ...state.game, ...change } },
  }),
  conflict: (why: string): Applied<PearlState> => ({ state, conflict: why }),
});
