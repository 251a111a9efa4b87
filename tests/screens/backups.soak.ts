import type { Page } from '@playwright/test';
import { copyOf, openFile, type Picked, putOutside, restore, saved, saving, wipe } from '../hands/copies';
import { breakable, setFault } from '../hands/faults';
import { readStore } from '../hands/journal';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, HEADS, inBattle, openSeeded, ordered, seed } from '../hands/seed';
import { alert, standing } from '../hands/standing';
import { whole } from '../hands/whole';
import { expect, test } from './dom/test';

const fileOf = (name: string, content: string): Picked => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

const ATTACK = { attack: 8, defence: 3, terrain: 'rough' };

const logOf = async (page: Page) => {
  await page.getByRole('link', { name: 'Log' }).click();
  // What stands beside the play is asked for after the log.
  await expect(page.getByRole('button', { name: 'Bookmark', includeHidden: true }).first()).toBeAttached();
  const log = await (await whole(page, 'main')).textContent();
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  return log;
};

test('[7] export, wipe, restore in mid-battle: the same log, totals, charts and open question', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS, ATTACK, 4));
  const log = await logOf(page);
  const before = await standing(page);
  const file = await copyOf(page, home, 'Seeded game');
  await wipe(page, home);
  await expect(page.getByText('The app keeps the books')).toBeVisible();

  await restore(page, home, file, 'Seeded game');
  const after = await standing(page);
  const stored = ({ game: _, ...entry }: Record<string, unknown>) => entry;
  expect(after.entries.map(stored)).toEqual(before.entries.map(stored));
  expect({ ...after, entries: [] }).toEqual({ ...before, entries: [] });
  expect(await logOf(page)).toBe(log);
  await new Player(page).cell('1/1');
  await page.reload();
  await new Player(page).sees('Does the defender still hold the hex?');
});

test('a copy goes on elsewhere as its own device; back here it is a fork, and home says so', async ({
  page,
  home,
  otherPhone,
}) => {
  await seed(page, home, afterSetUp());
  const first = await copyOf(page, home, 'Seeded game');
  const other = await otherPhone();
  await restore(other, home, first, 'Seeded game');
  const theirs = new Player(other);
  await theirs.tap('Land');
  await theirs.tap('Undo');
  const { entries } = await readStore(other);
  const [, last] = /^(.*):\d+$/.exec(entries.at(-1)?.id ?? '') ?? [];
  expect(last).toMatch(/^[a-z0-9]{12}\.[a-z0-9]{12}$/);
  const second = await copyOf(other, home, 'Seeded game');

  await openFile(page, home, second);
  await expect(page.getByText('2 entries further than "Seeded game" here.')).toBeVisible();
  await page.getByRole('button', { name: 'Change nothing' }).click();
  await openSeeded(page, home, 0);
  await new Player(page).skipPhase();
  await openFile(page, home, second);
  const count = entries.length - 2;
  await expect(
    page.getByText(`Fork: this and "Seeded game" here both went on after entry ${count}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await expect(games.getByText(`Copy of Seeded game, forks after entry ${count}`)).toBeVisible();
});

test('the same again is not ticked, and comes beside it when it is', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  const file = await copyOf(page, home, 'Seeded game');
  await openFile(page, home, file);
  await expect(page.getByText('The same as "Seeded game" here, nothing new.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await page.getByText('The same as "Seeded game" here').click();
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Copy of Seeded game, the same entries')).toBeVisible();
});

test('the line that says when the last copy was made', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Last copy outside this device: never' })).toBeVisible();
  await copyOf(page, home, 'Seeded game');
  await expect(page.getByText(/with your downloads, on this device/)).toBeVisible();
  await expect(page.getByText('Last copy outside this device: never')).toBeVisible();
  await putOutside(page);
  await expect(page.getByRole('button', { name: 'Save to this device' })).toBeFocused();
  await expect(page.getByText(/file made today, \d\d:\d\d, nothing new since/)).toBeVisible();
  await openSeeded(page, home, 0);
  await new Player(page).skipPhase();
  for (const at of [home, `${home}#/settings`]) {
    await page.goto(at);
    await expect(page.getByText(/file made today, \d\d:\d\d, \d entries since/)).toBeVisible();
  }
});

test('the share sheet takes it where there is one; what is called off counts for nothing', async ({
  page,
  home,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared, sheet: 'cancel' });
    Object.assign(navigator, {
      canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'text/plain'),
      share: async ({ files }: { files: File[] }) => {
        if (Reflect.get(window, 'sheet') === 'cancel') throw new DOMException('no', 'AbortError');
        for (const file of files) shared.push(`${file.name}: ${(await file.text()).slice(0, 30)}`);
      },
    });
  });
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const player = new Player(page);
  await player.button('More for Seeded game').click();
  await page.getByRole('link', { name: 'Save a copy' }).click();
  await player.button('Share').click();
  await player.sees('Nothing was shared.');
  await player.sees('Last copy outside this device: never');
  await page.evaluate(() => Object.assign(window, { sheet: 'take' }));
  await player.button('Share').click();
  await player.sees('nothing new since');
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
    expect.stringMatching(/^War Diary, Seeded game, entry \d+\.txt: \{"format":"war-diary-backup"/),
  ]);
});

test('sealed entries are in the file and said; no preview shows them', async ({ page, home }) => {
  await seed(page, home, ordered());
  const file = await copyOf(page, home, 'Seeded game');
  await expect(page.getByText('Contains sealed entries.')).toBeVisible();
  expect(file.buffer.toString()).toContain('1631');
  await wipe(page, home);
  await openFile(page, home, file);
  await expect(page.getByText('Contains sealed entries, which stay covered.')).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(/163[012]/);
});

