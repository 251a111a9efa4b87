import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { clean } from './clean';
import { expect, keptOffline, test } from './support';

/** A phone that keeps its promises: protection once asked, a screen that stays on, and a battery. */
async function phone(page: Page, refuses = false): Promise<void> {
  await page.addInitScript((no) => {
    let given = false;
    Object.defineProperty(navigator, 'storage', {
      value: {
        estimate: async () => ({ usage: 1e6, quota: 1e10 }),
        persisted: async () => given,
        persist: async () => {
          given = true;
          return true;
        },
      },
    });
    const request = async () => {
      if (no && !sessionStorage.getItem('test:charged')) throw new DOMException('low', 'NotAllowedError');
      return Object.assign(new EventTarget(), { release: async () => undefined });
    };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } });
    Object.defineProperty(Navigator.prototype, 'getBattery', {
      value: async () => ({ level: sessionStorage.getItem('test:charged') ? 0.9 : 0.2, charging: false }),
    });
  }, refuses);
}

const line = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const summary = (page: Page) => page.locator('.ready-summary');

test('from home: each line with its fix, until the phone is ready', async ({ page, home }) => {
  await phone(page, true);
  await seed(page, home, afterSetUp());
  await keptOffline(page);
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: 'Ready for the hall' }).click();
  await expect(new Player(page).heading()).toHaveText('Ready for the hall');
  await expect(summary(page)).toHaveText('4 things to see to');
  await expect(line(page, 'Without a network')).toContainText(
    /All \d+ files of this version are on this device/,
  );
  await expect(line(page, 'Screen')).toContainText('refused');
  await expect(line(page, 'Charts: Invasion Pearl Harbor')).toContainText(/Learning: \d+ of \d+ cells/);
  await expect(line(page, 'Battery')).toContainText('20 %');
  await expect(line(page, 'Version')).toContainText(/War Diary \d+\.\d+\.\d+/);
  await clean(page, 'ready, with things to see to');

  await page.getByRole('button', { name: 'Protect my games: Your games' }).click();
  await expect(line(page, 'Your games')).toContainText('Protected');
  await expect(summary(page)).toHaveText('3 things to see to');
  await page.evaluate(() => sessionStorage.setItem('test:charged', 'yes'));
  await page.getByRole('button', { name: 'Ask again: Screen' }).click();
  await expect(line(page, 'Screen')).toContainText('Stays on');
  await page.getByRole('button', { name: 'Look again: Battery' }).click();
  await expect(summary(page)).toHaveText('1 thing to see to');
  await page.getByRole('link', { name: 'Save a copy: Copy' }).click();
  await page.getByRole('button', { name: 'Make a file of everything' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to this device' }).click();
  await download;
  await page.goBack();
  await expect(summary(page)).toHaveText('Ready');
  await clean(page, 'ready');
});

test('a screen that was switched off is switched on from here', async ({ page, home }) => {
  await phone(page);
  await page.addInitScript(() => localStorage.setItem('war-diary:awake', 'off'));
  await page.goto(`${home}#/ready`);
  await page.getByRole('button', { name: 'Keep it on: Screen' }).click();
  await expect(line(page, 'Screen')).toContainText('Stays on');
  await expect(line(page, 'Copy')).toContainText('No games on this device yet');
});

test('a file that is gone from the device is missed, named in number, and fetched again', async ({
  page,
  home,
}) => {
  await page.goto(home);
  await keptOffline(page);
  const dropped = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/assets\/dice-test.*\.js/.test(request.url)) return cache.delete(request);
    }
    return false;
  });
  expect(dropped).toBe(true);
  await page.goto(`${home}#/ready`);
  await expect(line(page, 'Without a network')).toContainText(
    /1 of \d+ files of this version are not on this device/,
  );
  await page.getByRole('button', { name: 'Fetch them: Without a network' }).click();
  await expect(line(page, 'Without a network')).toContainText(/All \d+ files/);
  await page.context().setOffline(true);
  await page.goto(`${home}#/dice`);
  await page.reload();
  await expect(page).toHaveTitle(/^Test the dice/);
  await page.context().setOffline(false);
});

test('before the app is kept it is not said to be', async ({ page, home }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
  await page.goto(`${home}#/ready`);
  await expect(line(page, 'Without a network')).toContainText(
    'cannot keep the app for use without a network',
  );
});
