// Those of a real pointer: tests/browser/bad-input.soak.spec.ts.
import { copyOf, openFile } from '../hands/copies';
import { readStore } from '../hands/journal';
import { entriesAtLast, ONE_OF_EACH, twiceAtOnce } from '../hands/one-tap';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './dom/test';
import { clickTwice } from './second-tap';

clickTwice(ONE_OF_EACH);

test('[Bad input] a second click at once is none: Start', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await twiceAtOnce(player.button('Start'));
  await player.sees('saved · 1 entry');
  await expect(player.heading()).toHaveText('Who plays?');
  expect(await entriesAtLast(page)).toBe(1);
  await player.more('Games');
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(1);
});

test('[Bad input] a second click at once is none: Restore', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await openFile(page, home, await copyOf(page, home, 'Seeded game'));
  await page.getByText('The same as "Seeded game" here').click();
  await twiceAtOnce(page.getByRole('button', { name: 'Restore 1 game' }));
  await expect(page.getByText('Restored as a new game.')).toBeVisible();
  await page.waitForTimeout(200);
  expect((await readStore(page)).games).toHaveLength(2);
});
