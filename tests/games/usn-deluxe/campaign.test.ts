import { describe, expect, it } from 'vitest';
import { expectAgreement, hurtFromTheAir } from './agreement';
import { campaign } from './campaign';

describe('a war played at random, counted again from its journal by code that knows nothing of the game', () => {
  const met = { strikes: 0, hurt: 0, attacks: 0 };
  // Whole games and the Philippines, which are longer, are for the soak.
  it.each([
    ['coral', 1],
    ['midway', 2],
    ['solomons', 3],
    ['cruz', 4],
    ['malaya', 5],
    ['saipan', 4],
  ] as const)('%s, seed %i: nothing is late or asked twice, and the counts agree', (scenario, seed) => {
    const walk = campaign(seed, scenario);
    expectAgreement(walk);
    met.strikes += walk.strikes;
    met.attacks += walk.attacks;
    met.hurt += hurtFromTheAir(walk);
  });
  it('together they fly strikes that hit, and attack on land', () => {
    expect(met.strikes).toBeGreaterThan(5);
    expect(met.hurt).toBeGreaterThan(5);
    expect(met.attacks).toBeGreaterThan(5);
  });
  it('is the same war for the same seed', () => {
    const [once, again] = [campaign(7, 'coral'), campaign(7, 'coral')];
    expect(again.table.projection.entries).toEqual(once.table.projection.entries);
  });
});
