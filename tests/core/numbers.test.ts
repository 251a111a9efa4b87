import { expect, test } from 'vitest';
import { signed, withMinus } from '../../src/core/numbers';

test('a number is told to the hundredth, with a true minus', () => {
  expect([7.4 - 5, -0.1 - 0.2, 12, -3, -0.001].map(withMinus)).toEqual(['2.4', '−0.3', '12', '−3', '0']);
  expect([7.4 - 5, -0.5, 0, 2, 0.001].map(signed)).toEqual(['+2.4', '−0.5', '0', '+2', '0']);
});
