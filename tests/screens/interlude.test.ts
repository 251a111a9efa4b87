import { listening } from '../hands/listening';
import { Player } from '../hands/player';
import { beforeNight, openSeeded, seed } from '../hands/seed';
import { expect, test } from './dom/test';

const SOON = 100;

test('under nightfall the dock takes each tap at once, and nightfall is gone with it', async ({
  page,
  home,
}) => {
  await seed(page, home, beforeNight());
  const player = new Player(page);
  const heard = await listening(page);
  const interlude = page.locator('.interlude');
  const fallsAgain = async () => {
    await player.tap('Undo');
    await expect(interlude).toHaveCount(0);
    await player.tap('End the turn anyway');
    await expect(interlude).toHaveCount(1);
  };

  await player.tap('End the turn');
  await player.tap('End the turn anyway');
  await expect(interlude).toHaveText(/7 Dec, Night.*Turn 4 of 11/);
  await expect(player.heading()).toHaveText('7 Dec, Night');
  expect((await heard(SOON)).filter((said) => said.includes('Turn 4 of 11'))).toHaveLength(1);

  await player.tap('Undo');
  await expect(interlude).toHaveCount(0);
  await player.tap('Redo');
  await expect(interlude).toHaveCount(0);
  await fallsAgain();

  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(interlude).toHaveCount(0);
  await fallsAgain();

  await page.keyboard.press('u');
  await expect(interlude).toHaveCount(0);
  await expect(player.heading()).not.toHaveText('7 Dec, Night');
  await player.tap('End the turn anyway');
  await expect(interlude).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(interlude).toHaveCount(0);
  await expect(player.heading()).toHaveText('7 Dec, Night');
  await fallsAgain();

  await openSeeded(page, home, 0);
  await page.reload();
  await expect(player.heading()).toHaveText('7 Dec, Night');
  await expect(interlude).toHaveCount(0);
});

test('switched off, a turn begins at its table', async ({ page, home }) => {
  await seed(page, home, beforeNight());
  const player = new Player(page);
  await page.goto(`${home}#/settings`);
  const group = page.getByRole('group', { name: 'New turns fill the screen' });
  await expect(group.getByRole('radio', { name: 'On' })).toBeChecked();
  await group.getByRole('radio', { name: 'Off' }).check();
  await openSeeded(page, home, 0);
  await player.tap('End the turn');
  await player.tap('End the turn anyway');
  await expect(player.heading()).toHaveText('7 Dec, Night');
  await expect(page.locator('.interlude')).toHaveCount(0);
});
