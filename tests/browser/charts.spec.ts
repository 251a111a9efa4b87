import { IPH_CHARTS } from '../../src/games/iph/charts';
import { SHEET } from '../games/iph/scripts/sheet';
import { cell, toChart, toEditor } from '../hands/chart-screens';
import { Player } from '../hands/player';
import { HEADS, inBattle, inCombat, inLanding, openSeeded, seed } from '../hands/seed';
import { clean } from './clean';
import { expect, test } from './support';

const ROUGH = { attack: 8, defence: 3, terrain: 'rough' };

test('clean in three themes, upright and on its side', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, home, inLanding({}, 0), inBattle(HEADS, ROUGH, 4));
  const player = new Player(page);
  await openSeeded(page, home, 1);
  await toEditor(page, 'Terrain Effects Chart');
  await page.setViewportSize({ width: 360, height: 2400 });
  await player.button('3').click();
  await page.getByRole('checkbox', { name: 'My sheet differs from the rulebook' }).check();
  await cell(page, 'VP, City').fill('9');
  await clean(page, 'the editor of terrain');
  await toEditor(page, 'Combat Results Table');
  await page.getByText('Columns', { exact: true }).click();
  await clean(page, 'the editor of odds');
  await player.button('Cancel').click();
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { name } of IPH_CHARTS) {
      await toChart(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      const box = await page.locator('.chart-box').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
      await expect(page.getByRole('link', { name: 'Back to the open question' })).toBeInViewport();
    }
  }
  await toChart(page, 'Combat Results Table');
  await expect(page.locator('.chart-large tbody tr').last()).toBeInViewport({ ratio: 1 });
});

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
