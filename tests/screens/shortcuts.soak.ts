import { vi } from 'vitest';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** The screen can be kept on: the button for it says that somebody watches the keys. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const request = async () => Object.assign(new EventTarget(), { release: async () => undefined });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
});

test('single keys lead through a game, undo and redo, and open their list', async ({ page, home }) => {
  await page.addInitScript(() => {
    // The field is waited for sixty frames, a second: here none is drawn before the code on its way is there.
    const draw = requestAnimationFrame;
    globalThis.requestAnimationFrame = (frame) => {
      void vi.dynamicImportSettled().then(() => draw(frame));
      return 0;
    };
  });
  await seed(page, home, afterSetUp());
  const player = new Player(page);
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  for (const [key, heading] of [
    ['v', 'Victory points'],
    ['c', 'Charts'],
    ['l', 'Log'],
    ['t', '7 Dec, Morning'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(player.heading()).toHaveText(heading);
  }
  await page.keyboard.press('/');
  await expect(player.heading()).toHaveText(/Rules/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cut');
  await expect(page.getByRole('searchbox')).toHaveValue('cut');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await player.heading().click();
  await player.one(() => page.keyboard.press('Enter'));
  await expect(page.getByRole('link', { name: /a question is open/ })).toBeVisible();
  await player.one(() => page.keyboard.press('u'));
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await player.one(() => page.keyboard.press('r'));
  await expect(page.getByRole('link', { name: /a question is open/ })).toBeVisible();
  await player.one(() => page.keyboard.press('u'));

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  await page.keyboard.press('c');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(player.heading()).toHaveText('7 Dec, Morning');
});

test('a key struck outside a game is not acted on in the next one', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.reload();
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
  // Left without a touch, as by a gesture of the system.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  const game = page.getByRole('link', { name: /^Seeded game/ });
  await expect(game).toBeVisible();
  await page.keyboard.press('l');
  await game.click();
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await expect(new Player(page).heading()).toHaveText('7 Dec, Morning');
});

test('not while something is typed, nor with a modifier', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await page.keyboard.press('l');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('');
  await note.pressSequentially('a cruel turn? /v');
  await expect(note).toHaveValue('a cruel turn? /v');
  await expect(new Player(page).heading()).toHaveText('Log');
  await page.getByRole('heading', { level: 1 }).click();
  await note.blur();
  await page.keyboard.press('Alt+t');
  await expect(new Player(page).heading()).toHaveText('Log');
});

test('switched off in the settings they do nothing, digits on the dice neither', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
  await page.goto(`${home}#/settings`);
  await page.getByRole('link', { name: 'Keyboard shortcuts' }).click();
  const group = page.getByRole('group', { name: 'Single keys' });
  await group.getByText('Off', { exact: true }).click();
  await page.goto(`${home}#/g/seeded`);
  await expect(page.getByRole('group', { name: 'Your die' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await new Player(page).saved();
  for (const key of ['u', 'l', '?', '4']) await page.keyboard.press(key);
  await expect(page.getByRole('group', { name: 'Your die' })).toBeVisible();
  expect(await new Player(page).saved()).toBe(before);

  await page.goto(`${home}#/keys`);
  await group.getByText('On', { exact: true }).click();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Your die' })).toBeVisible();
  await new Player(page).one(() => page.keyboard.press('4'));
});
