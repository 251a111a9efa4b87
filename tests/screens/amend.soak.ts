import type { Page } from '@playwright/test';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** Japan attacks 12 : 4 in rough: one column left. */
const DECLARED = [HEADS, { terrain: 'rough', attack: 12, defence: 4 }] as const;

/** A battle fought: 2:1, die 3, 1/0. */
const fought = () => inBattle(...DECLARED, 3, '1/0');
const before = () => inBattle(...DECLARED);

/** Once it is saved the way leads back to the log, from wherever that is. */
async function record(player: Player) {
  await player.button('Record the amendment').click();
  await expect(player.button('Record the amendment')).toHaveCount(0);
}

/** What the head of the table says, and back to the log. */
async function points(page: Page, words: string) {
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('link', { name: /^Ledger/ })).toHaveText(words);
  await page.getByRole('link', { name: 'Log' }).click();
}

/** The line of the log with these words, unfolded. */
async function unfold(page: Page, words: string) {
  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.getByRole('listitem').filter({ hasText: words }).first();
  await line.locator('summary').first().click();
  return line;
}

test('undo to a line says what goes with it; one redo brings all back', async ({ page, home }) => {
  await seed(page, home, fought());
  const player = new Player(page);
  await points(page, 'Ledger: VP 4 of 22');
  const line = await unfold(page, 'Beachheads 1630');
  await line.getByRole('button', { name: 'Undo to here' }).click();
  await player.sees(/this one and all after it/);
  await player.button('Keep them').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await line.getByRole('button', { name: 'Undo to here' }).click();
  await player.one(() => player.button(/^Undo \d+ log entr(y|ies)$/).click());
  await expect(page.locator('.log-line.struck')).not.toHaveCount(0);
  await player.tap('Redo');
  await points(page, 'Ledger: VP 4 of 22');
  await expect(page.locator('.log-line.struck')).toHaveCount(0);
});

test('a die that is amended has the odds that it had', async ({ page, home }) => {
  await seed(page, home, fought());
  const player = new Player(page);
  const line = await unfold(page, 'Japan attacks');
  await line.getByRole('button', { name: 'Amend' }).click();
  await player.button('Change: Combat die on 2:1').click();
  await page.locator('summary', { hasText: 'One column either way' }).click();
  const lost = page.getByRole('table', { name: 'Steps lost' });
  await expect(lost.getByRole('row', { name: 'not read yet' })).toContainText('4/6');
});

test('an amended answer is asked with the dice that fell before it, and the column they were read in', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(...DECLARED, 5, '0/2', 'holds'));
  const player = new Player(page);
  const line = await unfold(page, 'Japan attacks');
  await line.getByRole('button', { name: 'Amend' }).click();
  await player.button('Change: Remove the losses. Does the defender still hold the hex?').click();
  await expect(page.locator('.landed .die')).toHaveCount(1);
  await expect(page.locator('.landed .strip > .here')).toHaveText('0/2');
  await player.sees('Combat Results Table, 2:1');
});

