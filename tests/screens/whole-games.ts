import { describe } from 'vitest';
import { everyTrial, trials } from '../games/every-game/trials';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import type { Trial } from '../support/trial';
import { test as appTest, expect, toyTest } from './dom/test';

/** Some of the recorded games of every kind that come to a verdict, tapped through the screens to that verdict. */
export function tapWhole(namesOf: (trial: Trial) => readonly string[]): void {
  describe.each(everyTrial.filter((trial) => namesOf(trial).length))('$meta.title', (trial) => {
    const test = trials.includes(trial) ? appTest : toyTest;
    // Hundreds of taps, each waited for.
    for (const name of namesOf(trial))
      test(`a whole game through the screens: ${name}`, { timeout: 300_000 }, async ({ page, home }) => {
        await page.addInitScript(sameDiceEveryTime);
        await page.goto(home);
        const { stored, recorded } = await playWholeGame(page, trial, name);
        const verdict = page.getByRole('region', { name: 'Verdict' });
        await expect(verdict).toContainText(trial.verdicts[name] ?? `a verdict of ${name}`);
        expect(stored).toEqual(recorded);
      });
  });
}
