import { it } from 'vitest';
import { fuzzToy } from './fuzz-runs';

/** A few where the soak is only to be seen to start: `npm run soak -- --quick`. */
const games = process.env.SOAK === 'quick' ? 5 : 1000;

it(`the toy game played at random, ${games} games`, () => fuzzToy(games, 19411208), 3_600_000);
