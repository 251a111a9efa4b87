import { expect } from '../support';
import { isWhole, type Start } from './walk';

/** The director's board before a hall that needs no server (board/main.ts). */
export async function* board({ page, player, home }: Start) {
  await page.goto(home);
  await player.sees('30 tables: 25 in play, 3 over, 2 not begun');
  await expect(page.locator('.board-table.silent')).toHaveCount(6);
  if (isWhole) yield 'thirty tables';
  await page.getByText('Longest wait').click();
  await page.getByText('Pairings, results').click();
  if (isWhole) {
    await page.getByLabel('Pairings').fill('1,Ann,Ken\n1,Mia');
    await player.button('Use these pairings').click();
    await player.sees('Line 2: table 1 appears twice. Nothing was changed.');
    yield 'pairings that are refused';
  }
  await page.getByLabel('Pairings').fill('29,Joe,Jim\n3,Max');
  await player.button('Use these pairings').click();
  await player.sees('Expected: Max');
  yield 'who is expected';
  await page.getByRole('button', { name: /^Table 4\b/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Waits for Ann: Landing roll');
  if (isWhole) yield 'the card of a table';
  await player.button('Announce to this table').click();
  await page.getByLabel('What is said').fill('Lunch at noon');
  yield 'an announcement';
  await player.button('Announce to 1 table').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
