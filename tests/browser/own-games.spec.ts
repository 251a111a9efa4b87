import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../hands/copies';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { openBrowser } from './kill';
import { expect, test } from './support';

const FILE = new URL('../../src/own/shipped/battle-for-moscow.json', import.meta.url);
/** The same game under an id of its own, as somebody would hand it on. */
const MOSCOW = {
  name: 'battle-for-moscow.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    readFileSync(FILE, 'utf8').replace('"id": "battle-for-moscow"', '"id": "moscow-at-the-club"'),
  ),
};

/** Nobody has to scroll sideways. */
const noWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('[V] a game opened from disk is tried, kept and begun, and its first turn played by taps', async ({
  page,
  home,
}) => {
  const player = new Player(page);
  await page.goto(home);
  await openFile(page, home, MOSCOW);
  await expect(player.heading()).toBeFocused();
  await player.sees('Nothing has been changed yet.');
  await player.button('Try it').click();
  await player.tap('Begin');
  await player.tap('Play with these rules');
  await player.sees('Your map and your cards stay with you');
  await expect(player.heading()).toHaveText('Turn 1 · Week 1');

  await openFile(page, home, MOSCOW);
  await player.button('Keep it').click();
  const kept = page.getByRole('radio', { name: /^Battle for Moscow.*kept on this device/ });
  await expect(kept).toBeChecked();
  await expect(kept).toBeInViewport();
  await player.button('Start').click();
  await player.tap('Begin');
  await player.tap('Play with these rules');
  await noWider(page);
  // No German replacements on the first turn.
  await player.sees('German panzer movement');
  await player.tap('End the step');

  // 12 against 3 into a forest across a river: 4:1, two columns left.
  await player.tap('Attack');
  await player.fill({ 'Attack strengths, added': 12, 'Defence strength': 3 });
  await player.mark('Defender in forest');
  await player.mark('All attackers across a river');
  await noWider(page);
  await player.tap('Attack on 2:1');
  await player.dice(6);
  await player.sees('The defender loses a step, then retreats if it is still there');
  await noWider(page);
  await player.tap('Moved two hexes');
  await expect(page.locator('.result .big')).toHaveText('DRL');

  for (const step of ['German movement', 'Soviet replacements', 'Soviet rail movement', 'Soviet combat']) {
    await player.tap('End the step');
    await player.sees(step);
  }
  // Below 1:1 after terrain nothing happens, and no die is rolled.
  await player.tap('Attack');
  await player.fill({ 'Attack strengths, added': 3, 'Defence strength': 4 });
  await player.tap('Attack');
  await expect(player.heading()).toHaveText('Turn 1 · Week 1');
  await player.tap('End the step');
  await player.sees('Soviet movement');
  await player.tap('End the step');
  await expect(player.heading()).toHaveText('Turn 2 · Week 2');
});

test.describe('killed', () => {
  test.use({ program: 'shell' });

  test('[V] a battle of an own game that was killed in its midst stands as it was, and goes on by keyboard', async ({
    launch,
    home,
  }) => {
    let browser = await openBrowser(launch);
    await browser.page.goto(home);
    const keys = new Keys(browser.page);
    await keys.follow('New game', 'New game');
    await keys.into(browser.page.getByRole('radio').first());
    // One group of radio buttons: the arrows lead from the coded games to those that are files.
    const moscow = browser.page.getByRole('radio', { name: /^Battle for Moscow/ });
    await moscow.waitFor();
    for (let i = 0; i < 12 && !(await moscow.isChecked()); i += 1) await keys.press('ArrowDown');
    await keys.enter('button', 'Start');
    await browser.page.getByText(/saved · 1 entry/).waitFor();
    await keys.one(() => keys.enter('button', 'Begin'));
    await keys.one(() => keys.enter('button', 'Play with these rules'));
    await keys.one(() => keys.enter('button', 'End the step'));
    await keys.one(() => keys.enter('button', 'Attack'));
    for (const [field, factors] of [
      [/^Attack strengths/, '16'],
      [/^Defence strength/, '4'],
    ] as const) {
      await keys.to('textbox', field);
      await keys.press('ControlOrMeta+A');
      await browser.page.keyboard.type(factors);
    }
    await keys.one(() => keys.enter('button', 'Attack on 4:1'));
    const place = browser.page.url();
    await browser.kill();

    browser = await openBrowser(launch);
    await browser.page.goto(place);
    const again = new Keys(browser.page);
    const player = new Player(browser.page);
    await player.sees('16 : 4 = 4:1');
    await again.one(() => again.enter('button', /^6\b/));
    await player.sees('The defender is eliminated');
    await again.one(() => again.enter('button', 'End the step'));
    await player.sees('German movement');
    await browser.kill();
  });
});
