// What `npm run bench` drives two phones with, and the games that go from one to the other.
import type { Page } from '@playwright/test';
import { foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import { hold } from '../browser/exchange/eye';
import { inStep, isSeen, playedApart, toTable } from '../browser/exchange/pair';
import { afterSetUp } from '../games/iph/tables';
import { Player } from '../hands/player';
import { recordedEntries } from '../support/recorded';

export { joined, linked } from '../browser/exchange/pair';

/** A whole game of 390 lines. */
export const wholeGame = () => ({
  ...afterSetUp(),
  projection: foldJournal(iph, recordedEntries('iph', 'to-turn-11')),
});

/** A phase of Ann's and a note of Ken's go over by two scans: milliseconds from the one camera to what both have. */
export async function turnByScans(ann: Page, ken: Page): Promise<number> {
  await playedApart(ann, ken);
  const there = await hold(ann, ken, isSeen(ken, /lines from Ann/), 0);
  const back = await hold(ken, ann, isSeen(ann, '1 line from Ken.'), 0);
  await inStep(ann, ken);
  return there.took + back.took;
}

/** Both at the table, with a link between them. */
export async function atTable(ann: Page, ken: Page): Promise<number> {
  for (const phone of [ann, ken]) await toTable(phone);
  return new Player(ann).saved();
}
