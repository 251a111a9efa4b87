import type { Page } from '@playwright/test';
import example from '../../src/games/iph/example.json' with { type: 'json' };
import { sealed } from '../support/backups';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow', base: '/x/' });

type Shared = { readonly name: string; readonly text: string; readonly size?: number };

/** Sends files as the system does that shares them: by a form of a page that is not the app's, which the worker answers. */
async function share(page: Page, home: string, ...files: readonly Shared[]): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    ([action, given]) => {
      const box = new DataTransfer();
      for (const { name, text, size } of given)
        box.items.add(new File([text, new Uint8Array(size ?? 0)], name));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'file', multiple: true, files: box.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [`${home}share`, files] as const,
  );
  await page.waitForURL(/backups\/shared/);
}

const GAME = {
  id: 'abc123def456',
  game: 'iph',
  title: 'Friday at the club',
  charts: 'practice',
  pack: 'practice:iph',
  created: 1000,
  updated: 2000,
  archived: false,
  origin: 'abc123def456',
};
const GOOD = sealed({
  made: 1_700_000_000_000,
  scope: 'game',
  games: [{ about: GAME, entries: example.entries }],
  packs: [],
  settings: {},
});

/** What is kept of shared files and of games. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const rows = await new Promise<number>((resolve, reject) => {
      const open = indexedDB.open('war-diary');
      // The app keeps nothing at all yet.
      open.onupgradeneeded = () => {
        open.transaction?.abort();
        resolve(0);
      };
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const count = open.result.transaction('games').objectStore('games').count();
        count.onsuccess = () => {
          open.result.close();
          resolve(count.result);
        };
      };
    });
    return { games: rows, shared: (await caches.keys()).filter((name) => name.includes('shared')) };
  });

test('a shared file is shown before anything comes of it; one that is refused is refused with words, and nothing of it is kept', async ({
  page,
  home,
}) => {
  const alert = page.getByRole('alert');
  const offered = page.getByRole('heading', { name: 'Restore from a file' });
  await page.goto(home);
  await keptOffline(page);
  const small = { name: 'one.json', text: '{}' };
  const refused: readonly (readonly [Shared[], string])[] = [
    [[{ name: 'large.json', text: '{', size: 65_000_000 }], 'larger than 64 MB'],
    [[small, { ...small, name: 'two.json' }], 'one shared file at a time'],
    [[], 'This is not a file of this app'],
    [[{ name: 'damaged.json', text: GOOD.replace('Friday', 'Monday') }], 'This file was damaged'],
  ];
  for (const [files, words] of refused) {
    await share(page, home, ...files);
    await expect(alert).toContainText(words);
    expect(await left(page)).toEqual({ games: 0, shared: [] });
  }

  await share(page, home, { name: 'Friday.json', text: GOOD });
  await expect(offered).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /Friday at the club/ })).toBeChecked();
  expect(await left(page)).toEqual({ games: 0, shared: [] });

  // Ended between the answer and the screen: it is offered at the next start, and once.
  await page.evaluate(async (text) => {
    const form = new FormData();
    form.append('file', new File([text], 'Friday.json'));
    await fetch('share', { method: 'POST', body: form, redirect: 'manual' });
  }, GOOD);
  expect(await left(page)).toEqual({ games: 0, shared: ['war-diary-shared'] });
  await page.goto('about:blank');
  await page.goto(home);
  await expect(offered).toBeFocused();
  expect(await left(page)).toEqual({ games: 0, shared: [] });
});
