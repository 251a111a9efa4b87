import type { Page } from '@playwright/test';
import { putOutside, saved } from '../../hands/copies';
import { afterSetUp, seed } from '../../hands/seed';
import { expect, keptOffline } from '../support';
import { isWhole, type Start } from './walk';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

/** How a phone answers. */
type Answers = {
  /** What it says to being asked to protect the games; undefined where the browser has no such thing. */
  readonly persist?: boolean;
  readonly quota?: number;
  readonly agent?: string;
  /** The battery, which also lets the screen stay on or not. */
  readonly isCharged?: boolean;
};

const KEY = 'test:phone';

/** A phone that answers as it was told last. */
async function answering(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const now = (): Answers => JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const { persist, agent } = now();
    let isAsked = false;
    const storage = {
      estimate: async () => ({ usage: 90e6, quota: now().quota ?? 1e10 }),
      ...(persist !== undefined && {
        persisted: async () => isAsked && persist,
        persist: async () => {
          isAsked = true;
          return persist;
        },
      }),
    };
    const request = async () => {
      if (!now().isCharged) throw new DOMException('low', 'NotAllowedError');
      return Object.assign(new EventTarget(), { release: async () => undefined });
    };
    const getBattery = async () => ({ level: now().isCharged ? 0.9 : 0.2, charging: false });
    const has = { storage, wakeLock: { request }, getBattery, ...(agent && { userAgent: agent }) };
    for (const [name, value] of Object.entries(has)) Object.defineProperty(navigator, name, { value });
  }, KEY);
}

const setAnswers = (page: Page, answers: Answers): Promise<void> =>
  page.evaluate(
    ([key, text]) => sessionStorage.setItem(String(key), String(text)),
    [KEY, JSON.stringify(answers)],
  );

/** What phones say of themselves: protection, room, readiness. */
export async function* phones({ page, player, home }: Start) {
  await answering(page);
  await page.goto(`${home}#/settings`);
  const storage = page.getByRole('region', { name: 'Storage' }).getByRole('status');
  for (const [name, persist, says] of [
    ['not known here', undefined, /^Not known/],
    ['refused', false, /^Not protected: the browser was asked and declined/],
    ['granted', true, /^Protected: the browser has promised/],
  ] as const) {
    if (!isWhole && persist !== false) continue;
    await setAnswers(page, persist === undefined ? {} : { persist });
    await page.reload();
    if (persist !== undefined) await player.button('Protect my games').click();
    await expect(storage).toHaveText(says);
    yield `settings, protection ${name}`;
  }
  await setAnswers(page, { quota: 105e6 });
  await page.goto(home);
  await page.reload();
  await player.sees(/^Room is short: about 15 MB are left/);
  yield 'home, little room';
  await seed(page, home, afterSetUp());
  await page.goto(home);
  if (isWhole) {
    await setAnswers(page, { agent: IPHONE });
    await page.reload();
    await player.sees(/may delete all games after seven days without a visit/);
    yield 'home on an iPhone';
  }

  await setAnswers(page, { persist: true });
  await page.reload();
  await keptOffline(page);
  await page.getByRole('link', { name: 'Ready for the hall' }).click();
  const summary = page.locator('.ready-summary');
  await expect(summary).toHaveText('4 things to fix');
  yield 'ready, with things to fix';
  if (!isWhole) return;
  await player.button('Protect my games: Your games').click();
  await setAnswers(page, { persist: true, isCharged: true });
  await player.button('Ask again: Screen').click();
  await player.button('Check again: Battery').click();
  await page.getByRole('link', { name: 'Save a copy: Copy' }).click();
  await player.button('Make a file of everything').click();
  await saved(page, 'Save to this device');
  await putOutside(page);
  await page.goBack();
  await expect(summary).toHaveText('Ready');
  yield 'ready';
}
