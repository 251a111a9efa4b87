import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { builtWith } from './built-with';
import type { Ends } from './exchange/main';
import { makeRooms } from './exchange/rooms';
import { test as browser, expect } from './support';

// The watch lets a link without servers pass here, and nothing else: with a server it fails the test.
const test = browser.extend<object, { readonly site: { readonly url: string; readonly folder: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const site = await builtWith('exchange/main.ts');
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.use({ mayLink: true });
// All in one worker: each builds a site of its own.
test.describe.configure({ mode: 'default' });

declare const ends: Ends;
type Bytes = readonly number[];

const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const begin = async (page: Page, offer?: Bytes): Promise<Bytes> => {
  const made = await page.evaluate((offer) => ends.begin(offer), offer);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const take = (page: Page, bytes: Bytes) => page.evaluate((bytes) => ends.take(bytes), bytes);
const until = (page: Page, state: string) => page.evaluate((state) => ends.until(state), state);
const send = (page: Page, count: number, size: number) =>
  page.evaluate(([count, size]) => ends.send(count, size), [count, size] as const);
const taken = async (page: Page, count: number, size: number) => (await send(page, count, size)).taken;
const got = (page: Page) => page.evaluate(() => ends.got());

async function openAt(url: string, context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForFunction(() => 'ends' in globalThis);
  return page;
}

/** As the camera's own screen does before it links. */
const allowCamera = (page: Page) =>
  page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
  });

/** Offer, answer, open; says how large and how quick. */
async function join2(name: string, first: Page, second: Page): Promise<void> {
  const offer = await begin(first);
  const answer = await begin(second, offer);
  const began = performance.now();
  expect(await take(first, answer)).toBe('wait');
  await Promise.all([until(first, 'open'), until(second, 'open')]);
  const ms = (performance.now() - began).toFixed(0);
  console.log(`${name}: offer ${offer.length} B, answer ${answer.length} B, open on both in ${ms} ms`);
}

/** Two hundred messages each way at once, in order, then 100 kB each way. */
async function talk(name: string, first: Page, second: Page): Promise<void> {
  const pages = [first, second];
  const sent = await Promise.all(pages.map((page) => send(page, 200, 300)));
  expect(sent.map(({ taken }) => taken)).toEqual([200, 200]);
  for (const page of pages) {
    await expect.poll(async () => (await got(page)).length).toBe(200);
    expect((await got(page)).map(({ first }) => first)).toEqual(Array.from({ length: 200 }, (_, i) => i));
  }
  const sum = await first.evaluate(() => ends.sumOf(0, 100_000));
  for (const [from, to] of [pages, pages.toReversed()] as [Page, Page][]) {
    const { taken, at } = await send(from, 1, 100_000);
    expect(taken).toBe(1);
    await expect.poll(async () => (await got(to)).length).toBe(201);
    const last = (await got(to)).at(-1);
    expect(last).toMatchObject({ size: 100_000, sum });
    console.log(`${name}: 100 kB in ${((last?.at ?? 0) - at).toFixed(0)} ms`);
  }
}

test('two phones link by what each reads of the other: in order, 100 kB, closed on both', async ({
  context,
  otherPhone,
  site,
}) => {
  const first = await openAt(site.url, context);
  const second = await openAt(site.url, await otherPhone());
  await join2('by names', first, second);
  await talk('by names', first, second);
  // Nothing, too much in one, and more than may wait.
  expect(await taken(first, 1, 0)).toBe(0);
  expect(await taken(first, 1, 200_001)).toBe(0);
  expect(await taken(first, 20, 200_000)).toBeLessThan(20);
  await expect.poll(async () => (await got(second)).at(-1)?.size).toBe(200_000);
  await second.evaluate(() => ends.close());
  await until(first, 'closed');
  expect(await taken(first, 1, 10)).toBe(0);
  expect(await first.evaluate(() => ends.problem() ?? 'none')).toBe('none');

  await test.step('who leaves the page is missed at once', async () => {
    await join2('again', first, second);
    await second.goto('about:blank');
    console.log(`left: seen after ${(await until(first, 'closed')).toFixed(0)} ms`);
  });
});

test('both made an offer: each takes whatever the other shows, and one link opens', async ({
  context,
  otherPhone,
  site,
}) => {
  test.skip(!process.env.SOAK, 'what is made of two offers is in tests/app: in the soak');
  const first = await openAt(site.url, context);
  const second = await openAt(site.url, await otherPhone());
  const offers = [await begin(first), await begin(second)] as const;
  const firstStays = Buffer.from(offers[0].slice(1, 33)).compare(Buffer.from(offers[1].slice(1, 33))) < 0;
  const [stays, answers] = firstStays ? [first, second] : [second, first];
  const handshake = (page: Page) => page.evaluate(() => ends.handshake());
  const its = await handshake(answers);
  // Each camera reads the other phone's code, more than once.
  for (let i = 0; i < 2; i += 1) {
    expect(await take(stays, its)).toBe('show');
    expect(await take(answers, await handshake(stays))).toBe('show');
  }
  expect(await take(stays, await handshake(stays))).toBe('link.own');
  const answer = await handshake(answers);
  expect([its[0], answer[0]]).toEqual([0x10, 0x11]);
  expect(await take(answers, await handshake(stays))).toBe('show');
  for (let i = 0; i < 2; i += 1) expect(await take(stays, answer)).toBe('wait');
  await Promise.all([until(first, 'open'), until(second, 'open')]);
  expect(await taken(first, 1, 5)).toBe(1);
  await expect.poll(async () => (await got(second)).length).toBe(1);
  // What is read once it is open changes nothing.
  expect(await take(stays, its)).toBe('wait');
});

test('a partner who sends what no app of ours sends is cut off, with the reason', async ({
  context,
  otherPhone,
  site,
}) => {
  const first = await openAt(site.url, context);
  const second = await openAt(site.url, await otherPhone());
  // The one that a link alone can see; in the soak what its messages are refused for too.
  for (const [how, code] of [
    ['many', 'link.flood'],
    ...(process.env.SOAK
      ? ([
          ['endless', 'link.size'],
          ['large', 'link.strange'],
          ['text', 'link.strange'],
          ['empty', 'link.strange'],
        ] as const)
      : []),
  ] as const) {
    await test.step(how, async () => {
      const offer = await begin(first);
      const answer = await second.evaluate(([offer, how]) => ends.hostile(offer, how), [offer, how] as const);
      expect(await take(first, answer)).toBe('wait');
      await until(first, 'closed');
      expect(await first.evaluate(() => ends.problem())).toBe(code);
      // Of a hundred thousand.
      expect((await got(first)).length).toBeLessThan(2000);
    });
  }
});

test('without a partner it closes by itself and says nothing; what is no code of a link is refused', async ({
  context,
  site,
}) => {
  const page = await openAt(site.url, context);
  await page.clock.install();
  const offer = await begin(page);
  expect(await take(page, [1, 2, 3])).toBe('link.code');
  expect(await take(page, offer)).toBe('link.own');
  await page.clock.fastForward(299_000);
  expect(await page.evaluate(() => ends.state())).toBe('waiting');
  await page.clock.fastForward(2_000);
  expect(await page.evaluate(() => [ends.state(), ends.problem() ?? 'none'])).toEqual(['closed', 'none']);
  expect(await take(page, offer)).toBe('link.over');
  expect(await page.evaluate(() => ends.begin([1, 2, 3]))).toBe('link.code');
});

test('two browsers, one of which shows its addresses as it does to who may use the camera', async ({
  context,
  otherPhone,
  site,
}) => {
  test.skip(!process.env.SOAK, 'a second browser, linked as the first test links two pages: in the soak');
  const first = await openAt(site.url, context);
  const second = await openAt(site.url, await otherPhone(...CAMERA));
  await second.context().grantPermissions(['camera']);
  await allowCamera(second);
  await join2('by addresses', second, first);
  await talk('by addresses', first, second);
  for (const seconds of [20, 45]) {
    await test.step(`an answer ${seconds} s late`, async () => {
      const answer = await begin(first, await begin(second));
      await first.waitForTimeout(seconds * 1000);
      expect(await first.evaluate(() => ends.state())).toBe('waiting');
      const began = performance.now();
      await take(second, answer);
      await Promise.all([until(first, 'open'), until(second, 'open')]);
      console.log(`answer ${seconds} s late: open in ${(performance.now() - began).toFixed(0)} ms`);
    });
  }
});

test('two networks of one cable, without a way out', async ({ phoneBy, site }, info) => {
  test.skip(!process.env.SOAK, 'two browsers more, and the time until a cut is seen: in the soak');
  const rooms = await makeRooms(info.outputPath());
  if (typeof rooms === 'string') {
    console.warn(`NOT TESTED: ${rooms}`);
    test.skip(true, rooms);
    return;
  }
  try {
    const [first, second] = await Promise.all(
      rooms.browsers.map(async (program) => {
        const context = await phoneBy(program, ...CAMERA);
        // No server reaches into the room: the built files are handed to the page.
        await context.route('**', async (route) => {
          const path = join(site.folder, new URL(route.request().url()).pathname.slice(1) || 'index.html');
          await route.fulfill({ path });
        });
        await context.grantPermissions(['camera']);
        const page = await openAt(site.url, context);
        await allowCamera(page);
        return page;
      }),
    );
    if (!first || !second) throw new Error('no two pages');
    await join2('one cable', first, second);
    await talk('one cable', first, second);
    const began = performance.now();
    rooms.cut();
    await Promise.all([until(first, 'closed'), until(second, 'closed')]);
    console.log(`cut: seen on both after ${(performance.now() - began).toFixed(0)} ms`);
    expect(await first.evaluate(() => ends.problem())).toBe('link.lost');
  } finally {
    rooms.leave();
  }
});
