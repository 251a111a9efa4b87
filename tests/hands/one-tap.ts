import type { Locator, Page } from '@playwright/test';
import { readStore } from './journal';
import type { Player } from './player';
import { atTheCup, HEADS, inBattle, inCombat, type seed } from './seed';

const ATTACK = { attack: 8, defence: 3, terrain: 'rough' };
// Seeded together, the games share their charts: each of these battles is in a column of its own.
const STRONG = { ...ATTACK, attack: 12 };

const die = (player: Player, face: string | RegExp) =>
  player.page.getByRole('group', { name: 'Your die' }).getByRole('button', { name: face });

/** All that a game asks and one tap answers: the button, once it is ready, and the heading after it. */
export const ONE_TAP: readonly {
  readonly what: string;
  readonly game: Parameters<typeof seed>[2];
  readonly prepare?: (player: Player) => Promise<void>;
  readonly button: (player: Player) => Locator;
  readonly next: string | RegExp;
}[] = [
  {
    what: 'a choice',
    game: inBattle(HEADS, STRONG, 4, '1/1'),
    button: (player) => player.button('Defender holds'),
    next: '7 Dec, Morning',
  },
  {
    what: 'a die face',
    game: inBattle(HEADS, ATTACK),
    button: (player) => die(player, '4'),
    next: /Combat Results Table/,
  },
  {
    what: 'roll for me',
    game: inBattle(HEADS, ATTACK),
    button: (player) => player.button('Roll for me'),
    next: /Combat Results Table/,
  },
  {
    what: 'a face on the table',
    game: atTheCup('24-move'),
    button: (player) => die(player, /^5/),
    next: '7 Dec, Afternoon',
  },
  {
    what: 'Draw chit',
    game: atTheCup(),
    button: (player) => player.button('Draw chit'),
    next: '7 Dec, Afternoon',
  },
  {
    what: 'an action',
    game: inCombat(),
    button: (player) => player.button(/^Attack( on|$)/),
    next: /./,
  },
  {
    what: 'a form',
    game: inBattle(HEADS),
    prepare: (player) => player.fill({ 'Attack factors': 8, 'Defence factors': 3 }),
    button: (player) => player.button(/^Attack( on|$)/),
    next: /./,
  },
];

/** One of each that a tap answers: a question, the table's own die, an action, a form. The others are the soak's. */
const KINDS = ['a choice', 'a face on the table', 'an action', 'a form'];
export const ONE_OF_EACH = ONE_TAP.filter(({ what }) => KINDS.includes(what));

/** As an assistive technology or a script clicks: nothing else can run between. */
export const twiceAtOnce = (button: Locator) =>
  button.evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });

/** How many entries are stored once whatever a second tap began would be among them. */
export async function entriesAtLast(page: Page): Promise<number> {
  await page.waitForTimeout(200);
  return (await readStore(page)).entries.length;
}
