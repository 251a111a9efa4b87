import { Player } from '../hands/player';
import { hold } from './exchange/eye';
import { entriesOf, inStep, isSeen, joined, linked, playedApart, toCodes, words } from './exchange/pair';
import { expect, pageOf, test } from './support';

// Cameras are real to the app; what they see is painted (exchange/eye.ts). What each part says is asked in tests/screens.
test.use({ mayLink: true });

test('joined by the moving code, two scans bring both in step without a link, and with one a line needs no scan', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  for (const phone of [ann, ken])
    await phone.addInitScript(() => {
      if (!sessionStorage.getItem('test:link')) Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    });
  await joined(ann, ken, home);
  await playedApart(ann, ken);
  for (const phone of [ann, ken])
    await expect(phone.getByText('This browser cannot link two phones')).toBeVisible();
  expect(await words(ken)).not.toBe(await words(ann));
  await hold(ann, ken, isSeen(ken, /lines from Ann/));
  await expect(ken.getByText('Now let Ann scan you.')).toBeVisible();
  // Ann has read that Ken has read her: her phone is back at the table.
  await hold(ken, ann, isSeen(ann, 'In step with Ken.'));
  await expect(ann.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await entriesOf(ken)).toEqual(await entriesOf(ann));
  await toCodes(ann);
  for (const phone of [ann, ken]) {
    await phone.evaluate(() => sessionStorage.setItem('test:link', 'may'));
    await phone.reload();
    await expect(phone.locator('.two-words')).toBeVisible();
  }
  await inStep(ann, ken);

  await linked(ann, ken);
  await new Player(ann).tap('Undo');
  await expect.poll(() => entriesOf(ken)).toEqual(await entriesOf(ann));
});
