// What `npm run bench` drives two phones with, and the games that go from one to the other.
import type { Page } from '@playwright/test';
import { foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import { playedApart, scanEachOther } from '../browser/exchange/pair';
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
  return scanEachOther(ann, ken, 0);
}

/** How many lines are saved, at the table. */
export async function atTable(ann: Page): Promise<number> {
  return new Player(ann).saved();
}
