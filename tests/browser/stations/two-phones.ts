import { saving } from '../../hands/copies';
import { afterSetUp, seed } from '../../hands/seed';
import { expect } from '../support';
import type { Start } from './walk';

/** A game opened to another phone, and the same phone as one that joins it. */
export async function* twoPhones({ page, player, home }: Start) {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await seed(page, home, afterSetUp());
  await player.more('Two phones');
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  yield 'a game on one phone';
  await player.button('Open to another phone').click();
  await player.sees('Nobody has joined yet.');
  await page.getByText('Your name and seat').click();
  yield 'a table with one seat';
  await link('What is sealed').click();
  await player.button('Make an envelope').click();
  await player.sees('Write these five words down');
  yield 'five words for an envelope';
  await page.goBack();
  await link('Let somebody join').click();
  await expect(page.getByRole('img', { name: /^The game/ })).toBeVisible();
  await page.getByText('No app yet?').click();
  const file = await saving(page, () => player.button('Send the game as a file').click());
  yield 'the code for joining';
  await link('It has joined: scan it').click();
  await expect(page.getByRole('alert')).toContainText('No camera can be used here');
  yield 'scanning, without a camera';
  await link('Two phones').click();
  await page.getByLabel('Take a file').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('This is a whole game for somebody who joins.');
  yield 'a table with a file that is for another screen';
  await player.button('Leave this table').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'leaving';
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(player.button('Open to another phone')).toBeVisible();

  await page.goto(`${home}#/join`);
  await expect(page.getByRole('alert')).toContainText('No camera can be used here');
  await page.getByLabel('Take a file').setInputFiles(file);
  await player.sees('lines so far');
  yield 'a game to join';
  await page.getByLabel('Your name').fill('Ken');
  await player.button('Join').click();
  await player.sees('Now let Ann scan you');
  yield 'joined';
  await link('Two phones').click();
  await expect(player.button('Ann has left')).toBeVisible();
  yield 'a table with two seats';
  await player.button('Ann has left').click();
  yield 'who has left';
}
