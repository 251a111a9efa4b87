import fc from 'fast-check';
import { expect } from 'vitest';
import { packText, readPackText } from '../../src/core/pack-file';
import { IPH_CHARTS } from '../../src/games/iph/charts';
import { mutated } from '../support/hostile';
import { fullPack } from '../support/packs';

const full = fullPack((i) => 1_700_000_000_000 + i * 61_001);
export const FULL_FILE = packText(full);
export const CRT_FILE = packText({ ...full, cells: { crt: full.cells.crt ?? {} } });

export const read = (text: string) => readPackText(IPH_CHARTS, 'iph', text);

export const mutatedFile = mutated(FULL_FILE);

/** Whatever became of a file: it is refused with a sentence, or is the file that its pack would make. */
export function readMutated(runs: number, seed: number): void {
  const property = fc.property(mutatedFile, (text) => {
    const result = read(text);
    if (result.ok) expect(packText(result.value)).toBe(text);
    else expect(result.problem.message).toMatch(/^.{10,200}$/);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}
