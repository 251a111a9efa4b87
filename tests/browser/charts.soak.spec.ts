import { IPH_CHARTS } from '../../src/games/iph/data/charts';
import { SHEET } from '../games/iph/scripts/sheet';
import { inCombat, seed } from '../hands/seed';
import { expect, test } from './support';

test('the whole pack prints on one page, without the app around it', async ({ page, home }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const table = inCombat();
  table.pack = { ...table.pack, heads: SHEET.heads, cells: SHEET.cells };
  await seed(page, home, table);
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { name } of IPH_CHARTS)
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.locator('.on-paper')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('a screen of a game prints without its buttons, on paper as wide as a desk too', async ({
  page,
  home,
}) => {
  await seed(page, home, inCombat());
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('.dock')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('.dock')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});
