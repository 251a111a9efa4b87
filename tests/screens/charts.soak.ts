import type { Page } from '@playwright/test';
import { CRT } from '../../src/games/iph/data/charts';
import { cell, toChart, toEditor } from '../hands/chart-screens';
import { Player } from '../hands/player';
import { HEADS, inBattle, inCombat, seed } from '../hands/seed';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

const ROUGH = { attack: 8, defence: 3, terrain: 'rough' };

/** Saves the editor: one entry, and the sheet again. */
async function save(player: Player, entries: number): Promise<void> {
  await player.button('Save').click();
  await player.sees(`saved · ${entries} entries`);
}

/** The chart on the sheet, row by row, as it reads. */
const rows = (page: Page) =>
  page
    .locator('.chart-large tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td .value')].map((value) => value.firstChild?.textContent)),
    );

test('two dice half entered wait for the way back; a cell learned by them is on the sheet', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS, ROUGH));
  const player = new Player(page);
  await player.mark('Banzai!');
  await player.face(3).click();
  await toChart(page, 'Combat Results Table');
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('checkbox', { name: 'Banzai!' })).toBeChecked();
  // It is Japan's alone, and bears Japan's shape.
  await expect(page.locator('.marks .side')).toHaveAttribute('class', 'side tone-b');
  await expect(page.getByRole('button', { name: 'Banzai die, halved: 3', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Combat die: not yet, next' })).toBeVisible();
  await player.one(() => player.face(4).click());

  await toChart(page, 'Combat Results Table');
  await expect(page.locator('th.lit')).toHaveText(['2:1', '4']);
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await player.cell('1/1');
  await player.tap('Defender holds');
  await toChart(page, 'Combat Results Table');
  await expect(page.locator('tbody tr').nth(3).locator('td').nth(3)).toHaveText('1/1');
});

test('losses half tapped wait too', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS, ROUGH, 4));
  await page.getByRole('group', { name: 'Attacker loses' }).getByText('2', { exact: true }).click();
  await toChart(page, 'Terrain Effects Chart');
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('radio', { name: '2', exact: true }).first()).toBeChecked();
});

test('columns half typed wait too', async ({ page, home }) => {
  await seed(page, home, inBattle());
  await page.getByRole('textbox', { name: 'Column 1' }).fill('1:4');
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('textbox', { name: 'Column 1' })).toHaveValue('1:4');
});

test('two rows of a CRT by keyboard, one entry, over a reload; undo and redo', async ({ page, home }) => {
  const table = inCombat();
  const before = table.projection.entries.length;
  await seed(page, home, table);
  const player = new Player(page);
  await toEditor(page, 'Combat Results Table');
  await expect(cell(page, '1:3, 1')).toBeFocused();

  await page.keyboard.type('30');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, '1:3, 2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, '1:2, 1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, '1:3, 1')).toHaveValue('3/0');
  await cell(page, '2:1, 5').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, '3:1, 1')).toBeFocused();

  // The rows before and after the reload are enough: from one to the next the focus goes on by itself.
  await cell(page, '1:3, 3').focus();
  for (const row of ['3', '4']) {
    for (const column of CRT.columns.labels) {
      await expect(cell(page, `${column}, ${row}`)).toBeFocused();
      await page.keyboard.type(column < '2' ? '2/0' : '02');
      await page.keyboard.press('Tab');
    }
    if (row === '3') {
      await page.reload();
      await player.sees('Edit Combat Results Table');
      await expect(cell(page, '1:3, 1')).toHaveValue('3/0');
      await expect(cell(page, '1:3, 3')).toHaveValue('2/0');
      await cell(page, '1:3, 4').focus();
    }
  }
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await player.sees(`saved · ${before + 1} entries`);
  await expect(player.heading()).toHaveText('Combat Results Table');
  const row = ['2/0', '2/0', '2/0', '0/2', '0/2', '0/2'];
  expect((await rows(page)).slice(2, 4)).toEqual([row, row]);

  await player.tap('Undo');
  await expect(page.locator('.chart-large td.q')).toHaveCount(35);
  await player.tap('Redo');
  // With the first cell, typed before them.
  const read = 2 * CRT.columns.labels.length + 1;
  await expect(page.locator('.chart-large td.q')).toHaveCount(35 - read);
  await page.getByRole('link', { name: 'Log' }).click();
  await player.sees(`Combat Results Table: ${read} cells read`);
});

