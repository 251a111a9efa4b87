import { trials } from '../games/every-game/trials';
import { lookUpRule } from '../hands/rules';
import { playWholeGame } from '../hands/whole-game';
import { sameDiceEveryTime } from '../support/same-dice';
import { expect, keptOffline, test } from './support';

test.use({ serviceWorkers: 'allow' });

for (const trial of trials)
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
    // Two parts of a game's code that are fetched apart from its play.
    await lookUpRule(page, trial.lookUp);
    await expect(page.getByRole('heading', { name: trial.lookUp.rule }).first()).toBeFocused();
    await page.getByRole('link', { name: /^Log/ }).click();
    await page.getByRole('link', { name: 'Report, share' }).click();
    await expect(page.getByText(/^Shared: /)).toBeVisible();
  });
