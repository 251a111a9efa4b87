import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './dom/test';

const GAME = '#/g/seeded';
/** Every screen by its address, and the heading that says where one is. */
const SCREENS = [
  ['#/new', 'New game'],
  ['#/settings', 'Settings'],
  ['#/dice', /dice/],
  ['#/quick', /Quick combat/],
  ['#/backups', 'Copies'],
  ['#/backups/seeded', 'Save a copy: Seeded game'],
  ['#/packs/iph', 'Charts: Invasion Pearl Harbor'],
  ['#/ready', 'Ready for the hall'],
  ['#/keys', 'Keyboard shortcuts'],
  ['#/phones', 'Two phones'],
  [GAME, '7 Dec, Morning'],
  [`${GAME}/ledger`, 'Victory points'],
  [`${GAME}/charts`, 'Charts'],
  [`${GAME}/charts/crt`, 'Combat Results Table'],
  [`${GAME}/log`, 'Log'],
  [`${GAME}/rules/10.8`, /./],
] as const;

test('every screen comes back after a reload, and back leads from each to where one was', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const player = new Player(page);
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
  for (const [hash, heading] of SCREENS) {
    await page.goto(`${home}${hash}`);
    await expect(player.heading(), hash).toHaveText(heading);
    await page.reload();
    await expect(player.heading(), `${hash}, reloaded`).toHaveText(heading);
    await expect(page).toHaveURL(`${home}${hash}`);
    await page.goBack();
    await expect(player.heading(), `back from ${hash}`).toHaveText('War Diary');
    await expect(page).toHaveURL(home);
  }
});

test('an address of nothing is home, or says that the game is not there', async ({ page, home }) => {
  const player = new Player(page);
  for (const hash of ['#/no-such-screen', '#/g/', '#/packs/none', '#/g/x/charts/y/z', '#/%E0%A4%A']) {
    await page.goto(`${home}${hash}`);
    await expect(page.getByText('The app keeps the books'), hash).toBeVisible();
  }
  await seed(page, home, afterSetUp());
  await page.getByRole('link', { name: 'Log' }).click();
  await player.more('Games');
  await player.deleteGame('Seeded game');
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  await page.goBack();
  await expect(player.heading()).toHaveText('This game did not open');
  await expect(page.getByRole('alert')).toContainText(
    'This game is not on this device: it may have been deleted',
  );
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByText('The app keeps the books')).toBeVisible();
});

test('back never opens an answered question, and leaves a game from its table alone', async ({
  page,
  home,
}) => {
  await page.goto(home);
  await seed(page, home, inBattle(HEADS));
  await page.goto(home);
  await page.getByRole('link', { name: /^Seeded game/ }).click();
  const player = new Player(page);
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3 });
  await page
    .getByRole('group', { name: /^Terrain/ })
    .getByText('Rough', { exact: true })
    .click();
  await player.tap(/^Attack( on|$)/);
  await player.dice(4);
  await expect(page.getByRole('group', { name: 'Attacker loses' })).toBeVisible();
  const saved = await player.saved();

  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(player.heading()).toHaveText('Charts');
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Attacker loses' })).toBeVisible();
  expect(await player.saved()).toBe(saved);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('group', { name: 'Attacker loses' })).toBeVisible();
  await player.sees(`saved · ${saved} entries`);
});

test('Share charts leads back to the charts of the game, and from there to its table', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp());
  const player = new Player(page);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('link', { name: 'Charts' }).click();
    await page.getByRole('link', { name: 'Share charts, or bring some in' }).click();
    await expect(player.heading()).toHaveText('Charts: Invasion Pearl Harbor');
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(player.heading()).toHaveText('Charts');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(player.heading()).toHaveText('7 Dec, Morning');
  }
});
