import { makeKeys, organiserOf } from '../../../tools/hall/keys.mjs';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

const file = (text: string) => ({
  ...{ name: 'organiser.json', mimeType: 'application/json' },
  buffer: Buffer.from(text),
});

/** What an event's organiser does before it. */
export async function* event({ page, player, home }: Start) {
  await page.goto(`${home}#/settings`);
  await page.getByRole('link', { name: 'Run an event' }).click();
  await page.getByLabel('Import').setInputFiles(file('{}'));
  await expect(page.getByRole('alert')).toContainText('This is not an organiser’s file');
  if (isWhole) yield 'a file that is none';
  await page.getByLabel('Import').setInputFiles(file(JSON.stringify(organiserOf(makeKeys('Club night')))));
  await expect(page.getByRole('img', { name: 'The link for players at table 1' })).toBeVisible();
  await page.getByText('Lost, or in wrong hands?').click();
  yield 'the links of an event';
  if (isWhole) {
    await page.getByText('The director’s board').click();
    await expect(page.getByRole('img', { name: 'The link for the director' })).toBeVisible();
    yield 'the link of the director';
    await player.button('Forget the file').click();
    yield 'forgetting the key';
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
    await expect(page.getByLabel('Import')).toBeVisible();
  }
  await page.goto(`${home}#/hall/nothing`);
  await expect(page.getByRole('alert')).toContainText('does not lead into a hall');
  yield 'a link that leads nowhere';
}
