import { Player } from '../hands/player';
import { expect, test } from './dom/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('rules are read without a game, from home and from the New game screen', async ({ page, home }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: /^Invasion Pearl Harbor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
  await page.getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeFocused();
  await expect(page).toHaveURL(/#\/rules\/iph\/12\.1$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeVisible();
  await page.getByRole('link', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('searchbox', { name: 'Look up a rule' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
});

test('one tap opens an example game on its die, the next rolls it; undone, deleted, and never a second one', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.sees('Roll the die. We find the column');
  await page.getByRole('link', { name: 'See a battle' }).click();
  await player.sees(/saved · 250 entries/);
  await expect(player.heading()).toHaveText('Combat die on 1:1');
  await player.tap('Roll for me');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Ken loses');
  await player.tap('Undo');
  await expect(player.heading()).toHaveText('Combat die on 1:1');
  await player.dice(2);
  await player.tap('Continue');
  await player.sees('example game, on practice tables');
  await page.getByRole('link', { name: 'Log' }).click();
  await player.sees('Japan attacks, 1:1, die 2');
  await player.more('Games');
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByText('An example to look around in')).toBeVisible();
  await expect(games.getByText('practice tables')).toBeVisible();

  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'See an example game' }).click();
  await player.sees(/saved · \d+ entries/);
  await player.more('Games');
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await player.button(/^More for Example/).click();
  await player.button('Delete').click();
  await player.button('Delete it').click();
  await player.sees('Roll the die. We find the column');
  await page.getByRole('link', { name: 'See a battle' }).click();
  await player.sees(/saved · 250 entries/);
});
