import type { Page } from '@playwright/test';
import { Player } from './player';
import { atTheCup, HEADS, inBattle, seed } from './seed';
import { expect, test } from './support';

/** What a screen reader is told from here on: each text that comes into a live region. */
async function listening(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = 'output, [aria-live], [role=alert], [role=status]';
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const say = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const within = element?.closest(LIVE);
      const regions = within ? [within] : [...(element?.querySelectorAll(LIVE) ?? [])];
      for (const region of regions) {
        const text = (within ? node : region).textContent?.trim();
        if (text) said.push(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') say(target);
        else addedNodes.forEach(say);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      const { said } = globalThis as unknown as { said: string[] };
      return said.splice(0);
    });
}

test('over a turn each result, each way back and each refusal is said once', async ({ page, home }) => {
  await seed(page, home, atTheCup());
  const player = new Player(page);
  const said = await listening(page);

  await player.draw('24th Move');
  expect(await said()).toEqual(['Chit: 24th Move']);
  await player.dice(4);
  expect(await said()).toEqual(['24th moves, die 4: 3 MP']);
  await player.tap('Undo');
  expect(await said()).toEqual(['Undone.']);
  await player.tap('Redo');
  expect(await said()).toEqual(['Redone.']);
  await player.tap('End 24th Move');
  expect(await said()).toEqual(['24th Move phase ends']);

  await player.tap('Combat');
  expect(await said()).toEqual(['Japanese combat begins']);
  await page.getByRole('link', { name: 'Log' }).click();
  await said();
  const line = page.locator('.log-line').filter({ hasText: 'Japanese combat begins' });
  await line.locator('summary').click();
  await player.one(() => line.getByRole('button', { name: 'Strike this line' }).click());
  expect(await said()).toEqual(['Struck: Japanese combat begins. Redo brings it back.']);
});

test('a refusal is said once', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS));
  const player = new Player(page);
  const said = await listening(page);
  await player.button('Attack').click();
  const refused = await said();
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('Nothing is recorded yet.');
});
