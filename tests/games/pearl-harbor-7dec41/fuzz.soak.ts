import { it } from 'vitest';
import { fuzzPearl } from './fuzz-runs';

it('7Dec41 played at random, 2,000 matches', () => fuzzPearl(2000, 19411207), 3_600_000);
