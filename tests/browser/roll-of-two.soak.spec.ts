import type { Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { inLanding } from '../hands/seed';
import { hold } from './exchange/eye';
import { isSeen, joinedByFile, words } from './exchange/pair';
import { expect, pageOf, test } from './support';

const kindsOf = async (page: Page) => (await readStore(page)).entries.map(({ kind }) => kind);
const countOf = async (page: Page, kind: string) =>
  (await kindsOf(page)).filter((each) => each === kind).length;
const toTable = (page: Page) => page.getByRole('link', { name: 'To the table' }).click();
const ofTwo = (page: Page) => page.getByRole('region', { name: 'Dice of two phones' });

async function scan(from: Page, before: Page, name: string): Promise<void> {
  for (const phone of [from, before])
    if (await phone.getByRole('button', { name: 'Scan once more' }).isVisible())
      await phone.getByRole('button', { name: 'Scan once more' }).click();
  await hold(from, before, isSeen(before, new RegExp(`lines? from ${name}|Nothing new from ${name}`)));
}

test('a roll of both phones: offered on each, called, and fallen by one scan each way', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  for (const phone of [ann, ken])
    await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  await joinedByFile(ann, ken, home, inLanding({}, 0));
  for (const phone of [ann, ken]) await toTable(phone);

  // Who follows offers too, though the dice take no tap there.
  await new Player(ken).button('Offer dice of two phones').click();
  await expect(ofTwo(ken)).toContainText('Ann’s phone has to offer too.');
  await expect(ofTwo(ken)).toBeFocused();
  await expect(new Player(ken).face(3)).toBeDisabled();
  for (const phone of [ken, ann]) {
    if (phone === ann) await new Player(ann).more('Two phones');
    await phone.getByRole('link', { name: 'Scan each other' }).click();
  }
  await scan(ken, ann, 'Ken');
  await toTable(ann);
  await new Player(ann).button('Offer dice of two phones too').click();
  await expect(new Player(ann).button('Roll with both phones')).toBeVisible();
  await new Player(ann).button('Roll with both phones').click();
  await expect(ofTwo(ann)).toContainText('Called with both phones. It falls once Ken’s number is here.');
  await expect(ofTwo(ann)).toBeFocused();
  await expect(new Player(ann).face(3)).toBeEnabled();
  expect(await countOf(ann, 'v1.Shown')).toBe(0);

  await ofTwo(ann).getByRole('link', { name: 'Scan each other' }).click();
  await scan(ann, ken, 'Ann');
  await expect.poll(() => countOf(ken, 'v1.Shown')).toBe(1);
  await toTable(ken);
  await expect(ofTwo(ken)).toContainText('Ann has called this roll. It falls there with your number.');
  await ofTwo(ken).getByRole('link', { name: 'Scan each other' }).click();
  await scan(ken, ann, 'Ken');
  await expect.poll(() => countOf(ann, 'v1.Shown')).toBe(2);
  await toTable(ann);
  await expect.poll(() => countOf(ann, 'v1.Answered')).toBeGreaterThan(0);
  const { entries } = await readStore(ann);
  expect(JSON.stringify(entries.at(-1))).toContain('"by":"both"');
  await new Player(ann).button('Undo').click();
  await expect(new Player(ann).button(/^Take the roll of both phones: [\d, ]+$/)).toBeVisible();
  await new Player(ann).tap(/^Take the roll of both phones: [\d, ]+$/);

  await new Player(ann).more('Two phones');
  await ann.getByRole('link', { name: 'Scan each other' }).click();
  await scan(ann, ken, 'Ann');
  await scan(ken, ann, 'Ken');
  // Each keeps its next number to itself; all else is the same.
  expect(await words(ken)).toBe(await words(ann));
  expect(await kindsOf(ken)).toEqual(await kindsOf(ann));
});
