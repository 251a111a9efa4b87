import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Entry } from '../../../src/core/journal/journal';
import { Player } from '../../hands/player';
import { Chance } from '../../support/chance';
import { fixtureFile } from '../../support/recorded';
import type { Killable } from '../kill';
import { expect } from '../support';
import type { Fault } from './faults';
import { Ledger, type Loss, type Stored } from './ledger';
import type { Fast } from './main';
import type { SmallDisk } from './small-disk';

declare const fast: Fast;

/** Taps of a game before its fault, as quick as they are taken, and the time between those during it. */
const QUICK_TAPS = 76;
const MORE_TAPS = 60;
const GAP_MS = 120;
const GAMES = [
  ['iph', 'until-22'],
  ['usn-deluxe', 'orange-2'],
  ['pearl-harbor-7dec41', 'two-false-alarms'],
] as const;

/** What the app lost by a fault, and what it says of it. */
export type Found = {
  readonly fault: string;
  readonly losses: readonly Loss[];
  /** Lines that the app says are lost. */
  readonly told: number;
  /** Taps that it did not take. */
  readonly refused: number;
  readonly isWhole: boolean;
  /** The browser opens no database of this site any more: the safety copies were saved as a file. */
  readonly isShut: boolean;
};

type After = Pick<Found, 'losses' | 'told' | 'isWhole'>;

/** Somebody who plays a game after the other on one profile, each until something befalls it. */
export class Soak {
  readonly ledger = new Ledger();
  private readonly chance: Chance;
  private readonly disk: SmallDisk;
  private readonly open: () => Promise<Killable>;
  private readonly home: string;
  private refused = 0;
  private latest: Killable | undefined;

  constructor(seed: number, disk: SmallDisk, open: () => Promise<Killable>, home: string) {
    this.chance = new Chance(seed);
    this.disk = disk;
    this.open = open;
    this.home = home;
  }

  async suffer(fault: Fault, round: number): Promise<Found> {
    const [kind, name] = GAMES[round % GAMES.length] ?? GAMES[0];
    const recorded = readFileSync(fixtureFile(kind, name), 'utf8');
    this.refused = 0;
    const browser = await this.openHome();
    const { page } = browser;
    await page.exposeFunction('confirmed', (game: string, entry: Entry) => this.ledger.add(game, entry));
    await page.exposeFunction('refused', () => {
      this.refused += 1;
    });
    const play = (game: string, taps: number, gap: number) =>
      page.evaluate(([of, text, most, ms]) => fast.play(of, text, most, ms), [
        ...[game, recorded],
        ...[taps, gap],
      ] as [string, string, number, number]);
    const begun = [kind, `Game ${round + 1}`] as const;
    const id = await page.evaluate(([of, title]) => fast.begin(of, title), begun);
    await play(id, QUICK_TAPS, 0);
    const on = play(id, MORE_TAPS, GAP_MS).catch(() => undefined);
    await fault.befall({
      ...{ browser, disk: this.disk, chance: this.chance, profile: profileIn(this.disk.folder) },
      look: async () => {
        const again = await this.openHome();
        await sleep(1_500);
        await again.kill();
      },
    });
    const ended = Date.now();
    await on;
    const again = await this.openHome(false);
    const isShut = !(await this.opens(again.page));
    const found = await (isShut ? this.saveAsFile(again, ended) : this.bringBack(again, ended));
    await again.kill();
    if (isShut) {
      this.disk.wipe();
      this.ledger.begin();
    }
    return { fault: fault.name, refused: this.refused, isShut, ...found };
  }

  /** Brings back what the app offers, and holds it against what was confirmed. */
  private async bringBack({ page }: Killable, ended: number): Promise<After> {
    const isWhole = this.ledger.isWhole(await entriesIn(page));
    const offer = page.getByRole('region', { name: 'Safety copies' });
    const done = page.getByRole('status').filter({ hasText: 'See where the game stands' });
    let told = 0;
    if (!isWhole) {
      await offer.or(done).first().waitFor();
      if (await offer.isVisible()) await offer.getByRole('button', { name: /^Bring/ }).click();
      await offer.waitFor({ state: 'detached' });
    }
    if (await page.getByRole('button', { name: 'Dismiss' }).first().isVisible()) {
      told = missingIn(await page.getByRole('status').allInnerTexts());
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
    }
    const losses = this.ledger.settle(await entriesIn(page), ended);
    await sleep(300);
    return { losses, told, isWhole };
  }

  /** Saves what is offered as a file. */
  private async saveAsFile({ page }: Killable, ended: number): Promise<After> {
    const offer = page.getByRole('region', { name: 'Safety copies' });
    await offer.waitFor();
    const told = missingIn(await offer.allInnerTexts());
    const saving = page.waitForEvent('download');
    await offer.getByRole('button', { name: /^Save a copy/ }).click();
    const { kept } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    const games: readonly { readonly about: { readonly id: string }; readonly entries: readonly Entry[] }[] =
      kept.games;
    const entries = games.flatMap(({ about: { id }, entries: own }) =>
      own.map((entry) => ({ ...entry, game: id })),
    );
    return { losses: this.ledger.settle(entries, ended), told, isWhole: false };
  }

  /** Leaves no browser behind. */
  async close(): Promise<void> {
    await this.latest?.kill().catch(() => undefined);
  }

  private async openHome(opens = true): Promise<Killable> {
    const browser = await this.open();
    this.latest = browser;
    await browser.page.goto(this.home);
    await browser.page.waitForFunction(() => 'fast' in globalThis);
    if (opens) expect(await this.opens(browser.page)).toBe(true);
    return browser;
  }

  /** Tries to open the store as often as a player would. */
  private async opens(page: Page): Promise<boolean> {
    const again = new Player(page).button('Try again');
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(page.getByText('Looking for your games')).toHaveCount(0);
      await sleep(300);
      if (!(await again.isVisible())) return true;
      await again.click();
    }
    return false;
  }
}

function profileIn(folder: string): string {
  const profile = readdirSync(folder).find((name) => name.startsWith('war-diary-'));
  if (!profile) throw new Error(`no profile in ${folder}`);
  return join(folder, profile);
}

/** "Line 7 is lost.", "Lines 7 to 9 are lost." */
const missingIn = (texts: readonly string[]): number =>
  [...texts.join(' ').matchAll(/Entr(?:y|ies) (\d+)(?: to (\d+))? (?:is|are) lost/g)]
    .map(([, first, last = first]) => Number(last) - Number(first) + 1)
    .reduce((sum, lines) => sum + lines, 0);

/** All that the store holds, where there is one. */
const entriesIn = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'war-diary')) return [];
    const db = await done(indexedDB.open('war-diary'));
    const entries: Stored[] = await done(db.transaction('entries').objectStore('entries').getAll());
    db.close();
    return entries;
  });
