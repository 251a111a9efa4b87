import { asFixture, readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { recordedEntries } from '../support/recorded';
import { expect, test } from './dom/test';

/**
 * Four turns as two people would keep them: with dice and chits by hand, from a sheet of which the app knows nothing.
 * The journal it leaves is the first fixture, which its script plays in memory.
 */
test('set-up to the night of 7 December, learned from an unknown sheet', { timeout: 300_000 }, async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('First turns');
  await setUp(player);
  await turnOne(player);
  await turnTwo(player);
  await turnThree(player);
  await turnFour(player);
  const { entries } = await readStore(page);
  expect(asFixture(entries)).toEqual(recordedEntries('iph', 'first-turns'));
});

async function setUp(player: Player): Promise<void> {
  await player.begin({ 'Japanese player': 'Ken', 'US player': 'Ann' });
  await player.sees('Japan writes down the landing hexes');
  await player.sealOrder('Ken', '1630', '1631', '1632');
  await player.sees('Sealed entry made');
  await player.sees('The US sets up');
  await expect(player.page.getByText(/163\d/)).toHaveCount(0);
  await player.tap('The US is set up: reveal');
  await player.cell('No manmade terrain');
  await player.cell('No manmade terrain');
  await player.sees('7 Dec, Morning');
  await player.sees('VP 4');
}

async function turnOne(player: Player): Promise<void> {
  await player.button(/owed$/).click();
  await player.sees('Landing, 36 units wait');
  await player.button('Close').click();
  await player.tap('Land');
  await player.fill({ 'SNLF to 1630': 3, 'IJA to 1630': 1 });
  await player.tap('Land these units');
  await player.cell('0');
  await player.dice(1, 3, 6, 2);
  for (const result of ['Lands freely', 'Lands freely', 'Loses a step', 'Lands freely'])
    await player.cell(result);
  // From here on the sheet is asked only for totals that no die has made before; 4 and 5 are in the rules.
  await player.cell('1');
  await player.dice(2, 3, 5, 1);
  await player.cell('−1');
  await player.dice(1, 6, 2, 4);
  await player.cell('Lands freely');
  await player.sees('12 ashore');
  await player.sees('In 1630: 1 SNLF loses a step');
  await player.tap('Combat');
  await player.sees('1631: no move, no attack');
  await player.tap(/^Attack( on|$)/);
  await player.tap('Use these columns');
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
  await player.tap(/^Attack( on|$)/);
  await player.dice(4);
  await player.cell('1/1');
  await player.tap(/^Hex emptied: advance/);
  await player.tap('Momentum attack');
  await player.fill({ 'Attack factors': 6, 'Defence factors': 2, 'Terrain of the attacked hex': 'Clear' });
  await player.tap(/^Attack( on|$)/);
  await player.cell('0');
  await player.dice(2);
  await player.cell('0/1');
  // The die was a three: struck and rolled again, it asks for another cell.
  await player.tap('Undo');
  await player.tap('Undo');
  await player.sees('Answered before: 2');
  await player.dice(3);
  await player.cell('1/1');
  await player.tap('Defender holds');
  await player.tap('End Japanese combat');
  await player.tap('Japanese movement');
  await player.tap('Hex taken');
  await player.number('1829');
  await player.cell('Airfield');
  await player.cell(6);
  await player.sees('VP 6');
  await player.tap('End Japanese movement');
  await player.tap('End the turn');
}

