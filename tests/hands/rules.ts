import type { Page } from '@playwright/test';
import type { Trial } from '../support/trial';

/** From a game's own screens, by words as they are typed in a hurry: the rule they mean comes first, and is opened. */
export async function lookUpRule(page: Page, { words, rule }: Trial['lookUp']): Promise<void> {
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill(words);
  const first = page.getByRole('list', { name: 'Rules' }).getByRole('link').first();
  await first.filter({ hasText: rule }).click();
}
