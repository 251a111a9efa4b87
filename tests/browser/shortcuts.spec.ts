import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './support';

test('the first key in a game is acted on, though the code for it comes after the table', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp(), afterSetUp());
  await page.reload();
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  await expect(new Player(page).heading()).toHaveText('Log');

  await new Player(page).more('Games');
  await page.getByRole('link', { name: /^Seeded game 2/ }).click();
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await expect(new Player(page).heading()).toHaveText('7 Dec, Morning');
});
