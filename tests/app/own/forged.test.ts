// What a stranger may have written in the name of a game that is a file: read as any other copy is, and refused with words or
// harmless.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgeRuns } from './forged-runs';

test('300 forged journals are refused with words, or fold, are logged and can be copied', async () => {
  const { refused, read } = await forgeRuns(300, 7);
  expect(refused + read).toBe(300);
  // Neither is all there is, or nothing was tried.
  expect(Math.min(refused, read)).toBeGreaterThan(20);
});
