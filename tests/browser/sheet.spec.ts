import { played, seed } from '../hands/seed';
import { expect, test } from './support';

test('the sheet prints on one page', async ({ page, home }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await seed(page, home, played('until-22'));
  await page.goto(`${home}#/g/seeded/sheet`);
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.print-sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
