// What every browser test stands on: a context of its own in the worker's browser, or a whole browser on a real
// profile where that matters (a context alone counts as incognito), the address of the built app, and a watch that
// fails the test on anything the console or the network gives away. Lint keeps every spec to the contexts made here.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
  test as playwright,
  type Request,
} from '@playwright/test';

import { browsers } from '../../tools/browsers.mjs';
import { count } from './counts';

export { expect };

type Options = {
  /** Where the app is mounted: at the root, or below a sub-path. */
  base: '/' | '/x/';
  /** Whether the page stands in a browser of its own, on a profile that outlives it: what is installed or promised. */
  profile: 'none' | 'own';
  /** What is launched for a profile: the browser of people, or its engine without a window's machinery. */
  program: 'whole' | 'shell';
  /** Whether a page may link directly with another, with no server named: what is about two phones alone. */
  mayLink: boolean;
  /** Whether a page may speak to the hall at its own address: what is about halls alone. */
  mayHall: boolean;
};

type Fixtures = {
  /** The app's address, ending in a slash. */
  home: string;
  /** Opens a browser on this test's profile, or on somebody's. Closing it and opening it again is a restart. */
  launch: (whose?: string, folder?: string) => Promise<BrowserContext>;
  /** The browser of somebody else; with arguments besides the usual ones it is one of its own, without a window. */
  otherPhone: (...args: string[]) => Promise<BrowserContext>;
  /** The same in a browser of its own, launched by another program. */
  phoneBy: (executablePath: string, ...args: string[]) => Promise<BrowserContext>;
  /** Console errors, policy violations, requests to another origin. Empty at the end, or the test fails. */
  problems: string[];
};

