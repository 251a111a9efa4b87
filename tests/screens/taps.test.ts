import type { Page } from '@playwright/test';
import type { ChartPack } from '../../src/core/charts/pack';
import { foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { everythingCloseIn, KNOWN } from '../games/iph/close-in';
import { counting } from '../hands/counting';
import { Player } from '../hands/player';
import { atTheCup, seed } from '../hands/seed';
import { open, question, say, sitDown, type Table } from '../support/play';
import { recordedEntries } from '../support/recorded';
import { expect, test } from './dom/test';

async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).click();
  await page.keyboard.type(value);
}

test('[5] a battle with every support in play: a tap for each die, each choice, each field, each screen', async ({
  page,
  home,
}) => {
  const table = everythingCloseIn();
  open(table, 'begin-jp-phase', { phase: 'combat' });
  await seed(page, home, table);
  const player = new Player(page);
  const counted = await counting(page);
  const screens: string[] = [];
  const screen = async () => screens.push((await player.heading().textContent()) ?? '');

  await player.tap(/^Attack( on|$)/);
  await screen();
  await type(page, 'Attack factors', '12');
  await type(page, 'Defence factors', '4');
  await player.fill({ 'Terrain of the attacked hex': 'City' });
  await type(page, 'Airfields with Japan', '1');
  await player.tap(/^Attack( on|$)/);
  await screen();
  await player.dice(3);
  await screen();
  await player.mark('Hiei');
  await player.mark('Kirishima');
  await type(page, 'Planes (6 free)', '4');
  await type(page, 'Japanese ground units', '4');
  await player.tap('Continue');
  await screen();
  await player.dice(6, 1, 2);
  await screen();
  await player.mark('Banzai!');
  await player.dice(3, 4);
  await screen();
  await player.tap('Defender holds');
  await expect(player.heading()).toHaveText('8 Dec, Morning');

  const { taps, digits } = await counted();
  const dice = 1 + 3 + 2;
  const choices = 'City, Hiei, Kirishima, Banzai'.split(', ').length;
  const fields = 'attack, defence, near, planes, units'.split(', ').length;
  // Opening the battle; the two forms' buttons and the answer about the hex. A die's last tap leaves its screen.
  const onward = 1 + 2 + 1;
  expect(screens).toHaveLength(6);
  expect({ taps, digits }).toEqual({ taps: dice + choices + fields + onward, digits: 6 });
});

test('[5] ten movement rolls are ten taps', async ({ page, home }) => {
  const table = everythingCloseIn();
  open(table, 'draw-chit');
  say(table, '24-move');
  await seed(page, home, table);
  const player = new Player(page);
  const counted = await counting(page);
  for (const face of [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]) await player.dice(face);
  await expect(page.getByText('24th, die 4')).toHaveCount(2);
  expect(await counted()).toEqual({ taps: 10, digits: 0 });
});

test('[5] draw a chit and act: two taps', async ({ page, home }) => {
  await seed(page, home, atTheCup());
  const player = new Player(page);
  const counted = await counting(page);
  await player.draw('24th Move');
  await player.dice(3);
  expect(await counted()).toEqual({ taps: 2, digits: 0 });
});

test('[5] seven chits with nothing to do: eight taps', async ({ page, home }) => {
  await seed(page, home, atTheCup());
  const player = new Player(page);
  const counted = await counting(page);
  await player.tap('Draw chit');
  for (let chit = 1; chit < 7; chit += 1) await player.tap('End, draw next');
  await player.sees('7 of 7 chits drawn');
  await player.button(/^End (24th|25th|USMC|BB Row)/).click();
  await expect(player.button('End the turn')).toBeVisible();
  expect(await counted()).toEqual({ taps: 8, digits: 0 });
});

test('[5] a submarine: three taps', async ({ page, home }) => {
  const table = everythingCloseIn('submarine');
  await seed(page, home, table);
  const player = new Player(page);
  const counted = await counting(page);
  await player.tap('Submarine attack');
  await player.dice(3, 4);
  await player.sees('miss');
  expect(await counted()).toEqual({ taps: 3, digits: 0 });
});

