import { it } from 'vitest';
import { fuzzIph, fuzzToy } from './fuzz-runs';

it('IPH played at random from a fixed seed', () => fuzzIph(60, 71241), 60_000);
it('the toy game played at random from a fixed seed', () => fuzzToy(40, 1941), 60_000);
