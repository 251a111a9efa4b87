import type { Page } from '@playwright/test';
import { foldJournal } from '../../src/core/book';
import { logLines } from '../../src/core/log';
import { trials } from '../games/every-game/trials';
import { copyOf, restore, wipe } from '../hands/copies';
import { everyScreen } from '../hands/every-screen';
import { asFixture, readStore } from '../hands/journal';
import { KeyHands } from '../hands/key-hands';
import { listening } from '../hands/listening';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { openSeeded, seed } from '../hands/seed';
import { standing } from '../hands/standing';
import { question, say, type Table } from '../support/play';
import { amendTrial, playTrial, type Trial } from '../support/trial';
import { clean } from './clean';
import { playAndKill, type Tap } from './kill';
import { expect, keptOffline, pageOf, test } from './support';
import { whole } from './whole';

const WINDOWS = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 800],
] as const;

/** Each station of the game, behind its curtain and before it, then what stands beside the last of them and outside. */
async function visit(page: Page, home: string, trial: Trial, look: (screen: string) => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tables = Object.entries(trial.stations).map(([name, at]) => [name, at()] as const);
  await seed(page, home, ...tables.map(([, table]) => table));
  for (const [i, [name, table]] of tables.entries()) {
    await openSeeded(page, home, i);
    await look(name);
    const { secret } = question(table) ?? {};
    if (secret === undefined) continue;
    await new Player(page).look(table.game.sideName(table.book.state, secret));
    await look(`${name}, open`);
  }
  const [, last] = tables.at(-1) ?? [];
  for (const hash of last ? screensOf(trial, last, tables.length - 1) : []) {
    await page.goto(`${home}#/${hash}`);
    await expect(page.locator('h1').first()).toBeVisible();
    // A part of the screen that is fetched apart.
    await expect(page.locator('.late')).toHaveCount(0);
    await look(hash);
  }
}

function screensOf({ meta: { id, sheet, odds }, lookUp: { rule } }: Trial, last: Table<never>, i: number) {
  const game = `g/seeded${i ? `-${i + 1}` : ''}`;
  const [chart] = last.game.charts;
  const charts = ['charts', ...(chart ? [`charts/${chart.id}`] : [])];
  const rules = ['rules', `rules/${encodeURIComponent(rule)}`, 'guide'];
  const beside = ['ledger', ...charts, 'log', ...rules, 'report', ...(sheet ? ['sheet'] : [])];
  return [
    ...beside.map((view) => `${game}/${view}`),
    `packs/${id}`,
    `rules/${id}`,
    ...(odds ? [`quick/${id}`] : []),
  ];
}

/** A set of charts that players have taught something; others are in no copy. */
const isTaught = ({ cells, heads }: { cells: object; heads: object }) =>
  Object.keys(cells).length + Object.keys(heads).length > 0;

const stored = async (page: Page) => JSON.parse(JSON.stringify(asFixture((await readStore(page)).entries)));
const inMemory = (table: Table<never>) => JSON.parse(JSON.stringify(asFixture(table.book.entries)));

