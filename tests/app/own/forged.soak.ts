// 10,000 forged journals of an own game, from a seed of the clock that is told.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgeRuns } from './forged-runs';

test('10,000 forged journals are refused with words, or harmless', async () => {
  const { refused, read } = await forgeRuns(10_000, 1);
  expect(refused + read).toBe(10_000);
}, 3_600_000);
