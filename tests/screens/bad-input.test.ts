import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, inLanding, seed } from '../hands/seed';
import { alert, sameTotal, standing, unchanged } from '../hands/standing';
import { columns } from './columns';
import { expect, test } from './dom/test';
import { factorsThatAreNone } from './factors';

const ATTACK = { attack: 8, defence: 3, terrain: 'rough' };

factorsThatAreNone(false);

test.describe('[Bad input] a value that breaks the shape of its chart', () => {
  test('losses not tapped', async ({ page, home }) => {
    await seed(page, home, inBattle(HEADS, ATTACK, 4));
    const player = new Player(page);
    const before = await standing(page);
    const confirm = player.button('Save this value');

    await confirm.click();
    const words = (who: string) => `Tap the ${who}'s loss: 0 if your sheet says 0. Nothing is recorded yet.`;
    await expect(alert(page)).toHaveText(words('attacker'));
    await unchanged(page, before);
    const loss = (who: string, steps: string) =>
      page.getByRole('group', { name: `${who} loses` }).getByRole('radio', { name: steps });
    await page.getByRole('group', { name: 'Attacker loses' }).getByText('2', { exact: true }).click();
    await confirm.click();
    await expect(alert(page)).toHaveText(words('defender'));
    await expect(loss('Attacker', '2')).toBeChecked();
    await unchanged(page, before);
    await sameTotal(page, before);

    await player.cell('2/1');
    await player.sees('Does the defender still hold the hex?');
  });

  test('a typed cell: out of range, or no number', async ({ page, toyHome }) => {
    await page.goto(toyHome);
    const player = new Player(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'Soundings' }).check();
    await player.button('Start').click();
    const field = page.getByRole('textbox', { name: 'Your sheet says' });
    await expect(field).toBeVisible();
    const before = await readStore(page);
    for (const typed of ['21', '-21', '1000000', 'abc', '', '２１']) {
      await field.fill(typed);
      await player.button('Save this value').click();
      await expect(alert(page)).toHaveText(/^A whole number from .20 to 20. Nothing is recorded yet.$/);
      await expect(field).toHaveValue(typed);
      expect(await player.saved()).toBe(1);
      expect(await readStore(page)).toEqual(before);
    }
    await field.fill('−１２');
    await player.tap('Save this value');
    await player.sees('Total -12');
  });

  test('column heads: another column that is no ratio', async ({ page, home }) => {
    await seed(page, home, inBattle());
    const player = new Player(page);
    const before = await standing(page);
    const another = page.getByRole('textbox', { name: 'Another column' });
    await another.fill('5to');
    await player.button('Add').click();
    await expect(alert(page)).toContainText(
      '"5to" is not odds such as 1:2 or 3:1. Your columns are unchanged.',
    );
    await expect(another).toHaveValue('5to');
    await expect(another).toBeFocused();
    expect(await columns(page)).toEqual(HEADS.split(' '));
    await unchanged(page, before);
  });
});

test('[Bad input] a set-up without a unit to land', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Nobody lands');
  const before = await readStore(page);
  await player.button('Next').click();
  await expect(alert(page)).toHaveText(
    'Count your counters: how long the landings last depends on it. Nothing is recorded yet.',
  );
  await expect(page.getByRole('textbox', { name: 'SNLF companies' })).toBeFocused();
  expect(await readStore(page)).toEqual(before);
  await player.fill({ 'IJA companies': 1 });
  await player.tap('Next');
  await expect(player.heading()).toHaveText('House rules');
});

test('[Bad input] units that do not fit ashore, or stay aboard although they fit', async ({ page, home }) => {
  await seed(page, home, inLanding());
  const player = new Player(page);
  const before = await standing(page);
  for (const [loads, message, field] of [
    [{ 'SNLF to 1630': 5 }, 'SNLF to 1630, room for 4: a whole number from 0 to 4.', 'SNLF to 1630'],
    [{ 'SNLF to 1630': 4, 'IJA to 1630': 1 }, 'Only 4 fit into 1630 (8.1).', 'SNLF to 1630'],
    [{ 'IJA to 1630': 0, 'SNLF to 1632': 3 }, 'All that fit must land: 12 units (8.2).', 'SNLF to 1630'],
  ] as const) {
    await player.fill(loads);
    await player.button('Land these units').click();
    await expect(alert(page)).toHaveText(`${message} Nothing is recorded yet.`);
    await expect(page.getByRole('textbox', { name: field })).toBeFocused();
    await unchanged(page, before);
  }
  await sameTotal(page, before);
  await player.fill({ 'IJA to 1632': 1 });
  await player.tap('Land these units');
  await player.sees('Landing modifiers');
});

test('[Bad input] a turn ended with something owed: warned, let through, recorded', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp());
  const player = new Player(page);
  await player.tap('Skip this phase');
  await expect(player.heading()).toHaveText('Skip the Japanese Landing Phase?');
  await player.sees(/^Still owed: Landing, 36 units wait\./);
  await player.tap('Skip the phase');
  const before = await standing(page);
  await player.tap('End the turn');
  await expect(player.heading()).toHaveText('Turn 1 is not finished');
  await player.sees(/^Still owed: Japanese movement; Japanese combat\./);
  await player.tap('Undo');
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await player.sees(`VP ${before.totals[0]}`);

  await player.tap('End the turn');
  await player.tap('End the turn anyway');
  await expect(player.heading()).toHaveText('7 Dec, Afternoon');
  await player.sees(`VP ${before.totals[0]}`);
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  await page.getByText('7 Dec, Morning ends').first().click();
  await player.sees('Left undone: Japanese movement');
  await player.sees('Left undone: Japanese combat');
  await page.getByText('Japanese Landing Phase skipped').first().click();
  await player.sees('Left undone: Landing, 36 units wait');
  const { entries } = await readStore(page);
  expect(JSON.stringify(entries.at(-1))).toContain('"skipped":["Japanese movement","Japanese combat"]');
});
