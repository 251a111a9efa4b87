import { serve } from '../../tools/serve.mjs';
import { expect, keptOffline, test } from './support';

// What the address can change: where its files are found, and what its worker keeps. The other tests stand at the root.
for (const base of process.env.SOAK ? (['/', '/x/'] as const) : (['/x/'] as const)) {
  test.describe(`mounted at ${base}`, () => {
    test.use({ base });

    test('says who it is, and fetches no more than its first screen', async ({ page, home }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(home);
      await page.waitForLoadState('networkidle');
      const chunks = fetched.flatMap((url) => /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
      expect(chunks).toEqual(expect.arrayContaining(['index', 'home']));
      const first = ['index', 'home', 'rolldown-runtime', 'register'];
      expect(chunks.filter((chunk) => !first.includes(chunk))).toEqual([]);
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await page.request.get(new URL(String(href), home).href)).json();
      expect(manifest).toMatchObject({
        name: 'War Diary',
        start_url: './',
        scope: './',
        display: 'standalone',
      });
      for (const { src } of manifest.icons) {
        expect((await page.request.get(new URL(src, home).href)).status()).toBe(200);
      }
    });

    test.describe('with its worker', () => {
      test.use({ serviceWorkers: 'allow' });
      test('keeps to its security policy, and opens offline after one visit', async ({ page }) => {
        const server = await serve({ base });
        await page.goto(server.url);
        const policy = page.locator('head > :first-child');
        await expect(policy).toHaveAttribute('http-equiv', 'Content-Security-Policy');
        await expect(policy).not.toHaveAttribute('content', /unsafe|https?:/);
        await keptOffline(page);
        await server.close();

        await page.goto(`${server.url}#/new`);
        await page.reload();
        await expect(page).toHaveTitle(/^New game/);
        await page.goto(`${server.url}?from=elsewhere`);
        await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
      });
    });
  });
}

test.describe('below a sub-path', () => {
  test.use({ base: '/x/' });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('paints the frame', async ({ page, home }) => {
      await page.goto(home);
      await expect(page.getByRole('heading', { name: 'War Diary' })).toBeVisible();
      const link = page.getByRole('link', { name: 'Roll a battle' });
      await expect(link).toHaveCSS('background-color', 'rgb(34, 48, 43)');
      await expect(link).toHaveAttribute('href', '#/example');
    });
  });

  test('keeps a tap made before the code arrives', async ({ page, home }) => {
    let deliver = () => {};
    const asked = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(home, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'New game' }).click();
    expect(new URL(page.url()).hash).toBe('#/new');
    await expect(page.getByRole('heading', { name: 'War Diary' })).toBeVisible();

    deliver();
    await expect(page).toHaveTitle(/^New game/);
  });
});

test('runs no script of others', async ({ page, home, problems }) => {
  await page.goto(home);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect(page).toHaveTitle('War Diary');
  expect(problems.splice(0).sort()).toEqual([
    expect.stringContaining('Content Security Policy'),
    'console: policy: script-src-elem inline',
  ]);
});

test('paints before its style sheet arrives', async ({ page, home }) => {
  await page.route('**/assets/*.css', () => {});
  await page.goto(home, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
});

test('opens no games inside a page of others', async ({ page, home, problems }) => {
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const others = `${process.env.WAR_DIARY_SUB}others.html`;
  const body = `<iframe src="${home}#/g/any"></iframe>`;
  await page.route(others, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(others);
  const inside = page.frameLocator('iframe');
  const out = inside.getByRole('link');
  await expect(out).toHaveText('Open War Diary in a window of its own');
  await expect(out).toHaveAttribute('href', `${home}#/g/any`);
  // The page of others asked for it, and was seen to.
  expect(problems.splice(0)).toEqual([`request to ${home}`]);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('stays as it is where the code of its worker does not arrive', async ({ page, home, problems }) => {
    test.skip(!process.env.SOAK, 'a page without its worker, as nearly all of these are: in the soak');
    await page.route('**/assets/register-*.js', (route) => route.abort());
    await page.goto(home);
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(/^console: Failed to load/));
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    expect(problems.splice(0)).toHaveLength(1);
  });
});

test.describe('first frame', () => {
  test('hides home on a deep link until the code knows the screen', async ({ page, home }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto(`${home}#/settings`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'War Diary' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New game' })).toBeHidden();
  });

  test('is painted in the chosen theme, and shows the way on at twice the text and on its side', async ({
    page,
    home,
  }) => {
    await page.goto(home);
    for (const [theme, paper] of [
      ['light', 'rgb(245, 242, 233)'],
      ['dark', 'rgb(20, 24, 27)'],
      ['hall', 'rgb(0, 0, 0)'],
    ] as const) {
      await page.evaluate((name) => localStorage.setItem('war-diary:theme', name), theme);
      await page.reload();
      await expect(page.locator('html')).toHaveCSS('background-color', paper);
    }
    const link = page.getByRole('link', { name: 'Roll a battle' });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});
