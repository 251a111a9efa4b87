import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { afterSetUp, atTheCup, HEADS, inBattle, inCombat, ordered, seed } from '../hands/seed';
import { expect, test } from './dom/test';

const line = (page: Page, title: string | RegExp) =>
  page.locator('.log-line').filter({ hasText: title }).last();
const log = (page: Page) => page.getByRole('link', { name: 'Log' }).click();
const titles = (page: Page) => page.locator('.log-line > details > summary .entry').allTextContents();
const BATTLE = [HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1', 'holds'];

test('[8] the last line is bookmarked from the table, and the log shows bookmarks alone', async ({
  page,
  home,
}) => {
  await seed(page, home, inCombat());
  const player = new Player(page);
  await player.tap('Bookmark the last entry');
  await expect(page.getByRole('button', { name: /^Bookmark the last entry/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await log(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Bookmarks (1)' });
  expect(await titles(page)).toEqual(['Japanese combat begins']);
  await page.getByRole('searchbox').fill('nothing like it');
  expect(await titles(page)).toEqual([]);
  await player.sees(/^0 of \d+ entries$/);
  await player.button('Show everything').click();
  expect((await titles(page)).length).toBeGreaterThan(3);
  await page.getByRole('combobox', { name: 'Go to turn' }).selectOption({ label: 'Set-up' });
  await expect(page.locator('.log h2')).toHaveText(['Set-up']);
  await player.button('Show the newest').click();
  await expect(page.locator('.log h2').first()).toHaveText(/^GT1/);
});

test('a battle told without its hex is placed by a tap after its result, and found by it', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(...BATTLE.slice(0, 4)));
  const player = new Player(page);
  await player.tap('Defender holds');
  await player.button('Where was it?').click();
  await expect(page.getByRole('textbox', { name: 'Hex or place' })).toBeFocused();
  await page.keyboard.type('2124');
  await player.one(() => page.keyboard.press('Enter'));
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(
    'Japan attacks, 1:1, die 4, at 2124',
  );
  await expect(player.button('Where was it?')).toHaveCount(0);
  await log(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: '2124 (1)' });
  expect(await titles(page)).toEqual(['Japan attacks, 1:1, die 4, at 2124']);
  await player.tap('Undo');
  await player.button('Show everything').click();
  expect(await titles(page)).toContain('Japan attacks, 1:1, die 4');
  await player.tap('Redo');
  await page.getByRole('link', { name: 'Report, share' }).click();
  await expect(page.getByRole('table', { name: /^Battles|Factors/ })).toContainText('GT1 Ken, 2124');
});

test('a battle is placed from the log before it is fought', async ({ page, home }) => {
  await seed(page, home, inBattle(...BATTLE.slice(0, 3)));
  const player = new Player(page);
  await log(page);
  await line(page, 'Japan attacks').locator('summary').click();
  await player.button('Where was it?').click();
  await page.keyboard.type('Near Kolekole');
  await player.one(() => page.keyboard.press('Enter'));
  await expect(line(page, 'Japan attacks').locator('.entry')).toHaveText('Japan attacks, at Near Kolekole');
});

test('[5] what is sealed is not found by what it hides', async ({ page, home }) => {
  await seed(page, home, ordered());
  await log(page);
  await expect(page.getByText('Sealed entry (Ken)')).toBeVisible();
  for (const words of ['1631', 'landing order']) {
    await page.getByRole('searchbox').fill(words);
    expect(await titles(page)).toEqual([]);
  }
  await page.getByRole('searchbox').fill('sealed');
  expect(await titles(page)).toEqual(['Sealed entry (Ken)']);
  const kinds = await page.getByRole('combobox', { name: 'Show' }).locator('option').allTextContents();
  expect(kinds.join()).not.toMatch(/order/i);
});

test.describe('what is owed', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'More' });
  const owed = (page: Page) => page.getByRole('button', { name: /^More \d+ owed$/ });

  test('[5.8] one tap away from every screen, with its rules', async ({ page, home }) => {
    await seed(page, home, inCombat());
    for (const view of ['Table', 'Ledger', 'Charts', 'Log']) {
      await page.getByRole('link', { name: new RegExp(`^${view}`) }).click();
      await expect(owed(page)).toHaveText('More 2 owed');
      await owed(page).click();
      await expect(sheet(page)).toContainText('Japanese combat underway');
      await sheet(page).getByRole('button', { name: 'Close' }).click();
      await expect(owed(page)).toBeFocused();
    }
    await owed(page).click();
    await sheet(page).getByRole('link', { name: 'Rule 5.7' }).first().click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/rules\/5\.7$/);
  });

  test('[5.7] from an open question: a rule and back, and what was typed is still there', async ({
    page,
    home,
  }) => {
    await seed(page, home, inBattle(HEADS));
    await page.getByRole('textbox', { name: 'Attack factors' }).fill('17');
    await owed(page).click();
    await expect(sheet(page).getByRole('button', { name: /^(Movement|Combat)$/ })).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'To the open question' }).click();
    await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('17');
    await owed(page).click();
    await sheet(page).getByRole('link', { name: 'Rule 5.7' }).first().click();
    await page.getByRole('link', { name: 'Back to the open question' }).click();
    await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('17');
  });

  test('[5.5] what is owed is done from the sheet, from the log too', async ({ page, home }) => {
    await seed(page, home, afterSetUp());
    await log(page);
    await owed(page).click();
    await new Player(page).one(() => sheet(page).getByRole('button', { name: 'Land' }).click());
    await expect(sheet(page)).toHaveCount(0);
    await expect(new Player(page).heading()).toContainText(/land/i);
  });
});