for (const trial of trials) {
  const { meta, procedure, secret, lookUp } = trial;

  test.describe(meta.title, () => {
    test('[7] every table, question and screen is clean in three themes', async ({ page, home }) => {
      await visit(page, home, trial, async (screen) => {
        // As wide as a phone, and so tall that nothing is scrolled under the buttons at the bottom.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: 360, height: height + 400 });
        await clean(page, screen);
        await page.setViewportSize({ width: 360, height: 740 });
      });
    });

    test('every screen stands within four windows', async ({ page, home }) => {
      await visit(page, home, trial, async (screen) => {
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await whole(page, `${screen}, ${width} × ${height}`);
        }
      });
    });

    test.describe('text at 200 %', () => {
      test.use({ textSize: 200 });
      test('every screen stands within the window', async ({ page, home }) => {
        await visit(page, home, trial, (screen) => whole(page, screen));
      });
    });

    test('[7] questions are answered by keyboard alone, and the result is said', async ({ page, home }) => {
      await seed(page, home, procedure.at());
      const said = await listening(page);
      const hands = new KeyHands(page);
      const table = await playTrial(trial, (prompt, short) => hands.answer(prompt, short));
      const { title, value = '' } = logLines(table.book).at(-1) ?? {};
      expect((await said()).join()).toContain(`${title}: ${value}`);
      expect(await stored(page)).toEqual(inMemory(table));
    });

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

      const { title = '' } = logLines(table.book).at(-1) ?? {};
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
      const amendment = logLines(table.book).at(-1)?.title;
      await expect(page.getByText(`Amended: ${amendment}`).first()).toBeVisible();
      const game = await meta.load();
      const book = foldJournal(game, (await readStore(page)).entries);
      expect(book.state).toEqual(table.book.state);
      const told = (of: typeof book) => logLines(of).map((each) => [each.title, each.value, each.struck]);
      // Undone and done again, which the one in memory was not.
      expect(told(book)).toEqual(told(table.book as typeof book));
    });

    test('[7] killed after every answer, it asks the same again', async ({ launch, home }) => {
      const table = procedure.at();
      const taps = procedure.answers.map((short): Tap => {
        const prompt = question(table);
        if (!prompt) throw new Error('no question is open');
        say(table, short);
        const entry = JSON.parse(JSON.stringify(table.book.entries.at(-1)));
        return {
          prepare: ({ page }) => new ScreenHands(page).fillIn(prompt, short),
          button: ({ page }) => new ScreenHands(page).button(prompt, short),
          answers: entry.answers,
          ...('outcome' in entry && { closes: true }),
        };
      });
      const report = await playAndKill({
        launch,
        home,
        notes: test.info().outputPath('confirmed.jsonl'),
        begin: ({ page }) => seed(page, home, procedure.at()),
        taps,
        due: () => 'confirmed',
      });
      expect(report).toEqual({ kills: taps.length, taken: 0, lost: [] });
    });

    test('[7] copied, wiped and restored: the same log, totals and open question', async ({ page, home }) => {
      const table = procedure.at();
      for (const short of procedure.answers.slice(0, -1)) say(table, short);
      await seed(page, home, table);
      const before = await standing(page);
      const file = await copyOf(page, home, 'Seeded game');
      await wipe(page, home);
      await expect(page.getByText('Put the phone beside the map')).toBeVisible();
      await restore(page, home, file, 'Seeded game');
      const after = await standing(page);
      expect(asFixture(after.entries)).toEqual(asFixture(before.entries));
      expect(after.packs.filter(isTaught)).toEqual(before.packs.filter(isTaught));
      const rest = { entries: [], packs: [] };
      expect({ ...after, ...rest }).toEqual({ ...before, ...rest });
      await expect(new Player(page).heading()).toHaveText(before.heading);
    });

    test('[7] offline a rule is found, and the report is shared as text', async ({ page, home, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(home).origin });
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto(home);
      await keptOffline(page);
      const table = await playTrial(trial);
      await seed(page, home, table);
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('searchbox', { name: 'Look up a rule' }).fill(lookUp.words);
      const found = page.getByRole('list', { name: 'Rules' }).getByRole('link').first();
      await expect(found).toContainText(lookUp.rule);
      await found.click();
      await expect(page.getByRole('heading', { name: lookUp.rule }).first()).toBeFocused();

      await page.getByRole('link', { name: /^Log/ }).click();
      await page.getByRole('link', { name: 'Report, share' }).click();
      await expect(new Player(page).heading()).toHaveText('After the battle');
      await page.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText('Copied: report and log as text.').first()).toBeVisible();
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      expect(shared).toContain(meta.title);
      expect(shared).toContain(logLines(table.book).at(-1)?.title);
      await context.setOffline(false);
    });

    if (secret)
      test('[5] what one side settles behind the curtain is on no screen', async ({ home, otherPhone }) => {
        const now = new Date();
        const seen: (readonly string[])[] = [];
        for (const short of secret.answers) {
          const page = await pageOf(await otherPhone());
          await page.clock.setFixedTime(now);
          await page.goto(home);
          const table = secret.at();
          const prompt = question(table);
          const side = prompt?.secret;
          if (!prompt || side === undefined) throw new Error('no sealed question is open');
          await seed(page, home, table);
          // Once through, so that no screen is still on its way.
          await everyScreen(page, 'Seeded game');
          const closed = await everyScreen(page, 'Seeded game');
          expect(closed.join()).not.toContain(prompt.title);
          const name = table.game.sideName(table.book.state, side);
          await new ScreenHands(page).answer(prompt, short, name);
          seen.push([...closed, ...(await everyScreen(page, 'Seeded game'))]);
        }
        expect(seen[0]).toEqual(seen[1]);
        expect(seen[0]?.length).toBeGreaterThan(15);
      });
  });
}
