import { IPH_CHARTS } from '../../../src/games/iph/data/charts';
import { PRACTICE } from '../../../src/games/iph/data/practice';
import { cell, toChart, toEditor } from '../../hands/chart-screens';
import {
  afterSetUp,
  atTheCup,
  begun,
  HEADS,
  inBattle,
  inCarrierWarfare,
  inCombat,
  inLanding,
  openSeeded,
  ordered,
  seed,
} from '../../hands/seed';
import { open, say } from '../../support/play';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

const ROUGH = { attack: 8, defence: 3, terrain: 'rough' };
const HOURS = 3_600_000;

/** A game whose points were corrected until they reach an end. */
function fallen() {
  const table = inCarrierWarfare();
  open(table, 'correct-points');
  say(table, { points: 18, reason: 'Counted again' });
  return table;
}

/** The table before, within and after the game, and what players who were away are told over it. */
export async function* iphTables({ page, player, home }: Start) {
  const resting = inBattle(HEADS, ROUGH, 4, '1/1');
  const tables = [begun(), ordered(), afterSetUp(), inCombat(), atTheCup(), atTheCup('24-move'), resting];
  await seed(page, home, ...tables, inCarrierWarfare(), fallen(), inBattle(HEADS, ROUGH));
  await player.sees('Japan writes down the landing hexes');
  if (isWhole) {
    yield 'table, before the landing order';
    await openSeeded(page, home, 1);
    await player.sees('The US sets up');
    yield 'table, the US sets up';
  }
  await openSeeded(page, home, 2);
  yield 'table, landing';
  if (isWhole) {
    await openSeeded(page, home, 3);
    await player.sees('Japanese combat');
    yield 'table, combat';
    await openSeeded(page, home, 4);
    yield 'table, the cup';
  }
  await openSeeded(page, home, 5);
  await player.sees('24th Move phase');
  await player.dice(3);
  yield 'table, movement rolls';
  await openSeeded(page, home, 6);
  await player.tap('Defender holds');
  await page.getByText('How', { exact: true }).click();
  yield 'table, a result';
  await openSeeded(page, home, 7);
  await player.sees('Carrier Warfare Phase');
  yield 'table, carrier warfare';
  if (isWhole) {
    await openSeeded(page, home, 8);
    await player.sees('22 victory points');
    yield 'table, an end reached';
  }

  await player.more('Games');
  await page.clock.setFixedTime(new Date(Date.now() + 3 * HOURS));
  await openSeeded(page, home, 4);
  await expect(page.getByRole('region', { name: 'Where were we' })).toBeVisible();
  yield 'where were we';
  if (!isWhole) return;
  await openSeeded(page, home, 9);
  await page.getByText('Where were we').click();
  await player.sees('Next:');
  yield 'where were we, over a question';
}

/** A battle at its die, by a sheet that is read whole. */
function onKnownSheet() {
  const table = inBattle(HEADS, { attack: 17, defence: 6, terrain: 'rough' });
  return { ...table, pack: { ...table.pack, cells: { ...table.pack.cells, crt: PRACTICE.cells.crt ?? {} } } };
}

/** What stands beside the table, and over it. */
export async function* besideTheTable({ page, player, home }: Start) {
  await seed(page, home, inCombat(), inBattle(HEADS), atTheCup('24-move'), afterSetUp(), onKnownSheet());
  await player.button(/^More \d+ owed$/).click();
  yield 'what is owed';
  await player.button('Close').click();
  await expect(page.getByRole('button', { name: /^Screen/ })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  yield 'the list of shortcuts';
  await page.keyboard.press('Escape');

  if (isWhole) {
    await openSeeded(page, home, 1);
    await page.getByRole('link', { name: 'Rule 10.2' }).click();
    await expect(page.getByRole('heading', { name: /^10\.2/ })).toBeVisible();
    yield 'a rule';
  }
  await openSeeded(page, home, 1);
  await page.getByRole('link', { name: 'What now?' }).click();
  await player.sees('A question is open');
  yield 'what now, a question open';
  if (isWhole) {
    await openSeeded(page, home, 2);
    await page.getByRole('link', { name: 'What now?' }).click();
    await expect(page.getByRole('heading', { name: /^24th Move phase/ })).toBeVisible();
    yield 'what now, in a phase';
  }
  await openSeeded(page, home, 3);
  await page.getByRole('link', { name: 'What now?' }).click();
  await page.getByRole('link', { name: 'beachhead hex', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'beachhead' })).toBeVisible();
  yield 'a term';
  await openSeeded(page, home, 3);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('concentirc');
  await expect(page.getByRole('list', { name: 'Rules' }).getByRole('link').first()).toContainText('10.12');
  yield 'look-up';
  await openSeeded(page, home, 4);
  await page.locator('summary', { hasText: 'One column either way' }).click();
  await player.mark('Banzai!');
  await expect(page.getByRole('row', { name: 'attacker loses' })).toContainText('1.9');
  yield 'the odds of a banzai';
}

/** Every chart, over an open question, and the editors of two. */
export async function* iphCharts({ page, player, home }: Start) {
  await seed(page, home, inLanding({}, 0), inBattle(HEADS, ROUGH, 4, '1/1'));
  await openSeeded(page, home, 1);
  // Of the lists of modifiers one stands for all; and of the charts each that is laid out otherwise.
  const shown = isWhole
    ? IPH_CHARTS.filter(({ id, whole }) => !whole || id === 'movement')
    : IPH_CHARTS.filter(({ id }) => ['tec', 'movement', 'hexes'].includes(id));
  for (const { name } of shown) {
    await toChart(page, name);
    yield name;
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const back = page.getByRole('link', { name: 'Back to the open question' });
      await expect(back, `${name}, ${width} × ${height}`).toBeInViewport();
    }
  }
  await toEditor(page, 'Terrain Effects Chart');
  await player.button('3').click();
  await page.getByRole('checkbox', { name: 'My sheet differs from the rulebook' }).check();
  await cell(page, 'VP, City').fill('9');
  yield 'the editor of terrain';
  await toEditor(page, 'Combat Results Table');
  await page.getByText('Columns', { exact: true }).click();
  yield 'the editor of odds';
  await cell(page, '1:1, 4').fill('10');
  await player.button('Save').click();
  await player.sees('still uses the old value');
  yield 'a value that the open question has read';
  if (!isWhole) return;
  await player.button('Keep the old one').click();
  await page.getByRole('link', { name: 'Back to editing' }).waitFor();
  yield 'a chart, and another that is not saved';
  await page.setViewportSize({ width: 740, height: 360 });
  await toChart(page, 'Combat Results Table');
  await expect(page.locator('.chart-large tbody tr').last()).toBeInViewport({ ratio: 1 });
}
