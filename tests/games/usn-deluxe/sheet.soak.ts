import { it } from 'vitest';
import { typeBackAtRandom } from './sheet-typed';

it.each([1, 2, 7, 13, 23, 16, 4, 10, 12, 14])(
  'the sheet of a game at random, %i, typed into a new game gives the same',
  (seed) => typeBackAtRandom(seed, 8),
  600_000,
);
