// Two phones at one game, before each other's painted cameras (eye.ts).
import type { Page } from '@playwright/test';
import type { Entry } from '../../../src/core/journal/journal';
import { readStore } from '../../hands/journal';
import { Player } from '../../hands/player';
import { afterSetUp, seed } from '../../hands/seed';
import { expect } from '../support';
import { giveEye, type Held, hold, tracks } from './eye';

/** The lines that a phone holds, whatever it calls the game. */
export const entriesOf = async (page: Page): Promise<readonly Entry[]> =>
  (await readStore(page)).entries.map((entry) => ({ ...entry, game: 'one' }));

export const words = (page: Page) => page.locator('.two-words b').textContent();

export const isSeen = (page: Page, text: string | RegExp) => () => page.getByText(text).first().isVisible();

export async function inStep(ann: Page, ken: Page): Promise<void> {
  await expect.poll(() => words(ann)).toMatch(/^[a-z]+ [a-z]+$/);
  await expect.poll(() => words(ken)).toBe(await words(ann));
  expect(await entriesOf(ken)).toEqual(await entriesOf(ann));
}

/** Ann's game, opened to Ken's phone, which joins it by the moving code; tells of the code. */
export async function joined(
  ann: Page,
  ken: Page,
  home: string,
  table = afterSetUp(),
  loss?: number,
): Promise<Held> {
  for (const phone of [ann, ken]) await giveEye(phone);
  await seed(ann, home, table);
  await opens(ann);
  await expect(ann.getByRole('img', { name: /^The game/ })).toBeVisible();

  await ken.goto(home);
  await ken.getByRole('link', { name: 'Join a game' }).click();
  const held = await hold(ann, ken, isSeen(ken, 'entries so far'), loss);
  expect(await tracks(ken)).toEqual(['ended']);
  await ken.getByLabel('Your name').fill('Ken');
  await new Player(ken).button('Join').click();
  await expect(ken.getByText('Now let Ann scan you')).toBeVisible();
  await hold(ken, ann, isSeen(ann, '1 entry from Ken.'));
  await inStep(ann, ken);
  return held;
}

const SEND = 'Send this code as a file';

/** What one phone sends as a file, the other takes. */
export async function sends(from: Page, to: Page): Promise<void> {
  const download = from.waitForEvent('download');
  await from.getByRole('button', { name: SEND }).click();
  const file = await (await download).path();
  await to.getByLabel('Take a file').setInputFiles(file);
}

/** Ann opens the game that she sees to another phone, and shows it to whoever joins; `side` is the words of her own. */
export async function opens(ann: Page, side?: RegExp): Promise<void> {
  await new Player(ann).more('Two phones');
  await ann.getByLabel('Your name').fill('Ann');
  if (side) await ann.getByRole('radio', { name: side }).check();
  await new Player(ann).button('Open to another phone').click();
  await expect(ann.getByRole('img', { name: /^The game/ })).toBeVisible();
}

/** Ken joins the game that Ann shows, by a file, and sits down at its table. */
export async function joinsByFile(ann: Page, ken: Page, home: string): Promise<void> {
  await ken.goto(`${home}#/join`);
  await sends(ann, ken);
  await ken.getByLabel('Your name').fill('Ken');
  await new Player(ken).button('Join').click();
  await ken.getByRole('link', { name: 'To the table' }).click();
}

/** The same by files, for what begins only then; both phones show their codes afterwards. */
export async function joinedByFile(ann: Page, ken: Page, home: string, table = afterSetUp()): Promise<void> {
  for (const phone of [ann, ken]) await giveEye(phone);
  await seed(ann, home, table);
  await opens(ann);
  await joinsByFile(ann, ken, home);
  await new Player(ken).more('Two phones');
  await sends(ken, ann);
  await expect(ann.locator('.face-read').getByText('1 entry from Ken.')).toBeVisible();
  await new Player(ann).button('Scan once more').click();
  await inStep(ann, ken);
}

/** To the codes by the one tap that the table has for it. */
export async function toCodes(...phones: readonly Page[]): Promise<void> {
  for (const phone of phones) {
    await phone.locator('#pen-line').getByRole('link', { name: 'Scan each other' }).first().click();
    await expect(phone.getByRole('img', { name: /’s code/ })).toBeVisible();
  }
}

/** Whoever has taken a code here, or is back at the table since. */
export const isRead = (page: Page) => async () =>
  (await page.getByRole('button', { name: 'Scan once more' }).isVisible()) ||
  (await page.locator('#pen-line').isVisible());

/** Each reads the other's code: both have the same then, and whoever read last is back at its table. Milliseconds. */
export async function scanEachOther(ann: Page, ken: Page, loss?: number): Promise<number> {
  const there = await hold(ann, ken, isRead(ken), loss);
  const back = await hold(ken, ann, isSeen(ann, 'In step with Ken'), loss);
  expect(await entriesOf(ken)).toEqual(await entriesOf(ann));
  return there.took + back.took;
}

/** Lets both look at each other's codes until a link stands, and both are back at their tables. */
export async function linked(ann: Page, ken: Page): Promise<void> {
  const isLinked = isSeen(ken, 'In step with Ann, linked.');
  const isLinkedSoon = () =>
    expect
      .poll(isLinked, { timeout: 3_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  await hold(ann, ken, isRead(ken));
  // On a slow machine a code may be read before its end of the link stood in it: then a look more brings it.
  for (let round = 0; round < 4 && !(await isLinkedSoon()); round += 1) {
    const [from, before] = round % 2 ? [ann, ken] : [ken, ann];
    for (const phone of [from, before])
      if (await phone.locator('#pen-line').isVisible()) await toCodes(phone);
    const again = before.getByRole('button', { name: 'Scan once more' });
    if (await again.isVisible()) await again.click();
    await hold(from, before, isRead(before));
  }
  await expect(ann.getByText('In step with Ken, linked.')).toBeVisible();
}

export const toTable = (page: Page) => page.getByRole('link', { name: 'To the table' }).click();

/** Ann plays a phase and Ken bookmarks a line; then both show their codes. */
export async function playedApart(ann: Page, ken: Page): Promise<void> {
  for (const phone of [ann, ken]) await toTable(phone);
  await new Player(ann).skipPhase();
  await ken.getByRole('link', { name: 'Log' }).click();
  await ken.locator('.log-line summary').first().click();
  await new Player(ken).tap('Bookmark');
  await ken.getByRole('link', { name: /^Table/ }).click();
  await toCodes(ann, ken);
}
