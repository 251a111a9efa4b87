// Issue L: what a week of the Pacific War costs. The script says every tap; the screens count them.
import { weekOf1943 } from '../games/usn-deluxe/week-of-1943';
import { counting } from '../hands/counting';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { open, question, say, type Table } from '../support/play';
import { expect, test } from './dom/test';

const PEARL = /^Pearl Harbor, Oahu 1456/;
const TRUK = /^Truk 754/;
const AT_SEA = /^At sea/;

/** The taps of a week; those on dice are made by the players' own, and told apart. */
class Week {
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
  /** What a field begins with is marked whole, and the next digit takes its place. */
  async type(label: string, digits: string): Promise<void> {
    const { page } = this.player;
    await page.getByRole('textbox', { name: label }).click();
    await page.keyboard.type(digits);
  }

  async beginning(): Promise<void> {
    await this.taps('What is due', 'That is all', 'Repair ships', 'Repair them');
  }
  /** The first week of a year: a table, the points of the quarter, the convoys. */
  async newYear(): Promise<void> {
    await this.taps('Chinese Civil War Table', 'To the die');
    await this.roll(4);
    await this.taps('Operational points');
    for (const area of ['Sumatra', 'Java', 'Borneo']) await this.player.mark(area);
    await this.taps('Count', 'Convoy escorts', /^Yes: /);
    await this.player.mark('DD-6');
    await this.taps('They escort');
  }
  /** The fleet of Truk goes to sea but for its damaged cruiser; a submarine lies in wait. */
  async japanSails(): Promise<void> {
    await this.taps(/^On to 2 /);
    await this.taps('Move Japanese ships', TRUK, AT_SEA);
    await this.player.unmark('CL-1');
    await this.taps('Move them', 'Submarine stations');
    await this.player.page
      .getByRole('group', { name: 'Put on station now' })
      .locator('label')
      .filter({ has: this.player.page.getByRole('checkbox', { name: 'SS-3' }) })
      .click();
    await this.taps('So they lie');
  }
  /** A unit digs in. */
  async alliesMarch(): Promise<void> {
    await this.taps(/^On to 3 /);
    await this.taps('Entrench', 'To the dice');
    await this.roll(5);
  }
  /** The fleet of Pearl Harbor goes to sea, but for the carrier in repair. */
  async alliesSail(): Promise<void> {
    await this.taps(/^On to 4 /);
    await this.taps('Move Allied ships', PEARL, AT_SEA);
    await this.player.unmark('CV-5');
    await this.taps('Move them');
    await this.taps(/^On to 5 /);
  }
  /** It comes home, and all are refuelled. */
  async alliesReturn(): Promise<void> {
    await this.taps(/^On to 6 /);
    await this.taps('Move Allied ships', AT_SEA, PEARL, 'Move them');
    await this.taps('Refuel Allied ships', PEARL, 'Refuel them');
    await this.taps('Refuel Allied ships', /^Noumea/, /^The naval base/, 'Refuel them');
  }
  /** A base is built. */
  async japanMarches(): Promise<void> {
    await this.taps(/^On to 7 /);
    await this.taps('Build an air base, or 5 more (Japan)', 'To the dice');
    await this.roll(6);
  }
  async japanReturns(): Promise<void> {
    await this.taps(/^On to 8 /);
    await this.taps('Move Japanese ships', AT_SEA, TRUK, 'Move them');
    for (const place of [/^All major bases/, /^Rabaul/, /^Formosa/])
      await this.taps('Refuel Japanese ships', place, 'Refuel them');
  }
  async ending(next: RegExp): Promise<void> {
    await this.taps(/^On to 9 /);
    await this.taps(/^On to 10 /);
    await this.taps('Administration', 'To the dice');
    await this.roll(4);
    await this.taps(next);
  }
}

for (const [turn, count, what] of [
  [57, 57, 'an ordinary week in which every tank runs dry'],
  [56, 68, 'the same in the first week of a year'],
] as const)
  test(`turn ${turn}, ${what}: ${count} taps`, async ({ page, home }) => {
    await seed(page, home, await weekOf1943(turn));
    const week = new Week(new Player(page));
    const counted = await counting(page);
    await week.beginning();
    if (turn === 56) await week.newYear();
    await week.japanSails();
    await week.alliesMarch();
    await week.alliesSail();
    await week.alliesReturn();
    await week.japanMarches();
    await week.japanReturns();
    await week.ending(new RegExp(`^On to turn ${turn + 1}`));
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
  await week.taps('Refuel Allied ships', PEARL, 'Refuel them');
  expect(await counted()).toEqual({ taps: 3, digits: 0 });
});

test('twelve ships in a base that serves six, with an oiler: four taps', async ({ page, home }) => {
  await seed(page, home, await atSix('a:BB-2 a:BB-3 a:CA-1 a:CL-1 a:DD-1 a:DD-2 a:DD-3'.split(' ')));
  const week = new Week(new Player(page));
  const counted = await counting(page);
  await week.taps('Refuel Allied ships', /^Noumea/, /^The naval base and OIL-4/, 'Refuel them');
  expect(await counted()).toEqual({ taps: 4, digits: 0 });
});
