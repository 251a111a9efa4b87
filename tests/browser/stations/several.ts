import { openSeeded, seed } from '../../hands/seed';
import { bring, meet, play } from '../../support/phones';
import { type At, onlooker, twoPhones, twoStories } from '../../support/two-stories';
import { isWhole, type Start } from './walk';

/** A game on several phones: who has the pen, and two stories that are put in order. */
export async function* several({ page, player, home }: Start) {
  const asked = twoPhones();
  play(asked.ann, 'cross', { side: 'owl' });
  meet(asked.ken, asked.ann);
  const phones: readonly At[] = [
    twoPhones().ken,
    asked.ken,
    onlooker(twoPhones().ann),
    twoStories().ken,
    bring(twoPhones().ken, 'wt'),
  ];
  const seated = phones.map((phone) => ({
    ...phone,
    seat: { table: phone.table, writer: phone.me.writer },
  }));
  await seed(page, home, ...(seated as never[]));
  await player.sees('Ann’s phone records');
  yield 'who follows';
  if (isWhole) {
    await player.button('Record here').click();
    yield 'the pen, to be taken';
    await player.tap('Record here instead of Ann’s phone');
    await player.sees('This phone records');
    yield 'who has the pen';
    await player.tap('Let Ann’s phone record');
    await player.sees('so that Ann can go on');
    yield 'the pen handed on';
  }

  await openSeeded(page, home, 1);
  await player.sees('Three dice');
  yield 'a question that another answers';
  if (isWhole) {
    await openSeeded(page, home, 2);
    await player.sees('You look on');
    yield 'who looks on';
  }

  await openSeeded(page, home, 3);
  await player.sees('Ann and Ken both played on.');
  yield 'the table with two stories';
  await page.getByRole('link', { name: 'Say which is right' }).click();
  await player.sees('Both went on from');
  yield 'two stories';
  await player.button('Both happened').click();
  if (isWhole) yield 'two stories, both of which happened';
  await player.button('Ann first').click();
  await player.sees('This has changed with it.');
  if (isWhole) yield 'a question that has changed';
  await player.button('boat lost').click();
  await player.sees('Nothing is recorded yet');
  yield 'what comes of an order';
  if (isWhole) {
    await player.button('Try the other order').click();
    yield 'the other order';
    await player.button('Record this order').click();
    await player.sees('This phone records');
    await page.getByRole('link', { name: 'Log' }).click();
    await player.sees('Both played on: Ken, then Ann');
    yield 'the log of two stories';
  }

  await openSeeded(page, home, 4);
  await player.sees('You are playing on your other device');
  if (isWhole) yield 'the table of a device that looks on';
  await player.more('Two phones');
  await player.sees('Your devices');
  yield 'the devices of a player';
}
