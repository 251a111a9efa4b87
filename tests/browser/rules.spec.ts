import { afterSetUp, openSeeded, seed } from '../hands/seed';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('a rule is looked up offline from the table', async ({ page, home, context }) => {
  await page.goto(home);
  await keptOffline(page);
  await seed(page, home, afterSetUp());
  await openSeeded(page, home, 0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('link');
  await expect(rules.first()).toBeVisible();
  await page.getByRole('searchbox').fill('7.13');
  await rules.first().click();
  await expect(page.getByRole('heading', { name: /^7\.13/ })).toBeFocused();
  await context.setOffline(false);
});
