import { breakApp } from '../hands/faults';
import { afterSetUp, inCombat, seed } from '../hands/seed';
import { expect, test } from './dom/test';

test('a report for a mistake is shown before it is copied, and holds nothing of the games', async ({
  page,
  home,
  problems,
}) => {
  await seed(page, home, afterSetUp(), inCombat());
  await breakApp(page, 'Ken lost the Hiei');
  await expect(page.getByText('Something broke')).toBeVisible();
  expect(problems.splice(0).join()).toContain('Ken lost the Hiei');
  await page.getByRole('button', { name: 'Home' }).click();
  await page.goto(`${home}#/g/no-such-game`);
  await expect(page.getByRole('heading', { name: 'This game did not open' })).toBeVisible();

  await page.goto(`${home}#/settings`);
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  const shown = page.locator('pre.diagnosis');
  await expect(shown).toContainText(/^War Diary \d+\.\d+\.\d+( \([0-9a-f]{8}\))?\nBrowser: Mozilla/);
  await expect(shown).toContainText(/Games: 2, 0 archived, \d+ entries/);
  await expect(shown).toContainText('Offline: no worker here');
  await expect(shown).toContainText(/Last problems: [\w.]+, crash RangeError/);
  for (const secret of ['Ken', 'Ann', 'Seeded', 'Hiei']) await expect(shown).not.toContainText(secret);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await shown.textContent());
});
