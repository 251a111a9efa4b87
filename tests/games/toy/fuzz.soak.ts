import { it } from 'vitest';
import { fuzzToy } from './fuzz-runs';

it('the toy game played at random, 1,000 games', () => fuzzToy(1000, 19411208), 3_600_000);
