import { specimenTrial } from '../games/specimen/trial';
import { cell, toEditor } from '../hands/chart-screens';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { expect, toyTest as test } from './dom/test';

const noon = () => specimenTrial.stations['a unit acts']?.() ?? specimenTrial.procedure.at();

test('a game made with the kit is on every screen', async ({ page, home }) => {
  await seed(page, home, noon());
  const [table, ledger, charts, log, report] = await everyScreen(page, 'Seeded game');
  for (const words of ['Turn 2', 'Battle', 'Red leads by', 'Blue Guns']) expect(table).toContain(words);
  for (const words of ['Blue wins', 'Red Foot', '2, in the cup', 'Red Guard', '2, off the field'])
    expect(ledger).toContain(words);
  for (const words of ['Combat Table', 'Column shifts']) expect(charts).toContain(words);
  for (const words of ['Chit: Blue Horse', 'Arrivals ends', 'Red Foot on Blue Foot'])
    expect(log).toContain(words);
  for (const words of ['Fights', 'Red Foot on Blue Foot']) expect(report).toContain(words);

  await page.getByRole('link', { name: 'What now?' }).click();
  await expect(new Player(page).heading()).toHaveText('What can be done now');
  await expect(page.getByText('Attack one enemy with the unit whose chit was drawn.')).toBeVisible();
});

test('a modifier is corrected on its chart, and the next roll goes by it', async ({ page, home }) => {
  await seed(page, home, noon());
  const player = new Player(page);
  const before = await player.saved();
  await toEditor(page, 'Column shifts');
  await page.getByRole('checkbox', { name: 'My sheet differs from the rulebook' }).check();
  await cell(page, 'From the rear').fill('1');
  await page.getByRole('textbox', { name: 'Why' }).fill('Second printing');
  await player.button('Save').click();
  await player.sees(`saved · ${before + 1} entries`);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await player.tap('Fight');
  await player.mark('From the rear');
  await player.tap('Attack');
  await expect(player.heading()).toHaveText('Combat die, on 2:1');
  await page.locator('summary', { hasText: 'One column either way' }).click();
  await expect(page.getByRole('table', { name: 'Steps lost' })).toBeVisible();
});
