import { useEffect } from 'preact/hooks';
import { loadOwnGames, withOwn } from '../../app/own-games';
import type { GameMeta } from '../../core/play/game';

/** The games of the app, and a moment later those that are files too. */
export function useAllGames(registry: readonly GameMeta[]): readonly GameMeta[] {
  useEffect(() => void loadOwnGames(), []);
  return withOwn(registry);
}
