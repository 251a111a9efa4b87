import type { Page } from '@playwright/test';
import { begun, inCarrierWarfare } from '../games/iph/tables';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { whole } from '../hands/whole';
import { open, question, say, type Table } from '../support/play';
import { expect, test } from './dom/test';

type Secret = { readonly [field: string]: string | number | readonly string[] };

const SHIPS_ONE = { carriers: 6, battleships: ['hiei', 'kirishima'] };
const SHIPS_TWO = { carriers: 0, battleships: [] };
export const ORDER_ONE = { first: '1630', centre: '1631', last: '1632' };
const ORDER_TWO = { first: '2311', centre: '2310', last: '2309' };

type Looks = {
  /** The screen that is open, after each tap. */
  readonly glance: () => Promise<unknown>;
  /** Every screen, after each change of what is sealed. */
  readonly look: () => Promise<unknown>;
};

/** Notes what anybody at the table can see. */
function watching(page: Page) {
  const seen: string[] = [];
  const glance = async () => {
    seen.push(await (await whole(page, 'body')).innerHTML());
  };
  const look = async () => seen.push(...(await everyScreen(page, 'Seeded game')));
  return { seen, glance, look };
}

/** A game of this kind in the phone, and hands that answer what a procedure asks. */
export async function seated(page: Page, home: string, at: () => Table<never>) {
  const now = new Date('2026-01-02T10:00:00');
  await page.clock.setFixedTime(now);
  await page.goto(home);
  await seed(page, home, at());
  const hands = new ScreenHands(page);
  const answer = async (procedure: string, secret: Secret) => {
    const table = at();
    open(table, procedure);
    const prompt = question(table);
    if (!prompt) throw new Error(`${procedure} asks nothing`);
    const { secret: side } = prompt;
    const name = side === undefined ? side : table.game.sideName(table.projection.state, side);
    await hands.answer(prompt, secret, name);
  };
  return { player: new Player(page), answer };
}

/** Japan writes the order, takes it back and writes it again; then it is revealed. */
async function writeOrder(page: Page, home: string, order: Secret, { glance, look }: Looks) {
  const { player, answer } = await seated(page, home, begun);
  await glance();
  await player.tap('Write the landing order');
  await glance();
  await answer('landing-order', order);
  await look();
  // Taken back, the question is asked again behind the curtain, with nothing of the old answer in front of it.
  await player.tap('Undo');
  await look();
  await answer('landing-order', order);
  await look();
  await player.tap('The US is set up: reveal');
}

/** Both sides place their ships, each alone; then they are revealed. */
async function placeShips(page: Page, home: string, ships: Secret, { glance, look }: Looks) {
  const { player, answer } = await seated(page, home, inCarrierWarfare);
  await glance();
  await player.tap('Place ships');
  await glance();
  await player.tap('Undo');
  await player.tap('Place ships');
  await answer('jp-disposition', ships);
  await look();
  await player.tap('Place carriers');
  await glance();
  await player.tap('Undo');
  await player.tap('Place carriers');
  await answer('us-disposition', { carriers: 1 });
  await look();
  await player.tap('Reveal the ships');
}

/** Both ships' dispositions sealed: the reveal is next. */
export function bothPlaced(): Table<never> {
  const table = inCarrierWarfare();
  open(table, 'jp-disposition');
  say(table, SHIPS_ONE);
  open(table, 'us-disposition');
  say(table, { carriers: 1 });
  return table;
}

const REVEALS = [
  { what: 'order', play: writeOrder, one: ORDER_ONE, two: ORDER_TWO, changes: 3, glances: 2 },
  { what: 'ships', play: placeShips, one: SHIPS_ONE, two: SHIPS_TWO, changes: 2, glances: 3 },
] as const;

/** The four of a game, the report in three formats with what is shared of each, and the list of games. */
export const SCREENS = 11;

/** Two games that differ in each secret, looked at in full after each change of it. */
export function lookAlike(): void {
  for (const { what, play, one, two, changes, glances } of REVEALS)
    test(`two games that differ in Japan's secret ${what} look alike until the reveal`, async ({
      home,
      otherPhone,
    }) => {
      const watch = async (secret: Secret) => {
        const page = await otherPhone();
        const { seen, ...looks } = watching(page);
        await play(page, home, secret, looks);
        const before = [...seen];
        await looks.glance();
        return { before, after: seen.at(-1) };
      };
      const first = await watch(one);
      const second = await watch(two);
      expect(second.before).toEqual(first.before);
      expect(second.before).toHaveLength(glances + changes * SCREENS);
      // The test could tell: revealed, they differ, and what was secret is there to read.
      expect(second.after).not.toEqual(first.after);
    });
}
