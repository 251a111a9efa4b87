import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { trials } from '../games/every-game/trials';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { playTrial } from '../support/trial';
import { loadWhole } from '../support/whole-game';
import { expect, test } from './support';

for (const trial of trials) {
  const { meta, procedure } = trial;

  test(`${meta.title}: its example opens on its die, which is rolled and kept`, async ({ page, home }) => {
    await page.goto(home);
    const player = new Player(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.locator('label').filter({ hasText: meta.title }).first().click();
    await page.getByRole('link', { name: 'See an example game' }).click();
    await player.sees(/saved · \d+ entries/);
    await player.button('Roll for me').click();
    await player.sees('What just happened');
    await page.reload();
    await player.sees('What just happened');
    await player.button('Look around').click();
    const saved = await player.saved();
    const heading = await player.heading().textContent();
    await page.reload();
    await player.button('Look around').click();
    await player.sees(`saved · ${saved} entries`);
    expect(await player.heading().textContent()).toBe(heading);
    expect((await readStore(page)).games).toMatchObject([{ game: meta.id }]);
  });

  test(`${meta.title}: questions are answered, and the log tells it`, async ({ page, home, picture }) => {
    await seed(page, home, procedure.at());
    const hands = new ScreenHands(page);
    const table = await playTrial(trial, (prompt, short) => hands.answer(prompt, short, undefined));
    const { title = '', value = '' } = logLines(table.projection).at(-1) ?? {};
    await page.getByRole('link', { name: /^Log/ }).click();
    const line = page.getByRole('listitem').filter({ hasText: title }).first();
    await line.waitFor();
    expect(await line.textContent()).toContain(value);
    await picture(`${meta.id}-log`);
    const game = await loadWhole(meta);
    expect(foldJournal(game, (await readStore(page)).entries).state).toEqual(table.projection.state);
  });
}
