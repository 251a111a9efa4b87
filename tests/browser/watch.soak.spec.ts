import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist, serve } from '../../tools/serve.mjs';
import { expect, keptOffline, test } from './support';

// The controls of the watch in support.ts: each of these must be found out, in every context a test can open.
const FOREIGN = 'http://127.0.0.1:9/x';

test('control: a request to another origin and a script from elsewhere are found out', async ({
  page,
  home,
  otherPhone,
  problems,
}) => {
  const other = await (await otherPhone()).newPage();
  for (const tab of [page, other]) {
    await tab.goto(home);
    await tab.evaluate((url) => fetch(url).catch(() => undefined), FOREIGN);
    await expect.poll(() => problems.join('\n')).toContain('policy: connect-src http://127.0.0.1:9/x');
    await tab.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'window.let = "in"';
      document.head.append(inline);
    });
    await expect.poll(() => problems.join('\n')).toContain('policy: script-src-elem inline');
    expect(await tab.evaluate(() => 'let' in window)).toBe(false);
    problems.splice(0);
  }
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('control: a request of the service worker, and one that the policy lets pass, to another server of this machine', async ({
    page,
    home,
    problems,
  }, info) => {
    const folder = info.outputPath('chatty-build');
    await cp(dist, folder, { recursive: true });
    await change(join(folder, 'index.html'), /<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await change(join(folder, 'sw.js'), /^/, `fetch(${JSON.stringify(FOREIGN)}).catch(() => undefined);`);
    const server = await serve({ folder });
    await page.goto(server.url);
    await keptOffline(page);
    await expect.poll(() => problems.join('\n')).toContain(`request to ${FOREIGN}`);
    problems.splice(0);
    await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => undefined), home);
    await expect.poll(() => problems).toEqual([`request to ${home}`]);
    problems.splice(0);
    await server.close();
    await rm(folder, { recursive: true });
  });
});

/** By its name, what a page does to get something out, and what must be found out. */
const WAYS: readonly [name: string, go: (page: Page) => Promise<unknown>, found: string][] = [
  ['a link', (page) => page.evaluate(() => new RTCPeerConnection().close()), 'RTCPeerConnection'],
  [
    'a link by its old name',
    (page) => page.evaluate('new webkitRTCPeerConnection({ iceServers: [] }).close()'),
    'webkitRTCPeerConnection',
  ],
  ['a socket', (page) => page.evaluate(() => new WebSocket(`ws://${location.host}/`).close()), 'WebSocket'],
  [
    'a stream of events',
    (page) => page.evaluate(() => new EventSource(location.href).close()),
    'EventSource',
  ],
  // As text, since not every library of types knows them.
  [
    'a socket of streams',
    (page) =>
      page.evaluate("void new WebSocketStream(location.href.replace(/^http/, 'ws')).opened.catch(() => 0)"),
    'WebSocketStream',
  ],
  [
    'a transport',
    (page) => page.evaluate("void new WebTransport('https://localhost:9/').ready.catch(() => 0)"),
    'WebTransport',
  ],
  ['a request for later', (page) => page.evaluate('void fetchLater(location.href)'), 'fetchLater'],
  ['a beacon', (page) => page.evaluate(() => navigator.sendBeacon(location.href, 'x')), 'sendBeacon'],
];

test('control: what leaves a page by other ways than a request is found out', async ({
  page,
  home,
  otherPhone,
  problems,
}) => {
  const other = await (await otherPhone()).newPage();
  for (const tab of [page, other]) {
    await tab.goto(home);
    for (const [name, go, found] of WAYS) {
      await test.step(name, async () => {
        await go(tab);
        await expect.poll(() => problems).toContain(`console: way out: ${found}`);
        problems.splice(0);
      });
    }
    // What the browser itself says of them afterwards goes with the page.
    await tab.close();
    problems.splice(0);
  }
});

test.describe('where two phones may link', () => {
  test.use({ mayLink: true });

  test('control: a link with a server is found out, and every other way', async ({
    page,
    home,
    problems,
  }) => {
    await page.goto(home);
    await page.evaluate(() => new RTCPeerConnection({ iceServers: [] }).close());
    const wrong = [
      'new RTCPeerConnection()',
      `new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] })`,
    ];
    for (const made of wrong) {
      await page.evaluate(`${made}.close()`);
      await expect
        .poll(() => problems)
        .toEqual(["console: way out: RTCPeerConnection with a server, or with the browser's"]);
      problems.splice(0);
    }
    await page.evaluate(() => {
      const link = new RTCPeerConnection({ iceServers: [] });
      link.setConfiguration({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] });
      link.close();
    });
    await expect.poll(() => problems).toEqual(['console: way out: setConfiguration']);
    problems.splice(0);
    await page.evaluate(() => new EventSource(location.href).close());
    await expect.poll(() => problems).toEqual(['console: way out: EventSource']);
    problems.splice(0);
  });
});

async function change(file: string, what: RegExp, by: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toMatch(what);
  await writeFile(file, before.replace(what, by));
}
