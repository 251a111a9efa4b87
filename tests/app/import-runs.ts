import fc from 'fast-check';
import { expect } from 'vitest';
import { importText, takeImport } from '../../src/app/packs';
import { diffPacks } from '../../src/core/merge-packs';
import { emptyPack } from '../../src/core/pack';
import { parsePack } from '../../src/core/parse-pack';
import { ok } from '../../src/core/result';
import { IPH_CHARTS } from '../../src/games/iph/charts';
import { registry } from '../../src/games/registry';
import { FULL_FILE, mutatedFile } from '../core/pack-runs';
import { freshStore, take } from './session-support';

/** Files damaged at random, a whole one among them, taken into a pack as a player would who takes everything. */
export async function importMutated(runs: number, seed: number): Promise<void> {
  const [meta] = registry;
  if (!meta) throw new Error('no game');
  const store = await freshStore();
  const open = async () => ok(store);
  await store.putPack(emptyPack('practice:iph', 'iph', 'Ours', true));
  const property = fc.asyncProperty(
    fc.oneof({ weight: 20, arbitrary: mutatedFile }, fc.constant(FULL_FILE)),
    async (text) => {
      const before = take(await store.listPacks('iph'));
      const found = await importText(meta, text, open);
      expect(take(await store.listPacks('iph'))).toEqual(before);
      if (!found.ok) return;
      const all = new Set(found.value.diff.differing.map(({ key }) => key));
      const pack = take(await takeImport(meta, found.value, { kind: 'merge', take: all }, open));
      expect(parsePack(IPH_CHARTS, 'iph', pack)).toEqual(ok(pack));
      expect(diffPacks(IPH_CHARTS, pack, found.value.theirs)).toMatchObject({ added: [], differing: [] });
      expect(take(await store.listPacks('iph'))).toEqual([pack]);
    },
  );
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  expect(take(await store.loadPack('practice:iph'))?.version).toBeGreaterThan(1);
}
