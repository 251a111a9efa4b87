import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

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
  const line = page.getByRole('listitem').filter({ hasText: 'Without a network' });
  await expect(line).toContainText(/1 of \d+ files of this version are not on this device/);
  await page.getByRole('button', { name: 'Fetch them: Without a network' }).click();
  await expect(line).toContainText(/All \d+ files/);
  await page.context().setOffline(true);
  await page.goto(`${home}#/dice`);
  await page.reload();
  await expect(page).toHaveTitle(/^Test the dice/);
  await page.context().setOffline(false);
});
