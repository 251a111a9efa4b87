import { keptOffline } from '../browser/support';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { release } from '../support/release';
import { expect, test } from './support';

test('a new release is offered on home, and after it the battle goes on at its question', async ({
  page,
}) => {
  const app = await release();
  await seed(page, app.url, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
  await keptOffline(page);
  const player = new Player(page);
  const before = await standing(page);
  await app.update();
  await player.more('Games');
  // Left while its files are on their way, Firefox calls each of them an error of the worker.
  await page.getByRole('link', { name: /^Seeded game/ }).waitFor();
  await page.reload();
  await player.button('Update now').click();
  await page.locator('html[data-build=next]').waitFor();
  await page.getByRole('link', { name: /^Seeded game/ }).click();
  await player.sees(`saved · ${before.saved} entries`);
  expect(await standing(page)).toEqual(before);
  await player.dice(4);
  await app.close();
});
