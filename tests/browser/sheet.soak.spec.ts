import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { played, seed } from '../hands/seed';
import { atRest, recorded } from '../support/play';
import { expect, test } from './support';

const EXAMPLE = new URL('../../src/games/pearl-harbor-7dec41/example.json', import.meta.url);
const GAMES = {
  'Invasion Pearl Harbor': () => played('until-22'),
  '7Dec41': () => atRest(recorded(pearlHarbor, EXAMPLE)) as never,
};

for (const [name, game] of Object.entries(GAMES))
  test(`the sheet of ${name} prints on one page`, async ({ page, home }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await seed(page, home, game());
    await page.goto(`${home}#/g/seeded/sheet`);
    await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.on-paper')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
