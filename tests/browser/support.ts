// What every browser test stands on: a real profile of its own (the default context counts as incognito), the
// address of the built app, and a watch that fails the test on anything the console or the network gives away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test as playwright } from '@playwright/test';

export { expect };

type Options = {
  /** Where the app is mounted: at the root, or below a sub-path. */
  base: '/' | '/x/';
};

type Fixtures = {
  /** The app's address, ending in a slash. */
  home: string;
  /** Opens the browser on this test's profile. Closing it and opening it again is a restart. */
  launch: () => Promise<BrowserContext>;
  /** Console errors, policy violations, requests to strangers. Empty at the end, or the test fails. */
  problems: string[];
};

export const test = playwright.extend<Options & Fixtures>({
  base: ['/', { option: true }],

  home: async ({ base }, use) => {
    await use(String(base === '/' ? process.env.WAR_DIARY_ROOT : process.env.WAR_DIARY_SUB));
  },

  launch: async ({ launchOptions, viewport, javaScriptEnabled, problems }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'war-diary-'));
    await use(async () => {
      const options = { ...launchOptions, viewport, javaScriptEnabled };
      const context = await chromium.launchPersistentContext(profile, options);
      watch(context, problems);
      return context;
    });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },

  context: async ({ launch }, use) => {
    const context = await launch();
    await use(context);
    await context.close();
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
});

/** Waits until the page is kept for offline use and controlled by its worker. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state === 'activated';
    },
    undefined,
    { timeout: 30_000 },
  );
}

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`request to ${request.url()}`);
  });
}
