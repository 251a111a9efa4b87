import 'fake-indexeddb/auto';
import { makeCopy } from '../../src/app/backups/make-copy';
import type { RestorePlan } from '../../src/app/backups/plan-restore';
import { openFile, takeRestore } from '../../src/app/backups/restore';
import { ok, type Result } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { march, reopen, take } from './session-support';
import { chose, tinyRegistry } from './tiny-game';

export const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);
export const opened = (store: Store) => async () => ok(store);
export const copy = async (store: Store, id?: string) =>
  take(await makeCopy(tinyRegistry, id, opened(store)));
export const textOf = async (store: Store, id?: string) => (await copy(store, id)).text;
export const read = (store: Store, text: string) => openFile(tinyRegistry, new Blob([text]), opened(store));

export async function preview(store: Store, text: string): Promise<RestorePlan> {
  const found = take(await read(store, text));
  if (found.kind !== 'copy') throw new Error('no copy');
  return found.plan;
}
export async function restore(store: Store, text: string, packs = true): Promise<string[]> {
  const plan = await preview(store, text);
  const games = new Set(plan.games.keys());
  const rows = take(await takeRestore(plan, { games, packs, settings: false }, opened(store)));
  return rows.map(({ id }) => id);
}
export const relationOf = async (store: Store, text: string) => {
  const [first] = (await preview(store, text)).games;
  return first?.found.ok ? first.found.value.relative : undefined;
};
export const marched = async (store: Store, id: string, times = 1) => {
  const session = await reopen(store, id);
  for (let i = 0; i < times; i += 1) await session.start(march, { key: 'way', answer: chose('north') });
  session.close();
};
export const row = async (store: Store, id: string) => take(await store.loadGame(id)).row;
export const ids = async (store: Store, id: string) =>
  take(await store.loadGame(id)).entries.map((entry) => entry.id);
