import type { Page } from '@playwright/test';
import { played, seed } from '../hands/seed';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

async function report(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/g/seeded/report`);
  await expect(page.getByRole('heading', { level: 1, name: 'After the battle' })).toBeVisible();
  await expect(page.getByText(/^Shared: /)).toBeVisible();
}

test('the report is not fetched before it is asked for, and opens then without a network', async ({
  page,
  home,
  context,
}) => {
  await seed(page, home, played('first-turns'));
  await keptOffline(page);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => /assets\/report-/.test(name))).toEqual([]);
  await context.setOffline(true);
  await report(page, home);
  await expect(page.getByText('GT2 Ann, banzai')).toBeVisible();
  await context.setOffline(false);
});
