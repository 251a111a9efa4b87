// A game with a clock (decision 0068), as two players have it on one phone: set with the game, started, handed over, behind
// a curtain, undone, put away and set anew.
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { expect, test } from './dom/test';
import { panel } from './stash';

const START = new Date('2026-11-29T10:00:00').getTime();

test('over a turn, a curtain, an undo and a reload', async ({ page, toyHome }) => {
  let now = START;
  /** So much at once is no sleep of the device. */
  const pass = async (seconds: 10) => {
    now += 1000 * seconds;
    await page.clock.setFixedTime(now);
  };
  await page.clock.setFixedTime(now);
  await page.goto(toyHome);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByLabel('Title').fill('Night run');
  await page.getByText('Game clock').click();
  await page.getByText('Other', { exact: true }).click();
  await page.getByLabel('Other minutes').fill('soon');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('1 to 1440 whole minutes a side')).toBeVisible();
  await page.getByText('60', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const player = new Player(page);
  const clock = page.getByRole('region', { name: 'Game clock' });
  const times = clock.getByRole('timer');
  await expect(clock).toContainText('Not started');
  await expect(times).toContainText('Fox 60:00');
  await expect(times).toContainText('Owl 60:00');
  await player.tap('Begin');

  // Its own tap is no question, no log entry, and undo passes over it.
  await player.one(() => player.button('Start the game clock').click());
  await expect(page.locator('output')).toHaveText('The clock runs.');
  await expect(clock).toContainText('nobody has to act');
  await player.one(() => panel(player, 'Fox').getByRole('button', { name: 'Cross' }).click());
  await player.sees('Three dice');
  await expect(clock).toContainText('Runs for Fox');
  await pass(10);
  await expect(times).toContainText('Fox 59:50');
  await player.dice(6, 6, 6);
  await expect(clock).toContainText('nobody has to act');
  await expect(times).toContainText('Fox 59:50');
  await expect(page.getByText('Game clock', { exact: true })).toHaveCount(0);

  // Taken back, the roll is asked for again; the time is not given back.
  await player.tap('Undo');
  await player.sees('Three dice');
  await expect(times).toContainText('Fox 59:50');
  await player.one(() => player.button('Pause the game clock').click());
  await expect(clock).toContainText('Paused');
  await player.tap('Redo');

  // What one side alone is asked costs no time until its curtain is open.
  await player.one(() => player.button('Resume the game clock').click());
  await player.one(() => panel(player, 'Owl').getByRole('button', { name: 'Stash' }).click());
  await expect(clock).toContainText('Stands still until the curtain opens');
  await pass(10);
  await expect(times).toContainText('Owl 60:00');
  await player.look('Owl');
  await expect(clock).toContainText('Runs for Owl');
  await pass(10);
  await expect(times).toContainText('Owl 59:50');
  await player.fill({ Crate: 'Silver tea', Worth: 7 });
  await player.tap('Stash');

  const used = (await readStore(page)).entries.flatMap((entry) => (entry.used ? [entry.used] : []));
  expect(used).toEqual([{ fox: 10 }, { owl: 10 }]);

  // Put away and taken up again, it says for how long it stood still.
  await player.one(() => panel(player, 'Fox').getByRole('button', { name: 'Cross' }).click());
  await expect(clock).toContainText('Runs for Fox');
  await page.reload();
  await page.clock.setFixedTime(now);
  await expect(clock).toContainText('Runs for Fox');
  await page.evaluate(() => {
    const hide = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide('hidden');
    Object.assign(globalThis, { hide });
  });
  now += 720_000;
  await page.clock.setFixedTime(now);
  await page.evaluate(() => (globalThis as unknown as { hide: (state: string) => void }).hide('visible'));
  await expect(clock).toContainText('The clock stood still for 12 min.');
  await expect(page.locator('output')).toHaveText('The clock stood still for 12 min.');
  await expect(times).toContainText('Fox 59:50');

  // Other minutes, wrong and right, and none at all.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await more.getByText('Game clock').click();
  await expect(more).toContainText('Now 60 minutes a side.');
  await more.getByText('Other', { exact: true }).click();
  await more.getByRole('button', { name: 'Set the clock' }).click();
  await expect(more.getByRole('alert')).toContainText('1 to 1440 whole minutes');
  await more.getByLabel('Other minutes').fill('75');
  await more.getByRole('button', { name: 'Set the clock' }).click();
  await expect(more).toContainText('Now 75 minutes a side.');
  await expect(times).toContainText('Fox 74:50');
  await more.getByText('None', { exact: true }).click();
  await more.getByRole('button', { name: 'Set the clock' }).click();
  await expect(more).toContainText('No clock is set.');
  await expect(clock).toHaveCount(0);
  await more.getByRole('button', { name: 'Close' }).click();
  await player.more('Report');
  await expect(page.getByText('Game clock: Fox used 0:10, Owl used 0:10')).toBeVisible();
});
