import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { expect, test } from './dom/test';
import { bothPlaced, lookAlike } from './secrets';

// One secret, and all screens once, after its last change; the other, and after each change, in the soak.
lookAlike(false);

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
