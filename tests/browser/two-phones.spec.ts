import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { giveEye, hold, tracks } from './exchange/eye';
import { expect, pageOf, test } from './support';

// Cameras are real to the app; what they see is painted (exchange/eye.ts). What each part says is asked in tests/screens.
test.use({ mayLink: true });

const entriesOf = async (page: Page) =>
  (await readStore(page)).entries.map((entry) => ({ ...entry, game: 'one' }));

const always = () => true;
const never = () => false;

const words = (page: Page) => page.locator('.two-words b').textContent();

const isSeen = (page: Page, text: string | RegExp) => () => page.getByText(text).first().isVisible();

async function inStep(ann: Page, ken: Page): Promise<void> {
  expect(await words(ann)).toMatch(/^[a-z]+ [a-z]+$/);
  expect(await words(ken)).toBe(await words(ann));
  expect(await entriesOf(ken)).toEqual(await entriesOf(ann));
}

/** Ann's game, opened to Ken's phone, which joins it by the moving code. */
async function joined(ann: Page, ken: Page, home: string): Promise<void> {
  for (const phone of [ann, ken]) await giveEye(phone);
  await seed(ann, home, afterSetUp());
  await new Player(ann).more('Two phones');
  await ann.getByLabel('Your name').fill('Ann');
  await new Player(ann).button('Open to another phone').click();
  await ann.getByRole('link', { name: 'Let somebody join' }).click();
  await expect(ann.getByRole('img', { name: /^The game/ })).toBeVisible();

  await ken.goto(home);
  await ken.getByRole('link', { name: 'Join a game' }).click();
  await hold(ann, ken, isSeen(ken, 'lines so far'));
  expect(await tracks(ken)).toEqual(['ended']);
  await ken.getByLabel('Your name').fill('Ken');
  await new Player(ken).button('Join').click();
  await expect(ken.getByText('Now let Ann scan you')).toBeVisible();
  await ann.getByRole('link', { name: 'It has joined: scan it' }).click();
  await hold(ken, ann, isSeen(ann, '1 line from Ken.'));
  await inStep(ann, ken);
}

const toTable = (page: Page) => page.getByRole('link', { name: 'To the table' }).click();

test('joined by the moving code, a turn played on one, and two scans bring both in step', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  for (const phone of [ann, ken])
    await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  await joined(ann, ken, home);
  await toTable(ann);
  await toTable(ken);
  await new Player(ann).skipPhase();
  await ken.getByRole('link', { name: 'Log' }).click();
  await ken.locator('.log-line summary').first().click();
  await new Player(ken).tap('Bookmark');
  for (const phone of [ann, ken]) {
    await new Player(phone).more('Two phones');
    await phone.getByRole('link', { name: 'Scan each other' }).click();
    await expect(phone.getByRole('img', { name: /’s code/ })).toBeVisible();
    await expect(phone.getByText('This browser cannot link two phones')).toBeVisible();
  }
  expect(await words(ken)).not.toBe(await words(ann));
  await hold(ann, ken, isSeen(ken, /lines from Ann/));
  await expect(ken.getByText('Now let Ann scan you.')).toBeVisible();
  await hold(ken, ann, isSeen(ann, '1 line from Ken.'));
  await expect(ann.getByText('Both phones have the same.')).toBeVisible();
  await inStep(ann, ken);
  for (const phone of [ann, ken]) {
    await phone.reload();
    await expect(phone.locator('.two-words')).toBeVisible();
  }
  await inStep(ann, ken);
});

test('scans open a link, and a line recorded on one stands on the other without a scan', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  await joined(ann, ken, home);
  const isLinked = isSeen(ken, /^Linked: /);
  const isRead = (phone: Page) => async () =>
    (await isLinked()) || (await isSeen(phone, 'Both phones have the same.')());
  const isLinkedSoon = () => expect.poll(isLinked, { timeout: 3_000 }).toBe(true).then(always, never);
  await hold(ann, ken, isRead(ken));
  // On a slow machine a code may be read before its end of the link stood in it: then a look more brings it.
  for (let round = 0; round < 4 && !(await isLinkedSoon()); round += 1) {
    const [from, before] = round % 2 ? [ann, ken] : [ken, ann];
    await before.getByRole('button', { name: 'Scan once more' }).click();
    await hold(from, before, isRead(before));
  }
  await expect(ann.getByRole('region', { name: 'Link' })).toBeVisible();
  for (const phone of [ann, ken]) await toTable(phone);
  await new Player(ann).skipPhase();
  await expect.poll(() => entriesOf(ken)).toEqual(await entriesOf(ann));
});
