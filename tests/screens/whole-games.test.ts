import { describe } from 'vitest';
import { everyTrial, trials } from '../games/every-game/trials';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import { test as appTest, expect, toyTest } from './dom/test';

describe.each(everyTrial)('$meta.title', (trial) => {
  const test = trials.includes(trial) ? appTest : toyTest;
  // Hundreds of taps, each waited for.
  for (const [name, verdict] of Object.entries(trial.verdicts))
    test(`a whole game through the screens: ${name}`, { timeout: 300_000 }, async ({ page, home }) => {
      await page.addInitScript(sameDiceEveryTime);
      await page.goto(home);
      const { stored, recorded } = await playWholeGame(page, trial, name);
      await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(verdict);
      expect(stored).toEqual(recorded);
    });
});
