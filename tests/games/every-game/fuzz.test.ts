import { it } from 'vitest';
import { fuzzGame } from './fuzz-runs';
import { games } from './games';

// A seed with which few plays meet all that as many are to meet.
it.each(games)('$id played at random from a fixed seed', (each) => fuzzGame(each, each.facts.fuzz.runs, 1));
