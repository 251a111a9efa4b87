import { it } from 'vitest';
import { readMutated } from './mutated-games';

it('10,000 mutated games', () => void readMutated(10_000, 20_000), 3_600_000);
