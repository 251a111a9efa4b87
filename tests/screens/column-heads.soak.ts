import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { alert, sameTotal, standing, unchanged } from '../hands/standing';
import { columns } from './columns';
import { expect, test } from './dom/test';

const asked = 'Ken: Japan attacks';

test.describe('[Bad input] a value that breaks the shape of its chart', () => {
  test('column heads that the rules do not print: too few, no totals, one inside another', async ({
    page,
    toyHome,
  }) => {
    await page.goto(toyHome);
    const player = new Player(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'Soundings' }).check();
    await player.button('Start').click();
    await player.cell(7);
    await player.button('Drift').click();
    await player.sees('Type the columns of your sheet from left to right, such as 1, 6-9 or 70+.');
    const add = async (head: string) => {
      await page.getByRole('textbox', { name: 'Another column' }).fill(head);
      await player.button('Add').click();
    };
    for (const [head, message] of [
      [
        '2:1',
        '"2:1" is not a total such as 1, 6-9 or 70+. Your columns are unchanged. Nothing is recorded yet.',
      ],
      ['8 to 12', '8-12 does not fit beside 6-9. Your columns are unchanged. Nothing is recorded yet.'],
    ] as const) {
      await add(head);
      await expect(alert(page)).toHaveText(message);
    }
    await add('10+');
    await add('2–5');
    expect(await columns(page)).toEqual(['1', '2-5', '6-9', '10+']);
    await player.button('Use these columns').click();

    await player.sees('Type the columns of your sheet from left to right, such as 1:2 or 3:1.');
    await player.button('Use these columns').click();
    await expect(alert(page)).toHaveText('A chart has 2 to 12 columns, as printed. Nothing is recorded yet.');
    await add('2-1');
    await add('1 to 2');
    expect(await columns(page)).toEqual(['1:2', '2:1']);
    await player.tap('Use these columns');
    await player.cell('1/0');
    await expect(player.button('Drift')).toBeVisible();
  });

  test('column heads: no odds, or out of order', async ({ page, home }) => {
    await seed(page, home, inBattle());
    const player = new Player(page);
    const before = await standing(page);
    const order = 'Odds rise from left to right, and none stands twice.';
    for (const [heads, message] of [
      ['1:3 12 1:1 2:1 3:1 4:1', '"12" is not odds such as 1:2 or 3:1.'],
      ['1:3 x-y 1:1 2:1 3:1 4:1', '"x-y" is not odds such as 1:2 or 3:1.'],
      ['0:1 1:2 1:1 2:1 3:1 4:1', '"0:1" is not odds such as 1:2 or 3:1.'],
      ['1:3 1:2 1:1 2:1 4:1 3:1', order],
      ['4:1 3:1 2:1 1:1 1:2 1:3', order],
      ['1:3 1:2 1:1 2:1 2:1 4:1', order],
      ['1:3', 'A chart has 2 to 12 columns, as printed.'],
    ] as const) {
      await writeLabels(page, heads.split(' '));
      await player.button('Use these columns').click();
      await expect(alert(page)).toHaveText(`${message} Nothing is recorded yet.`);
      expect((await columns(page)).join(' ')).toBe(heads);
      await unchanged(page, before);
    }
    await sameTotal(page, before);
  });

  test('column heads: "1-2" is read as 1:2, however it is confirmed', async ({ page, home }) => {
    await seed(page, home, inBattle());
    const player = new Player(page);
    const column = page.getByRole('textbox', { name: 'Column 2', exact: true });
    await column.fill('1-2');
    await player.one(() => column.press('Enter'));
    const { packs } = await readStore(page);
    expect(packs[0]?.heads).toMatchObject({ 'crt.columns': HEADS.split(' ') });
    await expect(player.heading()).toHaveText(asked);
  });
});

async function writeLabels(page: Page, heads: readonly string[]): Promise<void> {
  const all = await columns(page);
  for (let at = all.length; at > heads.length; at -= 1) {
    await page
      .getByRole('button', { name: /^Remove column/ })
      .nth(at - 1)
      .click();
  }
  for (const [i, head] of heads.entries()) {
    await page.getByRole('textbox', { name: `Column ${i + 1}`, exact: true }).fill(head);
  }
}
