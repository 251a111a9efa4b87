import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

async function toAnother(page: Page, home: string): Promise<Player> {
  const player = new Player(page);
  await page.goto(home);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'Another game' }).click();
  await expect(player.heading()).toHaveText('Another game');
  return player;
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a game is named and played: a point, dice, a turn, undone, and it is among the own games', async ({
  page,
  home,
}) => {
  const player = await toAnother(page, home);
  await field(page, 'Name of the game').fill('Marengo 1800');
  await field(page, 'Side 1').fill('French');
  await field(page, 'Side 2').fill('Austrian');
  await player.button('Play').click();
  await player.sees(/saved · 1 entry/);
  await player.tap('Begin');
  await player.sees('Turn 1');

  await player.tap('Points');
  await player.fill({ 'Add to them': 3, Reason: 'The bridge' });
  await player.tap('Count');
  await player.sees(/French\s*3/);

  await player.tap('Roll dice');
  await player.fill({ 'What for': 'Morale' });
  await player.tap(/^Roll dice/);
  await player.dice(2, 5);
  await player.tap('End the step');
  await player.sees('Austrian player turn');
  await player.tap('End the step');
  await player.sees('Turn 2');
  await player.tap('Undo');
  await player.sees('Turn 1');

  await page.goto(`${home}#/new`);
  await expect(page.getByRole('radio', { name: /^Marengo 1800.*kept on this device/ })).toBeVisible();
});

test('[Bad input] what does not make a game is said at its field, and nothing of it is lost or kept', async ({
  page,
  home,
}) => {
  const player = await toAnother(page, home);
  const refused = async (says: RegExp) => {
    await player.button('Play').click();
    await expect(alert(page)).toHaveText(says);
  };
  await refused(/^Give the game a name\.$/);
  await field(page, 'Name of the game').fill('Marengo');
  await field(page, 'Side 2').fill(' blue');
  await refused(/^Two sides are called “blue”\. Give each its own name\.$/);
  await field(page, 'Side 2').fill('Red <b>');
  await refused(/markup/);
  await expect(field(page, 'Side 2')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Side 2').fill('Red');
  for (const [count, says] of [
    ['0', /“0” is no such number/],
    ['1,000', /“1,000” is no such number/],
    ['', /^Write how many turns there are/],
  ] as const) {
    await field(page, 'How many turns').fill(count);
    await refused(says);
  }
  await page.getByRole('radio', { name: 'Dates' }).check();
  await refused(/^Write a date for each turn/);
  await field(page, 'Dates of the turns').fill('May,, June');
  await refused(/^Date 2 is empty/);
  expect((await readStore(page)).games).toEqual([]);

  await page.reload();
  await expect(field(page, 'Name of the game')).toHaveValue('Marengo');
  await expect(field(page, 'Dates of the turns')).toHaveValue('May,, June');
  await field(page, 'Dates of the turns').fill('May, June');
  await player.button('Play').click();
  await player.sees(/saved · 1 entry/);
  await page.goto(`${home}#/new/another`);
  await expect(field(page, 'Name of the game')).toHaveValue('');
});

test('on one’s own, without a last turn; of two games of one name each is a game of its own', async ({
  page,
  home,
}) => {
  for (const _ of [1, 2]) {
    const player = await toAnother(page, home);
    await field(page, 'Name of the game').fill('Convoy');
    await page.getByRole('radio', { name: 'On my own' }).check();
    await field(page, 'Name').fill('Escort');
    await page.getByRole('radio', { name: 'Open' }).check();
    await field(page, 'What a turn is called').fill('Day');
    await player.button('Play').click();
    await player.sees(/saved · 1 entry/);
    await player.tap('Begin');
    await player.sees('Day 1');
  }
  expect((await readStore(page)).games.map(({ game }) => game).toSorted()).toEqual([
    'own:convoy',
    'own:convoy-2',
  ]);
});

test('a third side is added and taken out again', async ({ page, home }) => {
  const player = await toAnother(page, home);
  await player.button('Add a side').click();
  await expect(field(page, 'Side 3')).toHaveValue('');
  await field(page, 'Name of the game').fill('Dynasts');
  await player.button('Play').click();
  await expect(alert(page)).toHaveText(/^Give side 3 a name, or take it out\.$/);
  await player.button('Take out side 1').click();
  await field(page, 'Side 2').fill('Green');
  await player.button('Play').click();
  await player.tap('Begin');
  await player.sees('Red player turn');
});