test('everything, with settings, to an empty phone; charts and copies find their screens', async ({
  page,
  home,
  otherPhone,
}) => {
  await seed(page, home, inBattle(HEADS, ATTACK, 4, '1/1'), afterSetUp());
  await page.goto(`${home}#/settings`);
  await page.getByText('Hall', { exact: true }).click();
  await page.getByRole('link', { name: 'Save or restore' }).click();
  const player = new Player(page);
  await player.button('Make a file of everything').click();
  const file = await saved(page, 'Save to this device');
  await page.goto(`${home}#/packs/iph`);
  const sheet = await saving(page, () => player.button('Share as a file').first().click());

  const { packs } = await readStore(page);
  const other = await otherPhone();
  // A copy opened among the charts, and charts opened among the copies.
  await other.goto(`${home}#/packs/iph`);
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByText(/^2 games\. File made today/)).toBeVisible();
  await other.getByText('Theme, dice and odds as they were there.').click();
  await other.getByRole('button', { name: 'Restore 2 games' }).click();
  await expect(other.getByText('2 games restored as new games.')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'hall');
  expect((await readStore(other)).packs).toEqual(packs);
  await openFile(other, home, sheet);
  await expect(other.getByText(/0 new, 0 differ/)).toBeVisible();
});

test('[Bad input] a file that cannot be used: what is wrong, and nothing changed', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  const text = (await copyOf(page, home, 'Seeded game')).buffer.toString();
  const before = await readStore(page);
  await page.goto(`${home}#/backups`);
  const raw = (kind: string) =>
    JSON.stringify({
      format: 'war-diary-game',
      version: 1,
      row: { ...JSON.parse(text).kept.games[0].about },
      entries: [{ id: 'a:1', seq: 1, at: 1, kind, text: 'Rain' }],
    });
  const bad: { readonly [name: string]: [content: string, words: RegExp] } = {
    'photo.jpg': ['\u0000JFIF', /not a file of this app/],
    'flipped.json': [text.replace('"seq":2', '"seq":3'), /damaged or changed on its way/],
    'cut.json': [text.slice(0, -9), /cut short/],
    'deep.json': ['['.repeat(50_000), /nested deeper/],
    'large.json': [' '.repeat(64_000_001), /larger than 64 MB/],
    'newer.json': [text.replace(/"version":1\}$/, '"version":9}'), /newer version/],
    'newer-line.json': [raw('v9.Sung'), /entry 1 was made by a newer version/],
    'other-game.json': [raw('v1.Noted').replace('"game":"iph"', '"game":"chess"'), /does not have/],
    'other-charts.json': [
      '{"format":"war-diary-pack","pack":{"game":"chess"}}',
      /a game this app does not have/,
    ],
  };
  for (const [name, [content, words]] of Object.entries(bad)) {
    await page.getByLabel('Open a file').setInputFiles(fileOf(name, content));
    await expect(alert(page), name).toHaveText(words);
    await expect(alert(page), name).toContainText('Nothing was changed.');
    expect(await readStore(page), name).toEqual(before);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('[Bad input] a store that takes nothing while restoring: nothing of the file is there', async ({
  page,
  home,
}) => {
  await breakable(page);
  await seed(page, home, afterSetUp());
  const file = await copyOf(page, home, 'Seeded game');
  await wipe(page, home);
  await openFile(page, home, file);
  await setFault(page, { write: 'entries', error: 'QuotaExceededError' });
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await expect(alert(page)).toContainText('this device is full');
  expect(await readStore(page)).toMatchObject({ entries: [], packs: [] });
  await setFault(page);
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await expect(page.getByRole('link', { name: 'Open Seeded game' })).toBeVisible();
});

test('by keyboard alone: a copy made, opened and restored', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  const file = await copyOf(page, home, 'Seeded game');
  await page.goto(`${home}#/backups`);
  await expect(page.getByText('All games, all sets of charts')).toBeVisible();
  const keys = new Keys(page);
  await keys.enter('button', 'Make a file of everything');
  await expect(page.getByRole('button', { name: 'Save to this device' })).toBeFocused();
  await saving(page, () => keys.press('Enter'));
  const chooser = page.waitForEvent('filechooser');
  await keys.into(page.getByLabel('Open a file'));
  await keys.press('Enter');
  await (await chooser).setFiles(file);
  await expect(page.getByRole('heading', { name: 'Restore from a file' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Space');
  await keys.enter('button', 'Restore 1 game');
  await expect(page.getByText('Restored as a new game.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Copies' })).toBeFocused();
  await keys.enter('link', 'Open Seeded game, copy');
  await expect(page.getByText(/saved · \d+ entr/)).toBeVisible();
});

test('a restored copy is named on home, found by the rescue, and missed once the store is emptied', async ({
  page,
  home,
}) => {
  await seed(page, home, ordered(), afterSetUp());
  await openFile(page, home, await copyOf(page, home, 'Seeded game'));
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox').first() })
    .click();
  await page.getByRole('button', { name: 'Restore 1 game' }).click();
  await expect(page.getByText('Restored as a new game.')).toBeVisible();
  await page.goto(home);
  await expect(page.getByText(/^Copy of Seeded game/)).toBeVisible();
  await page.goto(`${home}#/rescue`);
  await expect(page.getByText('3 games found')).toBeVisible();
  await wipe(page, home, false);
  await expect(alert(page)).toBeVisible();
});