/** The landing is revealed, on charts that know it or that it still asks for. */
function beforeTheLanding(charts: ChartPack): Table<never> {
  const table = sitDown(iph, charts) as unknown as Table<never>;
  open(table, 'set-up', { charts: 'own' });
  say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
  open(table, 'reveal-landing');
  say(table, { first: '1630', centre: '1631', last: '1632' });
  while (question(table)) say(table, 'none');
  return table;
}

/** Twelve units are ashore, and the Landing Table is read. */
function afterTheLanding(): Table<never> {
  const table = beforeTheLanding(KNOWN);
  open(table, 'landing');
  say(table, {});
  for (let asked = question(table); asked; asked = question(table))
    say(table, asked.kind === 'cell' ? 0 : [3, 3, 3, 3]);
  return table;
}

test('[5] a landing of eight units: a tap for each die and four around them', async ({ page, home }) => {
  const table = afterTheLanding();
  open(table, 'end-turn');
  say(table, 'end');
  await seed(page, home, table);
  const player = new Player(page);
  const counted = await counting(page);
  await player.tap('Land');
  await type(page, 'In 1630', '4');
  await player.tap('Next');
  await player.sees('8 units must land');
  await player.tap('Land these units');
  await player.dice(3, 3, 3, 3);
  await player.dice(3, 3, 3, 3);
  await player.sees('8 ashore');
  expect(await counted()).toEqual({ taps: 8 + 4, digits: 1 });
});

test('[5] a landing of twelve units with real dice: a tap for each die and two before them', async ({
  page,
  home,
}) => {
  await seed(page, home, beforeTheLanding(afterTheLanding().pack));
  const player = new Player(page);
  const counted = await counting(page);
  await player.tap('Land');
  await player.tap('Land these units');
  for (let hex = 0; hex < 3; hex += 1) await player.dice(3, 3, 3, 3);
  await player.sees('12 ashore');
  expect(await counted()).toEqual({ taps: 2 + 12, digits: 0 });
});

test('[5] a captured airfield, three lines undone, the CRT, a rule', async ({ page, home }) => {
  const table = everythingCloseIn();
  await seed(page, home, table);
  const player = new Player(page);
  const counted = await counting(page);
  await player.tap('Hex taken');
  for (const digit of '2416') await player.button(digit).click();
  await player.tap('Take 2416, +2 VP');
  await player.sees(/2416 taken/);
  expect(await counted(), 'a captured airfield').toEqual({ taps: 6, digits: 0 });

  const before = await player.saved();
  for (let i = 0; i < 3; i += 1) await player.tap('Undo');
  expect(await player.saved()).toBe(before + 3);
  expect((await counted()).taps - 6, 'three lines undone').toBe(3);

  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: /^Combat Results Table/ }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  expect((await counted()).taps - 9, 'the CRT').toBe(2);

  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).click();
  await page.keyboard.type('concentric');
  const found = page.getByRole('list', { name: 'Rules' }).getByRole('link').first();
  await expect(found).toContainText('10.12');
  expect((await counted()).taps - 11, 'a rule, found and begun to read').toBe(2);
  await found.click();
  expect((await counted()).taps - 11, 'a rule, read whole').toBe(3);
});

test('[5] a hex that is known is taken by its first two digits: four taps', async ({ page, home }) => {
  await seed(page, home, everythingCloseIn());
  const player = new Player(page);
  const counted = await counting(page);
  await player.button('Hex taken').click();
  for (const digit of '28') await player.button(digit).click();
  await player.tap(/^Take 2821/);
  await player.sees(/Pearl City taken/);
  expect(await counted()).toEqual({ taps: 4, digits: 0 });
});

