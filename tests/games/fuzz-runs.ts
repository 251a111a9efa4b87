import fc from 'fast-check';
import { expect } from 'vitest';
import { iph } from '../../src/games/iph';
import { fuzz, nothingMet, tape } from '../support/fuzz';
import { toy } from './toy/toy';

/** Plays IPH at random: no dead end, no crash, nothing recorded of a refusal, the same game after a reload. */
export function fuzzIph(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(tape(1200), (numbers) => {
    fuzz(iph, numbers, met, (state) => state.over);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  for (const kind of ['choice', 'form', 'dice', 'draw', 'cell', 'heads']) {
    expect(met.prompts.get(kind), kind).toBeGreaterThan(runs / 2);
  }
  for (const procedure of Object.keys(iph.procedures).filter((id) => id !== iph.setup)) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
  expect(met.refused).toBeGreaterThan(runs);
}

/** Plays the toy game at random: secrets, three dice, turns without end. */
export function fuzzToy(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(tape(400), (numbers) => {
    fuzz(toy, numbers, met, () => false);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  for (const procedure of ['cross', 'stash', 'show', 'pass']) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
}
