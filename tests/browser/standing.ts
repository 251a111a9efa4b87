import { expect, type Page } from '@playwright/test';
import { foldJournal } from '../../src/core/book';
import { iph } from '../../src/games/iph';
import { totalVp } from '../../src/games/iph/views/ledger';
import { readStore } from './journal';
import { Player } from './player';

/** All that a refused tap must leave as it was: what is stored, what it adds up to, and the question on screen. */
export async function standing(page: Page) {
  const { entries, packs } = await readStore(page);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const saved = await new Player(page).saved();
  return { entries, packs, vp: totalVp(foldJournal(iph, entries).state), heading, saved };
}

type Standing = Awaited<ReturnType<typeof standing>>;

export async function unchanged(page: Page, before: Standing): Promise<void> {
  expect(await standing(page)).toEqual(before);
}

/** The total that the ledger shows is what it was. Leaves the question's screen, so it comes last. */
export async function sameTotal(page: Page, before: Standing): Promise<void> {
  await page.getByRole('link', { name: /^Ledger/ }).click();
  await expect(page.locator('.total .big')).toHaveText(String(before.vp));
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.heading);
}

export const alert = (page: Page) => page.getByRole('alert');
