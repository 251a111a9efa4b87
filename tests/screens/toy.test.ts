import { Player } from '../hands/player';
import { expect, test } from './dom/test';
import { panel } from './stash';

test('a second game, played with three dice, words on a chart, secrets and turns without end', async ({
  page,
  toyHome,
}) => {
  await page.goto(toyHome);
  const player = new Player(page);
  await player.newGame('Night run');
  await expect(player.heading()).toHaveText('Ready?');
  await player.mark('Lit');
  await player.tap('Begin');
  await expect(player.heading()).toHaveText('Turn 1');

  await cross(player, 'Fox', 3, 2, 4);
  await player.cell('arrives late');
  await expect(page.locator('.result .big')).toHaveText('arrives late');
  // The same total is known from now on, to either side; 18 is in the rules.
  await cross(player, 'Owl', 1, 2, 6);
  await expect(page.locator('.result')).toContainText('Crossing, 9');
  await cross(player, 'Fox', 6, 6, 6);
  await expect(page.locator('.result .big')).toHaveText('cargo landed');
  await player.tap('Undo');
  await player.sees(/^Answered before: 6 \+ 6 \+ 6 = 18/);
  await player.dice(6, 6, 5);
  await player.cell('boat lost');

  await player.tap('Time passes');
  await player.sees('night');
  await cross(player, 'Fox', 3, 3, 3);
  await player.cell('cargo landed');
  for (const turn of [2, 2, 3, 3, 4]) {
    await player.tap('Time passes');
    await expect(player.heading()).toHaveText(`Turn ${turn}`);
  }
  await player.tap('Undo');
  await expect(player.heading()).toHaveText('Turn 3');

  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: /Night Crossing Table/ }).click();
  await player.sees('4 of 32 known.');
  await expect(page.getByRole('row', { name: /^9 / })).toContainText('arrives late');
});

async function cross(player: Player, side: 'Fox' | 'Owl', ...faces: readonly number[]): Promise<void> {
  await player.one(() => panel(player, side).getByRole('button', { name: 'Cross' }).click());
  await player.sees('Three dice');
  await player.dice(...faces);
}
