import type { Page } from '@playwright/test';
import { SAFETY } from '../../src/storage/safety/name';
import { nameIn } from '../../src/storage/safety/segment';
import { iphTrial } from '../games/iph/trial';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { say } from '../support/play';
import { until } from '../support/until';
import { expect, test } from './support';

test('a game whose database is gone comes back from its safety copy, with its open question', async ({
  page,
  home,
}) => {
  const table = iphTrial.procedure.at();
  say(table, ...iphTrial.procedure.answers.slice(0, -1));
  await seed(page, home, table);
  const before = await standing(page);
  await until(async () => expect(await linesKept(page)).toBe(before.saved));
  const address = await page.evaluate(() => location.hash);
  await page.goto(home);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('war-diary');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await page.reload();
  await new Player(page).button('Bring it back').click();
  await new Player(page).sees(new RegExp(`is back with ${before.saved} entries`));
  await page.goto(`${home}${address}`);
  await new Player(page).sees(/saved · \d+ entries/);
  expect(await standing(page)).toEqual(before);
});

/** How many lines the safety copies have, by their names. */
async function linesKept(page: Page): Promise<number> {
  const urls = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    SAFETY,
  );
  return Math.max(0, ...urls.map((url) => nameIn(url)?.to ?? 0));
}
