import { Player } from '../hands/player';
import { hold } from './exchange/eye';
import {
  entriesOf,
  inStep,
  isSeen,
  joined,
  linked,
  playedApart,
  toCodes,
  toTable,
  words,
} from './exchange/pair';
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
      const key = 'test:taps';
      addEventListener('pointerdown', () =>
        sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1)),
      );
      if (!sessionStorage.getItem('test:link')) Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    });
  const taps = async () => {
    const both = [ann, ken].map((phone) => phone.evaluate(() => Number(sessionStorage.getItem('test:taps'))));
    return (await Promise.all(both)).reduce((sum, each) => sum + each);
  };
  await joined(ann, ken, home);
  // More, Together, Open to another phone; Play together, Join.
  expect(await taps()).toBe(5);
  await playedApart(ann, ken);
  // One on each phone has led to the codes.
  const before = (await taps()) - 2;
  expect(await words(ken)).not.toBe(await words(ann));
  await hold(ann, ken, isSeen(ken, /entries from Ann/));
  await expect(ken.getByText('Now let Ann scan you.')).toBeVisible();
  // Ann has read that Ken has read her: her phone is back at the table.
  await hold(ken, ann, isSeen(ann, 'In step with Ken.'));
  await expect(ann.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await entriesOf(ken)).toEqual(await entriesOf(ann));
  // Without a link Ken, who read first, goes back by a tap.
  await toTable(ken);
  expect((await taps()) - before).toBe(3);
  await toCodes(ann, ken);
  for (const phone of [ann, ken]) {
    await phone.evaluate(() => sessionStorage.setItem('test:link', 'may'));
    await phone.reload();
    await expect(phone.locator('.two-words')).toBeVisible();
  }
  await inStep(ann, ken);

  const apart = (await taps()) - 2;
  await linked(ann, ken);
  // At most one look more than the two that need no tap, on a slow machine.
  expect((await taps()) - apart).toBeLessThanOrEqual(4);
  await new Player(ann).tap('Undo');
  await expect.poll(() => entriesOf(ken)).toEqual(await entriesOf(ann));
});
