import { expect, type Page, test } from '@playwright/test';
import { Player } from '../hands/player';

/** The file of the game of this title, by way of its menu on home. */
export async function copyOf(page: Page, home: string, title: string): Promise<string> {
  await page.goto(home);
  await new Player(page).button(`More for ${title}`).click();
  await page.getByRole('link', { name: 'Save a copy' }).click();
  return saved(page, 'Save to this device');
}

export async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  files += 1;
  const path = test.info().outputPath(`copy-${files}.json`);
  await (await download).saveAs(path);
  return path;
}

let files = 0;

export async function openFile(
  page: Page,
  home: string,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
) {
  await page.goto(`${home}#/backups`);
  await page.getByLabel('Open a file').setInputFiles(file);
}

export async function restore(page: Page, home: string, file: string, title: string): Promise<void> {
  await openFile(page, home, file);
  await expect(page.getByRole('heading', { name: 'Restore from a file' })).toBeFocused();
  const game = page.getByRole('checkbox').first();
  if (!(await game.isChecked())) await page.locator('label').filter({ has: game }).click();
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await page.getByRole('link', { name: `Open ${title}`, exact: true }).click();
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
}

/** What a browser does that drops its storage; the small one may stay. */
export async function wipe(page: Page, home: string, all = true): Promise<void> {
  await page.evaluate(
    (everything) =>
      new Promise<void>((resolve, reject) => {
        if (everything) localStorage.clear();
        const request = indexedDB.deleteDatabase('war-diary');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    all,
  );
  await page.goto(home);
  await page.reload();
}
