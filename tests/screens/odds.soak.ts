import type { Page } from '@playwright/test';
import { PRACTICE } from '../../src/games/iph/data/practice';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { HEADS, inBattle, openSeeded, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** A battle at its combat die on 2:1, by a sheet that is read whole. */
function onKnownSheet() {
  const table = inBattle(HEADS, { attack: 17, defence: 6, terrain: 'rough' });
  table.pack = { ...table.pack, cells: { ...table.pack.cells, crt: PRACTICE.cells.crt ?? {} } };
  return table;
}

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Steps lost' })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));

test('the odds of a roll, a banzai among them', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, home, onKnownSheet());
  const player = new Player(page);
  await player.sees('Combat die on 1:1');
  await player.sees('17 : 6 = 2:1');
  await player.sees('Terrain (rough) −1');
  await expect(page.getByRole('table')).toHaveCount(1);
  const bars = page.getByRole('list', { name: 'What can come of it' }).getByRole('listitem');
  await expect(bars).toHaveText(['1/2, 1 of 6', '1/1, 2 of 6', '1/0, 1 of 6', '2/0, 2 of 6']);
  const fold = page.locator('summary', { hasText: 'One column either way' });
  await fold.click();
  await expect(page.getByRole('table', { name: 'Steps lost' })).toBeVisible();
  expect(await rows(page)).toEqual([
    ['attacker loses', '1.7', '1.3', '1.0'],
    ['defender loses', '0.3', '0.7', '0.7'],
    ['0/1', '0', '0', '1/6'],
    ['1/2', '0', '1/6', '0'],
    ['1/1', '2/6', '2/6', '2/6'],
    ['1/0', '1/6', '1/6', '2/6'],
    ['2/1', '0', '0', '1/6'],
    ['2/0', '2/6', '2/6', '0'],
    ['3/0', '1/6', '0', '0'],
  ]);
  await player.sees('1 more attack factor → 2:1');
  await player.mark('Banzai!');
  await expect(page.getByRole('row', { name: 'attacker loses' })).toContainText('1.9');
  expect((await rows(page)).flat().filter((cell) => cell.endsWith('/36')).length).toBeGreaterThan(6);
  await expect(player.heading()).toHaveText('Combat die on 1:1');
  await expect(page.locator('.stage th.lit').first()).toHaveText('1:1');
  await player.face(2).click();
  await expect(player.heading()).toHaveText('Combat die on 2:1');
  await expect(page.locator('.stage th.lit').first()).toHaveText('2:1');
  await expect(page.getByRole('list', { name: 'How the column is found' })).toContainText('Banzai! 1R');
  // Nothing is told of the columns that this die cannot lead to any more.
  await expect(bars.first()).toContainText('of 6');
  expect((await rows(page)).flat().filter((cell) => cell.endsWith('/36'))).toEqual([]);
  await player.one(() => player.face(3).click());
  await expect(fold).toHaveCount(0);
});

test('what nobody has read stays a share of its own, and the setting keeps the odds open', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS, { attack: 48, defence: 6, terrain: 'airfield' }, 0));
  await page.goto(`${home}#/settings`);
  await page.getByRole('group', { name: 'Odds before a roll' }).getByText('Always').click();
  await openSeeded(page, home, 0);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Steps lost' })).toBeVisible();
  expect(await rows(page)).toEqual([
    ['attacker loses', '?', '?', 'end of the table'],
    ['defender loses', '?', '?'],
    ['not read yet', '6/6', '6/6'],
  ]);
  await expect(page.getByText('One more column changes nothing: already 4:1')).toBeVisible();
});

test('the odds by keyboard', async ({ page, home }) => {
  await seed(page, home, onKnownSheet());
  const keys = new Keys(page);
  await keys.enter('summary', 'One column either way');
  await expect(page.getByRole('table', { name: 'Steps lost' })).toBeVisible();
  await keys.enter('checkbox', /^Banzai!/, 'Space');
  await expect(page.getByRole('row', { name: 'attacker loses' })).toContainText('1.9');
  await keys.one(async () => {
    await keys.press('2');
    await keys.press('3');
  });
});

test('quick combat looks up, and records nothing', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'Quick combat' }).click();
  await expect(player.heading()).toHaveText('Quick combat');
  await player.sees('practice table, not the printed one');
  await player.fill({ 'Attack factors': 17, 'Defence factors': 6, 'Net shift': 1 });
  await player.sees('17 : 6 = 2:1');
  await expect(page.locator('.way li.lit')).toHaveText('3:1');
  await player.sees('1 more attack factor → 4:1');
  await player.face(4).click();
  await player.sees('3:1, die 4');
  await expect(page.getByText('0/1', { exact: true }).first()).toBeVisible();
  await player.fill({ 'Net shift': 7 });
  await player.sees('Net shift, + for the attacker: a whole number from −6 to 6.');
  await expect(page.getByText('3:1, die 4')).toHaveCount(0);
  await player.fill({ 'Net shift': 6 });
  await expect(page.locator('.way li.lit')).toHaveText('4:1');
  await page.getByText('Your mapsheet').click();
  await expect(page.getByText('practice table, not the printed one')).toHaveCount(0);
  await player.button('Roll for me').click();
  await player.sees('not read yet');
  await page.getByRole('link', { name: 'Home' }).click();
  await player.sees('The app keeps the books');

  await seed(page, home, onKnownSheet());
  await page.goto(`${home}#/g/seeded/charts/crt`);
  await page.getByRole('link', { name: 'Quick combat' }).click();
  await expect(page).toHaveURL(/#\/quick\/iph$/);
  await expect(page.getByRole('radio', { name: 'Your mapsheet' })).toBeChecked();
});