export const test = playwright.extend<Options & Fixtures>({
  base: ['/', { option: true }],
  profile: ['none', { option: true }],
  program: ['whole', { option: true }],
  mayLink: [false, { option: true }],
  mayHall: [false, { option: true }],

  home: async ({ base }, use) => {
    await use(String(base === '/' ? process.env.WAR_DIARY_ROOT : process.env.WAR_DIARY_SUB));
  },

  launch: async (
    { launchOptions, viewport, javaScriptEnabled, program, mayLink, mayHall, problems },
    use,
  ) => {
    const profiles = new Map<string, string>();
    await use(async (whose = '', folder = tmpdir()) => {
      const profile = profiles.get(whose) ?? (await mkdtemp(join(folder, 'war-diary-')));
      profiles.set(whose, profile);
      const options = { ...launchOptions, viewport, javaScriptEnabled };
      return open(profile, options, { problems, mayLink, mayHall }, browsers()[program]);
    });
    for (const profile of profiles.values())
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },

  otherPhone: async ({ browser, viewport, mayLink, mayHall, problems, phoneBy }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (...more) => {
      if (more.length) return phoneBy(browsers().shell ?? '', ...more);
      const context = await fresh(browser, { viewport }, { problems, mayLink, mayHall });
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },

  phoneBy: async ({ launchOptions, viewport, mayLink, mayHall, problems }, use) => {
    const phones: { readonly context: BrowserContext; readonly profile: string }[] = [];
    await use(async (executablePath, ...more) => {
      const profile = await mkdtemp(join(tmpdir(), 'war-diary-'));
      const args = [...(launchOptions.args ?? []), ...more];
      const options = { ...launchOptions, args, viewport };
      const context = await open(profile, options, { problems, mayLink, mayHall }, executablePath);
      phones.push({ context, profile });
      return context;
    });
    for (const { context, profile } of phones) {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },

  context: async (
    { browser, launch, profile, viewport, javaScriptEnabled, mayLink, mayHall, problems },
    use,
  ) => {
    const context =
      profile === 'own'
        ? await launch()
        : await fresh(browser, { viewport, javaScriptEnabled }, { problems, mayLink, mayHall });
    await use(context);
    await context.close();
  },

  page: async ({ context }, use) => {
    await use(await pageOf(context));
  },

  // Automatic: a test that asks for nothing is watched too.
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export const pageOf = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? context.newPage();

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

/** Nothing moves, and nothing fills the screen between two turns, unless a test asks for it. */
const STILL = { reducedMotion: 'reduce' } as const;

type LaunchOptions = Parameters<typeof chromium.launchPersistentContext>[1];

type Ways = { readonly mayLink: boolean; readonly mayHall: boolean };
type Watch = Ways & { readonly problems: string[] };

async function fresh(browser: Browser, options: BrowserContextOptions, watched: Watch) {
  const context = await browser.newContext({ ...STILL, ...options });
  await watch(context, watched);
  return context;
}

async function open(
  profile: string,
  options: LaunchOptions,
  watched: Watch,
  executablePath = '',
): Promise<BrowserContext> {
  count('launches');
  // What is installed or promised is so in the whole browser.
  const program = executablePath || browsers().whole;
  const context = await chromium.launchPersistentContext(profile, {
    ...STILL,
    ...options,
    ...(program && { executablePath: program }),
  });
  await watch(context, watched);
  return context;
}

/** What a browser says by itself when the server of a hall is gone: of the app nothing is asked for it. */
const BROKEN_OFF = /^WebSocket connection to 'ws:\/\/localhost:\d+\/hall' failed/;

/** What a browser that was killed says of its own cache of the network, from which it then does without. */
const CACHE_BROKEN = /net::ERR_CACHE_READ_FAILURE$/;

async function watch(context: BrowserContext, { problems, mayLink, mayHall }: Watch): Promise<void> {
  count('contexts');
  for (const page of context.pages()) page.on('domcontentloaded', () => count('loads'));
  context.on('page', (page) => page.on('domcontentloaded', () => count('loads')));
  context.on('console', (message) => {
    const isBenign = (mayHall && BROKEN_OFF.test(message.text())) || CACHE_BROKEN.test(message.text());
    if (message.type() === 'error' && !isBenign) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  // Those of service workers are among them.
  context.on('request', (request) => {
    const to = new URL(request.url());
    if (to.protocol.startsWith('http') && !isOurs(request, to)) problems.push(`request to ${request.url()}`);
  });
  // Some violations leave nothing on the console.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await context.addInitScript(watchWays, { mayLink, mayHall });
}

/** In the page: the ways out that are no request, or are one only once they have found their server. */
function watchWays({ mayLink, mayHall }: Ways): void {
  type Made = new (...given: never[]) => object;
  const ways = globalThis as unknown as { [name: string]: Made | undefined };
  const say = (what: string) => console.error(`way out: ${what}`);
  const names = ['RTCPeerConnection', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource'];
  for (const name of [...names, 'webkitRTCPeerConnection']) {
    const real = ways[name];
    if (!real) continue;
    ways[name] = new Proxy(real, {
      construct(target, given: [{ iceServers?: readonly unknown[] }?], made) {
        const isHall =
          name === 'WebSocket' && mayHall && new URL(String(given[0])).href === `ws://${location.host}/hall`;
        if (isHall) return Reflect.construct(target, given, made);
        const isLink = name === 'RTCPeerConnection' && mayLink;
        if (!isLink) say(name);
        else if (given[0]?.iceServers?.length !== 0) say(`${name} with a server, or with the browser's`);
        return Reflect.construct(target, given, made);
      },
    });
  }
  if (typeof RTCPeerConnection === 'function') {
    const { setConfiguration } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.setConfiguration = function (...given) {
      say('setConfiguration');
      setConfiguration.apply(this, given);
    };
  }
  type Calls = { [name: string]: ((...given: unknown[]) => unknown) | undefined };
  for (const [owner, name] of [
    [navigator, 'sendBeacon'],
    // Sent once the page is gone.
    [globalThis, 'fetchLater'],
  ] as const) {
    const calls = owner as unknown as Calls;
    const real = calls[name];
    if (!real) continue;
    calls[name] = (...given) => {
      say(name);
      return real.apply(owner, given);
    };
  }
}

/** A page may be opened from any of the test's own servers, and from then on asks this one only. */
function isOurs(request: Request, to: URL): boolean {
  if (to.hostname !== 'localhost') return false;
  const worker = request.serviceWorker();
  if (worker) return new URL(worker.url()).origin === to.origin;
  const asker = request.isNavigationRequest() ? request.frame().parentFrame() : request.frame();
  return !asker || new URL(asker.url()).origin === to.origin;
}
