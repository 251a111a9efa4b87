import type { Page } from '@playwright/test';
import { played, seed } from '../hands/seed';
import { expect, test } from './support';

async function report(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/g/seeded/report`);
  await expect(page.getByRole('heading', { level: 1, name: 'After the battle' })).toBeVisible();
  await expect(page.getByText(/^Share (report|log|both)/)).toBeVisible();
}

// That it opens without a network is asked of every game in the soak.
test('the report is not fetched before it is asked for', async ({ page, home }) => {
  test.skip(
    !process.env.SOAK,
    'what is fetched with what is held by the size of the first screen: in the soak',
  );
  await seed(page, home, played('first-turns'));
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => /assets\/report-/.test(name))).toEqual([]);
  await report(page, home);
  await expect(page.getByText('GT2 Ann, banzai')).toBeVisible();
});

test('nothing asks BG Stats for anything until its link is tapped, and then it learns of no page before it', async ({
  page,
  home,
  context,
  problems,
}) => {
  await context.route('https://app.bgstatsapp.com/**', (route) => route.fulfill({ body: 'taken' }));
  await seed(page, home, played('no-beachhead'));
  await report(page, home);
  await page.getByText('For other apps: BG Stats, CSV').click();
  const link = page.getByRole('link', { name: 'Open app.bgstatsapp.com' });
  await link.hover();
  await page.getByText('Sides only', { exact: true }).click();
  await page.getByRole('button', { name: 'Read as JSON' }).click();
  const shown = await page.getByRole('textbox', { name: 'The play as JSON' }).inputValue();
  expect(problems).toEqual([]);
  const asked = context.waitForEvent('request', (request) => request.url().startsWith('https:'));
  const opened = context.waitForEvent('page');
  await link.click();
  const there = await opened;
  await there.waitForLoadState();
  const request = await asked;
  expect((await request.allHeaders()).referer).toBeUndefined();
  expect(await there.evaluate(() => [document.referrer, window.opener, document.body.textContent])).toEqual([
    ...['', null, 'taken'],
  ]);
  expect(JSON.parse(new URL(request.url()).searchParams.get('data') ?? '')).toEqual(JSON.parse(shown));
  // The watch has seen this one, and no other.
  expect(problems.splice(0)).toEqual([`request to ${request.url()}`]);
});