test('a misread die is amended with its preview and reason; struck, it counts as before', async ({
  page,
  home,
}) => {
  await seed(page, home, fought());
  const player = new Player(page);
  const line = await unfold(page, 'Japan attacks');
  await line.getByRole('button', { name: 'Amend' }).click();
  await expect(player.heading()).toHaveText('Amend');
  await player.sees('Nothing changes until you record it');
  await player.button('Change: Combat die on 2:1').click();
  await player.sees('Answered before: 3, by hand');
  await player.face(4).click();
  // The other column was never read: it is asked, and the draft is gone with a reload.
  await expect(page.getByRole('group', { name: 'Attacker loses' })).toBeVisible();
  await page.reload();
  await player.sees('Nothing changes until you record it');
  await expect(page.getByRole('button', { name: 'Record the amendment' })).toHaveCount(0);
  await player.button('Change: Combat die on 2:1').click();
  await player.face(4).click();
  await page.getByRole('group', { name: 'Attacker loses' }).getByText('2', { exact: true }).click();
  await page.getByRole('group', { name: 'Defender loses' }).getByText('0', { exact: true }).click();
  await player.button('Save this value').click();

  const result = page.getByRole('region', { name: 'Old and new result' });
  await expect(result).toContainText('Old: Japan attacks, 2:1, die 3 1/0');
  await expect(result).toContainText('New: Japan attacks, 2:1, die 4 2/0');
  await player.sees('Every later entry still fits.');
  // Left for a look at the ledger it waits, and says so there.
  await new Player(page).more('Ledger');
  await expect(page.getByRole('status').filter({ hasText: 'Unsaved: an amendment.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await player.sees('Every later entry still fits.');
  await expect(page.getByText(/^Unsaved: /)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Reason' }).fill('It was a four');
  await record(player);

  await expect(player.heading()).toHaveText('Log');
  await expect(page.locator('output')).toHaveText('Amended. Undo takes it back.');
  await expect(page.getByText(/^Unsaved: /)).toHaveCount(0);
  const own = page.getByRole('listitem').filter({ hasText: /^(\w+: )?Japan attacks, 2:1, die 4/ });
  await expect(own.first()).toContainText('amended');
  const amendment = page.getByRole('listitem').filter({ hasText: 'Amended: Japan attacks' }).first();
  await amendment.locator('summary').first().click();
  await expect(amendment).toContainText('Reason: It was a four');
  await expect(amendment.locator('s').first()).toContainText('Japan attacks, 2:1, die 3');
  await page.reload();
  await expect(page.getByText('Amended: Japan attacks')).toBeVisible();
  await player.tap('Undo');
  await expect(
    page.locator('summary > .entry').filter({ hasText: /^Japan attacks, 2:1, die 3/ }),
  ).toBeVisible();
  await expect(page.locator('.log-line.struck')).toHaveCount(1);
});

test('an amendment takes the place of one begun before, and is the one that is told', async ({
  page,
  home,
}) => {
  await seed(page, home, fought());
  const player = new Player(page);
  await (await unfold(page, 'Japan attacks')).getByRole('button', { name: 'Amend' }).click();
  await player.button('Change: Combat die on 2:1').click();
  await player.face(4).click();
  await (await unfold(page, 'Beachheads 1630')).getByRole('button', { name: 'Amend' }).click();
  await player.button('Change: Where does Japan land?').click();
  await player.fill({ 'One end': 1629 });
  await player.button('Place the markers').click();
  await page.getByRole('link', { name: 'Charts', exact: true }).click();
  await expect(page.getByText('Unsaved: an amendment.')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await player.sees('Ken: Beachheads');
});

test('a shift is overridden before the die and put back by one tap; the result after it', async ({
  page,
  home,
}) => {
  await seed(page, home, before());
  const player = new Player(page);
  const working = page.getByRole('region', { name: 'Working so far' });
  await working.getByRole('button', { name: /Net shift −1/ }).click();
  await expect(player.heading()).toHaveText('Override: net shift');
  await page.getByRole('textbox', { name: 'Use instead' }).fill('12');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Agreed: fog');
  await player.button('Use this').click();
  await expect(page.getByRole('alert')).toHaveText('A whole number from −9 to 9. Nothing is recorded yet.');
  await page.getByRole('textbox', { name: 'Use instead' }).fill('1');
  await player.button('Use this').click();
  await expect(player.heading()).toHaveText('Combat die on 4:1');
  await expect(working).toContainText('Override: Net shift −1 +1 10.11 · Agreed: fog');
  await page.reload();
  await expect(player.heading()).toHaveText('Combat die on 4:1');
  await player.one(() => working.getByRole('button', { name: /put back/ }).click());
  await expect(player.heading()).toHaveText('Combat die on 2:1');

  await player.dice(3);
  await page.getByRole('group', { name: 'Attacker loses' }).getByText('1', { exact: true }).click();
  await page.getByRole('group', { name: 'Defender loses' }).getByText('0', { exact: true }).click();
  await player.tap('Save this value');
  await player.button('Amend or override').click();
  await player.button('Override: Victory points of the battle').click();
  await page.getByRole('textbox', { name: 'Use instead' }).fill('2');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Raid on the oil');
  await player.button('Use this').click();
  await player.sees('4 → 6');
  await record(player);
  await points(page, 'Ledger: VP 6 of 22');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: /^(\w+: )?Japan attacks/ })
    .first();
  await expect(line).toContainText('override');
  await line.locator('summary').first().click();
  await line.getByRole('button', { name: /put back/ }).click();
  await points(page, 'Ledger: VP 4 of 22');
});

test('amended and put back by keyboard alone', async ({ page, home }) => {
  await seed(page, home, fought());
  const keys = new Keys(page);
  await keys.enter('link', 'Log');
  await keys.enter('summary', /^(\w+: )?Japan attacks/);
  await keys.enter('button', 'Amend');
  await expect(keys.heading()).toHaveText('Amend');
  await keys.enter('button', 'Override: Combat result');
  await keys.to('textbox', 'Attacker loses');
  await page.keyboard.type('0');
  await keys.to('textbox', 'Reason');
  await page.keyboard.type('Counted twice');
  await keys.press('Enter');
  await expect(keys.heading()).toHaveText('Amend');
  await keys.enter('button', 'Record the amendment');
  await expect(keys.heading()).toHaveText('Log');
  await expect(page.getByText('Amended: Japan attacks')).toBeVisible();
});
