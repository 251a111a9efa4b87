import { describe, expect, it } from 'vitest';
import { expectAgreement } from './agreement';
import { campaign, type Walk } from './campaign';

/** Ships hit or sunk and air points lost by air strikes. */
const hurtFromTheAir = ({ table }: Walk): number =>
  table.projection.runs
    .filter(({ opened }) => opened.procedure === 'air-strike')
    .flatMap(({ outcome }) => outcome?.events ?? [])
    .filter(({ type }) => ['v1.ShipHit', 'v1.ShipLost', 'v1.UnitsLost'].includes(type)).length;

describe('a war played at random, counted again from its journal by code that knows nothing of the game', () => {
  // Seed 2, which is longer, is for the soak.
  it.each([5])('Game 1, 20 turns, seed %i: nothing is late or asked twice, and the counts agree', (seed) => {
    const walk = campaign(seed, 'g1');
    expectAgreement(walk);
    expect(walk.strikes).toBeGreaterThan(5);
    expect(hurtFromTheAir(walk)).toBeGreaterThan(5);
  });
  // The Philippines, which are longer, are for the soak.
  it.each([
    ['coral', 1],
    ['midway', 2],
    ['solomons', 3],
    ['cruz', 4],
    ['malaya', 5],
    ['saipan', 4],
  ] as const)('%s, seed %i: likewise', (scenario, seed) => {
    expectAgreement(campaign(seed, scenario));
  });
  it('is the same war for the same seed', () => {
    const [once, again] = [campaign(7, 'coral'), campaign(7, 'coral')];
    expect(again.table.projection.entries).toEqual(once.table.projection.entries);
  });
});
