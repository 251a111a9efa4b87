import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readStore } from './journal';
import { Player } from './player';
import { HEADS, inBattle, seed } from './seed';
import { expect, test } from './support';

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

/** Another phone: a profile of its own, with a camera that shows this film where one is given. */
async function anotherPhone(
  film?: string,
): Promise<{ context: BrowserContext; page: Page; close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'war-diary-'));
  const camera = film
    ? [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
    : [];
  const { launchOptions, viewport = null } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), ...camera];
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, args, viewport });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

test('[1] charts learned in a game reach an empty phone as a file, equal cell by cell', async ({
  page,
  home,
}) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const download = page.waitForEvent('download');
  await own(page).getByRole('button', { name: 'Share as a file' }).click();
  const file = await (await download).path();
  const before = await cellsOf(page);

  const other = await anotherPhone();
  await openPacks(other.page, home);
  await other.page.getByLabel('From a file').setInputFiles(file);
  await expect(other.page.getByText(/\d+ new, 0 differ/)).toBeVisible();
  expect(await cellsOf(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.page.getByText(/^Taken into/)).toBeVisible();
  expect(await cellsOf(other.page)).toEqual(before);
  await other.close();
});

test('[1] and as a code before its camera', async ({ page, home }) => {
  test.setTimeout(90_000);
  await seed(page, home, taught());
  await openPacks(page, home);
  await own(page).getByRole('button', { name: 'Show as a code' }).click();
  const modules = await page.locator('svg.qr').evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    ink: svg.querySelector('.qr-ink')?.getAttribute('d') ?? '',
  }));
  const film = join(await mkdtemp(join(tmpdir(), 'war-diary-film-')), 'code.y4m');
  await writeFile(film, filmOf(modules.size, modules.ink));
  const before = await cellsOf(page);

  const other = await anotherPhone(film);
  await openPacks(other.page, home);
  await other.page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(other.page.getByText(/\d+ new, 0 differ/)).toBeVisible({ timeout: 30_000 });
  await other.page.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.page.getByText(/^Taken into/)).toBeVisible();
  expect(await cellsOf(other.page)).toEqual(before);
  await other.close();
});

/** A film of one still: the code's dark modules on white, as a camera of 640 × 480 sees them. */
function filmOf(size: number, ink: string): Buffer {
  const [width, height] = [640, 480];
  const scale = Math.floor(height / size);
  const left = Math.floor((width - size * scale) / 2);
  const luma = Buffer.alloc(width * height, 235);
  for (const [, x, y] of ink.matchAll(/M(\d+) (\d+)h/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = (Number(y) * scale + row) * width + left + Number(x) * scale;
      luma.fill(16, from, from + scale);
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, ...Array<Buffer>(10).fill(frame)]);
}

test('what differs is shown cell by cell, and nothing is overwritten unasked', async ({ page, home }) => {
  await seed(page, home, taught());
  await openPacks(page, home);
  const download = page.waitForEvent('download');
  await own(page).getByRole('button', { name: 'Share as a file' }).click();
  const file = await (await download).path();

  const other = await anotherPhone();
  await seed(other.page, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '2/0'));
  const before = await cellsOf(other.page);
  await openPacks(other.page, home);
  await other.page.getByLabel('From a file').setInputFiles(file);
  await expect(other.page.getByText('0 new, 1 differ')).toBeVisible();
  const row = other.page.getByRole('group', { name: /^Combat Results Table/ });
  await expect(row.getByRole('radio', { name: 'Keep 2/0' })).toBeChecked();
  await other.page.getByRole('button', { name: 'Change nothing' }).click();
  expect(await cellsOf(other.page)).toEqual(before);
  await other.page.getByLabel('From a file').setInputFiles(file);
  await row.getByText('Take 1/1').click();
  await other.page.getByRole('button', { name: /^Take into/ }).click();
  await expect(other.page.getByText(/^Taken into/)).toBeVisible();
  expect(JSON.stringify(await cellsOf(other.page))).toContain('"attacker":1,"defender":1');
  await other.close();
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
