import type { Locator } from '@playwright/test';
import type { Player } from '../../hands/player';
import { afterSetUp, HEADS, inBattle, openSeeded, seed, withManyDice } from '../../hands/seed';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

/** A battle fought: 2:1, die 3, 1/0; and its only die before it fell. */
const DECLARED = [HEADS, { terrain: 'rough', attack: 12, defence: 4 }] as const;
const fought = () => inBattle(...DECLARED, 3, '1/0');

/** The line of the log with these words, unfolded. */
async function unfold({ page }: Player, words: string | RegExp): Promise<Locator> {
  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.getByRole('listitem').filter({ hasText: words }).first();
  await line.locator('summary').first().click();
  return line;
}

/** The log, with all that is written to it and changed in it afterwards. */
export async function* iphLog({ page, player, home }: Start) {
  await seed(page, home, fought(), inBattle(...DECLARED));
  let line = await unfold(player, 'Japan attacks');
  if (isWhole) yield 'log, a line open';
  await player.one(() => line.getByRole('button', { name: 'Bookmark' }).click());
  await line.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note about this entry' }).fill('Here it turned');
  await player.one(() => page.keyboard.press('Enter'));
  yield 'log, a line with a note and a bookmark';
  if (isWhole) {
    await page.getByRole('searchbox').fill('nothing like it');
    await player.sees(/^0 of \d+ entries$/);
    yield 'log, nothing found';
    await player.button('Show everything').click();
    await page.getByLabel('Note', { exact: true }).fill('Who begins?');
    await player.button('Roll').click();
    await page.getByText('2 dice').click();
    yield 'a free roll';

    await openSeeded(page, home, 0);
    line = await unfold(player, 'Beachheads 1630');
    await line.getByRole('button', { name: 'Undo to here' }).click();
    await player.sees(/this one and all after it/);
    yield 'undo to here';
    await player.button('Keep them').click();
  }

  await openSeeded(page, home, 0);
  line = await unfold(player, /^(\w+: )?Japan attacks/);
  await line.getByRole('button', { name: 'Amend' }).click();
  await player.sees('Nothing changes until you record it');
  if (isWhole) yield 'amend';
  await player.button('Change: Combat die on 2:1').click();
  await player.sees('Answered before: 3, by hand');
  if (isWhole) yield 'amend, a question asked anew';
  await player.face(4).click();
  for (const [loser, loss] of [
    ['Attacker loses', '2'],
    ['Defender loses', '0'],
  ] as const)
    await page.getByRole('group', { name: loser }).getByText(loss, { exact: true }).click();
  await player.button('Save this value').click();
  await player.sees('Every later entry still fits.');
  yield 'amend, before and after';
  if (isWhole) {
    await page.getByRole('textbox', { name: 'Reason' }).fill('It was a four');
    await player.button('Record the amendment').click();
    await unfold(player, 'Amended: Japan attacks');
    await player.sees('Reason: It was a four');
    yield 'log with an amendment';
  }

  await openSeeded(page, home, 1);
  await page.getByRole('button', { name: /Net shift −1/ }).click();
  await expect(player.heading()).toHaveText('Override: net shift');
  yield 'override';
  await page.getByRole('textbox', { name: 'Use instead' }).fill('1');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Agreed: fog');
  await player.button('Use this').click();
  await expect(player.heading()).toHaveText('Combat die on 4:1');
  await player.dice(3);
  await player.cell('1/0');
  await unfold(player, /^(\w+: )?Japan attacks/);
  yield 'log with an override';
}

/** What is read, printed and handed on after the game, and a game that is brought forward from paper. */
export async function* afterTheGame({ page, player, home }: Start) {
  await seed(page, home, withManyDice(), afterSetUp(), inBattle(...DECLARED));
  await page.goto(`${home}#/g/seeded/ledger`);
  yield 'ledger';
  await page.goto(`${home}#/g/seeded/report`);
  await page.getByText(/^Share (report|log|both)/).click();
  await player.button('Read it first').click();
  await page.getByText('For other apps: BG Stats, CSV').click();
  await player.button('Read as JSON').click();
  yield 'report, and what is shared of it';
  await page.getByRole('link', { name: 'Step through the game' }).click();
  await player.sees(/^Entry \d+ of \d+/);
  yield 'the table as it stood';
  if (isWhole) {
    await openSeeded(page, home, 1);
    await page.goto(`${home}#/g/seeded-2/report`);
    await player.sees(/^Once dice have fallen, this shows the points turn by turn/);
    yield 'report, empty';
  }
  await page.goto(`${home}#/g/seeded-3/sheet`);
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
  yield 'the state sheet, with a question open';
  await page.goto(`${home}#/new`);
  await page.getByRole('radio', { name: 'Go on from a state sheet' }).check();
  await player.button('Start').click();
  await expect(page.getByRole('heading', { name: 'Players and turn' })).toBeVisible();
  yield 'from paper, the first form';
  if (!isWhole) return;
  await page.getByRole('textbox', { name: 'Turn 5.2' }).fill('6');
  await player.tap('Next');
  await player.tap('Next');
  yield 'from paper, the turn';
}
