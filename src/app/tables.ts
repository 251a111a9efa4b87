import type { ChartPack } from '../core/charts/pack';
import type { Game, GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { packIdOf } from '../storage/rows';
import { firstPack, loadGameCode } from './game-code';
import { type OpenStore, openedStore } from './opened-store';
import { metaOfGame } from './own-games';

/** The charts of a game outside any play of it: what its players have taught, and the practice set. */
export type Tables = {
  readonly game: Game<unknown>;
  readonly own: ChartPack;
  readonly practice: ChartPack;
};

export async function loadTables(
  registry: readonly GameMeta[],
  id: string,
  open: OpenStore = openedStore,
): Promise<Result<Tables>> {
  const meta = await metaOfGame(registry, id, open);
  if (!meta.ok) return meta;
  const loaded = await loadGameCode([meta.value], id);
  if (!loaded.ok) return loaded;
  const store = await open();
  if (!store.ok) return store;
  const own = await store.value.loadPack(packIdOf({ charts: 'own', game: id }));
  if (!own.ok) return own;
  const practice = await store.value.loadPack(packIdOf({ charts: 'practice', game: id }));
  if (!practice.ok) return practice;
  const game = loaded.value;
  return ok({
    game,
    own: own.value ?? firstPack(game, 'own'),
    practice: practice.value ?? firstPack(game, 'practice'),
  });
}
