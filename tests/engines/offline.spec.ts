import type { Page } from '@playwright/test';
import { serve } from '../../tools/serve.mjs';
import { keptOffline } from '../browser/support';
import { Player } from '../hands/player';
import { expect, test } from './support';

/** Left while its files are on their way, Firefox calls each of them an error of the worker. */
const reload = async (page: Page) => {
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; fetched() !== before; ) {
      before = fetched();
      // Longer than the app waits until nothing else is to be done.
      await new Promise((resolve) => setTimeout(resolve, 800));
    }
  });
  await page.reload();
};

test('after one visit it opens and plays without its server', async ({ page, picture }) => {
  const server = await serve();
  await page.goto(server.url);
  await keptOffline(page);
  await server.close();
  const player = new Player(page);
  await reload(page);
  await page.getByRole('link', { name: 'Roll a battle' }).click();
  await player.sees(/saved · \d+ entries/);
  await player.button('Roll for me').click();
  await player.button('Look around').click();
  const saved = await player.saved();
  await reload(page);
  await player.button('Look around').click();
  await player.sees(`saved · ${saved} entries`);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
  const found = page.getByRole('list', { name: 'Rules' }).getByRole('link').first();
  expect(await found.textContent()).toContain('12.1');
  await picture('offline');
});
