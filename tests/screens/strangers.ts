import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { trials } from '../games/every-game/trials';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { playTrial, type Trial } from '../support/trial';
import { test as appTest, expect, toyTest } from './dom/test';

/**
 * What a translator, a dictionary or a highlighter does to the texts of a page, to each text another of these: puts a copy in an
 * element of its own in its place, puts it itself into one, cuts it in two, or writes other words.
 */
function changeTexts(turn: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const fontOf = (text: Node) => {
    const font = document.createElement('font');
    font.append(text);
    return font;
  };
  for (const [i, text] of texts.entries()) {
    const way = (i + turn) % 4;
    if (way === 0) text.replaceWith(fontOf(fontOf(text.cloneNode())));
    else if (way === 1) {
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
    } else if (way === 2 && !text.parentElement?.closest('legend')) {
      const rest = text.splitText(text.data.length >> 1);
      rest.replaceWith(fontOf(rest.cloneNode()));
    }
    // What the hands find their way by stays readable.
    else if (!text.parentElement?.closest('button, a, label, legend, summary, h1, h2, .save, svg'))
      text.data = `${text.data} (9)`;
  }
}

/** Ids count what was drawn before them, and that depends on what was fetched by then. */
const shown = async (page: Page) =>
  (await page.evaluate(() => document.querySelector('#app')?.innerHTML ?? '')).replace(/\bP\d+-\d+\b/g, 'P');

/** A procedure of a game tapped through, undone and done again, and its other screens; what stands there after each tap. */
async function play(page: Page, home: string, trial: Trial, after: (step: number) => Promise<void>) {
  await page.clock.setFixedTime(new Date(2026, 5, 1, 12));
  await seed(page, home, trial.procedure.at());
  const player = new Player(page);
  const hands = new ScreenHands(page);
  let steps = 0;
  const look = async () => {
    await page.waitForLoadState('networkidle');
    await after(steps++);
  };
  const to = async (screen: string) => {
    await page.getByRole('link', { name: new RegExp(`^${screen}`) }).click();
    await look();
  };
  expect(await page.evaluate(() => document.documentElement.getAttribute('translate'))).toBe('no');
  await look();
  await playTrial(trial, async (prompt, short) => {
    await hands.fillIn(prompt, short);
    await look();
    await player.one(() => hands.button(prompt, short).click());
    await look();
  });
  await player.tap('Undo');
  await look();
  await player.tap('Redo');
  await look();
  await to('Log');
  await page.locator('li.log-line summary').first().click();
  await look();
  await player.more('Ledger');
  await look();
  await to('Charts');
  await to('Table');
}

/** Whatever others make of the texts between two taps, the next one shows what it shows on a page of our own. */
export function changedByOthers(some: readonly Trial[]): void {
  describe.each(some)('$meta.title', (trial) => {
    const test = trials.includes(trial) ? appTest : toyTest;

    test('texts that others change between two taps show what is so after the next one', async ({
      page,
      home,
      otherPhone,
    }) => {
      const own: string[] = [];
      await play(page, home, trial, async () => void own.push(await shown(page)));
      const other = await otherPhone();
      await play(other, home, trial, async (step) => {
        // Filling in may take no tap: then nothing was drawn.
        if (own[step] !== own[step - 1]) expect(await shown(other)).toBe(own[step]);
        await other.evaluate(changeTexts, step);
        expect(await shown(other)).not.toBe(own[step]);
      });
    });
  });
}
