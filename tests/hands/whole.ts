import type { Locator, Page } from '@playwright/test';

/** A part of the screen for a look at all of it: what is fetched apart would come between two looks. */
export async function whole(page: Page, css: string): Promise<Locator> {
  await page.waitForLoadState('networkidle');
  return page.locator(css);
}
