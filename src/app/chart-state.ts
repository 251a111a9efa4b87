import type { ChartDef } from '../core/charts/chart';
import type { ChartPack } from '../core/charts/pack';
import type { GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { packIdOf } from '../storage/rows';
import { findPack } from './create-game';
import { loadGameCode } from './game-code';
import { type OpenStore, openedStore } from './opened-store';

/** The charts that the next game of a kind will be played with. */
export type ChartState = {
  readonly meta: GameMeta;
  readonly pack: ChartPack;
  readonly charts: readonly ChartDef[];
  /** The game that was played last with them, if there is one. */
  readonly game?: string;
};

/** For every game of the registry: the charts of the game of it that was played last, else the players' own. */
export async function chartStates(
  registry: readonly GameMeta[],
  open: OpenStore = openedStore,
): Promise<Result<readonly ChartState[]>> {
  const store = await open();
  if (!store.ok) return store;
  const rows = await store.value.listGames();
  if (!rows.ok) return rows;
  const states: ChartState[] = [];
  for (const meta of registry) {
    const code = await loadGameCode(registry, meta.id);
    if (!code.ok) return code;
    const row = rows.value.find(({ game, archived }) => game === meta.id && !archived);
    const pack = await findPack(
      store.value,
      code.value,
      packIdOf({ charts: row?.charts ?? 'own', game: meta.id, pack: row?.pack }),
    );
    if (!pack.ok) return pack;
    states.push({ meta, pack: pack.value, charts: code.value.charts, ...(row && { game: row.id }) });
  }
  return ok(states);
}
