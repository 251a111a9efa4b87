import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { SAFETY } from '../../src/storage/safety/name';
import { Player } from './player';

/** A file as a page takes it. */
export type Picked = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The file of the game of this title, by way of its menu on home. */
export async function copyOf(page: Page, home: string, title: string): Promise<Picked> {
  await page.goto(home);
  await new Player(page).button(`More for ${title}`).click();
  await page.getByRole('link', { name: 'Save a copy' }).click();
  return saved(page, 'Save to this device');
}

/** The file was saved, and a player says that it is elsewhere now. */
export const putOutside = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'I’ve stored it elsewhere' }).click();

export const saved = (page: Page, button: string): Promise<Picked> =>
  saving(page, () => page.getByRole('button', { name: button, exact: true }).click());

/** The file that is saved by what is done meanwhile. */
export async function saving(page: Page, act: () => Promise<unknown>): Promise<Picked> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await buffer(await file.createReadStream()),
  };
}

export async function openFile(page: Page, home: string, file: Picked): Promise<void> {
  await page.goto(`${home}#/backups`);
  await page.getByLabel('Open a file').setInputFiles(file);
}

export async function restore(page: Page, home: string, file: Picked, title: string): Promise<void> {
  await openFile(page, home, file);
  await page.locator('h1:focus', { hasText: 'Restore from a file' }).waitFor();
  const game = page.getByRole('checkbox').first();
  if (!(await game.isChecked())) await page.locator('label').filter({ has: game }).click();
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await page.getByRole('link', { name: `Open ${title}`, exact: true }).click();
  await page.getByText(/saved · \d+ entr/).waitFor();
}

/** What a browser does that drops its storage; the small one may stay. */
export async function wipe(page: Page, home: string, all = true): Promise<void> {
  await emptyStore(page, all);
  await page.goto(home);
  await page.reload();
}

/** The same under a page that stays open. The safety copies go last: a store that is gone is not copied again. */
export const emptyStore = (page: Page, all: boolean): Promise<void> =>
  page.evaluate(
    async ([everything, safety]) => {
      if (everything) localStorage.clear();
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('war-diary');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
      await globalThis.caches?.delete(safety);
    },
    [all, SAFETY] as const,
  );
