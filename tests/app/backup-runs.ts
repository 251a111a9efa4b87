import fc from 'fast-check';
import { expect } from 'vitest';
import { openFile, takeRestore } from '../../src/app/backups/restore';
import { openSession } from '../../src/app/open-session';
import { ok } from '../../src/core/result';
import { registry } from '../../src/games/registry';
import type { Store } from '../../src/storage/store';
import { mutatedBackup } from './mutated-backups';
import { freshStore, take } from './session-support';

/** All that a store holds, as it stands. */
export async function contents(store: Store): Promise<unknown> {
  const rows = take(await store.listGames());
  const games = await Promise.all(rows.map(async ({ id }) => take(await store.dumpGame(id))));
  return {
    games,
    packs: await Promise.all(['iph', 'tiny'].map(async (id) => take(await store.listPacks(id)))),
  };
}

/** Files damaged and forged at random: each is refused and changes nothing, or what it restores opens. */
export async function restoreMutated(runs: number, seed: number): Promise<void> {
  const store = await freshStore();
  const open = async () => ok(store);
  const refused = new Map<string, number>();
  let restored = 0;
  const count = (code: string) => refused.set(code, (refused.get(code) ?? 0) + 1);
  const property = fc.asyncProperty(mutatedBackup, async (text) => {
    const before = await contents(store);
    const found = await openFile(registry, new Blob([text]), open);
    expect(await contents(store)).toEqual(before);
    if (!found.ok) {
      count(found.problem.code);
      expect(found.problem.message).toMatch(/^.{10,300}$/s);
      return;
    }
    if (found.value.kind !== 'copy') throw new Error('no copy');
    const { plan } = found.value;
    for (const game of plan.games) if (!game.found.ok) count(game.found.problem.code);
    const games = new Set(plan.games.keys());
    const rows = take(await takeRestore(plan, { games, packs: true, settings: false }, open));
    expect(rows.length).toBe(plan.games.filter((game) => game.found.ok).length);
    for (const { id } of rows) {
      const session = take(await openSession(registry, id, open));
      expect(session.log.value.length).toBeGreaterThan(0);
      expect(session.latest.value).toEqual(session.log.value.slice(-12));
      session.close();
      take(await store.deleteGame(id));
      restored += 1;
    }
    for (const pack of take(await store.listPacks('iph'))) take(await store.deletePack(pack.id));
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  // Runs that meet one refusal only would prove little.
  expect(refused.size).toBeGreaterThan(6);
  expect(restored).toBeGreaterThan(runs / 50);
}
