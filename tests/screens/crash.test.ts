import { saved } from '../hands/copies';
import { breakApp } from '../hands/faults';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { expect, test } from './dom/test';

test('what an extension breaks in the page leaves the screen as it is, and is noted once', async ({
  page,
  home,
  problems,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Long evening');
  await player.fill({ 'SNLF companies': 12 });
  await page.evaluate(() => {
    const stack = 'TypeError: x\n    at chrome-extension://abc/assets/content.js:1:1';
    const error = Object.assign(new TypeError('Can’t find variable: _AutofillCallbackHandler'), { stack });
    for (const reason of [error, error, 'Object Not Found Matching Id:3', undefined])
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    const filename = 'webkit-masked-url://hidden/';
    dispatchEvent(new ErrorEvent('error', { error, filename, message: error.message }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });
  await expect(page.getByRole('textbox', { name: 'SNLF companies' })).toHaveValue('12');
  await expect(page.getByRole('heading', { name: 'Something broke' })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('war-diary:problems'))).toBe(
    '["foreign error","foreign TypeError"]',
  );
  expect(problems).toEqual([]);
});

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
  await breakApp(page, 'torn');
  await expect(page.getByRole('heading', { name: 'Something broke' })).toBeFocused();
  await expect(page.getByText('Long evening is saved up to entry 2.')).toBeVisible();
  expect(problems.splice(0)).toEqual(['uncaught: torn']);

  const file = JSON.parse((await saved(page, 'Save file')).buffer.toString());
  const stored = await readStore(page);
  expect(file).toMatchObject({ format: 'war-diary-game', version: 1, entries: stored.entries });
  expect(stored.entries).toHaveLength(2);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await player.sees('saved · 2 entries');
});
