import { Player } from '../hands/player';
import { expect, test } from './dom/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('rules are read without a game, from home and from the New game screen', async ({ page, home }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: /^Invasion Pearl Harbor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
  await page.getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeFocused();
  await expect(page).toHaveURL(/#\/rules\/iph\/12\.1$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeVisible();
  await page.getByRole('link', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('searchbox', { name: 'Look up a rule' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
});

test('one tap opens an example game on its die, the next rolls it, and it is told what just happened', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.sees('The app keeps the books');
  await page.getByRole('link', { name: 'Roll a battle' }).click();
  await player.sees(/saved · 248 entries/);
  await expect(page.getByText('not protected')).toHaveCount(0);
  await expect(player.heading()).toHaveText('Combat die on 1:1');
  await player.button('Roll for me').click();
  await expect(player.heading()).toHaveText('Example battle');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Ken loses');
  await player.sees(
    /^12 against 3 is 4:1\. .* You rolled \d\. All of it is in the log, and Undo takes it back\.$/,
  );
  await player.button('Roll it again').click();
  await expect(player.heading()).toHaveText('Combat die on 1:1');
  await player.face(2).click();
  await player.sees(/You rolled 2\./);
  await page.reload();
  await player.sees(/You rolled 2\./);
  await player.button('Look around').click();
  await expect(player.heading()).toHaveText('Who loses the steps?');
  await player.tap('Continue');
  await player.sees('example game, on practice tables');
  await page.getByRole('link', { name: 'Log' }).click();
  await player.sees('Japan attacks, 1:1, die 2');
  await player.more('Games');
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByText('An example to look around in')).toBeVisible();
  await expect(games.getByText('practice tables')).toBeVisible();

  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('link', { name: 'See an example game' }).click();
  await player.sees(/saved · \d+ entries/);
  await player.more('Games');
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await player.deleteGame(/Example/);
  await player.sees('The app keeps the books');
  await page.getByRole('link', { name: 'Roll a battle' }).click();
  await player.sees(/saved · 248 entries/);
});

test('from what just happened on to a practice game, or to a game of the same kind', async ({
  page,
  home,
}) => {
  // Its die settles the step: nothing is open any more, and the screen comes back all the same.
  await page.goto(`${home}#/example/pearl-harbor-7dec41`);
  await new Player(page).face(5).click();
  await new Player(page).sees(/You rolled 5\./);
  await page.reload();
  await new Player(page).sees(/You rolled 5\./);
  await page.goto(`${home}#/example/world-at-war-51`);
  const player = new Player(page);
  await player.button('Roll for me').click();
  await player.sees(/^4 squadrons attack Lexington.* You rolled \d and \d\./);
  await page.getByRole('link', { name: 'Set up my own game' }).click();
  await expect(page.getByRole('radio', { name: /^A World at War/ })).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'Play a practice game' }).click();
  await player.sees(/saved · 23 entries/);
  await player.tap('Surprise die');
  await player.more('Games');
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByText('A practice game')).toBeVisible();
  await page.getByRole('link', { name: 'Practice game', exact: true }).click();
  await player.sees(/saved · 3 entries/);
});
