// What is asked in a dialog at 150, 175 and 200 % of text: its main button stays in sight, however long what stands above it is.
import { iph } from '../../src/games/iph/game';
import { Player } from '../hands/player';
import { openSeeded, seed } from '../hands/seed';
import { recorded, type Table } from '../support/play';
import { fixtureFile } from '../support/recorded';
import { faultsOfLargeText, LARGER, setText, TEXT } from './stations/large-text';
import { expect, test } from './support';

type Opens = (player: Player, home: string) => Promise<void>;

/** Each dialog by what opens it. */
const DIALOGS: { readonly [title: string]: Opens } = {
  'Archive Seeded game?': async ({ page }, home) => {
    await page.goto(`${home}#/`);
    await page.getByRole('button', { name: 'More for Seeded game', exact: true }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
  },
  'Undo to here?': async ({ page }, home) => {
    await openSeeded(page, home, 0);
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page.locator('.log-line summary').first().click();
    await page.getByRole('button', { name: 'Undo to here' }).first().click();
  },
  'Keyboard shortcuts': async ({ page }, home) => {
    await openSeeded(page, home, 0);
    await page.keyboard.press('?');
  },
  'Delete Seeded game now?': async (player, home) => {
    await player.page.goto(`${home}#/`);
    await player.archive('Seeded game');
    await player.page.getByText(/^Archived \(\d+\)$/).click();
    await player.page.getByRole('button', { name: 'More for Seeded game', exact: true }).click();
    await player.button('Delete now').click();
  },
};

test('the main button of every dialog stays in sight with large text', async ({ page, home }) => {
  const played = recorded(iph, fixtureFile('iph', 'down-to-zero')) as unknown as Table<never>;
  await seed(page, home, played);
  const player = new Player(page);
  for (const [title, opens] of Object.entries(DIALOGS)) {
    await setText(page, LARGER[0]);
    await opens(player, home);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    for (const size of LARGER) {
      await setText(page, size);
      const at = `${title}, ${(100 * size) / TEXT} %`;
      await expect.soft(dialog.locator('.main'), at).toBeInViewport({ ratio: 1 });
      // What is in the window may still lie under the dialog's own edge.
      const isOnTop = await dialog.locator('.main').evaluate((main) => {
        const { left, right, top, bottom } = main.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) =>
          main.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect.soft(isOnTop, at).toBe(true);
      expect.soft(await page.evaluate(faultsOfLargeText), at).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});
