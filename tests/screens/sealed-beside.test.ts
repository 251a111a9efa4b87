import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun } from '../hands/seed';
import { open, say, sitDown, type Table } from '../support/play';
import { expect, test } from './dom/test';
import { askedOfOther, button, fields, HEXES, link, ORDER, passOn, twoPhones } from './sealed-beside';

// What came too late is told without a screen in every run, and with it in the soak.
test('[3.2] who follows seals its order with a tap on its step, and it counts once it came over', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home);
  await passOn(ken, id, ann, home);
  await ann.goto(`${home}#/g/seeded`);
  await expect(button(ann, ORDER)).toHaveCount(0);
  await expect(ann.getByText('Ken seals this on another phone.')).toBeVisible();

  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line').getByText('Ann’s phone records')).toBeVisible();
  await button(ken, ORDER).click();
  await expect(ken.getByText('For you alone. It goes into the game')).toBeVisible();
  // What is wrong is said at its field; going back records nothing.
  await button(ken, 'Seal the order').click();
  await expect(ken.getByRole('alert').first()).toContainText('Nothing is recorded yet');
  await button(ken, 'Back').click();
  expect(JSON.stringify(await readStore(ken))).not.toContain('SealedBeside');
  await button(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText(
    'What you sealed waits. Scan each other, and it counts.',
  );
  await expect(button(ken, ORDER)).toHaveAttribute('aria-disabled', 'true');

  await passOn(ken, id, ann, home);
  expect(JSON.stringify(await readStore(ann))).not.toContain('1631');
  await ann.goto(`${home}#/g/seeded`);
  await expect(button(ann, ORDER)).toHaveCount(0);
  await expect(ann.getByText('seals this on another phone')).toHaveCount(0);
  await passOn(ann, 'seeded', ken, home);
  await ken.goto(`${home}#/g/${id}`);
  await expect(ken.locator('#pen-line')).not.toContainText('waits');
  await expect(button(ken, ORDER)).toHaveCount(0);
  // His own, without the pen.
  await button(ken, 'Undo').click();
  await expect(button(ken, ORDER)).toBeVisible();
});

/** Japan has planned, and the US is to roll alone for its carriers. */
function toRoll(): Table<never> {
  const table = sitDown(pearlHarbor);
  open(table, 'set-up', { charts: 'own' });
  say(table, { jp: 'Ann', us: 'Ken' }, {});
  open(table, 'plan');
  say(table, { mission: 'false-alarm' });
  return table as unknown as Table<never>;
}

test('half answered it outlives a reload, on its own phone alone', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const id = await twoPhones(ann, ken, home, toRoll(), /^Japan/);
  await ken.goto(`${home}#/g/${id}`);
  const asked = new Player(ken);
  await button(ken, 'Roll for carriers').click();
  await asked.sees('Enterprise in harbour?');
  await asked.face(6).click();
  await asked.sees('Lexington in harbour?');
  await ken.reload();
  await asked.sees('Lexington in harbour?');
  expect(JSON.stringify(await readStore(ken))).not.toContain('SealedBeside');
  await button(ken, 'Back').click();
  await button(ken, 'Roll for carriers').click();
  await asked.sees('Enterprise in harbour?');
});

test('while a question of the other stands there, his own is in the line above the buttons', async ({
  page: ann,
  otherPhone,
  home,
}) => {
  const ken = await otherPhone();
  const table = begun();
  open(table, 'house-rules');
  const id = await twoPhones(ann, ken, home, table);
  await ken.goto(`${home}#/g/${id}`);
  await ken.getByText('Seal something of your own').click();
  await link(ken, ORDER).click();
  for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
  await button(ken, 'Seal the order').click();
  await expect(ken.locator('#pen-line')).toContainText('What you sealed waits.');
  await expect(ken.getByText('Seal something of your own')).toHaveCount(0);
});

askedOfOther(false);
