import { breakable, setFault } from '../hands/faults';
import { Player } from '../hands/player';
import {
  afterSetUp,
  atTheCup,
  begun,
  HEADS,
  inBattle,
  inCarrierWarfare,
  inCombat,
  inLanding,
  inSetUp,
  openSeeded,
  ordered,
  seed,
} from '../hands/seed';
import { open, say } from '../support/play';
import { clean } from './clean';
import { expect, test } from './toy/site';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As wide as a phone, and so tall that nothing is scrolled under the buttons at the bottom.
  await page.setViewportSize({ width: 360, height: 2400 });
});

test('[7] home, a new game, settings, what fails', async ({ page, home, problems }) => {
  await breakable(page);
  await page.goto(home);
  const player = new Player(page);
  await player.sees('Put the phone beside the map');
  await clean(page, 'home, empty');
  await page.getByRole('link', { name: 'New game' }).click();
  await player.sees('Learn from my mapsheet');
  await clean(page, 'new game');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await player.sees('Not protected');
  await clean(page, 'settings');

  await page.goto(home);
  await seed(page, home, afterSetUp(), inCombat());
  await page.getByRole('link', { name: 'Games' }).click();
  await player.sees('Seeded game 2');
  await clean(page, 'home with games');
  await player.button('More for Seeded game 2').click();
  await clean(page, 'home, the menu of a game');
  await player.button('Archive').click();
  await page.getByText('Archived (1)').click();
  await player.button('More for Seeded game').click();
  await player.button('Rename').click();
  await clean(page, 'home, renaming, the archive open');
  await player.button('Cancel').click();
  await player.button('More for Seeded game').click();
  await player.button('Delete').click();
  await clean(page, 'home, deleting');
  await player.button('Keep the game').click();

  await setFault(page, 'open throws');
  await page.reload();
  await player.sees(/cannot be opened/);
  await clean(page, 'home without a store');
  await page.goto(`${home}#/g/seeded`);
  await player.sees('This game did not open');
  await clean(page, 'a game that does not open');
  await setFault(page);
  await player.button('Try again').click();
  await expect(player.heading()).toHaveText('7 Dec, Morning');
  await setFault(page, { write: 'entries', error: 'QuotaExceededError' });
  await player.button('Land').click();
  await player.sees(/storage of this device is full/);
  await clean(page, 'a tap that is not saved');

  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken for a test'))));
  await player.sees('Something broke');
  await clean(page, 'what broke');
  expect(problems.splice(0).join()).toContain('broken for a test');
});

