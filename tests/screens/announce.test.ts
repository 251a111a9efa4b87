import { listening } from '../hands/listening';
import { Player } from '../hands/player';
import { atTheCup, HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './dom/test';

/** How long an echo would take here, where nothing is fetched. */
const SOON = 100;

test('over a turn each result, each way back and each refusal is said once', async ({ page, home }) => {
  await seed(page, home, atTheCup());
  const player = new Player(page);
  const heard = await listening(page);
  const said = () => heard(SOON);

  await player.draw('24th Move');
  expect(await said()).toEqual(['Chit: 24th Move']);
  await player.dice(4);
  expect(await said()).toEqual(['24th moves, die 4: 3 MP']);
  await player.tap('Undo');
  expect(await said()).toEqual(['Undone.']);
  await player.tap('Redo');
  expect(await said()).toEqual(['Redone.']);
  await player.tap('End 24th Move');
  expect(await said()).toEqual(['24th Move phase ends']);

  await player.tap('Combat');
  expect(await said()).toEqual(['Japanese combat begins']);
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(player.heading()).toHaveText('Log');
  const line = page.locator('.log-line').filter({ hasText: 'Japanese combat begins' });
  await line.locator('summary').click();
  await player.one(() => line.getByRole('button', { name: 'Strike this entry' }).click());
  expect(await said()).toEqual(['Struck: Japanese combat begins. Redo brings it back.']);
});

test('a refusal is said once', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS));
  const player = new Player(page);
  const heard = await listening(page);
  const said = () => heard(SOON);
  await player.button(/^Attack( on|$)/).click();
  const refused = await said();
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('Nothing is recorded yet.');
});
