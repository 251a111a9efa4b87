import { readStore } from '../hands/journal';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, openSeeded, seed } from '../hands/seed';
import { expect, test } from './dom/test';

test('anybody may test the dice', async ({ page, home }) => {
  await page.goto(`${home}#/settings`);
  const keys = new Keys(page);
  await keys.follow('Test the app’s dice', 'Test the dice');
  await keys.enter('button', 'Roll 6,000 times');
  const falls = page.getByRole('table').locator('tbody td');
  await expect(falls).toHaveCount(6);
  const counts = (await falls.allTextContents()).map((text) => Number(text.replace(',', '')));
  expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
  const expected = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  await expect(page.getByRole('region', { name: 'Each face' })).toContainText(
    `Chi-square ${expected.toFixed(1)} with 5 degrees of freedom`,
  );
  await page.getByText('600', { exact: true }).click();
  await page.getByRole('button', { name: 'Roll 600 times' }).click();
  await expect(page.getByText('100 of each are expected')).toBeVisible();
});

test('a die that is not fair is found out', async ({ page, home }) => {
  await page.addInitScript(() => {
    const fair = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(words: T): T => {
      fair(words as never);
      // One number in ten is taken for a six.
      if (words instanceof Uint32Array && (words[0] ?? 0) % 10 === 0) words[0] = 5;
      return words;
    };
  });
  await page.goto(`${home}#/dice`);
  await page.getByRole('button', { name: 'Roll 6,000 times' }).click();
  await expect(page.getByRole('region', { name: 'Each face' })).toContainText(
    'seen about once in 1,000 tests',
  );
});

test('a free roll with a note: by hand, by the app, by keyboard, and back', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await openSeeded(page, home, 0);
  const player = new Player(page);
  const keys = new Keys(page);
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByLabel('Note').fill('Who begins?');
  await player.button('Roll').click();
  await page.getByText('2 dice').click();
  await player.face(4).click();
  await player.one(() => player.face(6).click());
  await expect(page.getByText('Who begins?')).toBeVisible();
  await expect(page.getByText('4 + 6')).toBeVisible();
  await keys.press('Shift+Tab');
  await keys.enter('button', 'Roll');
  await keys.one(() => keys.enter('button', 'Roll for me'));
  const { entries } = await readStore(page);
  expect(entries.slice(-2)).toMatchObject([
    { kind: 'v1.Noted', text: 'Who begins?', roll: { sides: 6, faces: [4, 6], by: 'physical' } },
    { kind: 'v1.Noted', text: '', roll: { sides: 6, faces: [expect.any(Number)], by: 'app' } },
  ]);
  await page.reload();
  await page.locator('summary', { hasText: 'Who begins?' }).click();
  await expect(page.getByText('2 dice, 6 sides')).toBeVisible();
  await expect(page.getByText('by hand')).toBeVisible();
  await player.one(() => player.button('Undo').click());
  await expect(page.locator('.log-line.struck')).toHaveCount(1);
});
