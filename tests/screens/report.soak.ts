import type { Page } from '@playwright/test';
import { addNote } from '../../src/core/journal/commands';
import { saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, begun, played, seed, withManyDice } from '../hands/seed';
import { open, take } from '../support/play';
import { expect, test } from './dom/test';

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'After the battle' });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function report(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/g/seeded/report`);
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText(/^Share (report|log|both)/)).toBeVisible();
}

test.describe('the screen', () => {
  test('says before the first battle what it will show', async ({ page, home }) => {
    await seed(page, home, afterSetUp());
    await page.goto(`${home}#/g/seeded/report`);
    await expect(page.getByText(/^Once dice have fallen, this shows the points turn by turn/)).toBeVisible();
  });

  test('tells the points in a table beside the plot, the losses, the battles and the dice', async ({
    page,
    home,
  }) => {
    await seed(page, home, withManyDice());
    await report(page, home);
    const cells = (title: string, row: RegExp | string) =>
      page
        .getByRole('region', { name: title, exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row, exact: typeof row === 'string' }) })
        .getByRole('cell')
        .allTextContents();
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Ann wins');
    expect(await cells('Victory points, Japan', 'GT8 · 8 Dec, Night')).toEqual(['3', '−3']);
    await expect(page.getByText('At the end of each turn. Japan wins at 22, US wins at 0.')).toBeVisible();
    expect(await cells('Losses', 'Steps recorded in battles')).toEqual(['20', '20']);
    expect(await cells('Battles', 'GT4 Ken, banzai')).toEqual(['6:5', '+3', '4:1', '2', '1/1']);
    expect(await cells('Results by odds', '1/1')).toEqual(['', '2', '1', '3', '', '1', '7']);
    const dice = page.getByRole('region', { name: 'Dice', exact: true });
    await expect(dice.getByText('Ann, by hand, 76 dice: nothing unusual.')).toBeVisible();
    await expect(
      dice.getByText('Free rolls, app, 2 dice of 20 sides: too few to tell; it takes 100.'),
    ).toBeVisible();
    await expect(dice.getByText('No die was struck or replaced.')).toBeVisible();
  });

  test('is reached from the log, the ledger and a recorded verdict', async ({ page, home }) => {
    await seed(page, home, played('to-turn-11'));
    for (const [tab, link] of [
      ['Table', 'After the battle'],
      ['Ledger', 'Report'],
      ['Log', 'Report, share'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(screen(page)).toBeFocused();
      await page.goBack();
    }
  });
});

test.describe('sharing', () => {
  test('three taps from the table share the story: Log, Report, Share; a fourth copies report and log', async ({
    page,
    home,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await seed(page, home, played('first-turns'));
    await page.getByRole('link', { name: /^Log/ }).click();
    await page.getByRole('link', { name: 'Report, share' }).click();
    await page.getByRole('button', { name: 'Share the story' }).click();
    await expect(page.getByText('Copied: the story, to paste where you like.').first()).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Japan 12 of 22 on the second morning$/m);
    await page.getByRole('button', { name: 'Files' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied: report and log as text.').first()).toBeVisible();
    const text = await clipboard(page);
    expect(text).toContain('GT2 · 7 Dec, Afternoon\n----------------------\n');
    expect(text).toContain('• Ken: Japan attacks, 1:1, die 4 1/1');
  });

  test('as BBCode and as JSON, the report or the log alone, by keyboard', async ({ page, home }) => {
    const table = played('first-turns');
    take(table, addNote('[/b][img]x'));
    await seed(page, home, table);
    await report(page, home);
    const keys = new Keys(page);
    await keys.enter('summary', /^Share (report|log|both)/);
    await keys.to('radio', 'All');
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    await keys.to('radio', 'Text');
    await keys.press('ArrowRight');
    await expect(page.getByText('Share log as BBCode for a forum')).toBeVisible();
    await keys.enter('button', 'Read it first');
    const shown = page.getByRole('textbox', { name: 'What is shared' });
    await expect(shown).toHaveValue(/\[b\]GT1 · 7 Dec, Morning\[\/b\]/);
    await keys.enter('button', 'Copy');
    await expect(page.getByText('Copied: log as BBCode for a forum.').first()).toBeVisible();
    const bbcode = await clipboard(page);
    expect(bbcode).toBe(await shown.inputValue());
    expect(bbcode).toContain('• Note: “［/b］［img］x”');
    await keys.to('radio', 'BBCode');
    await keys.press('ArrowRight');
    const file = await saving(page, () => keys.enter('button', 'Save'));
    expect(file.name).toBe('War Diary, Seeded game, log.json');
    const written = JSON.parse(file.buffer.toString());
    expect(written).toMatchObject({ format: 'war-diary-report', version: 1, title: 'Seeded game' });
    expect(written.log.at(-1).phases.at(-1).lines.at(-1)).toMatchObject({
      kind: 'note',
      title: '[/b][img]x',
    });
  });

  test('by the share sheet: text as text, JSON as a file; called off nothing is shared', async ({
    page,
    home,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      let asked = 0;
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ title, text, files }: ShareData) => {
          asked += 1;
          if (asked === 1 || asked === 4) throw new DOMException('closed', 'AbortError');
          shared.push([title, text?.slice(0, 12), files?.map(({ name, type }) => `${name} ${type}`)]);
        },
      });
    });
    await seed(page, home, played('no-beachhead'));
    await report(page, home);
    const player = new Player(page);
    await player.button('Files').click();
    await player.button('Share').click();
    await player.sees('Nothing was shared.');
    await player.button('Share').click();
    await player.sees('Handed on: report and log as text.');
    await page.getByText('JSON', { exact: true }).click();
    await player.button('Share').click();
    await player.sees('Handed on: report and log as JSON.');
    await player.button('Share').click();
    await player.sees('Nothing was shared.');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([
      ['Seeded game', 'Seeded game ', undefined],
      [undefined, undefined, ['War Diary, Seeded game, report and log.json application/json']],
    ]);
  });

  test('a share sheet that refuses leaves it on the clipboard; a refused clipboard says what to do', async ({
    page,
    home,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    });
    await seed(page, home, played('no-beachhead'));
    await report(page, home);
    const player = new Player(page);
    await player.button('Files').click();
    await player.button('Share').click();
    await player.sees('Copied: report and log as text.');
    expect(await clipboard(page)).toContain('US: Ann');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await player.button('Copy').click();
    await player.sees('The browser did not let the app copy. Nothing is lost: save it as a file instead.');
  });
});

