import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { usnDeluxe } from '../games/usn-deluxe/game';
import { played, seed } from '../hands/seed';
import { atRest, recorded } from '../support/play';
import { expect, test } from './support';

const EXAMPLE = new URL('../../src/games/pearl-harbor-7dec41/example.json', import.meta.url);
const MID_WAR = new URL('../games/usn-deluxe/fixtures/to-mid-war.json', import.meta.url);
/** A game of each, and on how many pages it fits: a whole war takes one, and one for what is written by hand. */
const GAMES = [
  { name: 'Invasion Pearl Harbor', pages: 1, game: () => played('until-22') },
  { name: '7Dec41', pages: 1, game: () => atRest(recorded(pearlHarbor, EXAMPLE)) as never },
  { name: 'USN Deluxe', pages: 2, game: () => recorded(usnDeluxe, MID_WAR) as never },
] as const;

for (const { name, pages, game } of GAMES)
  test(`the sheet of ${name} fits on its paper (pages: ${pages}), and nothing runs over its edge`, async ({
    page,
    home,
  }) => {
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
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(pages);
    }
    // As wide as A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    const over = () =>
      [...document.querySelectorAll('.on-paper *')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map(({ textContent }) => textContent);
    expect(await page.evaluate(over)).toEqual([]);
  });
