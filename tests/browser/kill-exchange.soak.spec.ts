import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '../../src/core/journal/journal';
import { Player } from '../hands/player';
import { giveEye, hold } from './exchange/eye';
import { entriesOf, isSeen, joinedByFile, linked, scanEachOther } from './exchange/pair';
import { type Killable, openBrowser } from './kill';
import { expect, test } from './support';

/**
 * Two phones on profiles of their own, killed in the midst of an exchange: all processes of a browser die at once. Every tap
 * that either screen had confirmed stands in this process; the next scans bring both phones in step, with each of those
 * lines once.
 */
test.use({ mayLink: true, serviceWorkers: 'allow', program: 'whole' });

/** Ann shows her code, Ken reads it and shows his, which Ann reads; or a line goes over the link. */
const STEPS = [
  'the codes are shown',
  'the code is read',
  'the lines are being merged',
  'the lines are merged',
  'the answer is read',
  'the answer is being merged',
  'a line comes over the link',
  'a line of the link is being merged',
] as const;
type Step = (typeof STEPS)[number];

const VICTIMS = ['Ann', 'Ken', 'both'] as const;

type Phone = {
  readonly name: 'Ann' | 'Ken';
  browser: Killable;
  /** The game's address. */
  address: string;
  /** What its screen has confirmed of its own lines. */
  readonly confirmed: Entry[];
};

const isLinkStep = (step: Step): boolean => step.includes('link');
/** By step, who stands still when the kill comes, and where. */
const STOPS: { readonly [step in Step]?: readonly ['Ann' | 'Ken', 'read' | 'merging'] } = {
  'the code is read': ['Ken', 'read'],
  'the lines are being merged': ['Ken', 'merging'],
  'the answer is read': ['Ann', 'read'],
  'the answer is being merged': ['Ann', 'merging'],
  'a line comes over the link': ['Ken', 'read'],
  'a line of the link is being merged': ['Ken', 'merging'],
};
/** Who is not killed goes on after that. */
const PAUSE_MS = 2_500;

/**
 * Holds the page still at its next merge: before anything is written, or when its last row is handed over and can
 * not yet be committed.
 */
async function stopAt(page: Page, where: 'read' | 'merging', ms: number): Promise<() => boolean> {
  let isStopped = false;
  page.on('console', (message) => {
    isStopped ||= message.text() === 'stopped';
  });
  await page.evaluate(
    ([where, ms]) => {
      let isDone = false;
      const stand = () => {
        if (isDone) return;
        isDone = true;
        console.log('stopped');
        const until = performance.now() + ms;
        while (performance.now() < until);
      };
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (key) {
        if (where === 'read' && this.name === 'games' && this.transaction.mode === 'readwrite') stand();
        return get.call(this, key);
      };
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...row) {
        const request = put.apply(this, row);
        if (where === 'merging' && this.name === 'games') stand();
        return request;
      };
    },
    [where, ms] as const,
  );
  return () => isStopped;
}

/** A tap, and what its screen has confirmed by it. */
async function confirm(phone: Phone, act: () => Promise<unknown>): Promise<void> {
  await act();
  phone.confirmed.push(...(await entriesOf(phone.browser.page)).slice(-1));
}

/** Beside the play, whoever has the pen. */
async function note(phone: Phone, text: string): Promise<void> {
  const { page } = phone.browser;
  await page.goto(`${phone.address}/log`);
  const line = page.locator('.log-line').first();
  await line.locator('summary').first().click();
  const player = new Player(page);
  await line.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note about this entry' }).fill(text);
  await confirm(phone, () =>
    player.one(() => line.getByRole('button', { name: 'Add', exact: true }).click()),
  );
}

/** Ann has the pen: she takes her last play back, and brings it again. */
async function play(ann: Phone): Promise<void> {
  const { page } = ann.browser;
  await page.goto(ann.address);
  for (const name of ['Undo', 'Redo']) await confirm(ann, () => new Player(page).tap(name));
}

async function toCodes({ browser: { page }, address }: Phone): Promise<void> {
  await page.goto(`${address}/phones`);
  await expect(page.getByRole('img', { name: /’s code/ })).toBeVisible();
}

const isRead = (page: Page) => isSeen(page, /^(Nothing new|1 entry|\d+ entries) from (Ann|Ken)\.$/);

class Pair {
  readonly ann: Phone;
  readonly ken: Phone;
  private readonly launch: (whose: string) => Promise<BrowserContext>;

  private constructor(launch: Pair['launch'], [ann, ken]: readonly [Killable, Killable]) {
    this.launch = launch;
    this.ann = { name: 'Ann', browser: ann, address: '', confirmed: [] };
    this.ken = { name: 'Ken', browser: ken, address: '', confirmed: [] };
  }

