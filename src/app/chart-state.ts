import type { ChartDef } from '../core/charts/chart';
import type { ChartPack } from '../core/charts/pack';
import type { GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { packIdOf } from '../storage/rows';
import { findPack } from './create-game';
import { loadGameCode } from './game-code';
import { type OpenStore, openedStore } from './opened-store';
import { loadOwnGames, ownGames } from './own-games';

/** The charts that the next game of a kind will be played with. */
export type ChartState = {
  readonly meta: GameMeta;
  readonly pack: ChartPack;
  readonly charts: readonly ChartDef[];
  /** The game that was played last with them, if there is one. */
  readonly game?: string;
};

/**
 * For every game of the registry, and each that is a file which players keep or play: the charts of the game of it that was
 * played last, else the players' own.
 */
export async function chartStates(
  registry: readonly GameMeta[],
  open: OpenStore = openedStore,
): Promise<Result<readonly ChartState[]>> {
  const store = await open();
  if (!store.ok) return store;
  const rows = await store.value.listGames();
  if (!rows.ok) return rows;
  const states: ChartState[] = [];
  // Without them the others are told all the same.
  await loadOwnGames(open);
  const isPlayed = (id: string) => rows.value.some(({ game }) => game === id);
  const own = ownGames
    .peek()
    .flatMap(({ id, from, meta }) => (meta && (from !== 'shipped' || isPlayed(id)) ? [meta] : []));
  for (const meta of [...registry, ...own]) {
    const code = await loadGameCode([meta], meta.id);
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
