import { it } from 'vitest';
import { anyAccount, fuzzPearl } from './fuzz-runs';

it('7Dec41 played at random from a fixed seed', () => fuzzPearl(24, 71241), 60_000);
it('any account, counted again', () => anyAccount(1000, 41), 60_000);
