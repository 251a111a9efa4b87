import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { joinsByFile, opens, sends } from './exchange/pair';
import { expect, pageOf, test } from './support';

// What one side has sealed, when its phone is gone, is told by mouth.

async function passOn(from: Page, to: Page): Promise<void> {
  for (const phone of [from, to]) {
    const [, game] = /#\/g\/([^/]+)/.exec(phone.url()) ?? [];
    await phone.evaluate((hash) => {
      location.hash = hash;
    }, `#/g/${game}/phones`);
  }
  await sends(from, to);
  await expect(to.locator('.face-read').getByText(/^(Nothing new|\d+ entr(?:y|ies)) from /)).toBeVisible();
}

/** Ann plays the US, Ken Japan; he has the pen, and the landing order is to be written. */
async function beforeTheOrder(ann: Page, ken: Page, home: string): Promise<void> {
  await seed(ann, home, begun());
  await opens(ann, /^US/);
  await joinsByFile(ann, ken, home);
  await ken.getByRole('button', { name: 'Record here' }).click();
  await ken.getByRole('button', { name: 'Record here instead of Ann’s phone' }).click();
  await expect(ken.locator('#pen-line').getByText('This phone records')).toBeVisible();
}

const HEXES = ['1630', '1631', '1632'] as const;

async function writeOrder(ken: Page): Promise<void> {
  await new Player(ken).sealOrder('Ken', ...HEXES);
}

/** Ann knows of it that it was written; then she alone is left. */
async function annIsLeft(ann: Page, ken: Page): Promise<void> {
  await passOn(ken, ann);
  expect(JSON.stringify(await readStore(ann))).not.toContain('1631');
  await ken.close();
  await ann.getByRole('link', { name: 'What is sealed' }).click();
  await expect(ann.getByText(/Ken: /)).toBeVisible();
}

test('what was sealed is told by mouth, and the log says that nobody checked it', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  await beforeTheOrder(ann, ken, home);
  await new Player(ken).tap('Write the landing order');
  await expect(ken.getByText('Sealed on this phone alone.')).toBeVisible();
  await new Player(ken).tap('Undo');
  await writeOrder(ken);
  await annIsLeft(ann, ken);
  await ann.getByText('Its phone is gone').click();
  await ann.getByRole('button', { name: /^Told by mouth: / }).click();
  await expect(ann.getByText('Nothing is recorded yet')).toBeVisible();
  for (const [i, hex] of HEXES.entries()) await ann.locator('#ask input').nth(i).fill(hex);
  await ann.locator('button[form=ask]').click();
  await expect(ann.getByText('Nothing is sealed on another phone now.')).toBeVisible();
  await ann.getByRole('link', { name: 'Two phones' }).click();
  await ann.getByRole('link', { name: 'Table', exact: true }).click();
  await ann.getByRole('link', { name: 'Log' }).click();
  await expect(ann.getByText('Told by mouth', { exact: true })).toBeVisible();
  await ann.getByText('Told by mouth', { exact: true }).click();
  await expect(ann.getByText(/Not checked: the phone that sealed it is not here/)).toBeVisible();
});
