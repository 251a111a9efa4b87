import { Player } from '../hands/player';
import { afterSetUp, inCombat, seed } from '../hands/seed';
import { expect, test } from './dom/test';

test('"Continue last game" opens the one played last, and back does not lead through it again', async ({
  page,
  home,
}) => {
  await seed(page, home, inCombat(), afterSetUp());
  await page.goto(home);
  await expect(page.getByRole('link', { name: /^Seeded game 2/ })).toBeVisible();
  await page.goto(`${home}#/continue`);
  await expect(page).toHaveURL(`${home}#/g/seeded`);
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('"Continue last game" leads home where there is none, or where all are put away', async ({
  page,
  home,
}) => {
  await page.goto(`${home}#/continue`);
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  await expect(page).toHaveURL(`${home}#/`);
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await new Player(page).archive('Seeded game');
  await expect(page.getByText('Archived (1)')).toBeVisible();
  await page.goto(`${home}#/continue`);
  await expect(page).toHaveURL(`${home}#/`);
});
