import type { Page } from '@playwright/test';
import { openFile, type Picked, saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { expect, test } from './dom/test';

// A phone and a tablet of Ken, who plays Japan; the codes go as files, which say the same.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const pen = (page: Page) => page.locator('#pen-line');
const SECRET = '1631';

async function opened(phone: Page, home: string): Promise<void> {
  await seed(phone, home, begun());
  await new Player(phone).more('Two phones');
  await phone.getByLabel('Your name').fill('Ken');
  await phone.getByRole('radio', { name: /^Japan/ }).check();
  await button(phone, 'Open to another phone').click();
}

async function deviceFile(phone: Page, home: string, game = 'seeded'): Promise<Picked> {
  await phone.goto(`${home}#/g/${game}/phones`);
  await button(phone, 'Show on my tablet').click();
  await expect(phone.getByText('Whoever reads this code knows what you have sealed.')).toBeVisible();
  return saving(phone, () => button(phone, 'Send this code as a file').click());
}

/** Ken's tablet beside his phone, and what it calls the game. */
async function bringTablet(phone: Page, otherPhone: () => Promise<Page>, home: string) {
  await opened(phone, home);
  const tablet = await otherPhone();
  const file = await deviceFile(phone, home);
  await tablet.goto(`${home}#/join`);
  await tablet.getByLabel('Take a file').setInputFiles(file);
  await expect(tablet.getByText('Lend it to nobody at the table.')).toBeVisible();
  await expect(tablet.getByLabel('Your name')).toHaveCount(0);
  await button(tablet, 'Use it on this device too').click();
  await expect(tablet.getByText('Now let your other device scan you')).toBeVisible();
  return { tablet, game: decodeURIComponent(/#\/g\/([^/]+)/.exec(tablet.url())?.[1] ?? '') };
}

async function passOn(from: Page, game: string, to: Page, home: string): Promise<void> {
  await from.goto(`${home}#/g/${game}/phones`);
  const file = await saving(from, () => button(from, 'Send this code as a file').click());
  await openFile(to, home, file);
  await expect(to.getByText(/^(Nothing new|\d+ entr(?:y|ies)) from /).first()).toBeVisible();
}

test('[3.2] what is sealed on the phone is known on the tablet, which goes on with one tap', async ({
  page: phone,
  otherPhone,
  home,
}) => {
  const { tablet, game } = await bringTablet(phone, otherPhone, home);
  await passOn(tablet, game, phone, home);
  await phone.goto(`${home}#/g/seeded`);
  await new Player(phone).tap('Write the landing order');
  await expect(pen(phone).getByText('Sealed on your devices alone.')).toBeVisible();
  await new Player(phone).tap('Undo');
  await new Player(phone).sealOrder('Ken', '1630', SECRET, '1632');
  await passOn(phone, 'seeded', tablet, home);
  expect(JSON.stringify(await readStore(tablet))).toContain(SECRET);

  await tablet.goto(`${home}#/g/${game}`);
  await expect(pen(tablet)).toContainText('You are playing on your other device');
  await expect(link(tablet, 'Scan each other')).toBeVisible();
  await expect(button(tablet, 'The US is set up: reveal')).toHaveCount(0);
  await new Player(tablet).tap('Continue here');
  await expect(pen(tablet)).toContainText('This phone records');
  await expect(button(tablet, 'The US is set up: reveal')).toBeVisible();
  await passOn(tablet, game, phone, home);
  await phone.goto(`${home}#/g/seeded`);
  await expect(pen(phone)).toContainText('You are playing on your other device');
});

test('a device that is gone is put away, and one that is put away says so', async ({
  page: phone,
  otherPhone,
  home,
}) => {
  const { tablet, game } = await bringTablet(phone, otherPhone, home);
  await passOn(tablet, game, phone, home);
  const seats = phone.getByRole('region', { name: 'Who sits where' }).getByRole('listitem');
  await expect(seats).toContainText(['this phone, 2 devices, records']);
  await expect(phone.getByRole('region', { name: 'Your devices' }).getByRole('listitem')).toHaveText([
    /^This devicewrites, here since .*Put this device away$/,
    /^Another devicelooks on, here since .*Remove this device$/,
  ]);
  await button(phone, 'Remove this device').click();
  await button(phone, 'Keep the device').click();
  await button(phone, 'Remove this device').click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Remove the device' }).click();
  await expect(phone.getByRole('region', { name: 'Your devices' })).toHaveCount(0);
  await passOn(phone, 'seeded', tablet, home);
  await expect(tablet.getByText('Another phone removed you from this table.')).toBeVisible();
  await expect(button(tablet, 'Show on my tablet')).toHaveCount(0);
});

test('on the tablet itself: it goes on from its list, and puts itself away', async ({
  page: phone,
  otherPhone,
  home,
}) => {
  const { tablet, game } = await bringTablet(phone, otherPhone, home);
  await expect(tablet.getByText('Your name and seat')).toHaveCount(0);
  await link(tablet, 'To the table').click();
  await new Player(tablet).tap('Continue here');
  await new Player(tablet).more('Two phones');
  const devices = tablet.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByRole('listitem')).toContainText(['Another devicelooks on', 'This devicewrites']);
  await button(tablet, 'Put this device away').click();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Put it away' }).click();
  await expect(button(tablet, 'Open to another phone')).toBeVisible();
  await tablet.goto(`${home}#/g/${game}`);
  await expect(button(tablet, 'Write the landing order')).toBeVisible();
});

test('a device that has the game already, and a file that was changed', async ({
  page: phone,
  otherPhone,
  home,
}) => {
  await opened(phone, home);
  const file = await deviceFile(phone, home);
  await phone.goto(`${home}#/join`);
  await expect(phone.getByText('One phone has the game')).toBeVisible();
  await phone.getByLabel('Take a file').setInputFiles(file);
  await expect(phone.getByText('Nothing new from').first()).toBeVisible();
  await expect(button(phone, 'Use it on this device too')).toHaveCount(0);
  const tablet = await otherPhone();
  await tablet.goto(`${home}#/join`);
  const { buffer } = file as { readonly buffer: Buffer };
  await tablet
    .getByLabel('Take a file')
    .setInputFiles({ ...file, buffer: buffer.subarray(0, 900) } as Picked);
  await expect(tablet.getByRole('alert')).toContainText('cannot be read');
  await tablet.goto(home);
  await expect(link(tablet, 'Join a game')).toBeVisible();
  await expect(tablet.getByText('Seeded game')).toHaveCount(0);
});
