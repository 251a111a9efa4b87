import { iphTrial } from '../games/iph/trial';
import { copyOf, restore, wipe } from '../hands/copies';
import { asFixture } from '../hands/journal';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { say } from '../support/play';
import { expect, test } from './support';

test('a game saved as a file comes back from it, after all was deleted', async ({ page, home }) => {
  const table = iphTrial.procedure.at();
  say(table, ...iphTrial.procedure.answers.slice(0, -1));
  await seed(page, home, table);
  const before = await standing(page);
  const file = await copyOf(page, home, 'Seeded game');
  await wipe(page, home);
  await new Player(page).sees('The app keeps the books');
  await restore(page, home, file, 'Seeded game');
  const after = await standing(page);
  expect(asFixture(after.entries)).toEqual(asFixture(before.entries));
  expect({ ...after, entries: [], packs: [] }).toEqual({ ...before, entries: [], packs: [] });
});
