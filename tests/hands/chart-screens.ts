import type { Locator, Page } from '@playwright/test';
import { Player } from './player';

/** A place in the editor of a chart, typed into or chosen from. */
export const cell = (page: Page, place: string): Locator =>
  page
    .getByRole('textbox', { name: place, exact: true })
    .or(page.getByRole('combobox', { name: place, exact: true }));

export async function toChart(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.locator('.pick-chart').filter({ hasText: name }).click();
  await headed(page, name);
}

export async function toEditor(page: Page, name: string): Promise<void> {
  await toChart(page, name);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await headed(page, `Edit ${name}`);
}

const headed = (page: Page, words: string): Promise<void> =>
  new Player(page)
    .heading()
    .filter({ hasText: new RegExp(`^${words}$`) })
    .waitFor();
