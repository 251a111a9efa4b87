import { it } from 'vitest';
import { fuzzIph, fuzzToy } from './fuzz-runs';

it('IPH played at random, 2,000 games', () => fuzzIph(2000, 19411207), 3_600_000);
it('the toy game played at random, 1,000 games', () => fuzzToy(1000, 19411208), 3_600_000);
