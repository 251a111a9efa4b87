import { isWhole, type Start } from './walk';

/** A game of three dice, sealed ledgers and typed cells. */
export async function* toy({ page, player, home }: Start) {
  await page.goto(home);
  await player.newGame('Night run');
  await player.tap('Begin');
  if (isWhole) yield 'table of two sides';
  await player.button('Cross').first().click();
  await page.getByRole('group', { name: 'Your die 1 shows' }).getByRole('button', { name: '4' }).click();
  yield 'three dice';
  await player.tap('Undo');
  await player.one(() => player.button('Stash').first().click());
  if (isWhole) yield 'a closed curtain';
  await player.button(/hold to open/).press('Enter');
  await player.sees('Open for Fox');
  yield 'an open curtain';
  await player.fill({ Crate: 'Tea', Worth: 2 });
  await player.tap('Stash');
  await player.more('Ledger');
  yield 'sealed ledgers';

  if (!isWhole) return;
  await page.goto(`${home}#/new`);
  await page.getByRole('radio', { name: 'Soundings' }).check();
  await player.button('Start').click();
  await player.sees('Your sheet says');
  yield 'a typed cell';
}
