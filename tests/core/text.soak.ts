import { it } from 'vitest';
import { typeWildly } from './text-runs';

it('whatever is taken of 22,500 wild texts is copied, restored, shared and read back, equal', () => {
  typeWildly(2_500, 1941);
}, 3_600_000);
