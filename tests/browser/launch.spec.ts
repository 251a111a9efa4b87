import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../../tools/serve.mjs';
import { Player } from '../hands/player';
import { afterSetUp, inCombat, seed } from '../hands/seed';
import { expect, test } from './support';

test.use({ profile: 'own' });

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));

for (const base of ['/', '/x/'] as const) {
  test.describe(`mounted at ${base}`, () => {
    test.use({ base });

    test('every address and picture of the manifest is there, inside the scope', async ({ page, home }) => {
      expect(manifest.id).toBeUndefined();
      const { shortcuts, screenshots, file_handlers: handlers, icons } = manifest;
      for (const { src, sizes } of [
        ...icons,
        ...screenshots,
        ...shortcuts.flatMap((each: { icons: object[] }) => each.icons),
      ]) {
        const url = new URL(src, `${home}manifest.webmanifest`).href;
        expect(url.startsWith(home)).toBe(true);
        const got = await page.request.get(url);
        expect(got.status(), src).toBe(200);
        if (src.endsWith('.png')) {
          const bytes = await got.body();
          expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
        }
      }
      for (const { form_factor: form, sizes } of screenshots) {
        const [width = 0, height = 0] = String(sizes).split('x').map(Number);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
        expect(width > height).toBe(form === 'wide');
      }
      const urls = [...shortcuts.map(({ url }: { url: string }) => url), handlers[0].action];
      expect(urls).toEqual(['./#/continue', './#/quick', './#/rules', './#/backups']);
      await page.goto(new URL(urls[1], home).href);
      await expect(page).toHaveTitle(/^Quick combat/);
    });
  });
}

test('the pictures for the system are not kept for offline use', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  expect(worker).toContain('icons/icon-192.png');
  expect(worker).not.toContain('screenshots/');
});

test('"Continue last game" opens the one played last, and back does not lead through it again', async ({
  page,
  home,
}) => {
  await seed(page, home, inCombat(), afterSetUp());
  await page.goto(home);
  await expect(page.getByRole('link', { name: /^Seeded game 2/ })).toBeVisible();
  await page.goto(`${home}#/continue`);
  await expect(page).toHaveURL(`${home}#/g/seeded`);
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('"Continue last game" leads home where there is none, or where all are put away', async ({
  page,
  home,
}) => {
  await page.goto(`${home}#/continue`);
  await expect(page.getByText('Put the phone beside the map')).toBeVisible();
  await expect(page).toHaveURL(`${home}#/`);
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await page.getByRole('button', { name: 'More for Seeded game' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived (1)')).toBeVisible();
  await page.goto(`${home}#/continue`);
  await expect(page).toHaveURL(`${home}#/`);
});

/** Stands in for the installed app's queue: what it is opened with, at start and later. */
async function opensWith(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: unknown[] = [];
    const give = (launch: unknown) => waiting.push(launch);
    const queue = {
      give,
      isTaken: false,
      setConsumer(take: (launch: unknown) => void) {
        queue.isTaken = true;
        for (const launch of waiting.splice(0)) take(launch);
        queue.give = (launch) => {
          take(launch);
          return 0;
        };
      },
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: queue });
  });
}

/** The queue is asked for beside the worker, after the first screen. */
const listens = (page: Page) =>
  page.waitForFunction(
    () => (globalThis as unknown as { launchQueue: { isTaken: boolean } }).launchQueue.isTaken,
  );

const launch = (page: Page, url: string, text?: string) =>
  page.evaluate(
    ([targetURL, content]) => {
      const file = async () => new File([content ?? ''], 'x.json', { type: 'application/json' });
      const files = content === undefined ? [] : [{ getFile: file }];
      (globalThis as unknown as { launchQueue: { give(launch: object): void } }).launchQueue.give({
        targetURL,
        files,
      });
    },
    [url, text] as const,
  );

const COPY = JSON.stringify({ format: 'war-diary-backup', version: 1 });

test('a file that the system opens the app with is chosen already, in a game and on the screen for files', async ({
  page,
  home,
}) => {
  await opensWith(page);
  await seed(page, home, afterSetUp());
  await listens(page);
  await launch(page, `${home}#/backups`, COPY);
  await expect(page).toHaveURL(`${home}#/backups`);
  await expect(page.getByRole('alert')).toBeVisible();
  const first = await page.getByRole('alert').textContent();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await launch(page, `${home}#/backups`, COPY);
  await expect(page.getByRole('alert')).toHaveText(String(first));
  await page.goBack();
  await expect(new Player(page).heading()).toHaveText('7 Dec, Morning');
});

test('a shortcut leads on from a game that is open; the app’s icon leaves it as it stands', async ({
  page,
  home,
}) => {
  await opensWith(page);
  await seed(page, home, afterSetUp());
  await listens(page);
  await launch(page, home);
  await expect(new Player(page).heading()).toHaveText('7 Dec, Morning');
  await launch(page, `${home}#/quick`);
  await expect(page).toHaveTitle(/^Quick combat/);
});
