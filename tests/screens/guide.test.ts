import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, atTheCup, HEADS, inBattle, openSeeded, ordered, seed } from '../hands/seed';
import { expect, test } from './dom/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('one tap from the table and from a question: what each side may or must do, and why not', async ({
  page,
  home,
}) => {
  await seed(page, home, atTheCup('24-move'), inBattle(HEADS));
  await page.getByRole('link', { name: 'What now?' }).click();
  const lines = page.getByRole('listitem');
  await expect(page.getByRole('heading', { name: /^24th Move phase/ })).toBeVisible();
  await expect(lines.filter({ hasText: 'Roll for each 24th unit' })).toContainText(
    'On the table: Movement roll',
  );
  await page.getByRole('link', { name: 'Rule 2.10' }).click();
  await expect(page.getByRole('heading', { name: /^2\.10/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^24th Move phase/ })).toBeVisible();

  await openSeeded(page, home, 1);
  const player = new Player(page);
  await player.fill({ 'Attack factors': 9 });
  await page.getByRole('link', { name: 'What now?' }).click();
  await expect(page.getByRole('heading', { name: /^Japanese combat/ })).toBeVisible();
  await player.sees('A question is open');
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('9');
});

test('[3.3] what is set up is ticked off, and stays ticked on the way to a rule and back', async ({
  page,
  home,
}) => {
  await seed(page, home, ordered());
  await page.getByRole('link', { name: 'What now?' }).click();
  const tick = page.getByRole('checkbox', { name: 'Put all seven chits into the cup.' });
  await tick.click();
  await expect(tick).toBeChecked();
  const other = page.getByRole('checkbox', { name: /^Lay ready three beachhead markers/ });
  await expect(other).not.toBeChecked();
  await page.getByRole('link', { name: 'Rule 4.6' }).click();
  await page.goBack();
  await expect(tick).toBeChecked();
  await expect(other).not.toBeChecked();
});

test('a term is explained where it stands, and closing leads back to it', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.getByRole('link', { name: 'What now?' }).click();
  const term = page.getByRole('link', { name: 'beachhead hex', exact: true });
  await term.click();
  const card = page.getByRole('dialog', { name: 'beachhead' });
  await expect(card).toContainText('One of three coast hexes');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(term).toBeFocused();
  await term.click();
  await card.getByRole('link', { name: 'Rule 8.3' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^8\.3/ })).toBeFocused();
  await page.goBack();
  await expect(term).toBeVisible();
});

test('terms stand in no button and no label, each once', async ({ page, home }) => {
  // The second one names two of its terms again.
  for (const [rule, words] of [
    ['8.5', 'Load all beachheads first'],
    ['10.11', 'odds'],
  ] as const) {
    await page.goto(`${home}#/rules/iph/${rule}`);
    await expect(page.locator('.rule-read')).toContainText(words);
    await expect(page.locator('.term').first()).toBeVisible();
    expect(await page.locator(':is(button, label, legend, h1, h2, a) .term').count()).toBe(0);
    const terms = await page.locator('.term').allTextContents();
    expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length);
  }
});

test('what now by keyboard', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS));
  const keys = new Keys(page);
  await keys.enter('link', 'What now?');
  await expect(page.getByRole('heading', { level: 1, name: 'What can be done now' })).toBeFocused();
  await keys.enter('link', 'Back to the open question');
  await keys.held();
});
