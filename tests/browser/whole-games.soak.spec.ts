import type { Page } from '@playwright/test';
import { everyTrial, trials } from '../games/every-game/trials';
import { Player } from '../hands/player';
import { lookUpRule } from '../hands/rules';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import type { Trial } from '../support/trial';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

/** Fetched apart from a game's play. */
async function readRule(page: Page, { lookUp }: Trial): Promise<void> {
  await lookUpRule(page, lookUp);
  await expect(page.getByRole('heading', { name: lookUp.rule }).first()).toBeFocused();
}

/** The same for every game. */
async function readReport(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Log/ }).click();
  await page.getByRole('link', { name: 'Report, share' }).click();
  await expect(page.getByText(/^Share (report|log|both)/)).toBeVisible();
}

// What a browser adds to the whole games in Node is a network that is gone.
for (const trial of everyTrial)
  test(`${trial.meta.title}: a whole game through the screens, offline`, async ({ page, context, home }) => {
    await page.addInitScript(sameDiceEveryTime);
    await page.goto(home);
    await keptOffline(page);
    await context.setOffline(true);
    const { stored, recorded } = await playWholeGame(page, trial, trial.whole);
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(
      trial.verdicts[trial.whole] ?? 'a verdict',
    );
    expect(stored).toEqual(recorded);
    await readRule(page, trial);
    await readReport(page);
    for (const other of trials) {
      if (other === trial) continue;
      await page.goto(home);
      await new Player(page).newGame('Begun', other.meta.title);
      await readRule(page, other);
      await readReport(page);
    }
  });
