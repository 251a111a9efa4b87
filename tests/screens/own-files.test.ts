import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile, type Picked } from '../hands/copies';
import { Player } from '../hands/player';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const RIDGE = read('../../src/own/shipped/hollow-ridge.json');
const LOWMOOR = read('../own/format/files/lowmoor.json');

const picked = (text: string, name = 'ridge.json'): Picked => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
/** Hollow Ridge with another text in the place of one that stands there. */
function ridge(from: string, to: string): string {
  if (!RIDGE.includes(from)) throw new Error(`Hollow Ridge has no ${from}`);
  return RIDGE.replace(from, to);
}
/** The same under an id that no file of the app has. */
const mine = (text = RIDGE) => text.replace('"id": "hollow-ridge"', '"id": "my-ridge"');

/** The store holds neither a game nor the file of one; most often it was not even made. */
const nothingKept = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'war-diary')) return 0;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('war-diary');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const counts = [...db.objectStoreNames]
      .filter((name) => name !== 'meta')
      .map(
        (name) =>
          new Promise<number>((resolve, reject) => {
            const request = db.transaction(name).objectStore(name).count();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          }),
      );
    const all = await Promise.all(counts);
    db.close();
    return all.reduce((sum, count) => sum + count, 0);
  });

test.describe('[Bad input] a file that is no game, or one that is not right', () => {
  const BAD: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['of another format', ridge('"war-diary-game"', '"vassal"'), /is/],
    ['cut off', RIDGE.slice(0, 900), /^Line 10: .*no JSON.*has no end/],
    ['of a newer version', ridge('"version": 1', '"version": 2'), /^Line 1: version: .*made for a newer app/],
    [
      'with an unknown key',
      ridge('"counters"', '"countres"'),
      /^Line 11: .*“countres” is unknown. Did you mean “counters”\?/,
    ],
    [
      'with a key twice',
      ridge('"version": 1', '"version": 1, "version": 1'),
      /^Line 1: “version” stands twice/,
    ],
    [
      'called __proto__',
      ridge('"hollow-ridge"', '"__proto__"'),
      /^Line 2: game.id: “__proto__” does not fit/,
    ],
    ['with a counter called constructor', ridge('"vp":', '"constructor":'), /“constructor”/],
    [
      'with 10,000 letters in a name',
      ridge('Hollow Ridge', 'x'.repeat(10_000)),
      /^Line 2: game.title: .*has 10000 letters/,
    ],
    ['with markup', ridge('Hollow Ridge', '<b>Ridge</b>'), /^Line 2: game.title: .*holds markup/],
    [
      'with an address',
      ridge('Hollow Ridge', 'https://ridge.example'),
      /^Line 2: game.title: .*holds an address/,
    ],
    [
      'nested too deep',
      ridge('"sides":', `"x": ${'['.repeat(30)}${']'.repeat(30)}, "sides":`),
      /nested deeper than 24 here/,
    ],
    ['too large', `${RIDGE}${' '.repeat(130_000)}`, /larger than 128 kB/],
    [
      'called as a game of the app',
      ridge('"hollow-ridge"', '"iph"'),
      /Invasion Pearl Harbor, which this app has already/,
    ],
  ];
  for (const [what, text, says] of BAD)
    test(`[Bad input] ${what}`, async ({ page, home }) => {
      await page.goto(home);
      await page.goto(`${home}#/backups`);
      await openFile(page, home, picked(text));
      await expect(alert(page)).toHaveText(says);
      await expect(new Player(page).heading()).toHaveText('Copies');
      expect(await nothingKept(page)).toBe(0);
    });
});

test('[Bad input] a file with two faults says the first by its line, and how many more there are', async ({
  page,
  home,
}) => {
  await openFile(page, home, picked(ridge('"counters"', '"countres"').replace('"lists"', '"list"')));
  await expect(alert(page)).toHaveText(
    /^Line 11: .*“countres”.* And 1 more problem\. Nothing was changed\.$/,
  );
});

test('a file that uses what is not played yet names it, and is neither tried nor kept', async ({
  page,
  home,
}) => {
  await openFile(page, home, picked(LOWMOOR));
  const player = new Player(page);
  await expect(player.heading()).toHaveText('Lowmoor Crossing');
  await expect(alert(page)).toHaveText(/cannot play “repeat” yet/);
  await expect(player.button('Try it')).toHaveCount(0);
  await expect(player.button('Keep it')).toHaveCount(0);
  await player.button('Change nothing').click();
  await player.sees('Nothing was changed.');
  expect(await nothingKept(page)).toBe(0);
});

test('a game from a file is told before anything comes of it, tried, kept, begun, and removed', async ({
  page,
  home,
}) => {
  const player = new Player(page);
  await openFile(page, home, picked(mine()));
  await expect(player.heading()).toHaveText('Hollow Ridge');
  await player.sees('Nothing has been changed yet.');
  await player.sees('Blue, Grey');
  expect(await nothingKept(page)).toBe(0);
  await player.button('Try it').click();
  await player.sees(/saved · 1 entry/);

  await openFile(page, home, picked(mine()));
  await player.button('Keep it').click();
  await expect(player.heading()).toHaveText('New game');
  await expect(page.getByRole('radio', { name: /^Hollow Ridge.*kept on this device/ })).toBeChecked();
  await player.button('Start').click();
  await player.sees(/saved · 1 entry/);

  await openFile(page, home, picked(`${mine()}\n`));
  await player.sees('This very file is among your own games.');
  await player.button('Play it').click();
  await player.button('Remove Hollow Ridge').click();
  await player.button('Remove it').click();
  await expect(page.getByRole('radio', { name: /^Hollow Ridge.*kept/ })).toHaveCount(0);
});

test('an open game takes a newer edition after a comparison, not while a question is open, and the log strikes it', async ({
  page,
  home,
}) => {
  const player = new Player(page);
  const newer = mine()
    .replace('"edition": 3', '"edition": 4')
    .replace('"start": 6, "min": 0, "max": 12', '"start": 7, "min": 0, "max": 12');
  const toEdition = async () => {
    await player.button(/^More/).click();
    await page.getByRole('link', { name: 'New edition of the rules file…' }).click();
    await expect(player.heading()).toHaveText('New edition of the rules file');
  };
  await openFile(page, home, picked(mine()));
  await player.button('Try it').click();
  await player.sees(/saved · 1 entry/);
  await toEdition();
  await player.sees('A question is open. Answer it or cancel it first');
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await player.tap('Begin');
  await player.tap('Play with these rules');

  await toEdition();
  await player.sees('No other edition of this game is on this device.');
  await page.getByLabel('Open a file').setInputFiles(picked(LOWMOOR));
  await expect(alert(page)).toHaveText(/cannot be played/);
  await page.getByLabel('Open a file').setInputFiles(picked(RIDGE));
  await expect(alert(page)).toHaveText(/^This is a file of Hollow Ridge, and here Hollow Ridge is played/);
  await page.getByLabel('Open a file').setInputFiles(picked(newer));
  await player.sees('Supply: starts at 7, was 6');
  expect(await player.saved()).toBe(3);
  await player.tap('Play by edition 4 from here on');
  await player.sees('Edition 4 holds from here on');

  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByText('Edition 4 holds from here on').first().click();
  await player.tap('Strike this entry');
  await page.reload();
  await toEdition();
  await expect(page.getByRole('radio', { name: /^Hollow Ridge, edition 4/ })).toBeVisible();
});
