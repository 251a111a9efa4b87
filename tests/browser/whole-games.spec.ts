import type { Page } from '@playwright/test';
import { trials } from '../games/every-game/trials';
import { usnDeluxeTrial } from '../games/usn-deluxe/trial';
import { Player } from '../hands/player';
import { lookUpRule } from '../hands/rules';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import type { Trial } from '../support/trial';
import { count } from './counts';
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
  await expect(page.getByText(/^Shared: /)).toBeVisible();
}

/**
 * What a browser adds to the whole games in Node is a network that is gone: the shortest that is fought to its end shows it in
 * every run, and of the other games that each is there to begin. One of each game is played so in the soak.
 */
const PLAYED: readonly (readonly [trial: Trial, whole: string])[] = process.env.SOAK
  ? trials.map((trial) => [trial, trial.whole])
  : [[usnDeluxeTrial, 'manchuria-held']];

for (const [trial, whole] of PLAYED)
  test(`${trial.meta.title}: a whole game through the screens, offline`, async ({ page, context, home }) => {
    await page.addInitScript(sameDiceEveryTime);
    await page.goto(home);
    await keptOffline(page);
    await context.setOffline(true);
    count('whole games');
    const { stored, recorded } = await playWholeGame(page, trial, whole);
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(
      trial.verdicts[whole] ?? 'a verdict',
    );
    expect(stored).toEqual(recorded);
    await readRule(page, trial);
    await readReport(page);
    for (const other of trials) {
      if (other === trial) continue;
      await page.goto(home);
      await new Player(page).newGame('Begun', other.meta.title);
      if (!process.env.SOAK) continue;
      await readRule(page, other);
      await readReport(page);
    }
  });
