import type { Page } from '@playwright/test';
import { begun, HEADS, inBattle, inLanding } from '../games/iph/tables';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { openSeeded, seed } from '../hands/seed';
import type { Short } from '../support/drive';
import { question, say } from '../support/play';
import { expect, test } from './dom/test';

/** All that stands in the fields of the open question, and which of its dice lie there. */
const standing = (page: Page) =>
  page.locator('input, .slot').evaluateAll((fields: HTMLElement[]) =>
    fields.map((field) => {
      if (!(field instanceof HTMLInputElement)) return field.getAttribute('aria-label');
      return /^(checkbox|radio)$/.test(field.type) ? `${field.value} ${field.checked}` : field.value;
    }),
  );

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /asked:/.test(key)));

/** The landing at the first dice of several that it asks for. */
function atSeveralDice() {
  const table = inLanding({});
  while (question(table)?.kind === 'cell') say(table, 0);
  return table;
}

test('a question of each kind, half answered, outlives the browser, and is forgotten once it is answered', async ({
  page,
  phone,
  home,
}) => {
  const battle = inBattle();
  const landing = atSeveralDice();
  await seed(page, home, battle, landing);
  const player = new Player(page);
  const hands = new ScreenHands(page);
  const kinds: string[] = [];
  const halfway = async (table: typeof battle, short: Short) => {
    const prompt = question(table);
    if (!prompt) throw new Error('nothing is asked');
    await hands.button(prompt, short).waitFor();
    const untouched = await standing(page);
    await hands.fillIn(prompt, short);
    const before = await standing(page);
    if (before.join() !== untouched.join()) {
      kinds.push(prompt.kind);
      const at = page.url();
      await phone.restart();
      await page.goto(at);
      await hands.button(prompt, short).waitFor();
      expect(await standing(page)).toEqual(before);
    }
    await player.one(() => hands.button(prompt, short).click());
    say(table, short);
    await expect.poll(() => kept(page)).toEqual([]);
  };
  for (const short of [`${HEADS} 5:1`, { attack: 8, defence: 3, terrain: 'rough' }, 4, '1/1'])
    await halfway(battle, short);
  await openSeeded(page, home, 1);
  await halfway(landing, [3, 3, 3, 3]);
  expect(kinds).toEqual(['heads', 'form', 'cell', 'dice']);
});

test('each game keeps its own; undone and asked anew a question begins empty', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS), inBattle(HEADS));
  const player = new Player(page);
  const attack = page.getByRole('textbox', { name: 'Attack factors' });
  await attack.fill('17');
  await openSeeded(page, home, 1);
  await expect(attack).toHaveValue('');
  await attack.fill('9');
  await openSeeded(page, home, 0);
  await expect(attack).toHaveValue('17');
  expect(await kept(page)).toEqual(['war-diary:asked:seeded', 'war-diary:asked:seeded-2']);
  await player.tap('Undo');
  await expect(attack).toHaveCount(0);
  expect(await kept(page)).toEqual(['war-diary:asked:seeded-2']);
  await player.tap('Redo');
  await expect(attack).toHaveValue('');
});

test('what one side alone may see is written down nowhere before it is sealed', async ({ page, home }) => {
  await seed(page, home, begun());
  const player = new Player(page);
  await player.tap('Write the landing order');
  await player.look('Ken');
  const hex = page.getByRole('textbox', { name: 'One end' });
  await hex.fill('2311');
  const everywhere = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await everywhere()).not.toContain('2311');
  // A look at the log loses nothing; and there nobody reads it.
  await page.getByRole('link', { name: /^Log/ }).click();
  expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toContain('2311');
  await page.getByRole('link', { name: /^Table/ }).click();
  await player.look('Ken');
  await expect(hex).toHaveValue('2311');
  await page.reload();
  await player.look('Ken');
  await expect(hex).toHaveValue('');
});
