import { describe } from 'vitest';
import { everyTrial, trials } from '../games/every-game/trials';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { question } from '../support/play';
import { test as appTest, expect, toyTest } from './dom/test';

describe.each(everyTrial.filter(({ secret }) => secret))('$meta.title', ({ meta, secret }) => {
  const test = trials.some((trial) => trial.meta === meta) ? appTest : toyTest;

  test('what one side alone may see is written down nowhere before it is sealed', async ({ page, home }) => {
    const table = secret?.at();
    const prompt = table && question(table);
    const [short] = secret?.answers ?? [];
    if (!table || short === undefined || prompt?.secret === undefined)
      throw new Error('no question of one side alone');
    await seed(page, home, table);
    await new Player(page).look(table.game.sideName(table.projection.state, prompt.secret));
    await new ScreenHands(page).fillIn(prompt, short);
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)));
    expect((await kept()).filter((key) => /asked:/.test(key))).toEqual([]);
  });
});