async function turnTwo(player: Player): Promise<void> {
  await player.sees('7 Dec, Afternoon');
  await player.tap('Land');
  await player.fill({ 'In 1630': 2, 'In 1631': 4 });
  await player.tap('Next');
  await player.sees('6 units must land');
  await player.tap('Land these units');
  await player.dice(3, 6);
  await player.dice(5, 5, 6, 1);
  await player.sees('6 ashore');
  await player.sees(/In 1632: .*stalled/);
  await player.draw('24th Move');
  for (const face of [5, 1, 6]) await player.dice(face);
  // The last die was a two: struck, and rolled as it fell.
  await player.tap('Undo');
  await player.dice(2);
  await player.sees('1 MP');
  await player.tap('End 24th Move');
  await player.draw('USMC Move');
  await player.dice(4);
  await player.tap('End USMC Move');
  await player.draw('24th Fight');
  await player.tap(/^Attack( on|$)/);
  await player.fill({
    'Attack factors': 12,
    'Terrain of the attacked hex': 'Rough',
    'Beachhead marker': 'Next to it',
  });
  await player.tap('Ask for Japan’s factors');
  await player.fill({ 'Defence factors': 5 });
  await player.tap(/^Defend( on|$)/);
  await player.declare('Banzai!', 3, 6);
  await player.cell('1/1');
  await player.tap('Defender holds');
  await player.tap('End 24th Fight');
  await player.draw('BB Row Fight');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'How far is the target?': 'Two hexes: one die' });
  await player.tap('Ask for Japan’s factors');
  await player.fill({ 'Defence factors': 3, Hiei: true });
  await player.tap(/^Defend( on|$)/);
  await player.dice(6);
  await player.sees('Combat die on 1:2');
  await player.dice(5);
  await player.cell('1/0');
  await player.tap('End BB Row Fight');
  await player.tap('Combat');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 12, 'Defence factors': 4, 'Terrain of the attacked hex': 'City' });
  await player.tap(/^Attack( on|$)/);
  await player.dice(6);
  await player.tap('Undo');
  // The Issei die was a two: no rebellion, so the sheet is asked for the city's shift.
  await player.dice(2);
  await player.cell('−2');
  await player.tap('Continue');
  await player.dice(4);
  await player.tap('Defender holds');
  await player.tap('End Japanese combat');
  for (const chit of ['25th Move', '25th Fight', 'USMC Fight']) {
    await player.draw(chit);
    await player.tap(`End ${chit}`);
  }
  await player.tap('Japanese movement');
  await player.tap('End Japanese movement');
  await player.tap('End the turn');
}

async function turnThree(player: Player): Promise<void> {
  await player.sees('7 Dec, Evening');
  await player.tap('Land');
  await player.fill({ 'In 1630': 1, 'In 1632': 2 });
  await player.tap('Next');
  await player.sees('9 units must land');
  await player.tap('Land these units');
  await player.dice(2, 2, 1);
  await player.dice(6, 5, 4, 1);
  await player.cell('Eliminated');
  await player.dice(3, 3);
  await player.sees('8 ashore');
  await player.sees(/eliminated/);
  await player.tap('Movement');
  await player.tap('End Japanese movement');
  await player.draw('25th Fight');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 2, 'Terrain of the attacked hex': 'Clear' });
  await player.mark('From a garrisoned fort');
  await player.fill({ 'Factors in the fort': 3 });
  await player.tap('Ask for Japan’s factors');
  await player.fill({ 'Defence factors': 4 });
  await player.tap(/^Defend( on|$)/);
  await player.dice(6);
  await player.tap('Defender holds');
  await player.tap('End 25th Fight');
  await player.tap('Combat');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 15, 'Terrain of the attacked hex': 'Ford Island' });
  await player.tap(/^Attack( on|$)/);
  await player.cell('0');
  await player.dice(1, 2);
  await player.dice(6);
  await player.dice(5);
  await player.tap(/^Hex emptied: advance/);
  await player.sees('VP 12');
  await player.tap('End Japanese combat');
  for (const chit of ['24th Move', '24th Fight', '25th Move', 'USMC Move', 'USMC Fight']) {
    await player.draw(chit);
    await player.tap(`End ${chit}`);
  }
  await player.tap('End the turn');
}

async function turnFour(player: Player): Promise<void> {
  await player.sees('7 Dec, Night');
  await player.draw('USMC Move');
  await player.dice(6);
  await player.tap('End USMC Move');
  await player.tap('Combat');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 6, 'Defence factors': 4, 'Terrain of the attacked hex': 'Clear' });
  await player.tap(/^Attack( on|$)/);
  await player.declare('Kirishima', 2);
  await player.cell('against Japan');
  await player.dice(3);
  await player.sees('Combat die on 2:1');
  await player.declare('Banzai!', 4, 6);
  await player.cell('0/1');
  await player.tap('Defender holds');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 9, 'Defence factors': 3, 'Terrain of the attacked hex': 'Clear' });
  await player.tap(/^Attack( on|$)/);
  await player.dice(2);
  await player.dice(1);
  await player.dice(2);
  await player.cell('0/1');
  await player.tap(/^Hex emptied: advance/);
  await player.tap('End Japanese combat');
  await player.tap('Movement');
  await player.tap('End Japanese movement');
  for (const chit of ['24th Move', '25th Move']) {
    await player.draw(chit);
    await player.tap(`End ${chit}`);
  }
  await player.tap('End the turn');
  await player.sees('8 Dec, Morning');
  await player.sees('Carrier Warfare Phase');
}
