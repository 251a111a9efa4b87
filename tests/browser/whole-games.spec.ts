import type { Page } from '@playwright/test';
import { trials } from '../games/every-game/trials';
import { Player } from '../hands/player';
import { lookUpRule } from '../hands/rules';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import type { Trial } from '../support/trial';
import { count } from './counts';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

/** Fetched apart from a game's play: its rules, and its report. */
async function readApart(page: Page, { lookUp }: Trial): Promise<void> {
  await lookUpRule(page, lookUp);
  await expect(page.getByRole('heading', { name: lookUp.rule }).first()).toBeFocused();
  await page.getByRole('link', { name: /^Log/ }).click();
  await page.getByRole('link', { name: 'Report, share' }).click();
  await expect(page.getByText(/^Shared: /)).toBeVisible();
}

// One in every run, and of the others that each is there to begin; all are played whole in the soak.
for (const trial of process.env.SOAK ? trials : trials.slice(0, 1))
  test(`${trial.meta.title}: a whole game through the screens, offline`, async ({ page, context, home }) => {
    await page.addInitScript(sameDiceEveryTime);
    await page.goto(home);
    await keptOffline(page);
    await context.setOffline(true);
    count('whole games');
    const { stored, recorded } = await playWholeGame(page, trial, trial.whole);
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(
      trial.verdicts[trial.whole] ?? 'a verdict',
    );
    expect(stored).toEqual(recorded);
    await readApart(page, trial);
    for (const other of trials) {
      if (other === trial) continue;
      await page.goto(home);
      await new Player(page).newGame('Begun', other.meta.title);
      await readApart(page, other);
    }
  });
