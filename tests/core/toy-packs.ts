import fc from 'fast-check';
import { expect } from 'vitest';
import { packText, readPackText } from '../../src/core/charts/pack-file';
import { toy } from '../games/toy/toy';
import { mutated } from '../support/hostile';
import { fullPack, packOf } from '../support/packs';

export const anyPack = packOf(toy, 12);

const full = fullPack(toy, (i) => 1_700_000_000_000 + i * 61_001);
export const FULL_FILE = packText(full);
export const SMALL_FILE = packText({ ...full, cells: { patrol: full.cells.patrol ?? {} } });

export const read = (text: string) => readPackText(toy.charts, 'toy', text);

const mutatedFile = mutated(FULL_FILE);

/** Whatever became of a file: it is refused with a sentence, or says what the file of its pack says. */
export function readMutated(runs: number, seed: number): void {
  const property = fc.property(mutatedFile, (text) => {
    const result = read(text);
    if (result.ok) expect(JSON.parse(packText(result.value))).toEqual(JSON.parse(text));
    else expect(result.problem.message).toMatch(/^.{10,200}$/);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

/** What is written of any pack is read again. */
export function readWritten(runs: number, seed: number): void {
  const property = fc.property(anyPack, (pack) => {
    expect(read(packText(pack))).toEqual({ ok: true, value: pack });
  });
  fc.assert(property, { numRuns: runs, seed });
}
