// The screens that players look at most, at 150, 175 and 200 % of text. The soak looks so at every table and question.
import { foldJournal } from '../../src/core/journal/projection';
import { PRACTICE } from '../../src/games/iph/data/practice';
import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { everythingCloseIn } from '../games/iph/close-in';
import { Player } from '../hands/player';
import { atTheCup, HEADS, inBattle, inLanding, openSeeded, seed } from '../hands/seed';
import { open, question, say, sitDown, type Table } from '../support/play';
import { recordedEntries } from '../support/recorded';
import { faultsOfLargeText, LARGER, setText, TEXT } from './stations/large-text';
import { expect, test } from './support';

/** A battle at its die, whose column a fort and a plane have moved; its table is known. */
function atTheDie(): Table<never> {
  const table = everythingCloseIn();
  open(table, 'draw-chit');
  say(table, '24-fight');
  open(table, 'battle', { attacker: 'jp' });
  say(table, { attack: 12, defence: 3, terrain: 'fortification', near: 1 });
  for (let asked = question(table); asked?.kind === 'dice' && !asked.rollPreview; asked = question(table))
    say(table, Array<number>(asked.count).fill(5));
  return table;
}

/** The result of a battle in which both sides lose. */
function withLosses(): Table<never> {
  const table = inBattle(HEADS, { attack: 17, defence: 6, terrain: 'rough' });
  const read = { ...table.pack, cells: { ...table.pack.cells, crt: PRACTICE.cells.crt ?? {} } };
  const known = { ...table, pack: read };
  say(known, 4);
  return known;
}

const LONG_WORDS = ['damaged', 'damaged', 'damaged', 'destroyed', 'destroyed', 'destroyed'];

const STATIONS: {
  readonly [name: string]: readonly [at: () => Table<never>, then?: (player: Player) => Promise<void>];
} = {
  'a die on its table': [atTheDie, seeTheColumn],
  'a result': [withLosses, seeTheLosses],
  'the table after a battle': [withLosses, seeTheResult],
  'a form': [() => inBattle(HEADS)],
  'dice of a landing': [() => inLanding({}, 0)],
  'a table, and a roll on it': [() => atTheCup('24-move'), seeTheRoll],
  'ten-sided dice': [() => atTheCup(), rollFreely],
};

/** What the dice have led to stands above what is asked about it. */
async function seeTheLosses({ page }: Player): Promise<void> {
  await expect(page.locator('.result > .big')).toBeInViewport({ ratio: 1 });
}

/** It is still there on the table, once that is answered. */
async function seeTheResult(player: Player): Promise<void> {
  const answer = player.button('Defender holds');
  if (await answer.count()) await player.one(() => answer.click());
  await player.sees('Amend or override');
  await seeTheLosses(player);
}

/** What came of a tap is seen, above the dice. */
async function seeTheRoll(player: Player): Promise<void> {
  await player.dice(3);
  const isWhole = () =>
    player.page.locator('.fresh').evaluate((fresh) => {
      const { left, top, bottom } = fresh.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => fresh.contains(document.elementFromPoint(left + 20, y)));
    });
  await expect.poll(isWhole).toBe(true);
}

/** The second roll for a battleship that is hit, whose faces mean long words. */
function atLongWords(): Table<never> {
  const table = sitDown(pearlHarbor) as unknown as Table<never>;
  const entries = recordedEntries(pearlHarbor.id, 'two-false-alarms').slice(0, 161);
  return { ...table, projection: foldJournal(table.game, entries) };
}

test('long meanings stand whole on the keys of a die, with the usual text too', async ({ page, home }) => {
  await seed(page, home, atLongWords());
  for (const size of [TEXT, ...LARGER]) {
    await setText(page, size);
    await openSeeded(page, home, 0);
    await expect(page.locator('.face-note')).toHaveText([...LONG_WORDS]);
    expect.soft(await page.evaluate(faultsOfLargeText), `${(100 * size) / TEXT} %`).toEqual([]);
  }
});

async function rollFreely(player: Player): Promise<void> {
  await player.page.getByRole('link', { name: 'Log', exact: true }).click();
  await player.button('Roll').click();
  await player.page.getByText('10 sides').click();
}

/** Of a table too wide for the phone the lit column is seen between its neighbours, and every face of the die, above the dice. */
async function seeTheColumn({ page }: Player): Promise<void> {
  await expect(page.locator('.stage .bars')).toBeVisible();
  const seen = () =>
    page.locator('.stage .chart-box').evaluate((box) => {
      const isSeen = (cell: Element) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return [left + 2, right - 2].every(
          (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('td, th') === cell,
        );
      };
      const words = (cells: Iterable<Element>) => Array.from(cells, (cell) => cell.textContent);
      return {
        columns: words(Array.from(box.querySelectorAll('thead th')).filter(isSeen)),
        faces: words(Array.from(box.querySelectorAll('tbody th')).filter(isSeen)),
        lit: Array.from(box.querySelectorAll('td.lit')).filter(isSeen).length,
      };
    });
  await expect.poll(seen).toEqual({
    columns: ['Die', '1:2', '1:1', '2:1'],
    faces: ['1', '2', '3', '4', '5', '6'],
    lit: 6,
  });
}

test('large text holds: nothing breaks, overlaps, or leaves the main button out of sight', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stations = Object.entries(STATIONS);
  await seed(page, home, ...stations.map(([, [at]]) => at()));
  const player = new Player(page);
  for (const [i, [name, [, then]]] of stations.entries())
    for (const size of LARGER) {
      await setText(page, size);
      await openSeeded(page, home, i);
      await then?.(player);
      await expect(page.locator('.late')).toHaveCount(0);
      expect.soft(await page.evaluate(faultsOfLargeText), `${name}, ${(100 * size) / TEXT} %`).toEqual([]);
    }
});
