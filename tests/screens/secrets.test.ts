import { begun } from '../games/iph/tables';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { expect, test } from './dom/test';
import { bothPlaced, ORDER_ONE, SCREENS, seated } from './secrets';

// That two games which differ in a secret alone look alike is asked of the views in every run, of the screens in the soak.
test("Japan's secret order is on no screen until the reveal", async ({ page, home }) => {
  const { player, answer } = await seated(page, home, begun);
  await player.tap('Write the landing order');
  await answer('landing-order', ORDER_ONE);
  const seen = await everyScreen(page, 'Seeded game');
  expect(seen).toHaveLength(SCREENS);
  const order = /163[012]/;
  for (const screen of seen) expect(screen).not.toMatch(order);
  await player.tap('The US is set up: reveal');
  await player.sees(order);
});

test('what was revealed can be struck, and the log says that it had been seen', async ({ page, home }) => {
  await seed(page, home, bothPlaced());
  const hands = new ScreenHands(page);
  await new Player(page).tap('Reveal the ships');
  await hands.strike('Ships revealed');
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page.locator('li.log-line').filter({ hasText: 'Sealed entry (Ken)' }).first();
  await expect(line.locator('summary')).toContainText('after the reveal');
  await expect(line).not.toContainText('6 carriers');
});