  static async open(launch: Pair['launch'], home: string): Promise<Pair> {
    const [ann, ken] = [await openBrowser(() => launch('Ann')), await openBrowser(() => launch('Ken'))];
    const pair = new Pair(launch, [ann, ken]);
    for (const { page } of [ann, ken]) await withoutLink(page);
    await joinedByFile(ann.page, ken.page, home);
    for (const phone of pair.both)
      phone.address = /^[^#]*#\/g\/[^/]+/.exec(phone.browser.page.url())?.[0] ?? '';
    return pair;
  }

  get both(): readonly [Phone, Phone] {
    return [this.ann, this.ken];
  }

  /** Kills them at once, without a word. */
  async kill(phones: readonly Phone[]): Promise<void> {
    await Promise.all(phones.map(({ browser }) => browser.kill()));
  }

  async reopen(phone: Phone, mayLink = false): Promise<void> {
    phone.browser = await openBrowser(() => this.launch(phone.name));
    const { page } = phone.browser;
    await giveEye(page);
    if (!mayLink) await withoutLink(page);
  }

  /** Closed as a player closes it, and opened so that the two may link. */
  async restart(): Promise<void> {
    for (const phone of this.both) {
      await phone.browser.page.context().close();
      await this.reopen(phone, true);
    }
  }
}

const withoutLink = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));

/** Goes up to that step, and kills there; true when nothing of either is left undone but the kill's. */
async function goUpTo(pair: Pair, step: Step, victims: readonly Phone[]): Promise<void> {
  const { ann, ken } = pair;
  const [a, k] = [ann.browser.page, ken.browser.page];
  const stop = STOPS[step];
  const stopped = stop?.[0] === 'Ann' ? ann : ken;
  const wait = victims.includes(stopped) ? 1e9 : PAUSE_MS;
  const stopSoon = async () => stop && stopAt(stopped.browser.page, stop[1], wait);
  /** What is held before a phone that dies, or stands still, fails with it. */
  const holdUntilKilled = async (from: Page, before: Page) => {
    const isStopped = (await stopSoon()) ?? (() => true);
    const held = hold(from, before, async () => isStopped()).catch(() => undefined);
    await expect.poll(isStopped).toBe(true);
    await pair.kill(victims);
    await held;
  };
  if (isLinkStep(step)) {
    for (const phone of pair.both) await toCodes(phone);
    await linked(a, k);
    const isStopped = (await stopSoon()) ?? (() => true);
    await confirm(ann, () => new Player(a).tap('Undo'));
    await expect.poll(isStopped).toBe(true);
    return pair.kill(victims);
  }
  for (const phone of pair.both) await toCodes(phone);
  if (step === 'the codes are shown') return pair.kill(victims);
  if (stopped === ken && stop) return holdUntilKilled(a, k);
  await hold(a, k, isRead(k));
  if (step === 'the lines are merged') return pair.kill(victims);
  return holdUntilKilled(k, a);
}

for (const victim of VICTIMS)
  test(`${victim} killed in the midst of an exchange: nothing is lost, nothing double`, async ({
    launch,
    home,
  }) => {
    const pair = await Pair.open(launch, home);
    const { ann, ken } = pair;
    const before = await entriesOf(ann.browser.page);
    const victims = pair.both.filter(({ name }) => victim === 'both' || name === victim);
    let kills = 0;
    for (const step of STEPS) {
      await test.step(step, async () => {
        if (isLinkStep(step)) await pair.restart();
        await play(ann);
        await note(ann, `Ann: ${step}`);
        await note(ken, `Ken: ${step}`);
        await goUpTo(pair, step, victims);
        kills += victims.length;
        await sleep(victims.length < 2 ? PAUSE_MS : 0);
        const others = isLinkStep(step) ? pair.both.filter((phone) => !victims.includes(phone)) : [];
        for (const phone of others) await phone.browser.page.context().close();
        for (const phone of [...victims, ...others]) await pair.reopen(phone);
        // Each has of its own what it had confirmed, whatever came of the exchange.
        for (const phone of pair.both) {
          await phone.browser.page.goto(phone.address);
          await phone.browser.page.getByText(/saved · \d+ entr/).waitFor();
          expect(told(await entriesOf(phone.browser.page))).toEqual(
            expect.arrayContaining(told(phone.confirmed)),
          );
          await toCodes(phone);
        }
        await scanEachOther(ann.browser.page, ken.browser.page);
        const all = told([...before, ...ann.confirmed, ...ken.confirmed]);
        expect(told(await entriesOf(ken.browser.page)).sort()).toEqual(all.sort());
      });
    }
    expect(kills).toBe(STEPS.length * victims.length);
    await pair.kill(pair.both);
  });

/** Lines without their number, which a merge may change: each as it was confirmed. */
const told = (entries: readonly Entry[]): string[] =>
  entries.map(({ seq: _, ...entry }) => JSON.stringify(Object.entries(entry).sort()));
