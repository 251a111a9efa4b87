import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, openSeeded, seed } from '../hands/seed';
import { expect, test } from './support';

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
    await expect(page.getByText('Put the phone beside the map'), hash).toBeVisible();
  }
  await seed(page, home, afterSetUp());
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'Games' }).click();
  await player.button('More for Seeded game').click();
  await player.button('Delete').click();
  await player.button('Delete it').click();
  await expect(page.getByText('Put the phone beside the map')).toBeVisible();
  await page.goBack();
  await expect(player.heading()).toHaveText('This game did not open');
  await expect(page.getByRole('alert')).toContainText(
    'This game is not on this device: it may have been deleted',
  );
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByText('Put the phone beside the map')).toBeVisible();
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
  await player.tap('Attack');
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

test('the way out does not grow with what one looks at', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const player = new Player(page);
  const length = () => page.evaluate(() => history.length);
  await page.getByRole('link', { name: /^Seeded game/ }).click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  for (let i = 0; i < 3; i += 1) {
    await page.getByRole('link', { name: 'Log' }).click();
    await expect(player.heading()).toHaveText('Log');
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(player.heading()).toHaveText('7 Dec, Morning');
  }
  const before = await length();
  for (let i = 0; i < 3; i += 1) {
    await page.getByRole('link', { name: 'Games' }).click();
    await expect(player.heading()).toHaveText('War Diary');
    await page.getByRole('link', { name: /^Seeded game/ }).click();
    await expect(player.heading()).toHaveText('7 Dec, Morning');
  }
  expect(await length()).toBeLessThanOrEqual(before);
  await page.goBack();
  await expect(player.heading()).toHaveText('War Diary');

  // By another way round it is a step of its own.
  await page.goForward();
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await page.goBack();
  await expect(player.heading()).toHaveText('Log');
});

test('a dialog closes with back and with Escape, and nothing was done', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await openSeeded(page, home, 0);
  const player = new Player(page);
  await page.goto(`${home}#/settings`);
  await page.goto(`${home}${GAME}`);
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(home);
  await player.button('More for Seeded game').click();
  await player.button('Delete').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await player.button('Delete').click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(home);
  await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
});

test('paper has what is read, in ink on white, and nothing that is tapped', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.evaluate(() => localStorage.setItem('war-diary:theme', 'hall'));
  for (const hash of [GAME, `${GAME}/log`, `${GAME}/ledger`, '#/ready', '#/settings']) {
    await page.goto(`${home}${hash}`);
    await page.reload();
    await expect(page.getByRole('button').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(new Player(page).heading()).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const tapped of await page.locator('.dock, .foot, .home, button').all())
      await expect(tapped).toBeHidden();
    await expect(page.locator('.card').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
