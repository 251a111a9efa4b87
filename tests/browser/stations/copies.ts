import { copyOf, emptyStore, openFile, saving, wipe } from '../../hands/copies';
import { afterSetUp, HEADS, inBattle, ordered, seed } from '../../hands/seed';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

export async function* copies({ page, player, home }: Start) {
  await seed(page, home, ordered(), afterSetUp());
  const file = await copyOf(page, home, 'Seeded game');
  if (isWhole) yield 'saving a copy';
  await page.goto(`${home}#/backups`);
  await player.button('Make a file of everything').click();
  await expect(player.button('Save to this device')).toBeVisible();
  yield 'copies';
  await openFile(page, home, file);
  await player.sees('Restore from a file');
  yield 'what a file holds';
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox').first() })
    .click();
  await player.button('Restore 1 game').click();
  await player.sees('Restored as a new game.');
  if (isWhole) yield 'restored';
  if (isWhole) {
    await page.goto(home);
    await player.sees(/^Copy of Seeded game/);
    yield 'home with a copy';
  }
  await page.goto(`${home}#/rescue`);
  await player.sees('3 games found');
  yield 'rescue';
  await wipe(page, home, false);
  await player.sees(/^This browser has emptied its storage/);
  yield 'home, emptied';
  await seed(page, home, afterSetUp());
  await emptyStore(page, true);
  await player.button('Land').click();
  await player.sees('This game is gone from the device');
  yield 'a game emptied while it was open';
}

const ROUGH = { attack: 8, defence: 3, terrain: 'rough' };

/** Charts as their owners keep, show and exchange them. */
export async function* setsOfCharts({ page, player, home }: Start) {
  await seed(page, home, inBattle(HEADS, ROUGH, 4, '1/1'));
  await page.goto(`${home}#/packs/iph`);
  const file = await saving(page, () => player.button('Share as a file').first().click());
  await player.button('Show as a code').first().click();
  await expect(page.locator('svg.qr')).toBeVisible();
  yield 'sets of charts, one as a code';
  await wipe(page, home);
  await seed(page, home, inBattle(HEADS, ROUGH, 4, '2/0'));
  await page.goto(`${home}#/packs/iph`);
  await page.getByLabel('From a file').setInputFiles(file);
  await page
    .getByRole('group', { name: /^Combat Results Table/ })
    .getByText('Take 1/1')
    .click();
  yield 'what differs in a set';
}
