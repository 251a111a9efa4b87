// One test for each kind of fault of a real store. What the screens say of every one: tests/screens/faults,
// bad-store and lost-store.
import { wipe } from '../hands/copies';
import { breakable, type Fault, setFault } from '../hands/faults';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed } from '../hands/seed';
import { alert, standing, unchanged } from '../hands/standing';
import { expect, test } from './support';

test.describe('[Fault]', () => {
  test('a store that throws, fails or is not there says so, and opens once it can', async ({
    page,
    home,
  }) => {
    await breakable(page);
    await seed(page, home, afterSetUp());
    // One that can be tried again, and one that stays for as long as the page and keeps Dexie from loading; all in the soak.
    const faults: readonly Fault[] = process.env.SOAK
      ? ['open throws', 'open fails', 'no store', 'no channel']
      : ['open fails', 'no channel'];
    for (const fault of faults) {
      await setFault(page, fault);
      await page.goto(home);
      await page.reload();
      await expect(alert(page)).toHaveText(
        /^Saved games cannot be opened: this browser refuses its storage\./,
      );
      await setFault(page);
      if (fault === 'no store' || fault === 'no channel') await page.reload();
      else await new Player(page).button('Try again').click();
      await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    }
  });

  test('a write refused or aborted midway leaves nothing of the tap, and the same tap is taken later', async ({
    page,
    home,
  }) => {
    await breakable(page);
    await seed(page, home, inBattle(HEADS));
    const player = new Player(page);
    const before = await standing(page);
    await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
    for (const [fault, why] of [
      [{ write: 'games', error: 'QuotaExceededError' }, 'this device is full'],
      ...(process.env.SOAK
        ? ([
            [{ write: 'entries', error: 'QuotaExceededError' }, 'this device is full'],
            [
              { write: 'entries', error: 'UnknownError' },
              'the browser has lost its connection to the storage',
            ],
            [{ abort: 'entries' }, 'the browser refused to write'],
          ] as const)
        : []),
      [{ abort: 'games' }, 'the browser refused to write'],
    ] as const) {
      await setFault(page, fault);
      await player.button(/^Attack( on|$)/).click();
      await expect(alert(page)).toHaveText(new RegExp(`^This was not saved: ${why}\\.`));
      await unchanged(page, before);
    }
    await setFault(page);
    await player.tap(/^Attack( on|$)/);
    await expect(alert(page)).toHaveCount(0);
  });

  test('a database held by an old tab says which tabs to close, and opens once they are', async ({
    page,
    context,
    home,
  }) => {
    const old = await context.newPage();
    // An app of long ago, which holds the database and does not let go when it is asked to.
    await old.addInitScript(() => {
      const opening = indexedDB.open('war-diary', 1);
      opening.onsuccess = () => console.log('held');
      Object.assign(window, { held: opening });
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    const held = old.waitForEvent('console', (message) => message.text() === 'held');
    await old.goto(home);
    await held;
    await page.goto(home);
    await expect(alert(page)).toHaveText(/another tab holds them.*Close the other tabs of War Diary/);
    await old.close();
    await new Player(page).button('Try again').click();
    await expect(page.getByText('The app keeps the books')).toBeVisible();
  });

  test('an emptied store is told from one that never held a game', async ({ page, home }) => {
    await seed(page, home, afterSetUp());
    await page.goto(home);
    await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
    await wipe(page, home, false);
    await expect(alert(page)).toContainText(
      'This browser has emptied its storage, and with it "Seeded game"',
    );
  });
});