test('[7] the questions', async ({ page, home }) => {
  const choosing = afterSetUp();
  open(choosing, 'hex', { to: 'jp' });
  const which = afterSetUp();
  open(which, 'hex', { to: 'jp' });
  say(which, 'other', { number: '1829' });
  const drawing = atTheCup();
  open(drawing, 'draw-chit');
  const placing = inCarrierWarfare();
  open(placing, 'jp-disposition');
  say(placing, { carriers: 2, battleships: ['hiei'] });
  open(placing, 'us-disposition');
  const counting = afterSetUp();
  open(counting, 'hex', { to: 'jp' });
  say(counting, 'other', { number: '2829' }, 'airfield');
  const into = (terrain: string) => ({ attack: 8, defence: 3, terrain });
  const questions = [
    ['column heads', inBattle()],
    ['a form', inBattle(HEADS)],
    ['a choice', inBattle(HEADS, into('rough'), 3, '1/1')],
    ['a choice of many', choosing],
    ['one die', inBattle(HEADS, into('rough'))],
    ['two dice', inBattle(HEADS, into('ford-island'), 0)],
    ['dice for units', inLanding({}, 0)],
    ['a chit', drawing],
    ['a cell of losses', inBattle(HEADS, into('rough'), 4)],
    ['a cell of numbers', inBattle(HEADS, into('mountain'))],
    ['a cell of words', which],
    ['a typed cell', counting],
    ['a form of readings', inSetUp()],
    ['a form of loads', inLanding()],
    ['a form of ships', placing],
    ['a form of marks', inBattle(HEADS, into('city'), 2, -2)],
  ] as const;
  await seed(page, home, ...questions.map(([, table]) => table));
  for (const [i, [name]] of questions.entries()) {
    await openSeeded(page, home, i);
    await expect(page.getByRole('link', { name: /a question is open/ })).toBeVisible();
    await clean(page, name);
    if (name === 'a form') {
      await page.getByRole('textbox', { name: 'Attack factors' }).fill('abc');
      await page.getByRole('button', { name: 'Attack', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page
        .getByRole('group', { name: 'Terrain of the attacked hex' })
        .getByText('Airfield', { exact: true })
        .click();
      await expect(page.getByRole('textbox', { name: 'Hex number' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Battleships' })).toBeVisible();
      await clean(page, 'a form that is refused, with all its fields');
    }
    if (name === 'one die') {
      const player = new Player(page);
      await player.mark('Banzai!');
      await player.face(3).click();
      await clean(page, 'a die with one declared ahead of it');
    }
  }
});

test('[7] the table and the screens beside it', async ({ page, home }) => {
  const table = atTheCup('24-move');
  const resting = inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1');
  await seed(page, home, afterSetUp(), inCombat(), atTheCup(), table, resting);
  const player = new Player(page);
  await clean(page, 'table, landing');
  await openSeeded(page, home, 1);
  await player.sees('Japanese combat');
  await clean(page, 'table, combat');
  await openSeeded(page, home, 2);
  await clean(page, 'table, the cup');
  await openSeeded(page, home, 3);
  await player.sees('24th Move phase');
  await player.one(() =>
    page.getByRole('group', { name: 'Your die' }).getByRole('button', { name: /^3/ }).click(),
  );
  await clean(page, 'table, movement rolls');
  await openSeeded(page, home, 4);
  await player.tap('Defender holds');
  await page.getByText('How', { exact: true }).click();
  await clean(page, 'table, a result');
  await page.getByRole('link', { name: /^Ledger/ }).click();
  await player.sees('Japan wins');
  await clean(page, 'ledger');
  await page.getByRole('link', { name: 'Charts' }).click();
  await clean(page, 'charts');
  for (const chart of ['Combat Results Table', 'Terrain Effects Chart']) {
    await page.getByRole('link', { name: chart }).click();
    await expect(player.heading()).toHaveText(chart);
    await clean(page, chart);
  }
  await page.getByRole('link', { name: 'Log' }).click();
  await page.locator('summary', { hasText: 'Japan attacks' }).click();
  await clean(page, 'log, a line open');
});

test('[7] the table before, within and after the game', async ({ page, home }) => {
  const fallen = inCarrierWarfare();
  open(fallen, 'correct-points');
  say(fallen, { points: 18, reason: 'Counted again' });
  const stopped = inCarrierWarfare();
  open(stopped, 'stop-game');
  say(stopped, 'us-concedes');
  await seed(page, home, begun(), ordered(), inCarrierWarfare(), fallen, stopped);
  const player = new Player(page);
  await player.sees('Japan writes down where he lands');
  await clean(page, 'table, before the landing order');
  await player.tap('Write the landing order, Japan alone');
  await clean(page, 'a closed curtain over a question');
  await player.look('Ken');
  await clean(page, 'an open curtain over a question');
  await openSeeded(page, home, 1);
  await player.sees('The US sets up');
  await clean(page, 'table, the US sets up');
  await openSeeded(page, home, 2);
  await player.sees('Carrier Warfare Phase');
  await clean(page, 'table, carrier warfare');
  await openSeeded(page, home, 3);
  await player.sees('22 victory points');
  await clean(page, 'table, an end reached');
  await openSeeded(page, home, 4);
  await player.sees('The US concedes');
  await clean(page, 'table, an end recorded');
});

test('[7] secrets, several dice and typed cells', async ({ page, toyHome }) => {
  await page.goto(toyHome);
  const player = new Player(page);
  await player.newGame('Night run');
  await player.tap('Begin');
  await clean(page, 'table of two sides');
  await page.getByRole('button', { name: 'Cross' }).first().click();
  await page.getByRole('group', { name: 'Your die 1 shows' }).getByRole('button', { name: '4' }).click();
  await clean(page, 'three dice');
  await player.tap('Cancel');
  await player.one(() => page.getByRole('button', { name: 'Stash' }).first().click());
  await clean(page, 'a closed curtain');
  await page.getByRole('button', { name: /hold to open/ }).press('Enter');
  await player.sees('Open for Fox');
  await clean(page, 'an open curtain');
  await player.fill({ Crate: 'Tea', Worth: 2 });
  await player.tap('Stash');
  await page.getByRole('link', { name: /^Ledger/ }).click();
  await clean(page, 'sealed ledgers');

  await page.goto(`${toyHome}#/new`);
  await page.getByRole('radio', { name: 'Soundings' }).check();
  await player.button('Start').click();
  await player.sees('Your sheet says');
  await clean(page, 'a typed cell');
});