test.describe('where were we', () => {
  const card = (page: Page) => page.getByText('Where were we');
  const HOURS = 3_600_000;

  /** Leaves the game, and opens it again so much later. */
  async function later(page: Page, hours: number, title = /^Seeded game/): Promise<void> {
    await page.clock.setFixedTime(new Date(Date.now() + hours * HOURS));
    await new Player(page).more('Games');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
  }

  test('after three hours: last entries, next step, what is owed; gone with the first action', async ({
    page,
    home,
  }) => {
    await seed(page, home, atTheCup());
    const player = new Player(page);
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(page.getByText('Latest')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await later(page, 3);
    const section = page.getByRole('region', { name: 'Where were we' });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section).toContainText('Next: Draw chit');
    await expect(section).toContainText('Owed: Japanese movement; Japanese combat; 7 chits in the cup');
    await log(page);
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(section).toBeVisible();
    await player.tap('Draw chit');
    await expect(card(page)).toHaveCount(0);
  });

  test('closed, it stays closed until players have been away again', async ({ page, home }) => {
    await seed(page, home, atTheCup());
    await later(page, 3);
    await page.getByRole('region', { name: 'Where were we' }).getByRole('button', { name: 'Close' }).click();
    await expect(card(page)).toHaveCount(0);
    await later(page, 3);
    await expect(page.getByText('Latest')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.evaluate(() => {
      const hide = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      hide('hidden');
      Object.assign(globalThis, { hide });
    });
    await page.clock.setFixedTime(new Date(Date.now() + 5 * HOURS));
    await page.evaluate(() => (globalThis as unknown as { hide: (state: string) => void }).hide('visible'));
    await expect(card(page)).toHaveCount(1);
  });

  test('over an open question it is one folded line; what is sealed is not said', async ({ page, home }) => {
    const sealed = ordered();
    await seed(page, home, inBattle(...BATTLE.slice(0, 2)), sealed);
    await later(page, 3, /^Seeded game(?! 2)/);
    await expect(page.getByRole('group', { name: /^Your die/ })).toBeVisible();
    await card(page).click();
    await expect(page.getByText('Next:')).toBeVisible();
    await later(page, 3, /^Seeded game 2/);
    const section = page.getByRole('region', { name: 'Where were we' });
    await expect(section).toContainText('Sealed entry (Ken)');
    await expect(section).not.toContainText(/163\d|order/i);
  });
});
