import fc from 'fast-check';
import { expect } from 'vitest';
import { importText, takeImport } from '../../src/app/packs';
import { diffPacks } from '../../src/core/charts/merge-packs';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import { parsePack } from '../../src/core/charts/parse-pack';
import { ok } from '../../src/core/result';
import { iph } from '../../src/games/iph/game';
import { registry } from '../../src/games/registry';
import { mutated } from '../support/hostile';
import { fullPack } from '../support/packs';
import { freshStore, take } from './session-support';

const FULL_FILE = packText(fullPack(iph, (i) => 1_700_000_000_000 + i * 61_001));
const mutatedFile = mutated(FULL_FILE);

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
      expect(parsePack(iph.charts, 'iph', pack)).toEqual(ok(pack));
      expect(diffPacks(iph.charts, pack, found.value.theirs)).toMatchObject({ added: [], differing: [] });
      expect(take(await store.listPacks('iph'))).toEqual([pack]);
    },
  );
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  expect(take(await store.loadPack('practice:iph'))?.version).toBeGreaterThan(1);
}
