import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { inCombat, openSeeded, seed } from '../hands/seed';
import { expect, test } from './dom/test';

const line = (page: Page, title: string | RegExp) =>
  page.locator('.log-line').filter({ hasText: title }).last();
const log = (page: Page) => page.getByRole('link', { name: 'Log' }).click();

test('[8] a line is noted and bookmarked; both are there after a restart, undone, brought back and struck', async ({
  page,
  phone,
  home,
}) => {
  await seed(page, home, inCombat());
  const player = new Player(page);
  await log(page);
  await line(page, 'Japanese combat begins').locator('summary').click();
  await player.tap('Bookmark');
  await player.button('Add a note').click();
  await expect(page.getByRole('textbox', { name: 'Note about this entry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await player.sees('A note needs some words.');
  await page.keyboard.type('Here it turned');
  await player.one(() => page.keyboard.press('Enter'));
  const of = (await readStore(page)).entries.slice(-2);
  expect(of).toMatchObject([
    { kind: 'v1.Noted', text: '' },
    { kind: 'v1.Noted', text: 'Here it turned' },
  ]);

  await phone.restart();
  await openSeeded(page, home, 0);
  await log(page);
  const begins = line(page, 'Japanese combat begins');
  await expect(begins.locator('.mark')).toHaveText(['bookmark', 'note']);
  const note = page.locator('.log-line').first();
  await note.locator('summary').click();
  await note.getByRole('button', { name: /^About: Japanese combat begins/ }).click();
  await expect(begins.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(begins.getByRole('list', { name: 'Notes about this entry' })).toContainText('Here it turned');

  await player.tap('Undo');
  await expect(begins.locator('.mark')).toHaveText(['bookmark']);
  await player.tap('Redo');
  await expect(begins.locator('.mark')).toHaveText(['bookmark', 'note']);
  await player.one(() => begins.getByRole('button', { name: /^Bookmark/ }).click());
  await expect(begins.locator('.mark')).toHaveText(['note']);
  await player.tap('Undo');
});

test('[8] by keyboard alone: a note on a line, the owed sheet and back', async ({ page, home }) => {
  await seed(page, home, inCombat());
  const keys = new Keys(page);
  await keys.follow('Log', 'Log');
  await keys.enter('summary', /Japanese combat begins/);
  await keys.enter('button', 'Add a note');
  await expect(page.getByRole('textbox', { name: 'Note about this entry' })).toBeFocused();
  await page.keyboard.type('By key');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log-line').first()).toContainText('By key');
  await keys.enter('button', /owed$/);
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /owed$/ })).toBeFocused();
});
