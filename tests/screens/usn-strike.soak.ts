// What an air strike costs, from the tap on it to the last line. The screens count every tap.
import { packOf } from '../games/usn-deluxe/sea-table';
import { weekOf1943 } from '../games/usn-deluxe/week-of-1943';
import { counting } from '../hands/counting';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { open, question, say, type Table } from '../support/play';
import { expect, test } from './dom/test';

/** Made up, as no rulebook prints them. */
const COUNTERS = {
  'Japanese CV-3': { aa: 3, defence: 9, capacity: 9 },
  'Japanese CV-4': { aa: 3, defence: 9, capacity: 9 },
  'Japanese CV-5': { aa: 4, defence: 9, capacity: 10 },
  'Japanese BB-1': { aa: 6, defence: 12 },
  'Allied CV-8': { aa: 4, defence: 9, capacity: 10 },
  'Allied CA-2': { aa: 6, defence: 8 },
};

/** The Allied land attack phase of a week in 1943, charts and counters known. */
async function phaseFive(): Promise<Table<never>> {
  const table = await weekOf1943(57);
  open(table, 'due');
  say(table, {});
  for (const _ of [2, 3, 4, 5]) {
    open(table, 'end-step');
    if (question(table)) say(table, 'end');
  }
  const { heads, cells } = packOf(COUNTERS);
  return { ...table, pack: { ...table.pack, heads, cells: { ...table.pack.cells, ...cells } } };
}

/** Somebody at the table: what they tap, on how many screens, and which taps were dice. */
class Airman {
  dice = 0;
  screens = 0;
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  async tap(name: string | RegExp): Promise<void> {
    this.screens += 1;
    await this.player.tap(name);
  }
  async points(of: { readonly [label: string]: number }): Promise<void> {
    for (const [label, points] of Object.entries(of)) {
      await this.player.page.getByRole('textbox', { name: label, exact: true }).click();
      await this.player.page.keyboard.type(String(points));
    }
  }
  /** A press that is held is one tap. */
  async hold(name: string): Promise<void> {
    const { page } = this.player;
    this.screens += 1;
    await this.player.button(`${name} only: hold to open`).hover();
    await page.mouse.down();
    await page.getByText(`Open for ${name}`).waitFor();
    await page.mouse.up();
  }
  async mark(group: string, ...labels: readonly string[]): Promise<void> {
    const { page } = this.player;
    for (const label of labels)
      await page
        .getByRole('group', { name: group })
        .locator('label')
        .filter({ has: page.getByRole('checkbox', { name: label }) })
        .click();
  }
  async roll(...faces: readonly number[]): Promise<void> {
    await this.player.dice(...faces);
    this.dice += faces.length;
  }
  /** Wave after wave: little anti-aircraft fire, and bombs that hit. */
  async rollWaves(): Promise<readonly string[]> {
    const rolled: string[] = [];
    const dice = this.player.page.getByRole('group', { name: /^Your die/ });
    while (await dice.count()) {
      const title = (await this.player.heading().textContent()) ?? '';
      rolled.push(title);
      await this.roll(title.startsWith('AA of') ? 1 : 4);
    }
    return rolled;
  }
}

test('three carriers in two groups, two patrols, three waves: 25 taps on 8 screens besides dice', async ({
  page,
  home,
}) => {
  await seed(page, home, await phaseFive());
  const airman = new Airman(new Player(page));
  const counted = await counting(page);
  await airman.player.tap('Air strike');

  // Missions: the Allies alone, then Japan, of whom nobody flies; then the patrols.
  await airman.hold('Ann');
  await airman.player.page.getByRole('group', { name: 'Target hex' }).getByText('Truk 754').click();
  await airman.points({ LAC: 8, NAC: 9, LBAC: 6 });
  await airman.tap('Add the mission');
  await airman.tap('Add the mission');
  await airman.points({ 'LAC on patrol': 2, 'NAC on patrol': 2 });
  await airman.tap('Place the patrol');

  // Air combat: both sides choose what the other loses.
  await airman.roll(1, 1);
  await airman.tap('Confirm the hits');

  await airman.mark('Ships attacked', 'CV-3', 'CV-4');
  await airman.mark('Next', 'Add another group');
  await airman.tap('Attack this group');
  await airman.mark('Ships attacked', 'CV-5');
  await airman.mark('Also firing', 'BB-1');
  await airman.tap('Attack this group');
  expect((await airman.rollWaves()).filter((title) => title.startsWith('AA of'))).toEqual([
    'AA of Japanese CV-3 Zuikaku, CV-4 Shokaku at 3 LBAC, on 6-9',
    'AA of Japanese CV-5 Hiryu, BB-1 at 3 LBAC, on 10-19',
    'AA of Japanese CV-3 Zuikaku, CV-4 Shokaku at 2 LAC, on 6-9',
    'AA of Japanese CV-5 Hiryu, BB-1 at 2 LAC, on 6-9',
    'AA of Japanese CV-3 Zuikaku, CV-4 Shokaku at 5 NAC, on 4-5',
    'AA of Japanese CV-5 Hiryu, BB-1 at 4 NAC, on 6-9',
  ]);
  await airman.tap('Remove the NAC');

  await airman.player.sees('Air strike at Truk 754');
  await airman.player.sees(
    'Japanese CV-3 Zuikaku, CV-5 Hiryu sunk, Japanese CV-4 Shokaku damaged (15 weeks)',
  );
  const { taps, digits } = await counted();
  expect({ taps: taps + digits - airman.dice, screens: airman.screens }).toEqual({ taps: 25, screens: 8 });
});

test('carriers of both sides at each other, patrols over both, what was aboard, all land: 29 taps besides dice', async ({
  page,
  home,
}) => {
  await seed(page, home, await phaseFive());
  const airman = new Airman(new Player(page));
  const { player } = airman;
  const counted = await counting(page);
  await player.tap('Air strike');

  await airman.hold('Ann');
  await page.getByRole('group', { name: 'Target hex' }).getByText('Truk 754').click();
  await airman.points({ NAC: 9 });
  await airman.tap('Add the mission');
  await page.getByRole('group', { name: 'Target hex' }).getByText('Noumea').click();
  await airman.points({ NAC: 9 });
  await airman.tap('Add the mission');
  await airman.points({ 'NAC on patrol': 2 });
  await airman.tap('Place the patrol');
  await airman.points({ 'NAC on patrol': 2 });
  await airman.tap('Place the patrol');
  await airman.roll(1, 1);
  await airman.roll(1, 1);

  await airman.mark('Ships attacked', 'CV-3', 'CV-4');
  await airman.tap('Attack this group');
  await airman.rollWaves();
  // The only carrier there is marked.
  await airman.mark('Also firing', 'CA-2');
  await airman.tap('Attack this group');
  await airman.rollWaves();
  await airman.points({ 'Japanese CV-3 Zuikaku': 5, 'Japanese CV-4 Shokaku': 5 });
  await airman.tap('Remove the NAC');
  await player.sees('Japanese CV-3 Zuikaku damaged (25 weeks), Japanese CV-4 Shokaku damaged (25 weeks)');

  await player.tap('Air basing');
  // Their carrier is damaged, and nothing else is near.
  await airman.tap('Land all others');
  await airman.tap('Land the aircraft');
  await player.sees('of Ann find no base');
  const { taps, digits } = await counted();
  expect(taps + digits - airman.dice).toBe(29);
});
