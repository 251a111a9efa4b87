import type { ChartPack } from '../core/charts/pack';
import { ok, type Result } from '../core/result';
import { packIdOf } from '../storage/rows';
import { type OpenStore, openedStore } from './opened-store';

/** The packs of a game that players made or brought in, beside the two that every game has. */
export async function madePacks(
  game: string,
  open: OpenStore = openedStore,
): Promise<Result<readonly ChartPack[]>> {
  const store = await open();
  const listed = store.ok ? await store.value.listPacks(game) : store;
  if (!listed.ok) return listed;
  const first = [packIdOf({ charts: 'own', game }), packIdOf({ charts: 'practice', game })];
  return ok(listed.value.filter(({ id }) => !first.includes(id)));
}
