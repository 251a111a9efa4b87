import type { Page } from '@playwright/test';
import { type Picked, saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** A game whose charts have learned column heads, a terrain row and a combat result. */
const taught = () => inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1');

const openPacks = async (page: Page, home: string) => {
  await page.goto(`${home}#/packs/iph`);
  await expect(page.getByRole('heading', { name: /^Charts/ })).toBeVisible();
};

const own = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Mapsheet' }).first();

/** The file of the page's own set. */
const shared = (page: Page): Promise<Picked> =>
  saving(page, () => own(page).getByRole('button', { name: 'Share as a file' }).click());

/** What the store holds of the cells, without when they were read. */
async function cellsOf(page: Page) {
  const { packs } = await readStore(page);
  return packs.map(({ cells, heads }) => ({ cells, heads }));
}

test('[1] charts learned in a game reach an empty phone as a file, equal cell by cell', async ({
  page,
  home,
  otherPhone,
}) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const file = await shared(page);
  const before = await cellsOf(page);

  const other = await otherPhone();
  await openPacks(other, home);
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByText(/\d+ new, 0 differ/)).toBeVisible();
  expect(await cellsOf(other)).toEqual([]);
  await other.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.getByText(/^Taken into/)).toBeVisible();
  expect(await cellsOf(other)).toEqual(before);
});

test('what differs is shown cell by cell, and nothing is overwritten unasked', async ({
  page,
  home,
  otherPhone,
}) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const file = await shared(page);

  const other = await otherPhone();
  await seed(other, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '2/0'));
  const before = await cellsOf(other);
  await openPacks(other, home);
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByText('0 new, 1 differ')).toBeVisible();
  const row = other.getByRole('group', { name: /^Combat Results Table/ });
  await expect(row.getByRole('radio', { name: 'Keep 2/0' })).toBeChecked();
  await other.getByRole('button', { name: 'Change nothing' }).click();
  expect(await cellsOf(other)).toEqual(before);
  await other.getByLabel('From a file').setInputFiles(file);
  await row.getByText('Take 1/1').click();
  await other.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.getByText(/^Taken into/)).toBeVisible();
  expect(JSON.stringify(await cellsOf(other))).toContain('"attacker":1,"defender":1');
});

test('a file that cannot be used: the first problem, and nothing changed', async ({ page, home }) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const text = (await shared(page)).buffer.toString();
  const before = await cellsOf(page);
  const bad = {
    'not-json.json': 'charts',
    'flipped.json': text.replace('1', '2'),
    'cut.json': text.slice(0, -9),
    'large.json': ' '.repeat(1_000_001),
    'deep.json': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  };
  for (const [name, content] of Object.entries(bad)) {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
    await page.getByLabel('From a file').setInputFiles(file);
    await expect(page.getByRole('alert'), name).toBeVisible();
    expect(await cellsOf(page), name).toEqual(before);
    await page
      .getByRole('button', { name: /Close|Dismiss|OK/ })
      .first()
      .click();
  }
});

test('a new game is played with a set that was made for it', async ({ page, home }) => {
  await openPacks(page, home);
  await page.getByLabel('Name of a new set').fill('Second printing');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('"Second printing" is ready to be filled in.')).toBeVisible();
  await page.goto(`${home}#/`);
  await new Player(page).newGame('Another sheet', 'Second printing');
  await page.goto(`${home}#/packs/iph`);
  const set = page.getByRole('listitem').filter({ hasText: 'Second printing' });
  await set.getByText('More').click();
  await set.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toContainText('Another sheet');
  const { games, packs } = await readStore(page);
  expect(games).toMatchObject([{ charts: 'own', pack: packs[0]?.id }]);
});

test('sets, a code and a difference, by keyboard alone', async ({ page, home, otherPhone }) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const keys = new Keys(page);
  const file = await saving(page, () => keys.enter('button', 'Share as a file'));
  await keys.enter('button', 'Show as a code');
  await expect(page.locator('svg.qr')).toBeVisible();
  const other = await otherPhone();
  await seed(other, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '2/0'));
  await openPacks(other, home);
  await other.getByLabel('From a file').setInputFiles(file);
  const row = other.getByRole('group', { name: /^Combat Results Table/ });
  const theirKeys = new Keys(other);
  await theirKeys.to('radio', 'Keep 2/0');
  await other.keyboard.press('ArrowRight');
  await expect(row.getByRole('radio', { name: 'Take 1/1' })).toBeChecked();
  await theirKeys.enter('button', /^Take into/);
  await expect(other.getByText(/^Taken into/)).toBeVisible();
  expect(JSON.stringify(await cellsOf(other))).toContain('"attacker":1,"defender":1');
});

test('no camera, or one that is refused, says so and leaves the file', async ({ page, home }) => {
  const player = new Player(page);
  await openPacks(page, home);
  await player.button('Scan a code').click();
  await expect(page.getByRole('alert')).toContainText('No camera can be used here');
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  });
  await page.reload();
  await player.button('Scan a code').click();
  await expect(page.getByRole('alert')).toContainText('The camera was not allowed');
  await player.button('Close').click();
  await expect(page.getByText('From a file')).toBeVisible();
});
