import { saved } from '../hands/copies';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, openSeeded, ordered, seed } from '../hands/seed';
import { expect, test } from './dom/test';
import { recorded, toSheet } from './sheet';

// A whole sheet typed through the screen is in the soak; that each sheet told begins the same game is asked without one.

test('the sheet is saved and shared as text', async ({ page, home }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const { table } = await recorded('until-22', (state) => state.ended !== undefined);
  await seed(page, home, table);
  await toSheet(page);
  const file = await saved(page, 'Save');
  expect(file.name).toBe('War Diary, state sheet, Seeded game.txt');
  expect(file.buffer.toString()).toContain('Turn: 6');
  await page.getByRole('button', { name: 'Share as text' }).click();
  await expect(page.getByText('Copied, to paste where you like.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('State sheet: Seeded game');
});

test('what is sealed is named on the sheet and not told', async ({ page, home }) => {
  await seed(page, home, ordered());
  await toSheet(page);
  await expect(page.locator('main')).toContainText('sealed: Ken keeps it on paper, and seals it again');
  await expect(page.locator('body')).not.toContainText('1631');
});

test('by keyboard, from the list of games; a value of the paper that cannot be is refused', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const keys = new Keys(page);
  await keys.enter('button', 'More for Seeded game');
  await keys.enter('link', 'State sheet');
  await expect(page.getByRole('heading', { name: 'State sheet' })).toBeFocused();
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
  await openSeeded(page, home, 0);
  await page.goto(`${home}#/new`);
  await page.getByRole('radio', { name: 'Go on from a state sheet' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Players and turn' })).toBeVisible();
  const player = new Player(page);
  await page.getByRole('textbox', { name: 'Turn 5.2' }).fill('12');
  await player.button('Next').click();
  await expect(page.getByRole('alert')).toContainText(
    'Turn: a whole number from 1 to 11. Nothing is recorded yet.',
  );
  await expect(page.getByRole('textbox', { name: 'Turn 5.2' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Turn 5.2' }).fill('6');
  await player.tap('Next');
  await player.tap('Next');
});