test('[More] the hall theme in the middle of a game: two taps, and one back to the table', async ({
  page,
  home,
}) => {
  await seed(page, home, atTheCup());
  const counted = await counting(page);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('dialog').getByText('Hall', { exact: true }).click();
  await expect(page.locator('html[data-theme="hall"]')).toHaveCount(1);
  expect(await counted()).toEqual({ taps: 2, digits: 0 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(new Player(page).button('Draw chit')).toBeVisible();
  expect(await counted()).toEqual({ taps: 3, digits: 0 });
});

test('[More] a copy of the game that is played: three taps, and one back to its table', async ({
  page,
  home,
}) => {
  await seed(page, home, atTheCup());
  const player = new Player(page);
  const counted = await counting(page);
  await player.more('Save a copy');
  await player.button('Save to this device').click();
  await player.sees(/^The file is with your downloads/);
  expect(await counted()).toEqual({ taps: 3, digits: 0 });
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(player.button('Draw chit')).toBeVisible();
  expect(await counted()).toEqual({ taps: 4, digits: 0 });
});

test('[first minute] two taps from the first screen to the result of a battle, and no field', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  const counted = await counting(page);
  await page.getByRole('link', { name: 'Roll a battle' }).click();
  await player.button('Roll for me').click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Ken loses');
  expect(await counted()).toEqual({ taps: 2, digits: 0 });
});

test('[first minute] five taps through New game to the table of a game on practice tables', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.sees('The app keeps the books');
  const counted = await counting(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByText('Practice tables', { exact: true }).click();
  await player.button('Start').click();
  await player.sees('Who plays?');
  await player.tap('Next');
  await player.tap('Play with these rules');
  await player.sees('Japan writes down the landing hexes');
  expect(await counted()).toEqual({ taps: 5, digits: 0 });
});

test('[first minute] six taps from the first screen to the first roll of a practice game, and no field', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.sees('The app keeps the books');
  const counted = await counting(page);
  await page.getByRole('link', { name: 'Practice game' }).click();
  await player.sees('Japan writes down the landing hexes');
  await player.sees('practice table, not the printed one');
  await player.tap('Order is on paper');
  await player.tap('Place the markers');
  await player.tap('Land');
  await player.tap('Land these units');
  await player.tap(/^Roll for me/);
  await player.sees('Landing in 1631, no modifier');
  expect(await counted()).toEqual({ taps: 6, digits: 0 });
});

test('[first minute] a practice game is begun once, and gone on with', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await page.getByRole('link', { name: 'Practice game' }).click();
  await player.tap('Order is on paper');
  await page.goto(`${home}#/practice`);
  await player.sees('Where does Japan land?');
  await page.getByRole('link', { name: 'Log' }).click();
  await player.more('Games');
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await expect(games.getByText('practice tables')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice game', exact: true })).toHaveCount(1);
});

test('[Air Strikes] a tap on a ship, on a squadron, Attack, the roll: four taps a strike, its result drawn', async ({
  page,
  home,
}) => {
  await seed(page, home, beforeTheFirstStrike());
  const player = new Player(page);
  await player.sees('tap a ship to strike it');
  const counted = await counting(page);
  await player.tap('Strike California');
  await page.getByRole('radio', { name: 'Soryu Kate ready' }).click();
  await player.sees('Soryu Kate, torpedo: hits 75% either of 2 dice 4–6, not alerted');
  await player.tap('Attack California');
  await player.tap('Roll for me');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toContainText('Soryu Kate at California');
  expect(await counted()).toEqual({ taps: 4, digits: 0 });
  await player.tap('Undo');
  for (const face of [6, 6]) await player.face(face).click();
  await expect(result.getByRole('listitem').filter({ hasText: 'California damaged' })).toHaveCount(1);
  await expect(result.getByText('California, damaged+2')).toHaveCount(1);
});

/** The attack is revealed, and nobody has struck yet. */
function beforeTheFirstStrike(): Table<never> {
  const entries = recordedEntries('pearl-harbor-7dec41', 'draw');
  const first = entries.findIndex((entry) => entry.kind === 'v1.Opened' && entry.procedure === 'strike');
  return {
    ...sitDown(pearlHarbor),
    projection: foldJournal(pearlHarbor, entries.slice(0, first)),
  } as object as Table<never>;
}
