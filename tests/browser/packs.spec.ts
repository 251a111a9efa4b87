import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { filmOf } from '../support/film';
import { clean } from './clean';
import { SeenKeys } from './seen-keys';
import { expect, pageOf, test } from './support';

/** A game whose charts have learned column heads, a terrain row and a combat result. */
const taught = () => inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1');

const openPacks = async (page: Page, home: string) => {
  await page.goto(`${home}#/packs/iph`);
  await expect(page.getByRole('heading', { name: /^Charts/ })).toBeVisible();
};

const own = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Mapsheet' }).first();

/** What the store holds of the cells, without when they were read. */
async function cellsOf(page: Page) {
  const { packs } = await readStore(page);
  return packs.map(({ cells, heads }) => ({ cells, heads }));
}

/** A camera that shows this film. */
const camera = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

test('[1] charts learned in a game reach an empty phone as a file, equal cell by cell', async ({
  page,
  home,
  otherPhone,
}) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const download = page.waitForEvent('download');
  await own(page).getByRole('button', { name: 'Share as a file' }).click();
  const file = await (await download).path();
  const before = await cellsOf(page);

  const other = await pageOf(await otherPhone());
  await openPacks(other, home);
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByText(/\d+ new, 0 differ/)).toBeVisible();
  expect(await cellsOf(other)).toEqual([]);
  await other.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.getByText(/^Taken into/)).toBeVisible();
  expect(await cellsOf(other)).toEqual(before);
});

test('[1] and as a code before its camera', async ({ page, home, otherPhone }) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  await own(page).getByRole('button', { name: 'Show as a code' }).click();
  const code = await page.locator('svg.qr').evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    ink: svg.querySelector('.qr-ink')?.getAttribute('d') ?? '',
  }));
  const dark = Array.from(code.ink.matchAll(/M(\d+) (\d+)h/g), ([, x, y]) => [Number(x), Number(y)] as const);
  const film = join(await mkdtemp(join(tmpdir(), 'war-diary-film-')), 'code.y4m');
  await writeFile(film, filmOf(code.size, dark));
  const before = await cellsOf(page);

  const other = await pageOf(await otherPhone(...camera(film)));
  await openPacks(other, home);
  await other.getByRole('button', { name: 'Scan a code' }).click();
  await expect(other.getByText(/\d+ new, 0 differ/)).toBeVisible({ timeout: 30_000 });
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
  const download = page.waitForEvent('download');
  await own(page).getByRole('button', { name: 'Share as a file' }).click();
  const file = await (await download).path();

  const other = await pageOf(await otherPhone());
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
  const download = page.waitForEvent('download');
  await own(page).getByRole('button', { name: 'Share as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
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

test('the browser’s own detector of codes is used where it has one', async ({ page, home }) => {
  await page.addInitScript(() => {
    class Own {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue: 'https://example.com' }];
    }
    Object.assign(globalThis, { BarcodeDetector: Own });
    const picture = document.createElement('canvas').captureStream(1);
    navigator.mediaDevices.getUserMedia = async () => picture;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPacks(page, home);
  await new Player(page).button('Scan a code').click();
  await expect(page.getByRole('alert')).toContainText(/code/);
  expect(asked.filter((url) => url.includes('decode'))).toEqual([]);
});

test('a new game is played with a set that was made for it', async ({ page, home }) => {
  await openPacks(page, home);
  await page.getByLabel('Name of a new set').fill('Second printing');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('"Second printing" is there to be filled.')).toBeVisible();
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

test('sets, a code and a difference: clean in three themes, by keyboard alone', async ({
  page,
  home,
  otherPhone,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, home, taught());
  await openPacks(page, home);
  const keys = new SeenKeys(page);
  const download = page.waitForEvent('download');
  await keys.enter('button', 'Share as a file');
  const file = await (await download).path();
  await keys.enter('button', 'Show as a code');
  await expect(page.locator('svg.qr')).toBeVisible();
  await clean(page, 'sets of charts');
  const other = await pageOf(await otherPhone());
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await seed(other, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '2/0'));
  await openPacks(other, home);
  await other.getByLabel('From a file').setInputFiles(file);
  const row = other.getByRole('group', { name: /^Combat Results Table/ });
  const theirKeys = new SeenKeys(other);
  await theirKeys.to('radio', 'Keep 2/0');
  await other.keyboard.press('ArrowRight');
  await expect(row.getByRole('radio', { name: 'Take 1/1' })).toBeChecked();
  await clean(other, 'the difference');
  await theirKeys.enter('button', /^Take into/);
  await expect(other.getByText(/^Taken into/)).toBeVisible();
  expect(JSON.stringify(await cellsOf(other))).toContain('"attacker":1,"defender":1');
});

test('no camera, or one that is refused, says so and leaves the file', async ({ page, home }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openPacks(page, home);
  await new Player(page).button('Scan a code').click();
  await expect(page.getByRole('alert')).toContainText('The camera was not allowed');
  await new Player(page).button('Close').click();
  await expect(page.getByText('From a file')).toBeVisible();
});
