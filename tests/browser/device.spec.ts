import { Player } from '../hands/player';
import { expect, test } from './support';

test.use({ profile: 'own' });

test('the browser itself keeps the screen on, and promises to keep the games', async ({
  page,
  context,
  home,
}) => {
  test.skip(
    !process.env.SOAK,
    'what the app asks of the browser, tests/screens/device asks; of a real one in the soak',
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Browser.grantPermissions', {
    origin: new URL(home).origin,
    permissions: ['durableStorage', 'wakeLockScreen'],
  });
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('First');
  await player.begin();
  await expect(page.getByRole('button', { name: /^Screen stays on/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.storage.persisted())).toBe(true);
  // A thumb that draws the page down too far does not load it anew.
  const drawnDown = () =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).overscrollBehaviorY);
  expect(await page.evaluate(drawnDown)).toEqual(['contain', 'contain']);
  await page.goto(`${home}#/settings`);
  await expect(page.getByRole('region', { name: 'Storage' }).getByRole('status')).toHaveText(
    /^Protected: the browser has promised/,
  );
});
