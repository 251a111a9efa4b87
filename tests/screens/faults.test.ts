import { saved } from '../hands/copies';
import { breakable, setFault } from '../hands/faults';
import { Player } from '../hands/player';
import { afterSetUp, atTheCup, HEADS, inBattle, seed } from '../hands/seed';
import { alert, standing, unchanged } from '../hands/standing';
import { expect, test } from './dom/test';

test.describe('[Fault]', () => {
  test('a transaction aborted midway leaves nothing of the tap, and the same tap is taken later', async ({
    page,
    home,
  }) => {
    await breakable(page);
    await seed(page, home, inBattle(HEADS));
    const player = new Player(page);
    const before = await standing(page);
    await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
    for (const table of ['entries', 'games']) {
      await setFault(page, { abort: table });
      await player.button(/^Attack( on|$)/).click();
      await expect(alert(page)).toHaveText(/^This was not saved: the browser refused to write\./);
      await unchanged(page, before);
    }
    await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('8');
    await setFault(page);
    await player.tap(/^Attack( on|$)/);
  });

  test('a line that cannot be read keeps the game shut and whole, and its file can be saved', async ({
    page,
    home,
  }) => {
    await seed(page, home, afterSetUp());
    const address = page.url();
    await page.goto(home);
    await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('war-diary');
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = db.transaction('entries', 'readwrite');
      writing.objectStore('entries').put({ game: 'seeded', seq: 3, id: 'dev:3', at: 3, kind: 'v9.Unknown' });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      db.close();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This game did not open' })).toBeVisible();
    await expect(alert(page)).toHaveText(/cannot read entry 3 of this game\. The record is untouched/);
    expect((await saved(page, 'Save game file')).buffer.toString()).toContain('v9.Unknown');
  });

  test('a clock set back a year: the game goes on in order, log and list as before', async ({
    page,
    home,
  }) => {
    await seed(page, home, atTheCup('24-move'), afterSetUp());
    const player = new Player(page);
    await player.dice(5);
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() - 365 * 86_400_000;
    });
    await page.reload();
    await player.dice(2);
    const latest = page.getByRole('region', { name: 'Latest' }).getByRole('listitem');
    await expect(latest.nth(0)).toHaveText(/die 2/);
    await expect(latest.nth(1)).toHaveText(/die 5/);
    const { entries } = await standing(page);
    const own = entries.filter((entry) => 'game' in entry && entry.game === 'seeded');
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1));
    expect((own.at(-1)?.at ?? 0) < (own.at(-2)?.at ?? 0)).toBe(true);
    await page.goto(home);
    const games = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await expect(games.first()).toContainText('Seeded game');
    await expect(games.first()).not.toContainText('Seeded game 2');
  });
});
