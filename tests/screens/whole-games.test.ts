import { describe } from 'vitest';
import { trials } from '../games/every-game/trials';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import { expect, test } from './dom/test';

describe.each(trials)('$meta.title', (trial) => {
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
