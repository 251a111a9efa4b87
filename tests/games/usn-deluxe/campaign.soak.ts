import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proceduresOf } from '../../../src/app/game-code';
import { expectAgreement, hurtFromTheAir, outOfTheYard } from './agreement';
import { campaign } from './campaign';
import { facts } from './facts';

const FIXTURES = new URL('fixtures/', import.meta.url);
const played = new Set<string>();

/** Game 5 whole, and the other wars: sum and seed of each say what a failure was. */
it.each([11, 12])(
  'Game 5, seed %i: 192 turns without a due that is late or asked twice, counted again to the same points',
  (seed) => {
    const walk = campaign(seed, 'g5');
    expectAgreement(walk);
    expect(walk.fights).toBeGreaterThan(300);
    expect(walk.strikes).toBeGreaterThan(50);
    expect(walk.attacks).toBeGreaterThan(50);
    expect(outOfTheYard(walk)).toBeGreaterThan(5);
    expect(walk.table.projection.state.cursor).toEqual({ turn: 192, step: 'p10' });
    for (const { opened } of walk.table.projection.runs) played.add(opened.procedure);
  },
  600_000,
);
it('together they play what no game at random lives to see, or a recorded game does', () => {
  const recorded = new Set(
    readdirSync(FIXTURES).flatMap((file) => {
      const { entries } = JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'));
      return proceduresOf(entries);
    }),
  );
  // A submarine on station as Allied ships come by, the die of Manchukuo, an attack within China: in recorded games.
  const rare = ['submarine-attack', 'manchukuo', 'chinese-attacked'];
  expect(rare.filter((id) => !recorded.has(id))).toEqual([]);
  expect(facts.fuzz.beyond?.filter((id) => !played.has(id) && !rare.includes(id))).toEqual([]);
});
it.each([
  ['g2', 21],
  ['g2', 22],
  ['g3', 31],
  ['g3', 32],
  ['g4', 41],
  ['g4', 42],
] as const)(
  '%s, seed %i: likewise to its last turn',
  (scenario, seed) => {
    const walk = campaign(seed, scenario);
    expectAgreement(walk);
    expect(walk.attacks).toBeGreaterThan(5);
  },
  600_000,
);
it.each([2, 5])('Game 1, 20 turns, seed %i: likewise, with strikes that hit', (seed) => {
  const walk = campaign(seed, 'g1');
  expectAgreement(walk);
  expect(walk.strikes).toBeGreaterThan(5);
  expect(hurtFromTheAir(walk)).toBeGreaterThan(5);
});
it('each carrier battle, Malaya, Saipan and the Philippines, twelve seeds', () => {
  let withAttacks = 0;
  for (const scenario of ['coral', 'midway', 'solomons', 'cruz', 'malaya', 'saipan', 'phil'] as const)
    for (let seed = 100; seed < 112; seed += 1) {
      const walk = campaign(seed, scenario);
      expectAgreement(walk);
      if (walk.attacks) withAttacks += 1;
    }
  expect(withAttacks).toBeGreaterThan(20);
}, 600_000);