test('a chart by thumb: keys that move on by themselves', async ({ page, home }) => {
  const table = inBattle(HEADS, ROUGH);
  const before = table.projection.entries.length;
  await seed(page, home, table);
  const player = new Player(page);
  await toEditor(page, 'Combat Results Table');
  // One row is enough: the keys move on from column to column, and into the next row.
  await cell(page, '1:3, 4').focus();
  for (const column of CRT.columns.labels) {
    await expect(cell(page, `${column}, 4`)).toBeFocused();
    await player.button('1').click();
    await player.button('0').click();
  }
  await expect(cell(page, '1:3, 5')).toBeFocused();
  await save(player, before + 1);
  await expect(page.locator('.chart-large td.q')).toHaveCount(35 - CRT.columns.labels.length);

  await page.locator('.others').getByRole('link', { name: 'Night Attacks Shift Table' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  for (const face of ['1', '2', '3', '4', '5', '6']) {
    await player.button(face < '4' ? 'for Japan' : 'no shift').click();
    await expect(cell(page, face)).toHaveValue(face < '4' ? 'for' : 'none');
  }
  await save(player, before + 2);
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await player.dice(4);
  await expect(page.locator('.result > .big')).toHaveText('1 / 0');
});

test('a cell on record is corrected from now on, or kept; the log says what it was', async ({
  page,
  home,
}) => {
  const table = inBattle(HEADS, ROUGH, 4, '1/1', 'holds');
  const before = table.projection.entries.length;
  await seed(page, home, table);
  const player = new Player(page);
  await toEditor(page, 'Combat Results Table');
  await cell(page, '1:1, 4').fill('10');
  await player.button('Save').click();
  await player.sees('1 recorded result used the old value; it stays as it was recorded.');
  await player.button('Keep the old one').click();
  await expect(cell(page, '1:1, 4')).toHaveValue('1/1');
  await player.button('Save').click();
  await expect(alert(page)).toContainText('Nothing is changed');

  await cell(page, '1:1, 4').fill('10');
  await player.button('Save').click();
  await player.button('Use the new value').click();
  await player.sees(`saved · ${before + 1} entries`);
  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.locator('.log-line').filter({ hasText: 'Combat Results Table, 1:1, 4' }).first();
  await expect(line).toContainText('1/1 → 1/0');
  await expect(page.locator('.log-line').filter({ hasText: 'Japan attacks' }).first()).toContainText('1/1');
  await player.tap('Undo');
  await toChart(page, 'Combat Results Table');
  await expect(page.locator('tbody tr').nth(3).locator('td').nth(2)).toHaveText('1/1');
});

test('a value that the open question has read is read anew, or stays as it was read there', async ({
  page,
  home,
}) => {
  const table = inBattle(HEADS, ROUGH, 4, '1/1');
  const before = table.projection.entries.length;
  await seed(page, home, table);
  const player = new Player(page);
  const working = page.getByRole('region', { name: 'Working so far' });
  for (const [typed, choice, entries, reads] of [
    ['10', 'Keep the old one', before + 1, '1/1'],
    ['01', 'Use the new value', before + 3, '0/1'],
  ] as const) {
    await toEditor(page, 'Combat Results Table');
    await cell(page, '1:1, 4').fill(typed);
    await player.button('Save').click();
    await player.sees('The open step, Japan attacks, still uses the old value.');
    await player.button(choice).click();
    await player.sees(`saved · ${entries} entries`);
    await page.getByRole('link', { name: 'Back to the open question' }).click();
    await expect(working).toContainText(reads);
  }
  await player.tap('Undo');
  await expect(working).toContainText('1/1');
});

test('what is typed into a chart and not saved is told on the other screens of the game, until it is thrown away', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS, ROUGH));
  const player = new Player(page);
  const told = page.getByText('Unsaved: changes in Combat Results Table.');
  await toEditor(page, 'Combat Results Table');
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  await expect(told).toHaveCount(0);
  await toEditor(page, 'Combat Results Table');
  await cell(page, '1:1, 4').fill('10');
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await expect(cell(page, '1:1, 4')).toHaveValue('1/0');
  await player.button('Cancel').click();
  await player.button('Discard the changes').click();
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  await expect(told).toHaveCount(0);
});

