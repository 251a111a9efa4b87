import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed, touch } from '../hands/seed';
import { until } from '../support/until';
import { expect, test } from './dom/test';

/** A device whose screen can be kept on, or is refused as long as `refuses` says; and which counts its pulses. */
async function deviceThat(page: Page, screen: 'keeps' | 'refuses' | 'cannot') {
  const device = {
    held: 0,
    asked: 0,
    pulses: [] as string[],
    refuses: screen === 'refuses',
    drop() {},
  };
  const request = async () => {
    device.asked += 1;
    if (device.refuses) throw new DOMException('low battery', 'NotAllowedError');
    device.held += 1;
    let released = false;
    device.drop = () => {
      if (released) return;
      released = true;
      device.held -= 1;
      sentinel.dispatchEvent(new Event('release'));
    };
    const sentinel = Object.assign(new EventTarget(), { release: async () => device.drop() });
    return sentinel;
  };
  const vibrate = (pattern: unknown) => device.pulses.push(String(pattern)) > 0;
  await page.addInitScript(() => {
    Object.assign(device, { held: 0, asked: 0 });
    Object.defineProperty(navigator, 'vibrate', { value: vibrate });
    if (screen !== 'cannot') Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  return device;
}

type Device = Awaited<ReturnType<typeof deviceThat>>;

/** How many locks on the screen there are, sooner or later. */
const held = (device: Device, locks: number) => until(() => expect(device.held).toBe(locks));
const pulses = (device: Device) => device.pulses.splice(0);

async function show(page: Page, device: Device, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    if (state === 'hidden') device.drop();
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test.describe('the screen', () => {
  test('is kept on in a game, on all its screens, and let go on home', async ({ page, home }) => {
    const device = await deviceThat(page, 'keeps');
    await page.goto(home);
    await held(device, 0);
    await seed(page, home, afterSetUp());
    await expect(page.getByRole('button', { name: 'Screen stays on. Tap to let it sleep' })).toBeVisible();
    await held(device, 1);
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByRole('link', { name: 'Charts' }).click();
    await held(device, 1);
    expect(device.asked).toBe(1);
    await new Player(page).more('Games');
    await held(device, 0);
  });

  test('is taken again on return', async ({ page, home }) => {
    const device = await deviceThat(page, 'keeps');
    await seed(page, home, afterSetUp());
    await held(device, 1);
    await show(page, device, 'hidden');
    await held(device, 0);
    await show(page, device, 'visible');
    await held(device, 1);
    await expect(page.getByRole('button', { name: /^Screen stays on/ })).toBeVisible();
  });

  test('refused, it says so and asks again with the next tap', async ({ page, home }) => {
    const device = await deviceThat(page, 'refuses');
    await seed(page, home, afterSetUp());
    await expect(
      page.getByRole('button', { name: 'Screen may sleep: the system refused. It is asked again' }),
    ).toBeVisible();
    device.refuses = false;
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('button', { name: /^Screen stays on/ })).toBeVisible();
    await held(device, 1);
  });

  test('may sleep where somebody said so, here or in the settings, and that is remembered', async ({
    page,
    home,
  }) => {
    const device = await deviceThat(page, 'keeps');
    await seed(page, home, afterSetUp());
    await page.getByRole('button', { name: /^Screen stays on/ }).click();
    await expect(page.getByText('Screen may sleep: switched off here', { exact: true })).toBeVisible();
    await held(device, 0);
    await page.reload();
    await new Player(page).sees(/saved · \d+ entr/);
    await touch(page);
    await expect(
      page.getByRole('button', { name: 'Screen may sleep: switched off here. Tap to keep it on' }),
    ).toBeVisible();
    expect(device.asked).toBe(0);
    await page.goto(`${home}#/settings`);
    const group = page.getByRole('group', { name: 'Screen' });
    await expect(group.getByRole('radio', { name: 'May sleep' })).toBeChecked();
    await group.getByText('Stays on').click();
    await page.goBack();
    await held(device, 1);
  });

  test('is kept on too where a game lies open and nobody touches it', async ({ page, home }) => {
    const device = await deviceThat(page, 'keeps');
    await seed(page, home, afterSetUp());
    await page.addInitScript(() => {
      // Ten seconds are waited for a touch: here time flies.
      const { setTimeout } = globalThis;
      Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms / 100) });
    });
    await page.reload();
    await held(device, 1);
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
    const device = await deviceThat(page, 'keeps');
    await seed(page, home, inBattle(HEADS));
    await held(device, 1);
    const player = new Player(page);
    await player.button(/^Attack( on|$)/).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(pulses(device)).toEqual(['12,50,12']);
    await player.fill({ 'Attack factors': 8, 'Defence factors': 3 });
    await page
      .getByRole('group', { name: /^Terrain/ })
      .getByText('Rough', { exact: true })
      .click();
    await player.tap(/^Attack( on|$)/);
    expect(pulses(device)).toEqual([]);
    await player.dice(4);
    expect(pulses(device)).toEqual(['18']);
    await player.tap('Undo');
    expect(pulses(device)).toEqual([]);

    await page.goto(`${home}#/settings`);
    await page.getByRole('group', { name: 'Vibration' }).getByText('Off', { exact: true }).click();
    await page.goBack();
    await held(device, 1);
    await player.dice(4);
    expect(pulses(device)).toEqual([]);
  });

  test('off from the start for those who asked for less motion, until they switch it on', async ({
    page,
    home,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const device = await deviceThat(page, 'keeps');
    await seed(page, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
    await held(device, 1);
    await new Player(page).dice(4);
    expect(pulses(device)).toEqual([]);
    await page.goto(`${home}#/settings`);
    const group = page.getByRole('group', { name: 'Vibration' });
    await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked();
    await group.getByText('On', { exact: true }).click();
    await expect(group.getByRole('radio', { name: 'On' })).toBeChecked();
  });
});
