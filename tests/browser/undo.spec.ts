import type { Page } from '@playwright/test';
import { everythingCloseIn } from '../games/iph/close-in';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { HEADS, inBattle, openSeeded, seed } from '../hands/seed';
import { expect, test } from './support';

/** The screens that end in the line of Undo: the report ends in its own ways. */
const VIEWS = ['', 'log', 'charts', 'rules', 'ledger', 'guide', 'sheet'];

/** How many entries that strike others stand in the store, and that bring them back. */
async function struckIn(page: Page): Promise<readonly number[]> {
  const { entries } = await readStore(page);
  return ['v1.Struck', 'v1.Restored'].map((kind) => entries.filter((entry) => entry.kind === kind).length);
}

/** The button that a tap at this spot lands on. */
const buttonAt = (page: Page, [x, y]: readonly [x: number, y: number]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent, [x, y] as const);

async function twiceAtOneSpot(page: Page, where: string): Promise<void> {
  const player = new Player(page);
  const [struck = 0, restored = 0] = await struckIn(page);
  const undo = player.button('Undo');
  await undo.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await undo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const spot = [x + width / 2, y + height / 2] as const;
  for (const tap of [1, 2]) {
    await expect.poll(() => buttonAt(page, spot), `${where}, before tap ${tap}`).toBe('Undo');
    await player.one(() => page.mouse.click(...spot));
  }
  expect(await struckIn(page), where).toEqual([struck + 2, restored]);
}

test('two taps at one spot undo two entries, on every screen, with text of 100 and 200 %', async ({
  page,
  home,
}) => {
  await seed(page, home, everythingCloseIn(), inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
  const browser = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await openSeeded(page, home, 0);
    for (const view of VIEWS) {
      await page.goto(`${home}#/g/seeded/${view}`);
      await twiceAtOneSpot(page, `${view || 'table'}, ${standard}`);
      for (let i = 0; i < 2; i += 1) await new Player(page).tap('Redo');
    }
    await openSeeded(page, home, 1);
    await twiceAtOneSpot(page, `a question, ${standard}`);
  }
});
