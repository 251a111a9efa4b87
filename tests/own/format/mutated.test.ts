import { expect, test } from 'vitest';
import { readMutated } from './mutated-games';

test('300 mutated games are refused in words, or read as games in which all is well', () => {
  const read = readMutated(300, 1);
  expect(read).toBeGreaterThan(30);
  expect(read).toBeLessThan(270);
});
