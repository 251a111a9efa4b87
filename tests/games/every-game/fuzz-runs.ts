import fc from 'fast-check';
import { expect } from 'vitest';
import { firstBeyond } from '../../../src/core/journal/entry-bounds';
import { checkCitations } from '../../support/citations';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import type { GameUnderTest } from './games';

/** So many plays must have met what a game wants; fewer plays, fewer of each, and the rare ones together. */
const WHOLE = 2000;
/** Plays of the soak, which have met every procedure. */
export const SOAK = 1000;

/**
 * Plays a game at random: no dead end, no crash, nothing recorded of a refusal or beyond its bounds, no citation of a rule
 * that there is not, the same game after a reload, and what the game itself has counted again from the journal alone.
 */
export function fuzzGame({ game, bounds, facts }: GameUnderTest, runs: number, seed: number): void {
  const { tape: length, styles, isOver, check, prompts, reached, always } = facts.fuzz;
  const met = nothingMet();
  const manners = new Set<unknown>();
  const property = fc.property(fc.constantFrom(...styles), tape(length), (style, numbers) => {
    const table = fuzz(game, numbers, met, { isOver, ...style });
    manners.add(style);
    check(table.projection.entries, style.tidy, met);
    expect(firstBeyond(bounds, table.projection.entries)).toBeUndefined();
    checkCitations(game.id, table.projection.entries);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  if (process.env.FUZZ_COUNTS)
    console.info(Object.fromEntries([...met.prompts, ...met.reached, ...met.procedures]), met.refused);
  expect(styles.filter((style) => !manners.has(style))).toEqual([]);
  expectMet(met.prompts, prompts, runs);
  expectMet(met.reached, reached, runs);
  for (const what of ['amended', ...always]) expect(met.reached.get(what), what).toBeGreaterThan(0);
  expect(met.refused).toBeGreaterThan(runs);
  const none = [game.setup, ...(facts.recorded.afterSheet ?? []), ...(facts.fuzz.beyond ?? [])];
  const procedures = Object.keys(game.procedures).filter((id) => !none.includes(id));
  if (runs >= SOAK) expect(procedures.filter((procedure) => !met.procedures.get(procedure))).toEqual([]);
}

/** A floor below one would be none: what is that rare is wanted together. What even that leaves out, the soak asks for. */
function expectMet(
  met: ReadonlyMap<string, number>,
  wanted: { readonly [what: string]: number },
  runs: number,
): void {
  const due = Object.entries(wanted).map(([what, count]) => [what, (count * runs) / WHOLE] as const);
  const rare = due.filter(([, least]) => least < 1);
  for (const [what, least] of due.filter(([, each]) => each >= 1))
    expect(met.get(what) ?? 0, what).toBeGreaterThanOrEqual(Math.floor(least));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const together = Math.floor(sum(rare.map(([, least]) => least)));
  const found = sum(rare.map(([what]) => met.get(what) ?? 0));
  expect(found, rare.map(([what]) => what).join(', ')).toBeGreaterThanOrEqual(together);
}
