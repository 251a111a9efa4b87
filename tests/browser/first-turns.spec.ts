import { readFile, writeFile } from 'node:fs/promises';
import { asFixture, readStore } from './journal';
import { Player } from './player';
import { expect, keptOffline, test } from './support';

const FIXTURE = new URL('../games/iph/fixtures/first-turns.json', import.meta.url);

/**
 * Four turns as two people would keep them: offline, with dice and chits by hand, from a sheet of which the app
 * knows nothing. The journal it leaves is the first fixture (UPDATE_FIXTURES=1 writes it anew).
 */
test('set-up to the night of 7 December, offline, learned from an unknown sheet', async ({
  page,
  context,
  home,
}) => {
  test.setTimeout(180_000);
  await page.goto(home);
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  const player = new Player(page);
  await player.newGame('First turns');
  await setUp(player);
  await turnOne(player);
  await turnTwo(player);
  await turnThree(player);
  await turnFour(player);
  const { entries } = await readStore(page);
  const fixture = `${JSON.stringify({ game: 'iph', entries: asFixture(entries) }, null, 1)}\n`;
  if (process.env.UPDATE_FIXTURES) await writeFile(FIXTURE, fixture);
  expect(JSON.parse(fixture)).toEqual(JSON.parse(await readFile(FIXTURE, 'utf8')));
});

async function setUp(player: Player): Promise<void> {
  await player.fill({
    'Japanese player': 'Ken',
    'US player': 'Ann',
    'SNLF companies': 12,
    'IJA companies': 24,
  });
  await player.tap('Next');
  await player.tap('Play it so');
  await player.fill({ 'One end': '1630', 'Centre hex': '1631', 'Other end': '1632' });
  await player.tap('Place the markers');
  await player.cell('No manmade terrain');
  await player.cell('No manmade terrain');
  await player.sees('7 Dec, Morning');
  await player.sees('VP 4');
}

async function turnOne(player: Player): Promise<void> {
  await player.tap('Done');
  await player.tap('Combat');
  await player.tap('Attack');
  await player.tap('These are my columns');
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
  await player.tap('Attack');
  await player.tap('No banzai');
  await player.dice(4);
  await player.cell('1/1');
  await player.tap(/^Hex emptied: advance/);
  await player.tap('Momentum attack');
  await player.fill({ 'Attack factors': 6, 'Defence factors': 2, 'Terrain of the attacked hex': 'Clear' });
  await player.tap('Attack');
  await player.cell('0');
  await player.tap('No banzai');
  await player.dice(2);
  await player.cell('0/1');
  // The die was a three: struck and rolled again, it asks for another cell.
  await player.tap('Undo');
  await player.tap('Undo');
  await player.sees('was 2');
  await player.dice(3);
  await player.cell('1/1');
  await player.tap('Defender holds');
  await player.tap('End Japanese combat');
  await player.tap('Japanese movement');
  await player.tap('Hex taken');
  await player.tap(/^Another hex/);
  await player.fill({ 'Hex number': '1829' });
  await player.tap('That hex');
  await player.cell('Airfield');
  await player.sees('VP 6');
  await player.tap('End Japanese movement');
  await player.tap('End the turn');
}

async function turnTwo(player: Player): Promise<void> {
  await player.sees('7 Dec, Afternoon');
  await player.tap('Done');
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
  await player.tap('Attack');
  await player.fill({
    'Attack factors': 12,
    'Terrain of the attacked hex': 'Rough',
    'Beachhead marker': 'Next to it',
  });
  await player.tap("Ask Japan's factors");
  await player.fill({ 'Defence factors': 5 });
  await player.tap('Defend');
  await player.tap('Banzai!');
  await player.dice(3);
  await player.dice(6);
  await player.cell('1/1');
  await player.tap('Defender holds');
  await player.tap('End 24th Fight');
  await player.draw('BB Row Fight');
  await player.tap('Attack');
  await player.fill({ 'How far is the target?': 'Two hexes: one die' });
  await player.tap("Ask Japan's factors");
  await player.fill({ 'Defence factors': 3 });
  await player.tap('Defend');
  await player.dice(6);
  await player.tap('No banzai');
  await player.dice(5);
  await player.cell('1/0');
  await player.tap('End BB Row Fight');
  await player.tap('Combat');
  await player.tap('Attack');
  await player.fill({ 'Attack factors': 12, 'Defence factors': 4, 'Terrain of the attacked hex': 'City' });
  await player.mark('Concentric');
  await player.tap('Attack');
  await player.dice(6);
  await player.tap('Undo');
  // The Issei die was a two: no rebellion, so the sheet is asked for the city's shift.
  await player.dice(2);
  await player.cell('−2');
  await player.tap('No banzai');
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
  await player.tap('Done');
  await player.tap('Movement');
  await player.tap('End Japanese movement');
  await player.draw('25th Fight');
  await player.tap('Attack');
  await player.fill({ 'Attack factors': 2, 'Terrain of the attacked hex': 'Clear' });
  await player.mark('From a garrisoned fort');
  await player.fill({ 'Factors in the fort': 3 });
  await player.tap("Ask Japan's factors");
  await player.fill({ 'Defence factors': 4 });
  await player.tap('Defend');
  await player.tap('No banzai');
  await player.dice(6);
  await player.tap('Defender holds');
  await player.tap('End 25th Fight');
  await player.tap('Combat');
  await player.tap('Attack');
  await player.fill({ 'Attack factors': 15, 'Terrain of the attacked hex': 'Ford Island' });
  await player.tap('Attack');
  await player.cell('0');
  await player.dice(1, 2);
  await player.tap('No banzai');
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
  await player.tap('Attack');
  await player.fill({ 'Attack factors': 6, 'Defence factors': 3, 'Terrain of the attacked hex': 'Clear' });
  await player.tap('Attack');
  await player.dice(2);
  await player.cell('against Japan');
  await player.dice(3);
  await player.tap('Banzai!');
  await player.dice(4);
  await player.dice(6);
  await player.cell('0/1');
  await player.tap('Defender holds');
  await player.tap('Attack');
  await player.fill({ 'Attack factors': 9, 'Defence factors': 3, 'Terrain of the attacked hex': 'Clear' });
  await player.tap('Attack');
  await player.dice(2);
  await player.dice(1);
  await player.tap('No banzai');
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
}
