import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { giveEye, hold } from './exchange/eye';
import { inStep, isSeen } from './exchange/pair';
import { expect, pageOf, test } from './support';

// A phone and a tablet of one player before each other; what each part says is asked in tests/screens/my-devices.soak.ts.
test.use({ mayLink: true });

test('[3.2] a tablet takes over by a code, with what its player has sealed, and goes on', async ({
  page: phone,
  home,
  otherPhone,
}) => {
  const tablet = await pageOf(await otherPhone());
  for (const device of [phone, tablet]) await giveEye(device);
  await seed(phone, home, begun());
  await new Player(phone).more('Two phones');
  await phone.getByLabel('Your name').fill('Ken');
  await phone.getByText('Japan: Ken', { exact: true }).click();
  await new Player(phone).button('Open to another phone').click();
  await phone.getByRole('link', { name: 'Table', exact: true }).click();
  await new Player(phone).sealOrder('Ken', '1630', '1631', '1632');
  await new Player(phone).more('Two phones');
  await new Player(phone).button('Show on my tablet').click();
  await expect(phone.getByText('For your own eyes.')).toBeVisible();

  await tablet.goto(`${home}#/join`);
  await hold(phone, tablet, isSeen(tablet, 'entries so far'));
  await new Player(tablet).button('Use it on this device too').click();
  await expect(tablet.getByText('Now let your other device scan you')).toBeVisible();
  await hold(tablet, phone, isSeen(phone, '1 entry from your other device.'));
  await inStep(phone, tablet);
  expect(JSON.stringify(await readStore(tablet))).toContain('1631');

  await tablet.getByRole('link', { name: 'To the table' }).click();
  await expect(tablet.locator('#pen-line').getByText('You are playing on your other device')).toBeVisible();
  await new Player(tablet).button('Continue here').click();
  await expect(tablet.locator('#pen-line').getByText('This phone records')).toBeVisible();
  await tablet.reload();
  await expect(tablet.locator('#pen-line').getByText('This phone records')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'The US is set up: reveal' })).toBeEnabled();
});
