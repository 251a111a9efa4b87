import { it } from 'vitest';
import { fuzzPearl } from './fuzz-runs';

it('7Dec41 played at random from a fixed seed', () => fuzzPearl(24, 71241), 60_000);
