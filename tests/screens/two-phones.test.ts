import type { Page } from '@playwright/test';
import { openFile, type Picked, saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { expect, test } from './dom/test';

// Here two phones pass on files, which say what codes say; codes before a camera are tests/browser/two-phones.soak.spec.ts.

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entriesOf = async (page: Page) =>
  (await readStore(page)).entries.map((entry) => ({ ...entry, game: 'one' }));

async function openTable(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/g/seeded/phones`);
  await page.getByLabel('Your name').fill('Ann');
  await button(page, 'Open to another phone').click();
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
}

/** Whatever the code is that is shown. */
const codeFile = (page: Page): Promise<Picked> =>
  saving(page, () => button(page, 'Send this code as a file').click());

async function joinBy(page: Page, home: string, file: Picked): Promise<string> {
  await page.goto(`${home}#/join`);
  await page.getByLabel('Take a file').setInputFiles(file);
  await expect(page.getByText('entries so far')).toBeVisible();
  await page.getByLabel('Your name').fill('Ken');
  await button(page, 'Join').click();
  await expect(page.getByText('Now let Ann scan you')).toBeVisible();
  return decodeURIComponent(/#\/g\/([^/]+)/.exec(page.url())?.[1] ?? '');
}

test('a game is opened to another phone, joined there, and both come into step by files', async ({
  page,
  otherPhone,
  home,
}) => {
  await seed(page, home, afterSetUp());
  const player = new Player(page);
  await player.more('Two phones');
  await expect(player.heading()).toHaveText('Two phones');
  await expect(page.getByText('only the curtain hides it there')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  await page.getByLabel('Your name').fill('  ');
  await button(page, 'Open to another phone').click();
  await expect(page.getByRole('alert')).toHaveText('A name has 1 to 24 characters. Nothing was changed.');
  await page.getByLabel('Your name').fill('Ann');
  await button(page, 'Open to another phone').click();
  await expect(page.getByRole('listitem')).toHaveText(['Ann USthis phone, recordsShow on my tablet']);
  await expect(page.getByRole('img', { name: 'The game Seeded game, moving' })).toBeVisible();
  await page.getByText('No app yet?').click();
  await expect(page.getByText(`${home}#/join`)).toBeVisible();
  const game = await codeFile(page);
  expect(game.name).toBe('War Diary, Seeded game.wdx');

  const ken = await otherPhone();
  await ken.goto(home);
  await link(ken, 'Join a game').click();
  await expect(ken.getByRole('alert')).toContainText('You can still take the game as a file.');
  await ken.getByLabel('Take a file').setInputFiles(game);
  await expect(ken.getByText('Invasion Pearl Harbor, 8 entries so far.')).toBeVisible();
  await expect(ken.getByRole('listitem')).toHaveText(['AnnUS']);
  await expect(ken.getByText('Its charts come along')).toBeVisible();
  await expect(ken.getByLabel('Your name')).toHaveValue('Ken');
  await button(ken, 'Join').click();
  await expect(ken.getByText('Now let Ann scan you')).toBeVisible();
  await expect(ken.getByRole('img', { name: 'Ken’s code' })).toBeVisible();
  await expect(ken.getByRole('listitem')).toHaveText([
    'Ann USrecords',
    'Ken Japanthis phoneShow on my tablet',
  ]);
  const fromKen = await codeFile(ken);

  await page.goto(`${home}#/g/seeded/phones`);
  await page.getByLabel('Take a file').setInputFiles(fromKen);
  await player.sees('1 entry from Ken.');
  await expect(page.getByText('Ann, scan Ken; Ken, scan Ann')).toBeVisible();
  await expect(page.getByText('Both phones have the same.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ken' })).toContainText('in step');
  await button(page, 'Scan once more').click();
  await expect(page.getByRole('alert')).toContainText('You can still send the code as a file');
  await link(page, 'To the table').click();
  await expect(page.locator('#pen-line')).toContainText('In step with Ken.');
  await player.skipPhase();
  await expect(page.locator('#pen-line')).toContainText('2 entries not yet sent to Ken.');
  await player.more('Two phones');
  const fromAnn = await codeFile(page);
  const words = await page.locator('.two-words b').textContent();
  const lines = await entriesOf(page);

  // Handed to the app as any file is: it finds its game.
  await openFile(ken, home, fromAnn);
  await expect(ken.getByText('2 entries from Ann.').first()).toBeVisible();
  await expect(ken.locator('.two-words b')).toHaveText(words ?? '');
  expect(await entriesOf(ken)).toEqual(lines);
});

test('what is not for this screen is said, and nothing changes', async ({ page, otherPhone, home }) => {
  await seed(page, home, afterSetUp());
  await openTable(page, home);
  const game = await codeFile(page);
  const before = await entriesOf(page);
  const bad = { name: 'x.wdx', mimeType: 'application/octet-stream' };
  await page.goto(`${home}#/g/seeded/phones`);
  for (const [file, says] of [
    [
      { ...bad, buffer: Buffer.from('{"format":"war-diary"}') },
      'This is not a game file from another phone.',
    ],
    [
      { ...bad, buffer: Buffer.from([0x57, 0x44, 0x58, 9, 1]) },
      'This file is from a newer version of the app.',
    ],
  ] as const) {
    await page.getByLabel('Take a file').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(says);
  }
  await button(page, 'Scan again').click();
  // A whole game that is here brings what it has more, here and from the first screen.
  await page.getByLabel('Take a file').setInputFiles(game);
  await expect(page.getByText('Nothing new from').first()).toBeVisible();
  await page.goto(`${home}#/join`);
  await page.getByLabel('Take a file').setInputFiles(game);
  await expect(page.getByText('Nothing new from').first()).toBeVisible();
  await expect(page.getByText('Who sits where')).toBeVisible();
  expect(await entriesOf(page)).toEqual(before);

  const ken = await otherPhone();
  const id = await joinBy(ken, home, game);
  const lines = await codeFile(ken);
  await page.goto(`${home}#/g/seeded/phones`);
  await page.getByLabel('Take a file').setInputFiles({ ...bad, buffer: lines.buffer.subarray(0, -9) });
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await page.getByLabel('Take a file').setInputFiles(lines);
  await expect(page.getByText('1 entry from Ken.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const fromAnn = await codeFile(page);
  // Lines find their game from the first screen.
  await ken.goto(`${home}#/join`);
  await ken.getByLabel('Take a file').setInputFiles(fromAnn);
  await expect(ken.getByText('Nothing new from Ann.').first()).toBeVisible();
  expect(ken.url()).toContain(`#/g/${encodeURIComponent(id)}/phones`);
  await button(ken, 'Leave this table').click();
  await ken.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(button(ken, 'Open to another phone')).toBeVisible();
  await ken.goto(`${home}#/join`);
  await ken.getByLabel('Take a file').setInputFiles(lines);
  await expect(ken.getByRole('alert')).toContainText('goes on with a game that is not on this phone');
  await ken.getByLabel('Take a file').setInputFiles({ ...bad, buffer: game.buffer.subarray(0, 60) });
  await expect(ken.getByRole('alert')).toContainText('This code cannot be read.');
  await button(ken, 'Scan again').click();
  await expect(ken.getByRole('alert')).toContainText('No camera can be used here');
  await ken.goto(home);
  await expect(ken.getByText('The app keeps the books')).toBeVisible();
});

test('who has left, who leaves, and who was only thought gone', async ({ page, otherPhone, home }) => {
  await seed(page, home, afterSetUp());
  await openTable(page, home);
  const game = await codeFile(page);
  const ken = await otherPhone();
  const id = await joinBy(ken, home, game);
  await ken.goto(`${home}#/g/${id}/phones`);
  const fromKen = await codeFile(ken);
  await page.goto(`${home}#/g/seeded/phones`);
  await page.getByLabel('Take a file').setInputFiles(fromKen);
  await button(page, 'Remove Ken').click();
  await expect(page.getByRole('dialog')).toContainText('All that Ken wrote stays.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Ken' }).click();
  await expect(page.getByText('Ken removed. The seat is free.').first()).toBeVisible();
  const fromAnn = await codeFile(page);

  await ken.goto(`${home}#/g/${id}/phones`);
  await ken.getByLabel('Take a file').setInputFiles(fromAnn);
  await expect(ken.getByText('Another phone removed you from this table.')).toBeVisible();
  await ken.getByLabel('Your name').fill('Ken');
  await button(ken, 'Take this seat').click();
  await expect(ken.getByRole('listitem').filter({ hasText: 'Ken' })).toContainText('this phone');
  await ken.getByText('Your name and seat').click();
  await ken.getByText('Onlooker', { exact: true }).click();
  await button(ken, 'Take this seat').click();
  await expect(ken.getByRole('listitem').filter({ hasText: 'Ken' })).toContainText('Onlooker');
  await button(ken, 'Leave this table').click();
  await expect(ken.getByRole('dialog')).toContainText('goes on as one of its own');
  await ken.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(button(ken, 'Open to another phone')).toBeVisible();
  await link(ken, 'Table').click();
  await new Player(ken).skipPhase();
});

test('a question that comes with the lines of another phone leaves who reads where he is', async ({
  page,
  otherPhone,
  home,
}) => {
  await seed(page, home, afterSetUp());
  await openTable(page, home);
  const game = await codeFile(page);
  const ken = await otherPhone();
  const id = await joinBy(ken, home, game);
  await page.goto(`${home}#/g/seeded`);
  await new Player(page).tap('Skip this phase');
  await page.goto(`${home}#/g/seeded/phones`);
  const file = await codeFile(page);
  await ken.goto(`${home}#/g/${id}/phones`);
  await ken.getByLabel('Take a file').setInputFiles(file);
  await new Player(ken).sees('1 entry from Ann.');
  await expect(new Player(ken).heading()).toHaveText('Two phones');
});
