import type { Page } from '@playwright/test';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './support';
import { whole } from './whole';

/** Those of no game; each game's own are in every-game.spec.ts. */
const SCREENS = ['#/', '#/new', '#/settings', '#/backups', '#/dice', '#/ready', '#/keys', '#/rules'];

async function everyScreen(page: Page, home: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, home, afterSetUp());
  for (const hash of SCREENS) {
    await page.goto(`${home}${hash}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForTimeout(300);
    await whole(page, hash);
  }
}

test.describe('text at 200 %', () => {
  test.use({ textSize: 200 });
  test('every screen at 360 × 740', async ({ page, home }) => {
    await page.goto(home);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await everyScreen(page, home);
  });
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 800],
] as const)
  test(`every screen at ${width} × ${height}`, async ({ page, home }) => {
    await page.setViewportSize({ width, height });
    await everyScreen(page, home);
  });
