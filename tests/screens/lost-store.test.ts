import type { Entry } from '../../src/core/journal/journal';
import { copyOf, emptyStore, openFile, restore, saved, wipe } from '../hands/copies';
import { breakable, setFault } from '../hands/faults';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed } from '../hands/seed';
import { alert, standing } from '../hands/standing';
import { expect, test } from './dom/test';

test('an emptied store is told from games deleted by hand', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  const file = await copyOf(page, home, 'Seeded game');
  await wipe(page, home, false);
  await expect(alert(page)).toContainText('This browser has emptied its storage, and with it "Seeded game"');
  // A new game does not hide what is missing.
  await new Player(page).newGame('After it');
  await page.goto(home);
  await page.reload();
  await expect(alert(page)).toContainText('"Seeded game"');
  await page.getByRole('link', { name: 'Restore from a file' }).click();
  await page.getByLabel('Open a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);

  for (const title of ['Seeded game', 'After it']) await new Player(page).deleteGame(title);
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('an emptied store can be put aside', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
  await wipe(page, home, false);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('a store emptied under an open game: said, saved as a file, and kept as a new game from memory', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS));
  const player = new Player(page);
  const { entries } = await standing(page);
  await emptyStore(page, true);
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
  await player.button(/^Attack( on|$)/).click();
  await expect(player.heading()).toHaveText('This game is gone from the device');
  await expect(alert(page)).toContainText('The last tap was ignored.');
  await player.sees(`Seeded game: ${entries.length} entries`);
  const file = await saved(page, 'Save a file');
  await player.button('Keep it as a new game').click();
  await expect(player.heading()).toHaveText('Ken: Japan attacks');
  const ids = (lines: readonly Entry[]) => lines.map(({ id }) => id);
  const kept = await readStore(page);
  expect(ids(kept.entries)).toEqual(ids(entries));
  // The file that was saved is of a game that is no more: of this one there is none.
  expect(kept.games.map((row) => 'copied' in row)).toEqual([false]);
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
  await player.tap(/^Attack( on|$)/);
  await player.sees(`saved · ${entries.length + 1} entries`);
  await wipe(page, home);
  await restore(page, home, file, 'Seeded game');
});

test.describe('a store that will not open', () => {
  for (const fault of ['open throws', 'open fails', 'no store'] as const) {
    test(`nothing can be read, and why: ${fault}`, async ({ page, home }) => {
      await breakable(page);
      await seed(page, home, afterSetUp());
      await setFault(page, fault);
      await page.goto(home);
      await page.reload();
      await page.getByRole('link', { name: 'Save what can be read' }).click();
      await expect(alert(page)).toContainText('this browser gives nothing out of its storage');
      await setFault(page);
      if (fault === 'no store') await page.reload();
      else await new Player(page).button('Try again').click();
      await expect(page.getByText('1 game found')).toBeVisible();
    });
  }

  test('what is whole is saved, what is damaged as it stands, and both open again', async ({
    page,
    home,
  }) => {
    await seed(page, home, afterSetUp(), inBattle(HEADS));
    await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('war-diary');
        request.onsuccess = () => resolve(request.result);
      });
      const change = db.transaction('entries', 'readwrite');
      change.objectStore('entries').put({ game: 'seeded', seq: 3, id: 'x:3', at: 1, kind: 'v1.Noted' });
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      db.close();
    });
    await page.goto(`${home}#/rescue`);
    await expect(page.getByText('2 games found. Nothing was changed.')).toBeVisible();
    await expect(page.getByText(/^Seeded game: .*entry 3 cannot be read/)).toBeVisible();
    const whole = await saved(page, 'Save the games that are whole');
    const raw = await saved(page, 'Save everything as it stands');
    await wipe(page, home);
    await openFile(page, home, raw);
    await expect(page.getByText(/^2 games, saved as it stood/)).toBeVisible();
    await expect(page.getByText(/entry 3 cannot be read/)).toBeVisible();
    await page.getByRole('button', { name: 'Change nothing' }).click();
    await restore(page, home, whole, 'Seeded game 2');
  });

  test('there is nothing: said, and nothing is made', async ({ page, home }) => {
    await page.goto(`${home}#/rescue`);
    await expect(page.getByRole('heading', { name: 'Save what can be read' })).toBeVisible();
    await expect(page.getByText(/There is nothing to be read|no game is in it/)).toBeVisible();
  });
});
