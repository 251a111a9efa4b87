import { IPH_CHARTS } from '../../src/games/iph/data/charts';
import { SHEET } from '../games/iph/scripts/sheet';
import { inCombat, seed } from '../hands/seed';
import { expect, test } from './support';

const _ROUGH = { attack: 8, defence: 3, terrain: 'rough' };

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
  await expect(page.locator('.print-sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
