import fc from 'fast-check';
import { expect } from 'vitest';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { toy } from './toy';

/** Plays the toy game at random: secrets, three dice, turns without end. */
export function fuzzToy(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(tape(400), (numbers) => {
    fuzz(toy, numbers, met, { isOver: () => false });
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  for (const procedure of ['cross', 'patrol', 'stash', 'show', 'pass']) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
}
