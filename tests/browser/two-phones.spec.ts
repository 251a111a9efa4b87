import { Player } from '../hands/player';
import { hold } from './exchange/eye';
import {
  entriesOf,
  inStep,
  isSeen,
  joined,
  joinedByFile,
  linked,
  playedApart,
  toTable,
  words,
} from './exchange/pair';
import { expect, pageOf, test } from './support';

// Cameras are real to the app; what they see is painted (exchange/eye.ts). What each part says is asked in tests/screens.
test.use({ mayLink: true });

test('joined by the moving code, a turn played on one, and two scans bring both in step', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  for (const phone of [ann, ken])
    await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  await joined(ann, ken, home);
  await playedApart(ann, ken);
  for (const phone of [ann, ken])
    await expect(phone.getByText('This browser cannot link two phones')).toBeVisible();
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
  await joinedByFile(ann, ken, home);
  await linked(ann, ken);
  for (const phone of [ann, ken]) await toTable(phone);
  await new Player(ann).skipPhase();
  await expect.poll(() => entriesOf(ken)).toEqual(await entriesOf(ann));
});
