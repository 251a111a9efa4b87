import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { filmOf } from '../support/film';
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

test('[1] and as a code before its camera', async ({ page, home, otherPhone }) => {
  test.skip(
    !process.env.SOAK,
    'moving-code has the browser’s own camera, and tests/screens/packs the charts',
  );
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
