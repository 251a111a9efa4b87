import { saved } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { expect, test } from './dom/test';

test('an exception shows how far the game is saved, gives its file, and reload goes on at the same question', async ({
  page,
  home,
  problems,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Long evening');
  await player.fill({ 'SNLF companies': 12 });
  await player.tap('Next');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('torn'))));
  await expect(page.getByRole('heading', { name: 'Something broke' })).toBeFocused();
  await expect(page.getByText('Long evening is saved up to line 2.')).toBeVisible();
  expect(problems.splice(0)).toEqual(['uncaught: torn']);

  const file = JSON.parse((await saved(page, 'Save file')).buffer.toString());
  const stored = await readStore(page);
  expect(file).toMatchObject({ format: 'war-diary-game', version: 1, entries: stored.entries });
  expect(stored.entries).toHaveLength(2);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await player.sees('saved · 2 entries');
});
