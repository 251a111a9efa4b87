import { release } from '../support/release';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

// One visit for all: what is kept of the app costs more than what is asked of it here.
test('kept offline: not before each file is right, rules without a game, a report for a mistake, and a file that is gone is fetched again', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const app = await release();
  const home = app.url;
  const kept = page.getByRole('listitem').filter({ hasText: 'Without a network' });

  await test.step('a host that answers with its page for a file is not believed; the next visit has the file', async () => {
    const mend = await app.spoil(/^dice-test.*\.js$/);
    await page.goto(`${home}#/ready`);
    const state = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('sw.js');
      return new Promise((resolve) => {
        installing?.addEventListener('statechange', () => resolve(installing.state));
      });
    });
    expect(state).toBe('redundant');
    await expect(kept).toContainText('The app is not kept on this device yet');
    await mend();
    await page.goto(home);
    await page.reload();
    await keptOffline(page);
  });

  await test.step('rules are read without a game, offline, from home', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: /^Invasion Pearl Harbor/ }).click();
    await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
    await page.getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a report for a mistake counts what the worker keeps, and what is copied is what is shown', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${home}#/settings`);
    await page.getByRole('button', { name: 'Report a mistake' }).click();
    const shown = page.locator('pre.diagnosis');
    await expect(shown).toContainText(/Offline: (\d+) of \1 files kept/);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await shown.textContent());
  });

  await test.step('a file that is gone from the device is missed, named in number, and fetched again', async () => {
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
    await expect(kept).toContainText(/1 of \d+ files of this version are not on this device/);
    await page.getByRole('button', { name: 'Fetch them: Without a network' }).click();
    await expect(kept).toContainText(/All \d+ files/);
    await context.setOffline(true);
    await page.goto(`${home}#/dice`);
    await page.reload();
    await expect(page).toHaveTitle(/^Test the dice/);
    await context.setOffline(false);
  });

  if (process.env.SOAK)
    await test.step('a page that was loaded past the worker says so, until it is reloaded', async () => {
      await page.goto(`${home}#/ready`);
      await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
      await expect(kept).toContainText(/All \d+ files are on this device, but this page was loaded without/);
      await page.getByRole('button', { name: 'Reload: Without a network' }).click();
      await expect(kept).toContainText(/All \d+ files of this version/);
    });
  await app.close();
});
