import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../../tools/serve.mjs';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './support';

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));

for (const base of ['/', '/x/'] as const) {
  test.describe(`mounted at ${base}`, () => {
    test.use({ base });

    test('every address and picture of the manifest is there, inside the scope', async ({ home }) => {
      expect(manifest.id).toBeUndefined();
      const { shortcuts, screenshots, file_handlers: handlers, icons } = manifest;
      for (const { src, sizes } of [
        ...icons,
        ...screenshots,
        ...shortcuts.flatMap((each: { icons: object[] }) => each.icons),
      ]) {
        const url = new URL(src, `${home}manifest.webmanifest`).href;
        expect(url.startsWith(home)).toBe(true);
        const got = await fetch(url);
        expect(got.status, src).toBe(200);
        if (src.endsWith('.png')) {
          const bytes = Buffer.from(await got.arrayBuffer());
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
      const own = new Set(shortcuts.map((each: { icons: { src: string }[] }) => each.icons[0]?.src));
      expect(own.size).toBe(shortcuts.length);
      const claimed = handlers.map(({ accept }: { accept: object }) => Object.values(accept));
      expect(claimed.flat(3)).toEqual(['.wdx']);
    });
  });
}

test('what no browser asks for is not built, and the pictures for the system are not kept for offline use', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  // Its own note of the sources, by tools/built.mjs.
  expect(files.filter((name) => name.startsWith('.') && name !== '.sources')).toEqual([]);
  const named = manifest.screenshots.map(({ src }: { src: string }) => src);
  expect(files.filter((name) => name.startsWith('screenshots/')).sort()).toEqual(named.sort());
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  expect(worker).toContain('icons/icon-192.png');
  expect(worker).not.toContain('screenshots/');
});

type Launch = { readonly targetURL: string; readonly files: readonly { getFile(): Promise<File> }[] };
declare const launches: { take?: (launch: Launch) => void };

/** Stands in for the installed app's queue, in which the address waits that the app is opened at. */
async function opensAt(page: Page, url: string): Promise<void> {
  await page.addInitScript((targetURL) => {
    const queue = {
      setConsumer(take: (launch: Launch) => void) {
        take({ targetURL, files: [] });
        Object.assign(globalThis, { launches: { take } });
      },
    };
    Object.assign(globalThis, { launches: {} });
    Object.defineProperty(globalThis, 'launchQueue', { value: queue });
  }, url);
}

async function launch(page: Page, url: string, text?: string): Promise<void> {
  // The queue is asked for beside the worker, after the first screen.
  await page.waitForFunction(() => launches.take);
  await page.evaluate(
    ([targetURL, content]) => {
      const getFile = async () => new File([content ?? ''], 'x.json', { type: 'application/json' });
      launches.take?.({ targetURL, files: content === undefined ? [] : [{ getFile }] });
    },
    [url, text] as const,
  );
}

const COPY = JSON.stringify({ format: 'war-diary-backup', version: 1 });

test('opened by the system again, a game stands as it is; a shortcut leads on from it, and a file is chosen already', async ({
  page,
  home,
}) => {
  await opensAt(page, `${home}#/rules`);
  await seed(page, home, afterSetUp());
  const heading = new Player(page).heading();
  for (const url of [
    home,
    'https://elsewhere.example/#/settings',
    'no address#/settings',
    'javascript:0#/rules',
  ]) {
    await launch(page, url);
    await expect(heading).toHaveText('7 Dec, Morning');
  }
  await launch(page, `${home}#/quick`);
  await expect(page).toHaveTitle(/^Quick combat/);
  await page.goBack();
  await expect(heading).toHaveText('7 Dec, Morning');

  const alert = page.getByRole('alert');
  await launch(page, `${home}#/backups`, COPY);
  await expect(page).toHaveURL(`${home}#/backups`);
  await expect(alert).toBeVisible();
  const first = await alert.textContent();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await launch(page, `${home}#/backups`, COPY);
  await expect(alert).toHaveText(String(first));
  await page.goBack();
  await expect(heading).toHaveText('7 Dec, Morning');
});
