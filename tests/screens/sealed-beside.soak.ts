import { Player } from '../hands/player';
import { expect, test } from './dom/test';
import { askedOfOther, button, fields, HEXES, ORDER, passOn, twoPhones } from './sealed-beside';

askedOfOther(true);

test('what came too late is said on its phone, with what it was', async ({ page: ann, otherPhone, home }) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home);
  await passOn(ken, id, ann, home);
  await ken.goto(`${home}#/g/${id}`);
  await button(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText('What you sealed waits.');
  // Ann goes by what he told her from paper.
  await ann.goto(`${home}#/g/seeded`);
  const player = new Player(ann);
  await player.landOnPaper(...HEXES);
  for (let asked = 0; asked < 2; asked += 1) await player.tap('No manmade terrain');
  await passOn(ken, id, ann, home);
  await passOn(ann, 'seeded', ken, home);
  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line')).toContainText(
    'What you sealed came too late: the game had gone on.',
  );
  await ken.getByText('What you had sealed').click();
  await expect(ken.locator('#pen-line')).toContainText('1630, 1631, 1632');
});