test('bad values are told at their place and never saved', async ({ page, home }) => {
  const table = inCombat();
  const before = table.projection.entries.length;
  await seed(page, home, table);
  const player = new Player(page);
  await toEditor(page, 'Combat Results Table');
  await player.button('Cancel').click();
  await expect(player.heading()).toHaveText('Combat Results Table');
  await page.getByRole('link', { name: 'Edit' }).click();
  for (const bad of ['x', '9/9', '1/0/0', '<b>']) {
    await cell(page, '1:1, 2').fill(bad);
    await expect(alert(page)).toContainText('1:1, 2: Two whole numbers from 0 to 8');
    await expect(cell(page, '1:1, 2')).toHaveAttribute('aria-invalid', 'true');
  }
  await player.button('Save').click();
  await expect(cell(page, '1:1, 2')).toBeFocused();
  await expect(alert(page).last()).toContainText('Nothing is saved yet.');
  await cell(page, '1:1, 2').fill('1');
  await expect(alert(page)).toHaveCount(0);
  await cell(page, '1:1, 3').focus();
  await expect(alert(page)).toContainText('1:1, 2');

  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Column 2' }).fill('9:1');
  await expect(alert(page).last()).toContainText('Odds rise from left to right');
  await player.button('Cancel').click();
  await player.sees('What you typed here is not saved.');
  await player.button('Keep editing').click();
  await player.button('Cancel').click();
  await player.button('Discard the changes').click();
  await player.sees(`saved · ${before} entries`);

  await toEditor(page, 'Terrain Effects Chart');
  await expect(cell(page, 'MP to enter, Clear')).toHaveValue('');
  for (const [name, message] of [
    ['a|b', 'without |'],
    ['clear', 'there already'],
    ['x'.repeat(41), '1 to 40'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Another row' }).fill(name);
    await expect(alert(page)).toContainText(message);
  }
  await page.getByRole('textbox', { name: 'Another row' }).fill('Swamp');
  await player.button('Add').click();
  await expect(cell(page, 'MP to enter, Swamp')).toBeFocused();
  await player.button('6').click();
  await page.getByRole('checkbox', { name: 'My sheet differs from the rulebook' }).check();
  await cell(page, 'VP, Airfield').fill('3');
  await player.button('Save').click();
  await expect(alert(page)).toContainText('Say why your sheet differs');
  await expect(page.getByRole('textbox', { name: 'Why' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Why' }).fill('Second printing');
  await save(player, before + 1);
  const airfield = page.locator('.chart-large tr').filter({ hasText: 'Airfield' });
  await expect(airfield.locator('td').last()).toContainText('3');
  await expect(airfield.locator('td').last().locator('s')).toHaveText('2');
  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.locator('.log-line').filter({ hasText: 'Terrain Effects Chart: 2 cells read' }).first();
  await expect(line).toContainText('override');
  await line.locator('summary').click();
  await expect(line).toContainText('Second printing');
});

test('practice tables are not edited', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Try', 'Practice tables');
  await toChart(page, 'Combat Results Table');
  await player.sees('Practice tables are not edited.');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto(page.url().replace('/charts/', '/edit/'));
  await expect(player.heading()).toHaveText('Combat Results Table');
});
