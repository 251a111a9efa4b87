import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('rules are read without a game, offline, from home', async ({ page, home, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  await keptOffline(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: /^Invasion Pearl Harbor/ }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
  await page.getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeVisible();
  await context.setOffline(false);
});
