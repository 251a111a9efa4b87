import type { Page } from '@playwright/test';
import type { SheetFact } from '../../src/core/play/sheet';
import type { IphState } from '../../src/games/iph/state/state';
import { iphSheet } from '../../src/games/iph/views/sheet/sheet';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { expect, test } from './dom/test';
import { recorded, toSheet } from './sheet';

const inMove = (state: IphState) =>
  state.cursor.turn === 6 && state.drawn.length > 2 && state.current?.endsWith('-move') === true;

/** Types one fact of the paper into the field of the same name. */
async function type(page: Page, { label, rule, value }: SheetFact): Promise<void> {
  const name = rule === undefined ? label : `${label} ${rule}`;
  const may = [label, '(optional)', rule].filter(Boolean).join(' ');
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
