import { iph } from '../../src/games/iph';
import { scripts } from '../games/iph/scripts';
import { asFixture, readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { recordedEntries } from '../support/recorded';
import { sameDiceEveryTime } from '../support/same-dice';
import { playScript } from '../support/seat';
import { expect, keptOffline, test } from './support';

/** Who wins. The first turns are tapped word by word in a spec of their own. */
const ENDS = {
  'until-22': 'Ken wins',
  'to-turn-11': 'Ann wins',
  'down-to-zero': 'Ann wins',
  'no-beachhead': 'Ann wins',
};

for (const [name, end] of Object.entries(ENDS)) {
  // One after the other they would take minutes; each is a game of its own.
  test(`a whole game through the screens, offline: ${name}`, async ({ page, context, home }) => {
    const script = scripts.fixtures[name];
    if (!script) throw new Error(`no script plays ${name}`);
    await page.addInitScript(sameDiceEveryTime);
    await page.goto(home);
    await keptOffline(page);
    await context.setOffline(true);
    const player = new Player(page);
    await player.newGame(
      name,
      script.charts === 'practice' ? 'Practice tables' : 'Learn from my mapsheet as we play',
    );
    const seat = await playScript(iph, script, new ScreenHands(page));
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(end);
    const { entries } = await readStore(page);
    const stored = JSON.parse(JSON.stringify(asFixture(entries)));
    expect(stored).toEqual(JSON.parse(JSON.stringify(seat.entries)));
    expect(stored).toEqual(recordedEntries(iph.id, name));
  });
}
