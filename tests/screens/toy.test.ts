import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { expect, test } from './dom/test';

const SILVER = 'Silver tea';
const POWDER = 'Black powder';

test('a second game, played with three dice, words on a chart, secrets and turns without end', async ({
  page,
  toyHome,
}) => {
  await page.goto(toyHome);
  const player = new Player(page);
  await player.newGame('Night run');
  await expect(player.heading()).toHaveText('Ready?');
  await player.mark('Lit');
  await player.tap('Begin');
  await expect(player.heading()).toHaveText('Turn 1');

  await cross(player, 'Fox', 3, 2, 4);
  await player.cell('arrives late');
  await expect(page.locator('.result .big')).toHaveText('arrives late');
  // The same total is known from now on, to either side; 18 is in the rules.
  await cross(player, 'Owl', 1, 2, 6);
  await expect(page.locator('.result')).toContainText('Crossing, 9');
  await cross(player, 'Fox', 6, 6, 6);
  await expect(page.locator('.result .big')).toHaveText('cargo landed');
  await player.tap('Undo');
  await player.sees(/^was 6 \+ 6 \+ 6 = 18/);
  await player.dice(6, 6, 5);
  await player.cell('boat lost');

  await player.tap('Time passes');
  await player.sees('night');
  await cross(player, 'Fox', 3, 3, 3);
  await player.cell('cargo landed');
  for (const turn of [2, 2, 3, 3, 4]) {
    await player.tap('Time passes');
    await expect(player.heading()).toHaveText(`Turn ${turn}`);
  }
  await player.tap('Undo');
  await expect(player.heading()).toHaveText('Turn 3');

  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: /Night Crossing Table/ }).click();
  await player.sees('4 of 32 known.');
  await expect(page.getByRole('row', { name: /^9 / })).toContainText('arrives late');
});

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

async function cross(player: Player, side: 'Fox' | 'Owl', ...faces: readonly number[]): Promise<void> {
  await player.one(() => panel(player, side).getByRole('button', { name: 'Cross' }).click());
  await player.sees('Three dice');
  await player.dice(...faces);
}

async function stash(player: Player, side: 'Fox' | 'Owl', crate: string, worth: number): Promise<void> {
  await player.one(() => panel(player, side).getByRole('button', { name: 'Stash' }).click());
  await expect(player.heading()).toHaveText('Sealed question');
  await expect(player.page.getByRole('textbox')).toHaveCount(0);
  await player.look(side);
  await player.fill({ Crate: crate, Worth: worth });
  await player.tap('Stash');
}

const panel = (player: Player, side: string) => player.page.getByRole('region', { name: `${side} may act` });

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
