import { faultsInWindow } from '../browser/stations/in-page';
import { trials } from '../games/every-game/trials';
import { Player } from '../hands/player';
import { openSeeded, seed } from '../hands/seed';
import { expect, test } from './support';

const paper = () => getComputedStyle(document.documentElement).backgroundColor;

test('three themes, kept over a reload', async ({ page, home, picture }) => {
  for (const [theme, colour] of [
    ['Light', 'rgb(245, 242, 233)'],
    ['Dark', 'rgb(20, 24, 27)'],
    ['Hall', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.goto(`${home}#/settings`);
    await page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
    await page.reload();
    await new Player(page).sees('Theme');
    expect(await page.evaluate(paper)).toBe(colour);
    await picture(`settings-${theme.toLowerCase()}`);
  }
});

test('what is picked from is as tall as what stands in it', async ({ page, home }) => {
  await page.goto(`${home}#/settings`);
  await new Player(page).sees('Theme');
  const spare = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.segments'), (around) => {
      const [outer, inner] = [around, around.lastElementChild].map(
        (it) => it?.getBoundingClientRect().bottom,
      );
      return Math.round(Number(outer) - Number(inner));
    }),
  );
  expect(new Set(spare)).toEqual(new Set([0]));
});

test.describe('text at 200 %', () => {
  test.use({ textSize: 200 });
  for (const { meta, stations, moreStations } of trials)
    test(`${meta.title}: every table and question stands within the window`, async ({
      page,
      home,
      picture,
    }) => {
      const tables = Object.entries({ ...stations, ...moreStations }).map(
        ([name, at]) => [name, at()] as const,
      );
      await seed(page, home, ...tables.map(([, table]) => table));
      for (const [i, [name]] of tables.entries()) {
        await openSeeded(page, home, i);
        expect.soft(await page.evaluate(faultsInWindow, 32), name).toEqual([]);
      }
      await picture(`${meta.id}-large`);
    });
});
