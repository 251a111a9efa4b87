// What two taps of a real pointer on one button do. All else that is refused: tests/screens/bad-input and second-tap.
import type { Locator, Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { entriesAtLast, ONE_TAP } from '../hands/one-tap';
import { Player } from '../hands/player';
import { HEADS, inBattle, openSeeded, seed } from '../hands/seed';
import { alert } from '../hands/standing';
import { expect, test } from './support';

const CITY = { attack: 20, defence: 4, terrain: 'city' };

test.describe('[Bad input] a second tap on the same button', () => {
  test('is none, for all that a game asks', async ({ page, home }) => {
    const onward = inBattle(HEADS, CITY, 2, -2, {}, 4, '1/1');
    await seed(page, home, ...ONE_TAP.map(({ game }) => game), onward);
    const player = new Player(page);
    let entries = (await readStore(page)).entries.length;
    for (const [i, { what, prepare, button, next }] of ONE_TAP.entries())
      await test.step(what, async () => {
        await openSeeded(page, home, i);
        await prepare?.(player);
        const first = (await player.heading().textContent()) ?? '';
        await player.one(() => button(player).dblclick());
        await expect(player.heading()).toHaveText(next);
        await player.tap('Undo');
        await expect(player.heading()).toHaveText(first);
        await firstHalf(player, button(player));
        await press(page, 2);
        // The two, and the undo between them.
        entries += 3;
        expect(await entriesAtLast(page)).toBe(entries);
        await expect(alert(page)).toHaveCount(0);
      });
    await test.step('a choice where the next question has a way back to an earlier one', async () => {
      await openSeeded(page, home, ONE_TAP.length);
      await firstHalf(player, player.button(/^Hex emptied: advance/));
      await expect(player.heading()).toHaveText('Which hex does Japan take?');
      await press(page, 2);
      expect(await entriesAtLast(page)).toBe(entries + 1);
      await expect(player.heading()).toHaveText('Which hex does Japan take?');
    });
  });

  test('is none where a game begins, and where the next question has a submit button too', async ({
    page,
    home,
  }) => {
    await page.goto(home);
    const player = new Player(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await player.button('Start').dblclick();
    await expect(player.heading()).toHaveText('Who plays?');
    await player.sees('saved · 1 entry');
    expect(await entriesAtLast(page)).toBe(1);
    await player.fill({ 'SNLF companies': 12 });
    await firstHalf(player, player.button('Next'));
    await expect(player.heading()).toHaveText('House rules');
    await press(page, 2);
    expect(await entriesAtLast(page)).toBe(2);
    await expect(player.heading()).toHaveText('House rules');
    await player.more('Games');
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(1);
  });
});

/** One press where the mouse is; `count` 2 is the second half of a double tap. */
async function press(page: Page, count: 1 | 2): Promise<void> {
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
}

/** The first half of a double tap on a button, which is one entry. */
const firstHalf = (player: Player, button: Locator): Promise<void> =>
  player.one(() => button.hover().then(() => press(player.page, 1)));
