import { expect, it } from 'vitest';
import { wrongCounts } from '../support/counts-held';

it('a run that takes more or less than it is to is told in a sentence for each', () => {
  const wanted = { launches: 27, axe: 264, 'hall servers': 24 };
  expect(wrongCounts({ launches: 28, axe: 264 }, wanted, 'tests/counts.ts')).toEqual([
    'launches: 28, more than the 27 of tests/counts.ts. If that is meant, change it there.',
    'hall servers: 0, fewer than the 24 of tests/counts.ts. If that is meant, change it there.',
  ]);
  expect(wrongCounts(wanted, wanted, 'tests/counts.ts')).toEqual([]);
});
