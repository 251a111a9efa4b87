import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './support';

test.use({ profile: 'own' });

type Lock = { held: number; asked: number; pulses: unknown[] };
declare const device: Lock;

/** A device whose screen can be kept on, or is refused as long as `refuses` says; and which counts its pulses. */
async function deviceThat(page: Page, screen: 'keeps' | 'refuses' | 'cannot'): Promise<void> {
  await page.addInitScript((how) => {
    const state: Lock & { refuses: boolean; drop?: () => void } = {
      held: 0,
      asked: 0,
      pulses: [],
      refuses: how === 'refuses',
    };
    Object.assign(globalThis, { device: state });
    Object.defineProperty(Navigator.prototype, 'vibrate', {
      value: (pattern: unknown) => state.pulses.push(pattern) > 0,
    });
    const request = async () => {
      state.asked += 1;
      if (state.refuses) throw new DOMException('low battery', 'NotAllowedError');
      state.held += 1;
      const sentinel = new EventTarget() as EventTarget & { release(): Promise<void>; released: boolean };
      sentinel.released = false;
      sentinel.release = async () => {
        if (sentinel.released) return;
        sentinel.released = true;
        state.held -= 1;
        sentinel.dispatchEvent(new Event('release'));
      };
      state.drop = () => void sentinel.release();
      return sentinel;
    };
    if (how === 'cannot') Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    else Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } });
  }, screen);
}

const held = (page: Page) => expect.poll(() => page.evaluate(() => device.held));
const pulses = (page: Page) => page.evaluate(() => device.pulses.splice(0).map(String));

async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((how) => {
    Object.defineProperty(document, 'visibilityState', { value: how, configurable: true });
    if (how === 'hidden') (device as unknown as { drop(): void }).drop();
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test.describe('the screen', () => {
  test('is kept on in a game, on all its screens, and let go on home', async ({ page, home }) => {
    await deviceThat(page, 'keeps');
    await page.goto(home);
    await held(page).toBe(0);
    await seed(page, home, afterSetUp());
    await expect(page.getByRole('button', { name: 'Screen stays on. Tap to let it sleep' })).toBeVisible();
    await held(page).toBe(1);
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByRole('link', { name: 'Charts' }).click();
    await held(page).toBe(1);
    expect(await page.evaluate(() => device.asked)).toBe(1);
    await page.getByRole('link', { name: 'Games' }).click();
    await held(page).toBe(0);
  });

  test('is taken again on return', async ({ page, home }) => {
    await deviceThat(page, 'keeps');
    await seed(page, home, afterSetUp());
    await held(page).toBe(1);
    await show(page, 'hidden');
    await held(page).toBe(0);
    await show(page, 'visible');
    await held(page).toBe(1);
    await expect(page.getByRole('button', { name: /^Screen stays on/ })).toBeVisible();
  });

  test('refused, it says so and asks again with the next tap', async ({ page, home }) => {
    await deviceThat(page, 'refuses');
    await seed(page, home, afterSetUp());
    await expect(
      page.getByRole('button', { name: 'Screen may sleep: the system refused. It is asked again' }),
    ).toBeVisible();
    await page.evaluate(() => {
      (device as unknown as { refuses: boolean }).refuses = false;
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('button', { name: /^Screen stays on/ })).toBeVisible();
    await held(page).toBe(1);
  });

  test('may sleep where somebody said so, here or in the settings, and that is remembered', async ({
    page,
    home,
  }) => {
    await deviceThat(page, 'keeps');
    await seed(page, home, afterSetUp());
    await page.getByRole('button', { name: /^Screen stays on/ }).click();
    await expect(page.getByText('Screen may sleep: switched off here', { exact: true })).toBeVisible();
    await held(page).toBe(0);
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Screen may sleep: switched off here. Tap to keep it on' }),
    ).toBeVisible();
    expect(await page.evaluate(() => device.asked)).toBe(0);
    await page.goto(`${home}#/settings`);
    const group = page.getByRole('group', { name: 'Screen' });
    await expect(group.getByRole('radio', { name: 'May sleep' })).toBeChecked();
    await group.getByText('Stays on').click();
    await page.goBack();
    await held(page).toBe(1);
  });

  test('where the browser cannot, the settings say it and the game does not', async ({ page, home }) => {
    await deviceThat(page, 'cannot');
    await seed(page, home, afterSetUp());
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /^Screen/ })).toHaveCount(0);
    await page.goto(`${home}#/settings`);
    await expect(page.getByText('This browser cannot keep the screen on')).toBeVisible();
  });
});

test.describe('vibration', () => {
  test('one pulse for a roll, two for what is refused, none once switched off', async ({ page, home }) => {
    await deviceThat(page, 'keeps');
    await seed(page, home, inBattle(HEADS));
    await held(page).toBe(1);
    const player = new Player(page);
    await player.button('Attack').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await pulses(page)).toEqual(['12,50,12']);
    await player.fill({ 'Attack factors': 8, 'Defence factors': 3 });
    await page
      .getByRole('group', { name: /^Terrain/ })
      .getByText('Rough', { exact: true })
      .click();
    await player.tap('Attack');
    expect(await pulses(page)).toEqual([]);
    await player.dice(4);
    expect(await pulses(page)).toEqual(['18']);
    await player.tap('Undo');
    expect(await pulses(page)).toEqual([]);

    await page.goto(`${home}#/settings`);
    await page.getByRole('group', { name: 'Vibration' }).getByText('Off', { exact: true }).click();
    await page.goBack();
    await held(page).toBe(1);
    await player.dice(4);
    expect(await pulses(page)).toEqual([]);
  });

  test('off from the start for those who asked for less motion, until they switch it on', async ({
    page,
    home,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await deviceThat(page, 'keeps');
    await seed(page, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
    await held(page).toBe(1);
    await new Player(page).dice(4);
    expect(await pulses(page)).toEqual([]);
    await page.goto(`${home}#/settings`);
    const group = page.getByRole('group', { name: 'Vibration' });
    await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked();
    await group.getByText('On', { exact: true }).click();
    await expect(group.getByRole('radio', { name: 'On' })).toBeChecked();
  });
});
