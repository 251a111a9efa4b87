import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { expect, test } from './dom/test';

const SILVER = 'Silver tea';
const POWDER = 'Black powder';

/** All screens at each step, up to the last reveal. */
export function stashAway(): void {
  test('what is stashed shows nowhere until the crates are shown', async ({ page, toyHome }) => {
    await page.goto(toyHome);
    const player = new Player(page);
    await player.newGame('Night run');
    await player.tap('Begin');
    await stash(player, 'Fox', SILVER, 7);
    await expect(page.locator('output')).toHaveText('Sealed entry made.');
    await stash(player, 'Owl', POWDER, 9);
    await nowhere(player, SILVER, POWDER);

    // Asked again after an undo: the old answer is behind the curtain too.
    await player.tap('Undo');
    await expect(player.heading()).toHaveText('Sealed question');
    await nowhere(player, SILVER, POWDER);
    await player.look('Owl');
    await expect(page.getByRole('textbox', { name: 'Crate' })).toHaveValue(POWDER);
    await player.button('Close the curtain').click();
    await absent(page, POWDER);

    // Typed and not yet sent, then the phone changes hands: closed, and after a reload closed again.
    await player.look('Owl');
    await page.getByRole('textbox', { name: 'Crate' }).fill(POWDER);
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(player.heading()).toHaveText('Sealed question');
    await absent(page, POWDER);
    await player.look('Owl');
    await player.more('Ledger');
    await page.getByRole('link', { name: 'Back to the open question' }).click();
    await expect(player.heading()).toHaveText('Sealed question');
    await page.reload();
    await expect(player.heading()).toHaveText('Sealed question');
    await absent(page, SILVER, POWDER);
    await player.look('Owl');
    await player.fill({ Crate: POWDER, Worth: 9 });
    await player.tap('Stash');
    await player.tap('Time passes');

    // The owner looks into the own ledger; the other one stays shut.
    await player.more('Ledger');
    await player.look('Fox');
    await player.sees(SILVER);
    await absent(page, POWDER);
    await player.button('Close the curtain').click();
    await page.getByRole('link', { name: 'Table' }).click();
    await nowhere(player, SILVER, POWDER);

    await player.one(() => player.button('Show crates').first().click());
    await player.sees(`${SILVER} stashed`);
    await nowhere(player, POWDER);
    await player.more('Ledger');
    await expect(page.getByRole('region', { name: "Fox's crates" })).toContainText(`${SILVER}`);
    await expect(page.getByRole('region', { name: "Fox's crates" })).toContainText('7');
    await page.getByRole('link', { name: 'Table' }).click();
    await player.tap('Undo');
    await nowhere(player, SILVER, POWDER);
    await player.tap('Redo');
    await player.one(() => player.button('Show crates').last().click());
    await player.sees(`${POWDER} stashed`);
    await page.getByRole('link', { name: 'Log' }).click();
    await player.sees(`${SILVER} stashed`);
    await player.sees(`${POWDER} stashed`);
    await expect(page.getByText('Sealed entry')).toHaveCount(0);
  });
}

async function stash(player: Player, side: 'Fox' | 'Owl', crate: string, worth: number): Promise<void> {
  await player.one(() => panel(player, side).getByRole('button', { name: 'Stash' }).click());
  await expect(player.heading()).toHaveText('Sealed question');
  await expect(player.page.getByRole('textbox')).toHaveCount(0);
  await player.look(side);
  await player.fill({ Crate: crate, Worth: worth });
  await player.tap('Stash');
}

export const panel = (player: Player, side: string) =>
  player.page.getByRole('region', { name: `${side} may act` });

/** Nothing in the whole document, the title included: no text, no attribute, no value of a field. */
async function absent(page: Page, ...secrets: readonly string[]): Promise<void> {
  const all = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map((input) => input.value);
    return [document.documentElement.outerHTML, document.title, ...fields].join('\n');
  });
  for (const secret of secrets) expect(all).not.toContain(secret);
}

/** On none of the game's screens, nor on home; comes back to the table. */
async function nowhere(player: Player, ...secrets: readonly string[]): Promise<void> {
  const { page } = player;
  const game = page.url().replace(/\/(ledger|log|charts)$/, '');
  await absent(page, ...secrets);
  const tabs = page.getByRole('navigation', { name: 'Game' });
  for (const view of ['Ledger', 'Log', 'Charts', 'Table'] as const) {
    if (view === 'Ledger') await player.more(view);
    else await tabs.getByRole('link', { name: view }).click();
    await expect(tabs.locator('[aria-current]')).toContainText(view === 'Ledger' ? 'More' : view);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await absent(page, ...secrets);
  }
  await new Player(page).more('Games');
  await expect(page.getByRole('link', { name: /^Night run/ })).toBeVisible();
  await absent(page, ...secrets);
  await page.goto(game);
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
}
