import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { transcriptOf } from '../../support/transcript';
import { games } from './games';

// Many faults show in no score: a label lost, a hint of another question, an action that stays. UPDATE_FIXTURES writes it
// anew; its diff is what players will see.
it.each(games)('all that the recorded games of $id ask and show is written down', (each) => {
  const file = new URL(`../${each.id}/transcript.txt`, import.meta.url);
  const text = transcriptOf(each.game, each.guideOf, each.registersOf, each.recorded);
  if (process.env.UPDATE_FIXTURES) writeFileSync(file, text);
  const pages = text.split('\n\n');
  const known = readFileSync(file, 'utf8').split('\n\n');
  const first = pages.findIndex((page, at) => page !== known[at]);
  expect(pages[first]).toBe(known[first]);
  expect(pages).toHaveLength(known.length);
});
