import { expect, test } from './support';

test('terms move nothing when they come', async ({ page, home }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/glossary-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${home}#/rules/iph/8.5`);
  const rule = page.locator('.rule-read');
  await expect(rule).toContainText('Load all beachheads first');
  const before = await rule.boundingBox();
  await expect(page.locator('.term')).toHaveCount(0);
  letThrough();
  await expect(page.locator('.term').first()).toBeVisible();
  expect(await rule.boundingBox()).toEqual(before);
});
