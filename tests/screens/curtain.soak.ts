import { everyTrial, trials } from '../games/every-game/trials';
import { everyScreen } from '../hands/every-screen';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { question } from '../support/play';
import { test as appTest, expect, toyTest } from './dom/test';

// Every screen of two games of a kind that differ in what one side settled alone. What a kind's views keep to themselves is
// asked without a screen in every run (tests/games/every-game/sealed), and the screens of one kind in secrets.
for (const trial of everyTrial) {
  const { meta, secret } = trial;
  if (!secret) continue;
  const test = trials.includes(trial) ? appTest : toyTest;
  test(`[5] what one side settles behind the curtain is on no screen: ${meta.title}`, async ({
    home,
    otherPhone,
  }) => {
    const now = new Date();
    const seen: (readonly string[])[] = [];
    for (const short of secret.answers) {
      const page = await otherPhone();
      await page.clock.setFixedTime(now);
      await page.goto(home);
      const table = secret.at();
      const prompt = question(table);
      const side = prompt?.secret;
      if (!prompt || side === undefined) throw new Error('no sealed question is open');
      await seed(page, home, table);
      // Nothing is settled yet: this shows the question's own words nowhere, and brings every screen here for later.
      const closed = await everyScreen(page, 'Seeded game');
      expect(closed.join()).not.toContain(prompt.title);
      const name = table.game.sideName(table.projection.state, side);
      await new ScreenHands(page).answer(prompt, short, name);
      seen.push(await everyScreen(page, 'Seeded game'));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.length).toBeGreaterThan(8);
  });
}
