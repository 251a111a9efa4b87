import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { release } from '../support/release';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('an update that arrives during the first visit reloads every tab', async ({ page, context }) => {
  const app = await release();
  await page.goto(app.url);
  await keptOffline(page);
  const other = await context.newPage();
  await other.goto(app.url);
  await app.update();
  await page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  });
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-build', 'next');
  await app.close();
});

test('an update waits behind a quiet line on home until no game is open', async ({ page, context }) => {
  const app = await release();
  await page.goto(app.url);
  await keptOffline(page);
  await new Player(page).newGame('Long evening');
  const home = await context.newPage();
  await app.update();
  await home.goto(app.url);
  await expect(home.getByText('It waits until Long evening is closed')).toBeVisible();
  await expect(home.getByRole('button', { name: 'Update now' })).toHaveCount(0);
  await new Player(page).more('Games');
  await home.getByRole('button', { name: 'Update now' }).click();
  await expect(home.locator('html')).toHaveAttribute('data-build', 'next');
  await expect(home.getByText('Long evening')).toBeVisible();
  await app.close();
});

test('[5] of two tabs one is in battle: the update waits, and the battle goes on at its question after it', async ({
  page,
  context,
}) => {
  const app = await release();
  await seed(page, app.url, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
  await keptOffline(page);
  const player = new Player(page);
  const before = await standing(page);
  const home = await context.newPage();
  await app.update();
  await home.goto(app.url);
  const waits = home.getByText('It waits until Seeded game is closed');
  await expect(waits).toBeVisible();

  // A tab that only watches holds it back too.
  const watcher = await context.newPage();
  await watcher.goto(page.url());
  await new Player(watcher).sees('You are watching.');
  await new Player(page).more('Games');
  await expect(home.getByRole('button', { name: 'Update now' })).toHaveCount(0);
  await new Player(watcher).sees('You play in this tab.');
  await expect(waits).toBeVisible();

  // So does what is typed in a tab, game or not.
  await new Player(watcher).more('Games');
  await watcher.getByRole('link', { name: 'New game' }).click();
  await watcher.getByLabel('Title').fill('Half a ti');
  await expect(
    home.getByText('It waits until what you typed, here or in another tab, is saved'),
  ).toBeVisible();
  await expect(home.getByRole('button', { name: 'Update now' })).toHaveCount(0);
  await expect(watcher.getByLabel('Title')).toHaveValue('Half a ti');
  await watcher.goBack();
  await expect(home.getByRole('button', { name: 'Update now' })).toBeVisible();
  await watcher.close();

  await home.getByRole('button', { name: 'Update now' }).click();
  for (const tab of [page, home]) await expect(tab.locator('html')).toHaveAttribute('data-build', 'next');
  await page.getByRole('link', { name: /^Seeded game/ }).click();
  await expect(player.heading()).toHaveText(before.heading);
  await player.sees(`saved · ${before.saved} entries`);
  expect(await standing(page)).toEqual(before);
  await player.dice(4);
  await app.close();
});
