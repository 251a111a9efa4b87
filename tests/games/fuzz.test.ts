import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iph } from '../../src/games/iph';
import { fuzz, nothingMet, tape } from '../support/fuzz';
import { toy } from './toy/toy';

/** Short share of every run; the soak plays many more games from the same property. */
const runs = Number(process.env.FUZZ_RUNS ?? 40);
const length = Number(process.env.FUZZ_LENGTH ?? 1200);

describe('games played at random', () => {
  it('IPH: no dead end, no crash, nothing recorded of a refusal, the same game after a reload', () => {
    const met = nothingMet();
    fc.assert(
      fc.property(tape(length), (numbers) => {
        fuzz(iph, numbers, met, (state) => state.over);
      }),
      { numRuns: runs, seed: 71241, endOnFailure: true },
    );
    for (const kind of ['choice', 'form', 'dice', 'draw', 'cell', 'heads']) {
      expect(met.prompts.get(kind), kind).toBeGreaterThan(runs / 2);
    }
    for (const procedure of Object.keys(iph.procedures).filter((id) => id !== 'set-up')) {
      expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
    }
    expect(met.refused).toBeGreaterThan(runs);
  }, 60_000);

  it('the toy game: the engine holds for secrets, three dice and turns without end', () => {
    const met = nothingMet();
    fc.assert(
      fc.property(tape(400), (numbers) => {
        fuzz(toy, numbers, met, () => false);
      }),
      { numRuns: runs, seed: 1941, endOnFailure: true },
    );
    for (const procedure of ['cross', 'stash', 'show', 'pass'])
      expect(met.procedures.get(procedure)).toBeGreaterThan(0);
  }, 60_000);
});
