import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { open, say } from '../support/play';
import { expect, test } from './dom/test';
import { ALARM, underway } from './sealed-plan';

test('[Setups] amending what Japan let be asks it behind its curtain', async ({ page, home }) => {
  const table = underway(ALARM);
  open(table, 'attack-begins', { opens: 'harbour' });
  say(table, 'no');
  await seed(page, home, table);
  const player = new Player(page);
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page.locator('li.log-line').filter({ hasText: 'The attack is revealed' }).first();
  await line.locator('summary').first().click();
  await line.getByRole('button', { name: 'Amend' }).click();
  await player
    .button(/^Change: /)
    .first()
    .click();
  await expect(player.heading()).toHaveText('Sealed question');
  await expect(page.getByText('Your plan is a false alarm.')).toHaveCount(0);
  await player.look('Ken');
  await player.sees('Your plan is a false alarm.');
});
