import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', typeof name === 'string' ? { name, exact: true } : { name });

/** A game of two sides that was named and begun. */
async function begun(page: Page, home: string): Promise<Player> {
  const player = new Player(page);
  await page.goto(home);
  await page.goto(`${home}#/new/another`);
  await field(page, 'Name of the game').fill('Marengo');
  await player.button('Play').click();
  await player.tap('Begin');
  return player;
}
async function toAdd(page: Page, part: RegExp): Promise<void> {
  const player = new Player(page);
  await page.getByRole('link', { name: 'Add to the game…' }).click();
  await expect(player.heading()).toHaveText('Add to the game');
  await player.button(part).click();
}
/** Its screen gives way to the table once all of it is stored. */
async function add(player: Player): Promise<void> {
  await player.tap('Add');
  await expect(player.heading()).toHaveText('Turn 1');
}

test('steps, a counter, units, what comes and a table are added while one plays, and each is undone as one', async ({
  page,
  home,
}) => {
  const player = await begun(page, home);
  await toAdd(page, /^Steps of a turn/);
  await field(page, 'Steps').fill('Blue movement, Blue\nBlue combat, Blue\nRed player turn, Red');
  await add(player);
  await player.sees('Blue movement');

  await toAdd(page, /^A counter/);
  await field(page, 'Name').fill('Supply');
  await field(page, 'Starts at').fill('6');
  await add(player);
  await player.sees('Supply');

  await toAdd(page, /^Units/);
  await field(page, 'Units').fill('Lannes, Blue, 8\nOtt, Red, 7');
  await add(player);

  await toAdd(page, /^Something that comes/);
  await field(page, 'What comes').fill('Desaix by the road');
  await page.getByText('Blue', { exact: true }).last().click();
  await add(player);

  await toAdd(page, /^A table/);
  await field(page, 'Heads of the columns').fill('1:2 1:1 2:1');
  await add(player);
  await expect(player.button('Attack')).toBeVisible();
  const { entries } = await readStore(page);
  expect(entries.filter((entry) => 'procedure' in entry && entry.procedure === 'define')).toHaveLength(5);

  await player.tap('Undo');
  await expect(player.button('Attack')).toHaveCount(0);
  // What was undone keeps its number.
  await toAdd(page, /^A table/);
  await field(page, 'Name').fill('Morale');
  await page.getByText('Dice alone', { exact: true }).click();
  await add(player);
  await player.sees('Edition 7 holds from here on');
  await page.goto(`${home}#/new`);
  await expect(page.getByRole('radio', { name: /^Marengo.*Edition 7.*kept on this device/ })).toBeVisible();
});

test('[Bad input] what does not fit is said at its field, the game stands as it was, and what was typed stays', async ({
  page,
  home,
}) => {
  const player = await begun(page, home);
  const saved = await player.saved();
  const refused = async (at: string, says: RegExp) => {
    await player.button('Add').click();
    await expect(alert(page)).toHaveText(says);
    await expect(field(page, at)).toHaveAttribute('aria-invalid', 'true');
  };
  await toAdd(page, /^A table/);
  await refused('Heads of the columns', /the text is empty/);
  await field(page, 'Heads of the columns').fill('2:1 1:1');
  await refused('Heads of the columns', /“1:1” stands after “2:1”/);
  await page.getByText('Total', { exact: true }).click();
  await field(page, 'Heads of the columns').fill('0..4 4..8');
  await refused('Heads of the columns', /overlap/);
  await field(page, 'Name').fill(' ');
  await refused('Name', /^Give the table a name/);
  await page.reload();
  await expect(field(page, 'Heads of the columns')).toHaveValue('0..4 4..8');

  await player.button('Add something else').click();
  await player.button(/^Something that comes/).click();
  await refused('What comes', /^Say what comes/);
  await field(page, 'What comes').fill('Desaix');
  await field(page, 'On turn').fill('99');
  await refused('On turn', /turn 99/);
  await field(page, 'On turn').fill('soon');
  await refused('On turn', /whole number/);

  await player.button('Add something else').click();
  await player.button(/^Steps of a turn/).click();
  await player.button('Add').click();
  await expect(alert(page)).toHaveText('The game is like that already.');
  await field(page, 'Steps').fill(' ');
  await refused('Steps', /^A turn has a step at least/);
  await field(page, 'Steps').fill('Move\nMove');
  await refused('Steps', /^Two steps are called/);

  await player.button('Add something else').click();
  await player.button(/^A counter/).click();
  await field(page, 'Name').fill('Supply');
  await field(page, 'Starts at').fill('30');
  await player.button('Add').click();
  await expect(alert(page)).toHaveText(/30/);
  expect(await player.saved()).toBe(saved);
});

test('[Bad input] nothing is added while a question is open', async ({ page, home }) => {
  const player = await begun(page, home);
  await player.tap('Roll dice');
  await page.goto(`${page.url()}/add`);
  await player.sees('A question is open. Answer it or cancel it first, then add.');
  await player.button(/^A counter/).click();
  await expect(player.button('Add')).toHaveCount(0);
});
