import { it } from 'vitest';
import { fuzzGame } from './fuzz-runs';
import { games } from './games';

it.each(games)('$id played at random from a fixed seed', (each) =>
  fuzzGame(each, each.facts.fuzz.runs, each.facts.fuzz.seed),
);
