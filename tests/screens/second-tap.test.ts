// Two clicks before anything else can run, as an assistive technology or a script makes them. Those of a real pointer:
// tests/browser/bad-input.
import { copyOf, openFile } from '../hands/copies';
import { readStore } from '../hands/journal';
import { entriesAtLast, ONE_TAP, twiceAtOnce } from '../hands/one-tap';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

for (const { what, game, prepare, button, next } of ONE_TAP)
  test(`[Bad input] a second click at once is none: ${what}`, async ({ page, home }) => {
    await seed(page, home, game);
    const player = new Player(page);
    await prepare?.(player);
    const { length } = (await readStore(page)).entries;
    await player.one(() => twiceAtOnce(button(player)));
    await expect(player.heading()).toHaveText(next);
    expect(await entriesAtLast(page)).toBe(length + 1);
    await expect(alert(page)).toHaveCount(0);
  });

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
