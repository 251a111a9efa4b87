import fc from 'fast-check';
import { expect } from 'vitest';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import type { GameUnderTest } from './games';

/** So many plays must have met what a game wants; fewer plays, fewer of each. */
export const WHOLE = 2000;

/**
 * Plays a game at random: no dead end, no crash, nothing recorded of a refusal, the same game after a reload, and what
 * the game itself has counted again from the journal alone.
 */
export function fuzzGame({ game, facts }: GameUnderTest, runs: number, seed: number): void {
  const { tape: length, styles, isOver, check, prompts, reached, always } = facts.fuzz;
  const met = nothingMet();
  const property = fc.property(fc.constantFrom(...styles), tape(length), (style, numbers) => {
    const table = fuzz(game, numbers, met, { isOver, ...style });
    check(table.book.entries, style.tidy, met);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  if (process.env.FUZZ_COUNTS)
    console.info(Object.fromEntries([...met.prompts, ...met.reached, ...met.procedures]), met.refused);
  const atLeast = (wanted: number) => Math.floor((wanted * runs) / WHOLE);
  for (const [kind, wanted] of Object.entries(prompts)) {
    expect(met.prompts.get(kind), kind).toBeGreaterThanOrEqual(atLeast(wanted));
  }
  for (const [what, wanted] of Object.entries(reached)) {
    expect(met.reached.get(what) ?? 0, what).toBeGreaterThanOrEqual(atLeast(wanted));
  }
  for (const what of ['amended', ...always]) expect(met.reached.get(what), what).toBeGreaterThan(0);
  expect(met.refused).toBeGreaterThan(runs);
  const procedures = Object.keys(game.procedures).filter((id) => id !== game.setup);
  for (const procedure of runs < WHOLE ? [] : procedures) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
}
