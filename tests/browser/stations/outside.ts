import { breakApp, setFault } from '../../hands/faults';
import { Player } from '../../hands/player';
import { afterSetUp, HEADS, inBattle, inCombat, openSeeded, seed } from '../../hands/seed';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

/** All that is there without a game. */
export async function* outside({ page, player, home }: Start) {
  await page.route('**/assets/*.js', () => {});
  await page.goto(home, { waitUntil: 'commit' });
  await expect(player.heading()).toHaveText('War Diary');
  yield 'the frame before its code';
  await page.unrouteAll();
  await page.goto(home);
  await player.sees('The app keeps the books');
  yield 'home, empty';
  await page.getByRole('link', { name: 'New game' }).click();
  await player.sees('Learn from my mapsheet');
  yield 'new game';
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await player.sees('Not protected');
  if (isWhole) yield 'settings';
  await player.button('Report a mistake').click();
  await expect(page.locator('pre.diagnosis')).toBeVisible();
  yield 'settings, a report';
  await page.getByRole('link', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('group', { name: 'Single keys' }).getByText('Off', { exact: true }).click();
  yield 'keyboard shortcuts';
  await page.goto(`${home}#/news`);
  await player.sees('Added');
  yield 'what is new';
  await page.goto(`${home}#/phones`);
  await player.sees('Codes are read');
  if (isWhole) yield 'two phones';
  await player.button('Start').click();
  await expect(page.getByRole('alert')).toContainText('No camera can be used here');
  yield 'two phones, without a camera';
  await player.button('Stop').click();
  await page.goto(`${home}#/join`);
  await expect(page.getByRole('alert')).toContainText('No camera can be used here');
  yield 'join a game, without a camera';
  await page.goto(`${home}#/dice`);
  await player.button('Roll 6,000 times').click();
  await expect(page.getByRole('table').locator('tbody td')).toHaveCount(6);
  yield 'the test of the dice';

  await page.goto(`${home}#/quick`);
  await player.fill({ 'Attack factors': 17, 'Defence factors': 6, 'Net shift': 1 });
  await player.face(4).click();
  await player.sees('3:1, die 4');
  yield 'quick combat, rolled';
  if (isWhole) {
    await page.getByText('Your mapsheet').click();
    await player.button('Roll for me').click();
    await player.sees('not read yet');
    yield 'quick combat, not read yet';
  }

  await page.goto(home);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(player.heading()).toBeFocused();
  yield 'whose rules';
  await page.getByRole('link', { name: /^Invasion Pearl Harbor/ }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('banzia');
  yield 'rules from home';
  if (isWhole) {
    await page.getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /^12\.1/ })).toBeFocused();
    yield 'a rule from home';
  }

  await page.goto(home);
  await page.getByRole('link', { name: 'Roll a battle' }).click();
  await player.face(2).click();
  await player.sees('What just happened');
  yield 'what just happened';
  await player.button('Look around').click();
  await player.tap('Continue');
  await player.sees('example game, on practice tables');
  yield 'the example';
  if (!isWhole) return;
  await player.more('Games');
  await player.sees('An example to look around in');
  yield 'home with the example';
}

/** The list of games, and what is said when the store, a tap or the code fails. */
export async function* failing({ page, player, context, home, problems }: Start) {
  await seed(page, home, afterSetUp(), inBattle(HEADS), inCombat());
  const playing = new Player(await context.newPage());
  await openSeeded(playing.page, home, 1);
  await openSeeded(page, home, 1);
  await player.sees('This game is open in another tab. You are watching.');
  yield 'a game that another tab plays';
  await playing.page.close();

  await player.more('Games');
  await player.sees('Seeded game 2');
  if (isWhole) yield 'home with games';
  await player.button('More for Seeded game 2').click();
  if (isWhole) yield 'home, the menu of a game';
  await player.button('Archive').click();
  if (isWhole) yield 'home, archiving';
  await player.button('Archive it').click();
  await page.getByText('Archived (1)').click();
  await player.button('More for Seeded game').click();
  await player.button('Rename').click();
  yield 'home, renaming, the archive open';
  await player.button('Cancel').click();
  await player.button('More for Seeded game 2').click();
  await player.button('Delete now').click();
  yield 'home, deleting';
  await player.button('Keep the game').click();

  await setFault(page, 'open throws');
  await page.reload();
  await player.sees(/cannot be opened/);
  yield 'home without a store';
  await page.goto(`${home}#/g/seeded`);
  await player.sees('This game did not open');
  yield 'a game that does not open';
  await setFault(page);
  await player.button('Try again').click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await setFault(page, { write: 'entries', error: 'QuotaExceededError' });
  await player.button('Land').click();
  await player.sees(/this device is full/);
  if (isWhole) yield 'a tap that is not saved';
  await breakApp(page, 'broken for a test');
  await player.sees('Something broke');
  yield 'what broke';
  expect(problems.splice(0).join()).toContain('broken for a test');
}
