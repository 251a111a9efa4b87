import { hollowRidgeTrial } from '../games/hollow-ridge/trial';
import { mosswaterTrial } from '../games/mosswater-bridge/trial';
import { cell, toEditor } from '../hands/chart-screens';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { expect, toyTest as test } from './dom/test';

const noon = () => mosswaterTrial.stations['a unit acts']?.() ?? mosswaterTrial.procedure.at();

test('a game that is a file is on every screen', async ({ page, home }) => {
  await seed(page, home, noon());
  const [table, ledger, charts, log, report] = await everyScreen(page, 'Seeded game');
  for (const words of ['Turn 2 · Noon', 'Battle', 'Red leads by', 'Blue Guns'])
    expect(table).toContain(words);
  for (const words of ['Bo wins', 'Red Foot', 'strength 2', 'Red Guard', 'place off the field'])
    expect(ledger).toContain(words);
  for (const words of ['Combat Table', '0/3']) expect(charts).toContain(words);
  for (const words of ['Draw a chit', 'Blue Horse', 'Arrivals: done', 'Fight: Red Foot, Blue Foot'])
    expect(log).toContain(words);
  for (const words of ['What was done', 'Fight: Red Foot, Blue Foot']) expect(report).toContain(words);

  await page.getByRole('link', { name: 'What now?' }).click();
  await expect(new Player(page).heading()).toHaveText('What can be done now');
  await expect(page.getByText('End the step: what is still owed is named first.')).toBeVisible();
});

test('a cell is corrected on its chart, and the next roll goes by it', async ({ page, home }) => {
  await seed(page, home, noon());
  const player = new Player(page);
  const before = await player.saved();
  await toEditor(page, 'Combat Table');
  await page.getByRole('checkbox', { name: 'My sheet differs from the rulebook' }).check();
  await cell(page, '3:1, 6').fill('0/2');
  await page.getByRole('textbox', { name: 'Why' }).fill('Second printing');
  await player.button('Save').click();
  await player.sees(`saved · ${before + 1} entries`);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await player.tap('Fight');
  await player.fill({ 'Which unit': 'Red Foot', 'From the rear': true });
  await player.tap(/^Fight( on|$)/);
  await expect(player.heading()).toHaveText('Combat Table, on 3:1');
  await expect(page.getByText('0/2').first()).toBeVisible();
});

test('of chits that are alike one is there to be tapped', async ({ page, home }) => {
  await seed(page, home, hollowRidgeTrial.stations['a chit']?.() ?? noon());
  expect(await page.getByRole('button', { name: 'Air', exact: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Lull', exact: true }).count()).toBe(1);
});
