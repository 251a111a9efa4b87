import { it } from 'vitest';
import { foldOverAndOver } from './long-journals';

// Each kind took minutes where the work grew with the square of the lines.
it('20,000 lines of one thing over and over are folded and told', () => foldOverAndOver(20_000));
