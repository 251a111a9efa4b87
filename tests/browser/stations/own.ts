import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../../hands/copies';
import { expect } from '../support';
import type { Start } from './walk';

const RIDGE = readFileSync(new URL('../../../src/own/shipped/hollow-ridge.json', import.meta.url), 'utf8');
const file = (edition: number, id = 'my-ridge') => ({
  name: 'ridge.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    RIDGE.replace('"id": "hollow-ridge"', `"id": "${id}"`)
      .replace('"edition": 3', `"edition": ${edition}`)
      .replace('"max": 12 }', `"max": ${10 + edition} }`),
  ),
});

/** A game that is a file: opened, kept, begun, and played on by another edition. */
export async function* own({ page, player, home }: Start) {
  await page.goto(home);
  await page.goto(`${home}#/new/another`);
  await player.button('Add a side').click();
  await player.button('Play').click();
  await expect(page.getByRole('alert')).toContainText('Give the game a name');
  yield 'a game that is made, without a name';
  await openFile(page, home, file(3));
  await player.sees('Nothing has been changed yet.');
  yield 'a game as a file';
  await player.button('Keep it').click();
  await expect(page.getByRole('radio', { name: /^Hollow Ridge.*kept on this device/ })).toBeChecked();
  yield 'new game, with own games';
  await player.button('Remove Hollow Ridge').click();
  yield 'a game of one’s own, to be removed';
  await player.button('Keep it').click();
  await player.button('Start').click();
  await player.sees(/saved · 1 entry/);
  yield 'the first question of a game that is a file';
  const game = page.url();
  await openFile(page, home, file(4));
  await player.sees('is here already');
  yield 'another edition of it';
  await page.goto(game);
  await player.tap('Begin');
  await player.tap('Play with these rules');
  await player.sees('Your map and your cards stay with you');
  yield 'the first table of a game that is a file';
  await page.getByRole('link', { name: 'Add to the game…' }).click();
  await player.sees('What you add counts from here on.');
  yield 'what can be added to a game';
  await page.getByRole('button', { name: /^A table/ }).click();
  await player.button('Add').click();
  await expect(page.getByRole('alert')).toContainText('the text is empty');
  yield 'a table to be added, without heads';
  await player.button('Add something else').click();
  await player.button('Add nothing').click();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'New edition of the rules file…' }).click();
  await page.getByLabel('Open a file').setInputFiles(file(4));
  await player.sees('Nothing has been changed yet.');
  yield 'an edition compared';
  await player.tap('Play by edition 4 from here on');
  await forgetFiles(page);
  await page.goto(home);
  await page.goto(game);
  await expect(page.getByRole('alert')).toContainText('This game needs a file that is not here');
  yield 'a game whose file is not here';
  await page.getByLabel('Open the file').setInputFiles(file(5));
  await expect(page.getByRole('alert')).toContainText('this game is not played by it');
}

/** What a browser loses that drops a part of its storage. */
const forgetFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('war-diary');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('definitions', 'readwrite');
          change.objectStore('definitions').clear();
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
