import { stepsOf } from '../../src/app/game-code';
import type { Game, GameMeta } from '../../src/core/play/game';

/** The code of a game with the steps that come later. */
export async function loadWhole(meta: GameMeta): Promise<Game<unknown>> {
  const game = await meta.load();
  await stepsOf(game);
  return game;
}
