// What a browser does by itself: its history, its Escape, its paper. Which screen an address leads to: tests/screens/ways.
import { Player } from '../hands/player';
import { afterSetUp, openSeeded, seed } from '../hands/seed';
import { expect, test } from './support';

const GAME = '#/g/seeded';

test('the way out does not grow with what one looks at', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const player = new Player(page);
  const length = () => page.evaluate(() => history.length);
  await page.getByRole('link', { name: /^Seeded game/ }).click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  for (let i = 0; i < 3; i += 1) {
    await page.getByRole('link', { name: 'Log' }).click();
    await expect(player.heading()).toHaveText('Log');
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(player.heading()).toHaveText('7 Dec, Morning');
  }
  const before = await length();
  for (let i = 0; i < 3; i += 1) {
    await player.more('Games');
    await expect(player.heading()).toHaveText('War Diary');
    await page.getByRole('link', { name: /^Seeded game/ }).click();
    await expect(player.heading()).toHaveText('7 Dec, Morning');
  }
  expect(await length()).toBeLessThanOrEqual(before);
  await page.goBack();
  await expect(player.heading()).toHaveText('War Diary');

  // By another way round it is a step of its own.
  await page.goForward();
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await page.goBack();
  await expect(player.heading()).toHaveText('Log');
});

test('a dialog closes with back and with Escape, and nothing was done', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await openSeeded(page, home, 0);
  const player = new Player(page);
  await page.goto(`${home}#/settings`);
  await page.goto(`${home}${GAME}`);
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(home);
  await player.button('More for Seeded game').click();
  await player.button('Archive').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await player.button('More for Seeded game').click();
  await player.button('Archive').click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(home);
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
});

test('paper has what is read, in ink on white, and nothing that is tapped', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.evaluate(() => localStorage.setItem('war-diary:theme', 'hall'));
  for (const hash of [GAME, `${GAME}/log`, `${GAME}/ledger`, '#/ready', '#/settings']) {
    await page.goto(`${home}${hash}`);
    await page.reload();
    await expect(page.getByRole('button').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(new Player(page).heading()).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const tapped of await page.locator('.dock, .foot, .home, button').all())
      await expect(tapped).toBeHidden();
    await expect(page.locator('.card').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
