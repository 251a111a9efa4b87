import { deepStrictEqual } from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { foldJournal } from '../../src/core/journal/projection';
import { registry } from '../../src/games/registry';
import { ownMetas } from '../games/own-games';
import { readStore } from './journal';
import { Player } from './player';

/** All that a refused tap must leave as it was: what is stored, what it adds up to, and the question on screen. */
export async function standing(page: Page) {
  const { games, entries, packs } = await readStore(page);
  const game = await [...registry, ...ownMetas.map(({ meta }) => meta)]
    .find(({ id }) => id === games[0]?.game)
    ?.load();
  if (!game) throw new Error('no game is stored');
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const saved = await new Player(page).saved();
  const ledgers = game.ledgers(foldJournal(game, entries).state);
  const totals = ledgers.map(({ total }) => total?.value);
  return { entries, packs, totals, heading, saved };
}

type Standing = Awaited<ReturnType<typeof standing>>;

export async function unchanged(page: Page, before: Standing): Promise<void> {
  deepStrictEqual(await standing(page), before);
}

/** The total that the only ledger shows is what it was. Leaves the question's screen, so it comes last. */
export async function sameTotal(page: Page, before: Standing): Promise<void> {
  await new Player(page).more('Ledger');
  const total = new RegExp(`^${before.totals[0]}$`);
  await page.locator('.total .big').filter({ hasText: total }).waitFor();
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await page.getByRole('heading', { level: 1, name: before.heading, exact: true }).waitFor();
}

export const alert = (page: Page) => page.getByRole('alert');
