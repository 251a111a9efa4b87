import type { Page } from '@playwright/test';
import { putOutside, saved } from '../hands/copies';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** A phone that keeps its promises: the app, protection once asked, a screen that stays on, and a battery. */
async function phone(page: Page, refuses = false): Promise<void> {
  await page.addInitScript((no) => {
    let given = false;
    const isCharged = () => sessionStorage.getItem('test:charged') !== null;
    const controller = {
      postMessage: (_: object, [port]: [MessagePort]) => port.postMessage({ files: 42, missing: 0 }),
    };
    const storage = {
      estimate: async () => ({ usage: 1e6, quota: 1e10 }),
      persisted: async () => given,
      persist: async () => {
        given = true;
        return true;
      },
    };
    const request = async () => {
      if (no && !isCharged()) throw new DOMException('low', 'NotAllowedError');
      return Object.assign(new EventTarget(), { release: async () => undefined });
    };
    const getBattery = async () => ({ level: isCharged() ? 0.9 : 0.2, charging: false });
    const has = { serviceWorker: { controller }, storage, wakeLock: { request }, getBattery };
    for (const [name, value] of Object.entries(has)) Object.defineProperty(navigator, name, { value });
  }, refuses);
}

const line = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const summary = (page: Page) => page.locator('.ready-summary');

test('from home: each line with its fix, until the phone is ready', async ({ page, home }) => {
  await phone(page, true);
  await seed(page, home, afterSetUp());
  await new Player(page).more('Games');
  await page.getByRole('link', { name: 'Ready for the hall' }).click();
  await expect(new Player(page).heading()).toHaveText('Ready for the hall');
  await expect(summary(page)).toHaveText('4 things to fix');
  await expect(line(page, 'Without a network')).toContainText(
    'All 42 files of this version are on this device',
  );
  await expect(line(page, 'Screen')).toContainText('refused');
  await expect(line(page, 'Charts: Invasion Pearl Harbor')).toContainText(/Learning: \d+ of \d+ cells/);
  await expect(line(page, 'Battery')).toContainText('20 %');
  await expect(line(page, 'Version')).toContainText(/War Diary \d+\.\d+\.\d+/);

  await page.getByRole('button', { name: 'Protect my games: Your games' }).click();
  await expect(line(page, 'Your games')).toContainText('Protected');
  await expect(summary(page)).toHaveText('3 things to fix');
  await page.evaluate(() => sessionStorage.setItem('test:charged', 'yes'));
  await page.getByRole('button', { name: 'Ask again: Screen' }).click();
  await expect(line(page, 'Screen')).toContainText('Stays on');
  await page.getByRole('button', { name: 'Check again: Battery' }).click();
  await expect(summary(page)).toHaveText('1 thing to fix');
  await page.getByRole('link', { name: 'Save a copy: Copy' }).click();
  await page.getByRole('button', { name: 'Make a file of everything' }).click();
  await saved(page, 'Save to this device');
  await putOutside(page);
  await page.goBack();
  await expect(summary(page)).toHaveText('Ready');
});

test('a screen that was switched off is switched on from here', async ({ page, home }) => {
  await phone(page);
  await page.addInitScript(() => localStorage.setItem('war-diary:awake', 'off'));
  await page.goto(`${home}#/ready`);
  await page.getByRole('button', { name: 'Keep it on: Screen' }).click();
  await expect(line(page, 'Screen')).toContainText('Stays on');
  await expect(line(page, 'Copy')).toContainText('No games on this device yet');
});

// A page in memory has no worker.
test('before the app is kept it is not said to be', async ({ page, home }) => {
  await page.goto(`${home}#/ready`);
  await expect(line(page, 'Without a network')).toContainText(
    'cannot keep the app for use without a network',
  );
});