test('the report is of the game as it stands: a note and an undo are in it at once', async ({
  page,
  home,
}) => {
  const table = begun();
  open(table, 'landing-order');
  await seed(page, home, table);
  await report(page, home);
  await page.getByText(/^Share (report|log|both)/).click();
  await new Player(page).button('Read it first').click();
  const shown = page.getByRole('textbox', { name: 'What is shared' });
  await expect(shown).toHaveValue(/• Sealed entry \(Ken\) \(open\)/);
  await page.keyboard.press('u');
  await expect(shown).toHaveValue(/• Sealed entry \(Ken\) \(struck\)/);
});

test('a game is stepped through by keyboard, stays where it was on a reload, and is as it was afterwards', async ({
  page,
  home,
}) => {
  await seed(page, home, played('first-turns'));
  const before = await readStore(page);
  await report(page, home);
  const keys = new Keys(page);
  await keys.enter('link', 'Step through the game');
  const where = page.locator('.past-line');
  await expect(where).toContainText(/^Entry 8 of 160, GT1 · 7 Dec, Morning/);
  await keys.press('ArrowRight');
  await expect(where).toContainText('Entry 9 of 160');
  await keys.press('Shift+ArrowRight');
  await expect(where).not.toContainText('Entry 9 of');
  await keys.enter('button', 'Turn on');
  await expect(where).toContainText('GT2 · 7 Dec, Afternoon');
  const shown = await where.textContent();
  await page.reload();
  await expect(where).toHaveText(shown ?? '');
  await keys.press('u');
  await keys.enter('link', 'Back to now');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8 Dec, Morning');
  expect(await readStore(page)).toEqual(before);
});

test('a line of the log leads to the table as it stood once it was recorded', async ({ page, home }) => {
  await seed(page, home, played('first-turns'));
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page
    .locator('.log-line')
    .filter({ hasText: /^(\w+: )?Japan attacks, 2:1, die 6/ })
    .first();
  await line.locator('summary').first().click();
  await line.getByRole('button', { name: 'Look at the table here' }).click();
  await expect(page.locator('.past-line')).toContainText('GT3 · 7 Dec, Evening');
  await expect(page.getByRole('main')).toContainText('Japan attacks, 2:1, die 6');
  await expect(page.getByRole('main')).toContainText('VP 12 of 22');
});

test.describe('for other apps', () => {
  const unfold = (page: Page) => page.getByText('For other apps: BG Stats, CSV').click();

  test('a game that has ended is a link and a CSV, with names or without', async ({ page, home }) => {
    await seed(page, home, played('no-beachhead'));
    await report(page, home);
    await unfold(page);
    const link = page.getByRole('link', { name: 'Open app.bgstatsapp.com' });
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B%22/,
    );
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    const csv = page.getByRole('textbox', { name: 'The result as CSV' });
    await expect(csv).toHaveValue(/,US,Ann,,yes,Winner: US\. No beachhead marker is left\.,2,1/);
    await page.getByText('Sides only', { exact: true }).click();
    await expect(csv).toHaveValue(/,US,,,yes,/);
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toMatch(/Ann|Ken|Seeded/);
    await page.getByText('With names', { exact: true }).click();
    const file = await saving(page, () => page.getByRole('button', { name: 'Save CSV' }).click());
    expect(file.name).toBe('War Diary, Seeded game, result.csv');
    expect(file.buffer.toString()).toMatch(/^\ufeffgame,scenario,title,.*\r\n.*\r\n.*\r\n$/);
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    expect(JSON.parse(await clipboard(page))).toMatchObject({ sourceName: 'War Diary', durationMin: 1 });
  });

  test('a game in play has its CSV, and says what the link waits for', async ({ page, home }) => {
    await seed(page, home, played('first-turns'));
    await report(page, home);
    await unfold(page);
    await expect(page.getByText(/^Only finished games can be sent\./)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'The result as CSV' })).toHaveValue(/,in play,5,3/);
    await expect(page.getByRole('link', { name: /bgstats/ })).toHaveCount(0);
  });
});
