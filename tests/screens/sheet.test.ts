import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import { lessonsOf } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal } from '../../src/core/journal/projection';
import type { SheetFact } from '../../src/core/play/sheet';
import { iph } from '../../src/games/iph/game';
import type { IphState } from '../../src/games/iph/state/state';
import { iphSheet } from '../../src/games/iph/views/sheet/sheet';
import { saved } from '../hands/copies';
import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, openSeeded, ordered, seed } from '../hands/seed';
import { expect, test } from './dom/test';

type Seeded = Parameters<typeof seed>[2];

/** A recorded game as it stood at the first line for which `wanted` holds, with what its players had taught. */
async function recorded(name: string, wanted: (state: IphState) => boolean) {
  const file = new URL(`../games/iph/fixtures/${name}.json`, import.meta.url);
  const entries = JSON.parse(await readFile(file, 'utf8')).entries as readonly Entry[];
  let projection = foldJournal(iph, []);
  let pack = emptyPack('own:iph', 'iph', 'Mapsheet');
  for (const entry of entries) {
    projection = extendProjection(iph, projection, entry);
    if ('answers' in entry) pack = withLessons(pack, lessonsOf(entry.answers), 1);
    if (!projection.open && wanted(projection.state)) break;
  }
  return { state: projection.state, table: { game: iph, projection, pack, now: 1 } as unknown as Seeded };
}

const inMove = (state: IphState) =>
  state.cursor.turn === 6 && state.drawn.length > 2 && state.current?.endsWith('-move') === true;

async function toSheet(page: Page): Promise<void> {
  await new Player(page).more('Ledger');
  await page.getByRole('link', { name: 'State sheet' }).click();
  await expect(page.getByRole('heading', { name: 'State sheet' })).toBeVisible();
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
}

/** Types one fact of the paper into the field of the same name. */
async function type(page: Page, { label, rule, value }: SheetFact): Promise<void> {
  const name = rule === undefined ? label : `${label} ${rule}`;
  const may = [label, 'may be left out', rule].filter(Boolean).join(' ');
  const box = page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('textbox', { name: may, exact: true }));
  if (await box.count()) return box.fill(value === 'none' ? '' : value.replace('−', '-'));
  const group = page.getByRole('group', { name, exact: true });
  const whole = await group.getByText(value, { exact: true }).count();
  const chosen = value === 'none' ? [] : value.split(', ');
  for (const option of whole ? [value] : chosen) await group.getByText(option, { exact: true }).click();
}

/** What the table says of turn, phase, chits and points. */
const standing = (page: Page) =>
  Promise.all(
    ['h1', '.bar', '.cup', '.tabs'].map((place) =>
      page.locator(place).first().textContent({ timeout: 2_000 }),
    ),
  );

test('a game in mid-course is written down, started again by hand from the paper, and the next roll is made', async ({
  page,
  home,
}) => {
  const { state, table } = await recorded('to-turn-11', inMove);
  await seed(page, home, table);
  await toSheet(page);
  const { sections } = iphSheet.describe(state);
  const printed = page.locator('.on-paper .sheet-facts > div');
  const told = await printed.evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('dt')?.firstChild?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
  for (const { label, value } of sections.flatMap(({ facts }) => facts))
    expect(told).toContainEqual([label, value]);
  await page.getByRole('link', { name: /^Table/ }).click();
  const before = await standing(page);

  await page.goto(home);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Go on from a state sheet' }).check();
  await page.getByLabel('Title').fill('Brought forward');
  await page.getByRole('button', { name: 'Start' }).click();
  const player = new Player(page);
  await player.sees('saved · 1 entry');
  for (const { title, facts } of sections) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    for (const fact of facts) await type(page, fact);
    await player.tap('Next');
  }
  await player.sees('Brought forward from a state sheet');
  await page.reload();
  await player.sees(/saved · \d+ entries/);
  expect(await standing(page)).toEqual(before);
  await player.tap('Movement roll');
  await player.sees(/\d MP/);
});

test('the sheet is saved and shared as text', async ({ page, home }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const { table } = await recorded('until-22', (state) => state.ended !== undefined);
  await seed(page, home, table);
  await toSheet(page);
  const file = await saved(page, 'Save');
  expect(file.name).toBe('War Diary, state sheet, Seeded game.txt');
  expect(file.buffer.toString()).toContain('Turn: 6');
  await page.getByRole('button', { name: 'Share as text' }).click();
  await expect(page.getByText('Copied, to paste where you like.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('State sheet: Seeded game');
});

test('what is sealed is named on the sheet and not told', async ({ page, home }) => {
  await seed(page, home, ordered());
  await toSheet(page);
  await expect(page.locator('main')).toContainText('sealed: Ken keeps it on paper, and seals it again');
  await expect(page.locator('body')).not.toContainText('1631');
});

test('by keyboard, from the list of games; a value of the paper that cannot be is refused', async ({
  page,
  home,
}) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  const keys = new Keys(page);
  await keys.enter('button', 'More for Seeded game');
  await keys.enter('link', 'State sheet');
  await expect(page.getByRole('heading', { name: 'State sheet' })).toBeFocused();
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
  await openSeeded(page, home, 0);
  await page.goto(`${home}#/new`);
  await page.getByRole('radio', { name: 'Go on from a state sheet' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Players and turn' })).toBeVisible();
  const player = new Player(page);
  await page.getByRole('textbox', { name: 'Turn 5.2' }).fill('12');
  await player.button('Next').click();
  await expect(page.getByRole('alert')).toContainText(
    'Turn: a whole number from 1 to 11. Nothing is recorded yet.',
  );
  await expect(page.getByRole('textbox', { name: 'Turn 5.2' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Turn 5.2' }).fill('6');
  await player.tap('Next');
  await player.tap('Next');
});
