import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { trials } from '../games/every-game/trials';
import { copyOf, restore, wipe } from '../hands/copies';
import { asFixture, readStore } from '../hands/journal';
import { KeyHands } from '../hands/key-hands';
import { listening } from '../hands/listening';
import { Player } from '../hands/player';
import { lookUpRule } from '../hands/rules';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { say, type Table } from '../support/play';
import { amendTrial, playTrial, type Trial } from '../support/trial';
import { loadWhole } from '../support/whole-game';
import { test as appTest, expect, toyTest } from './dom/test';

/** A set of charts that players have taught something; others are in no copy. */
const isTaught = ({ cells, heads }: { cells: object; heads: object }) =>
  Object.keys(cells).length + Object.keys(heads).length > 0;

const stored = async (page: Page) => asFixture((await readStore(page)).entries);
const inMemory = ({ projection }: Table<never>) => asFixture(projection.entries);

const testOf = (trial: Trial) => (trials.includes(trial) ? appTest : toyTest);

/** The procedure of a game's trial: what is asked there is the game's own. */
export function playOver(some: readonly Trial[]): void {
  describe.each(some)('$meta.title', (trial) => {
    const test = testOf(trial);
    const { meta, procedure } = trial;

    test('[7] with real dice, undone and done again, amended with a preview', async ({ page, home }) => {
      await seed(page, home, procedure.at());
      const hands = new ScreenHands(page);
      const player = new Player(page);
      const table = await playTrial(trial, (prompt, short) => hands.answer(prompt, short, undefined));
      expect(await stored(page)).toEqual(inMemory(table));
      const heading = await player.heading().textContent();
      await player.tap('Undo');
      await expect(player.heading()).not.toHaveText(heading ?? '');
      await player.tap('Redo');
      await expect(player.heading()).toHaveText(heading ?? '');

      const { title = '' } = logLines(table.projection).at(-1) ?? {};
      await page.getByRole('link', { name: /^Log/ }).click();
      const line = page.getByRole('listitem').filter({ hasText: title }).first();
      await line.locator('summary').first().click();
      await line.getByRole('button', { name: 'Amend' }).click();
      const changed = { first: true };
      const tapped: Parameters<typeof playTrial>[1] = async (prompt, short) => {
        if (changed.first) await player.button(`Change: ${prompt.title}`).click();
        changed.first = false;
        await hands.fillIn(prompt, short);
        await hands.button(prompt, short).click();
      };
      await amendTrial(trial, table, 'Misread', tapped, async () => {
        await expect(page.getByRole('region', { name: 'Old and new result' })).toContainText(`Old: ${title}`);
        await page.getByRole('textbox', { name: 'Reason' }).fill('Misread');
        await player.button('Record the amendment').click();
        await expect(player.heading()).toHaveText('Log');
      });
      const amendment = logLines(table.projection).at(-1)?.title;
      await expect(page.getByText(`Amended: ${amendment}`).first()).toBeVisible();
      const game = await loadWhole(meta);
      const projection = foldJournal(game, (await readStore(page)).entries);
      expect(projection.state).toEqual(table.projection.state);
      const told = (of: typeof projection) =>
        logLines(of).map((each) => [each.title, each.value, each.struck]);
      // Undone and done again, which the one in memory was not.
      expect(told(projection)).toEqual(told(table.projection as typeof projection));
    });
  });
}

/** The same procedure without a pointer. */
export function answerByKeyboard(some: readonly Trial[]): void {
  describe.each(some)('$meta.title', (trial) => {
    const { procedure } = trial;

    testOf(trial)(
      '[7] questions are answered by keyboard alone, and the result is said',
      async ({ page, home }) => {
        await seed(page, home, procedure.at());
        const said = await listening(page);
        const hands = new KeyHands(page);
        const table = await playTrial(trial, (prompt, short) => hands.answer(prompt, short));
        const { title, value = '' } = logLines(table.projection).at(-1) ?? {};
        expect((await said()).join()).toContain(`${title}: ${value}`);
        expect(await stored(page)).toEqual(inMemory(table));
      },
    );
  });
}

/** What the app does alike with every game: its copy, its rules, its report. */
export function carry(some: readonly Trial[]): void {
  describe.each(some)('$meta.title', (trial) => {
    const test = testOf(trial);
    const { meta, procedure, lookUp } = trial;

    test('[7] copied, wiped and restored: the same log, totals and open question', async ({ page, home }) => {
      const table = procedure.at();
      for (const short of procedure.answers.slice(0, -1)) say(table, short);
      await seed(page, home, table);
      const before = await standing(page);
      const file = await copyOf(page, home, 'Seeded game');
      await wipe(page, home);
      await expect(page.getByText('The app keeps the books')).toBeVisible();
      await restore(page, home, file, 'Seeded game');
      const after = await standing(page);
      expect(asFixture(after.entries)).toEqual(asFixture(before.entries));
      expect(after.packs.filter(isTaught)).toEqual(before.packs.filter(isTaught));
      const rest = { entries: [], packs: [] };
      expect({ ...after, ...rest }).toEqual({ ...before, ...rest });
      await expect(new Player(page).heading()).toHaveText(before.heading);
    });

    test('[7] a rule is found by words not well spelt', async ({ page, home }) => {
      await seed(page, home, procedure.at());
      await lookUpRule(page, lookUp);
      await expect(page.getByRole('heading', { name: lookUp.rule }).first()).toBeFocused();
    });

    test('[7] the report is shared as text', async ({ page, home }) => {
      const table = await playTrial(trial);
      await seed(page, home, table);
      await page.getByRole('link', { name: /^Log/ }).click();
      await page.getByRole('link', { name: 'Report, share' }).click();
      await expect(new Player(page).heading()).toHaveText('After the battle');
      await page.getByRole('button', { name: 'Files' }).click();
      await page.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText('Copied: report and log as text.').first()).toBeVisible();
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      expect(shared).toContain(meta.title);
      expect(shared).toContain(logLines(table.projection).at(-1)?.title);
    });
  });
}
