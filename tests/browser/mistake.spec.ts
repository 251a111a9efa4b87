import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('a report for a mistake counts what the worker keeps, and what is copied is what is shown', async ({
  page,
  home,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${home}#/settings`);
  await keptOffline(page);
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  const shown = page.locator('pre.diagnosis');
  await expect(shown).toContainText(/Offline: (\d+) of \1 files kept/);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await shown.textContent());
});
