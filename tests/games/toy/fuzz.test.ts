import { it } from 'vitest';
import { fuzzToy } from './fuzz-runs';

it('the toy game played at random from a fixed seed', () => fuzzToy(15, 1941), 60_000);
