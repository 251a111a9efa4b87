// What a week of the Pacific War costs on the screens, which count every tap of the script.
import { type Hand, ORDINARY_WEEK, ordinaryWeek } from '../games/usn-deluxe/ordinary-week';
import { weekOf1943 } from '../games/usn-deluxe/week-of-1943';
import { counting } from '../hands/counting';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { open, question, say, type Table } from '../support/play';
import { expect, test } from './dom/test';

const PEARL = /^Pearl Harbor, Oahu 1456/;

/** The taps of a week; those on dice are made by the players' own, and told apart. */
class Week implements Hand {
  dice = 0;
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  async taps(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.player.tap(name);
  }
  async roll(...faces: readonly number[]): Promise<void> {
    await this.player.dice(...faces);
    this.dice += faces.length;
  }
  async mark(label: string, group?: string): Promise<void> {
    if (!group) return this.player.mark(label);
    const { page } = this.player;
    const box = page.getByRole('checkbox', { name: label });
    await page.getByRole('group', { name: group }).locator('label').filter({ has: box }).click();
  }

  /** The first week of a year: a table, the points of the quarter, the convoys. */
  async newYear(): Promise<void> {
    await this.taps('Chinese Civil War Table', 'Continue to the die');
    await this.roll(4);
    await this.taps('Operational points');
    for (const area of ['Sumatra', 'Java', 'Borneo']) await this.mark(area);
    await this.taps('Count the points', 'Convoy escorts', /^Yes: /);
    await this.mark('DD-6');
    await this.taps('Assign the escorts');
  }
}

for (const [turn, count, what] of [
  [57, ORDINARY_WEEK, 'an ordinary week in which every tank runs dry'],
  [56, ORDINARY_WEEK + 11, 'the same in the first week of a year'],
] as const)
  test(`turn ${turn}, ${what}: ${count} taps`, async ({ page, home }) => {
    await seed(page, home, await weekOf1943(turn));
    const week = new Week(new Player(page));
    const counted = await counting(page);
    await ordinaryWeek(week, turn === 56 ? () => week.newYear() : undefined);
    await expect(week.player.heading()).toHaveText(new RegExp(`^Turn ${turn + 1} `));
    const { taps, digits } = await counted();
    expect(taps + digits - week.dice).toBe(count);
  });

/** The second Allied sea movement, with these ships gone from Pearl Harbor to Noumea. */
async function atSix(gone: readonly string[] = []): Promise<Table<never>> {
  const table = await weekOf1943(57);
  open(table, 'due');
  say(table, {});
  for (const phase of [2, 3, 4, 5, 6]) {
    if (phase === 5 && gone.length) {
      open(table, 'move-ships', { side: 'a' });
      say(table, 'Pearl Harbor, Oahu 1456', 'Noumea', { ships: gone });
    }
    open(table, 'end-step');
    if (question(table)) say(table, 'end');
  }
  return table;
}

test('twelve ships in a base without a limit: three taps', async ({ page, home }) => {
  await seed(page, home, await atSix());
  const week = new Week(new Player(page));
  const counted = await counting(page);
  await week.taps('Refuel Allied ships', PEARL, 'Refuel these ships');
  expect(await counted()).toEqual({ taps: 3, digits: 0 });
});

test('twelve ships in a base that serves six, with an oiler: four taps', async ({ page, home }) => {
  await seed(page, home, await atSix('a:BB-2 a:BB-3 a:CA-1 a:CL-1 a:DD-1 a:DD-2 a:DD-3'.split(' ')));
  const week = new Week(new Player(page));
  const counted = await counting(page);
  await week.taps('Refuel Allied ships', /^Noumea/, /^The naval base and Allied OIL-4/, 'Refuel these ships');
  expect(await counted()).toEqual({ taps: 4, digits: 0 });
});
