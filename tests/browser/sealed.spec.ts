import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { joinsByFile, opens, sends } from './exchange/pair';
import { expect, pageOf, test } from './support';

// What one side has sealed, when its phone is gone: opened by the words of its envelope, or told by mouth.

async function passOn(from: Page, to: Page): Promise<void> {
  for (const phone of [from, to]) {
    const [, game] = /#\/g\/([^/]+)/.exec(phone.url()) ?? [];
    await phone.evaluate((hash) => {
      location.hash = hash;
    }, `#/g/${game}/phones`);
  }
  await sends(from, to, 'Send as a file');
  await expect(to.locator('.face-read').getByText(/from the file/)).toBeVisible();
}

/** Ann plays the US, Ken Japan; he has the pen, and the landing order is to be written. */
async function beforeTheOrder(ann: Page, ken: Page, home: string): Promise<void> {
  await seed(ann, home, begun());
  await opens(ann, /^US/);
  await joinsByFile(ann, ken, home);
  await ken.getByRole('button', { name: 'Take the pen' }).click();
  await ken.getByRole('button', { name: 'Take the pen from Ann' }).click();
  await expect(ken.locator('#pen-line').getByText('You have the pen')).toBeVisible();
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

test('an envelope is opened by the words its owner wrote down', async ({ page: ann, home, otherPhone }) => {
  test.skip(
    !process.env.SOAK,
    'tests/app/sealing opens envelopes in every run; on two real phones in the soak',
  );
  const ken = await pageOf(await otherPhone());
  await beforeTheOrder(ann, ken, home);
  await new Player(ken).more('Two phones');
  await ken.getByRole('link', { name: 'What is sealed' }).click();
  await new Player(ken).button('Make an envelope').click();
  const words = await ken.locator('.envelope-words li').allTextContents();
  expect(words).toHaveLength(5);
  await new Player(ken).button('I have written them down').click();
  await expect(ken.getByText('only your five words open it', { exact: false })).toBeVisible();
  await ken.goBack();
  await ken.goBack();
  await writeOrder(ken);
  await annIsLeft(ann, ken);

  const field = ann.getByLabel('The five words of its owner');
  await field.fill('nobody said these words here');
  await new Player(ann).button('Open the envelope').click();
  await expect(ann.getByText(/These words open none/)).toBeVisible();
  await field.fill(`  ${words.join('  ').toUpperCase()}`);
  await new Player(ann).button('Open the envelope').click();
  await expect(ann.getByText('Nothing is sealed on another phone now.')).toBeVisible();
  await ann.reload();
  await expect(ann.getByText('Nothing is sealed on another phone now.')).toBeVisible();
  expect(JSON.stringify(await readStore(ann))).toContain('1631');
});

test('what was in no envelope is told by mouth, and the log says that nobody checked it', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  test.skip(
    !process.env.SOAK,
    'what is told by mouth, tests/app/sealing asks; on two real phones in the soak',
  );
  const ken = await pageOf(await otherPhone());
  await beforeTheOrder(ann, ken, home);
  await new Player(ken).tap('Write the landing order, Japan alone');
  await expect(ken.getByText('Sealed on this phone alone.')).toBeVisible();
  await new Player(ken).tap('Cancel');
  await writeOrder(ken);
  await annIsLeft(ann, ken);
  await expect(ann.getByLabel('The five words of its owner')).toHaveCount(0);
  await ann.getByText('No envelope, or its words are gone').click();
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
