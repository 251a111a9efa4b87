import type { Page } from '@playwright/test';
import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { openFile, type Picked, saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { open, say, sitDown, type Table } from '../support/play';
import { expect, test } from './dom/test';

// Two phones pass on files, which say what codes say: Ann plays the US and has the pen, Ken plays Japan and follows.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const ORDER = 'Write the landing order, Japan alone';
const HEXES = ['1630', '1631', '1632'] as const;

async function twoPhones(
  ann: Page,
  ken: Page,
  home: string,
  table: Table<never> = begun(),
  side = /^US/,
): Promise<string> {
  await seed(ann, home, table);
  await new Player(ann).more('Two phones');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('radio', { name: side }).check();
  await button(ann, 'Open to another phone').click();
  await link(ann, 'Let somebody join').click();
  const game = await saving(ann, () => button(ann, 'Send the game as a file').click());
  await ken.goto(`${home}#/join`);
  await ken.getByLabel('Take a file').setInputFiles(game);
  await ken.getByLabel('Your name').fill('Ken');
  await button(ken, 'Join').click();
  await expect(ken.getByText('Now let Ann scan you')).toBeVisible();
  return decodeURIComponent(/#\/g\/([^/]+)/.exec(ken.url())?.[1] ?? '');
}

async function passOn(from: Page, game: string, to: Page, home: string): Promise<void> {
  await from.goto(`${home}#/g/${game}/phones`);
  const file: Picked = await saving(from, () => button(from, 'Send as a file').click());
  await openFile(to, home, file);
  await expect(to.getByText(/from the file\.$/).first()).toBeVisible();
}

const fields = (page: Page) => page.locator('#ask input');

test('[3.2] who follows seals its order with a tap on its step, and it counts once it came over', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home);
  await passOn(ken, id, ann, home);
  await ann.goto(`${home}#/g/seeded`);
  await expect(button(ann, ORDER)).toHaveCount(0);
  await expect(ann.getByText('Ken seals this on another phone, without the pen.')).toBeVisible();

  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line').getByText('Ann has the pen')).toBeVisible();
  await button(ken, ORDER).click();
  await expect(ken.getByText('For you alone. You need no pen')).toBeVisible();
  // What is wrong is said at its field; going back records nothing.
  await button(ken, 'Seal the order').click();
  await expect(ken.getByRole('alert').first()).toContainText('Nothing is recorded yet');
  await button(ken, 'Back').click();
  expect(JSON.stringify(await readStore(ken))).not.toContain('SealedBeside');
  await button(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText(
    'What you sealed waits. Scan each other, and it counts.',
  );
  await expect(button(ken, ORDER)).toHaveAttribute('aria-disabled', 'true');

  await passOn(ken, id, ann, home);
  expect(JSON.stringify(await readStore(ann))).not.toContain('1631');
  await ann.goto(`${home}#/g/seeded`);
  await expect(button(ann, ORDER)).toHaveCount(0);
  await expect(ann.getByText('without the pen')).toHaveCount(0);
  await passOn(ann, 'seeded', ken, home);
  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line')).not.toContainText('waits');
  await expect(button(ken, ORDER)).toHaveCount(0);
  // His own, without the pen.
  await button(ken, 'Undo').click();
  await expect(button(ken, ORDER)).toBeVisible();
});

test('what came too late is said on its phone, with what it was', async ({ page: ann, otherPhone, home }) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home);
  await passOn(ken, id, ann, home);
  await ken.goto(`${home}#/g/${id}`);
  await button(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText('What you sealed waits.');
  // Ann goes by what he told her from paper.
  await ann.goto(`${home}#/g/seeded`);
  const player = new Player(ann);
  await player.landOnPaper(...HEXES);
  for (let asked = 0; asked < 2; asked += 1) await player.tap('No manmade terrain');
  await passOn(ken, id, ann, home);
  await passOn(ann, 'seeded', ken, home);
  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line')).toContainText(
    'What you sealed came too late: the game had gone on.',
  );
  await ken.getByText('What you had sealed').click();
  await expect(ken.locator('#pen-line')).toContainText('1630, 1631, 1632');
});

/** Japan has planned, and the US is to roll alone for its carriers. */
function toRoll(): Table<never> {
  const table = sitDown(pearlHarbor);
  open(table, 'set-up', { charts: 'own' });
  say(table, { jp: 'Ann', us: 'Ken' }, {});
  open(table, 'plan');
  say(table, { mission: 'false-alarm' });
  return table as unknown as Table<never>;
}

test('half answered it outlives a reload, on its own phone alone', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home, toRoll(), /^Japan/);
  await ken.goto(`${home}#/g/${id}`);
  const asked = new Player(ken);
  await button(ken, 'Roll for carriers, US alone').click();
  await asked.sees('Enterprise in harbour?');
  await asked.face(6).click();
  await asked.sees('Lexington in harbour?');
  await ken.reload();
  await asked.sees('Lexington in harbour?');
  expect(JSON.stringify(await readStore(ken))).not.toContain('SealedBeside');
  await button(ken, 'Back').click();
  await button(ken, 'Roll for carriers, US alone').click();
  await asked.sees('Enterprise in harbour?');
});

test('while a question of the other stands there, his own is in the line above the buttons', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const table = begun();
  open(table, 'house-rules');
  const id = await twoPhones(ann, ken, home, table);
  await ken.goto(`${home}#/g/${id}`);
  await ken.getByText('Seal something of your own').click();
  await link(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText('What you sealed waits.');
  await expect(ken.getByText('Seal something of your own')).toHaveCount(0);
});

test('a question that is open for the other side alone says whom to hand the pen, and is asked on that phone', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const table = begun();
  open(table, 'landing-order');
  const id = await twoPhones(ann, ken, home, table);
  await passOn(ken, id, ann, home);
  await ann.goto(`${home}#/g/seeded`);
  await expect(new Player(ann).heading()).toHaveText('Sealed question');
  await expect(ann.getByText('Ken answers this on another phone. Hand Ken the pen.')).toBeVisible();
  await expect(button(ann, 'Seal the order')).toHaveCount(0);
  await expect(ann.getByRole('button', { name: /hold to open/ })).toHaveCount(0);
  await button(ann, 'Hand it to Ken').click();
  await expect(ann.locator('#pen-line')).toContainText('Scan each other so that Ken can go on.');
  await expect(ann.getByText('Hand Ken the pen.')).toHaveCount(0);
  await expect(ann.getByText('Ken answers this on another phone.')).toBeVisible();

  await passOn(ann, 'seeded', ken, home);
  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line')).toContainText('You have the pen');
  await new Player(ken).look('Ken');
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await new Player(ken).tap('Seal the order');
  await passOn(ken, id, ann, home);
  expect(JSON.stringify(await readStore(ann))).not.toContain('1631');
  await ann.goto(`${home}#/g/seeded`);
  await expect(new Player(ann).heading()).not.toHaveText('Sealed question');
});
