import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { readDefinition } from '../../../src/own/format/parse';
import { OWN_BOUNDS } from '../../../src/own/play/bounds';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { pickFrom } from '../../support/random-answer';
import { liveEvents } from '../../support/recorded';
import { randomGame } from '../format/random-game';

/** A file made at random, and what version 1 of the app plays of it. */
function anyGame(seed: number) {
  const read = readDefinition(JSON.stringify(randomGame(pickFrom(seed + 1))));
  if (!read.ok) throw new Error(`seed ${seed}: ${read.problem.message}`);
  return { ...read.value.definition, hash: `random ${seed}` };
}

const RUNS = Number(process.env.RANDOM_GAMES ?? 60);

test('any file that is well made is played, whatever is tapped, and records nothing beyond its bounds', () => {
  const met = nothingMet();
  fc.assert(
    fc.property(fc.nat(100_000), tape(120), fc.boolean(), (seed, numbers, tidy) => {
      const manner = {
        isOver: ({ stage }: OwnState) => stage === 'over',
        tidy,
        onward: ['bring-on', 'end-step'],
      };
      const { projection } = fuzz(ownGame([anyGame(seed)]), numbers, met, manner);
      for (const event of liveEvents(projection))
        expect(isBounded(OWN_BOUNDS, event), JSON.stringify(event)).toBe(true);
    }),
    { numRuns: RUNS, seed: 5 },
  );
  expect(met.entries).toBeGreaterThan(10 * RUNS);
  expect([...met.prompts.keys()]).toEqual(expect.arrayContaining(['form', 'dice', 'choice', 'draw']));
});
