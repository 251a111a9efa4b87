import type { Page } from '@playwright/test';
import { firstPack } from '../../src/app/game-code';
import type { Game } from '../../src/core/play/game';
import { iph } from '../../src/games/iph/game';
import type { Said } from '../games/iph/scripts/seat';
import { SHEET, unprinted } from '../games/iph/scripts/sheet';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { Seat } from '../support/seat';
import { expect, test } from './dom/test';

type Secret = { readonly order: Said[string]; readonly ships: Said[string] };

const SHIPS_ONE = { carriers: 6, battleships: ['hiei', 'kirishima'] };
const SHIPS_TWO = { carriers: 0, battleships: [] };
const ORDER_ONE = { first: '1630', centre: '1631', last: '1632' };
const ORDER_TWO = { first: '2311', centre: '2310', last: '2309' };

type Looks = {
  /** The screen that is open, after each tap. */
  readonly glance: () => Promise<unknown>;
  /** Every screen, after each change of what is sealed. */
  readonly look: () => Promise<unknown>;
};
const NO_LOOKS: Looks = { glance: async () => {}, look: async () => {} };

/** Notes what anybody at the table can see. */
function watching(page: Page) {
  const seen: string[] = [];
  const glance = async () => {
    await page.waitForLoadState('networkidle');
    const [hash, body] = await page.evaluate(() => [location.hash, document.body.innerHTML]);
    const [, id = ''] = /#\/g\/([^/]+)/.exec(hash) ?? [];
    seen.push(body.replaceAll(id, 'the-game'));
  };
  const look = async () => seen.push(...(await everyScreen(page, 'Secrets')));
  return { seen, glance, look };
}

/** Plays up to a reveal with these secrets and through it. */
async function playWith(
  page: Page,
  home: string,
  secret: Secret,
  until: 'order' | 'ships',
  { glance, look }: Looks = NO_LOOKS,
) {
  await page.clock.setFixedTime(new Date('2026-01-02T10:00:00'));
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Secrets');
  const hands = new ScreenHands(page);
  const seat = new Seat(hands, {
    game: iph,
    charts: firstPack(iph as Game<unknown>, 'own'),
    sheet: SHEET,
    unread: unprinted,
  });
  seat.started('own');
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, house: {} });
  await glance();
  await seat.act('order', { beachheads: secret.order });
  if (until === 'order') {
    await look();
    // Taken back, the question is asked again behind the curtain, with nothing of the old answer in front of it.
    await seat.undo();
    await look();
    await seat.finish({ beachheads: secret.order });
    await look();
    await seat.act('reveal-landing');
    return seat;
  }
  await seat.act('reveal-landing');
  for (const turn of [1, 2, 3, 4]) {
    if (turn !== 4) await seat.act('end-step', { skip: 'skip' });
    await seat.act('end-turn', { 'end-anyway': 'end' });
  }
  await glance();
  await player.tap('Place ships, Japan alone');
  await glance();
  await player.tap('Undo');
  await seat.act('jp-ships', { ships: secret.ships });
  await look();
  await player.tap('Place carriers');
  await glance();
  await player.tap('Undo');
  await seat.act('us-ships', { ships: { carriers: 1 } });
  await look();
  await seat.act('reveal');
  return seat;
}

/** How often every screen is looked at before the reveal, and how often only the one that is open. */
const LOOKS = { order: { every: 3, glances: 1 }, ships: { every: 2, glances: 4 } };

for (const until of ['order', 'ships'] as const) {
  test(`two games that differ in Japan's secret ${until} look alike until the reveal`, async ({
    home,
    otherPhone,
  }) => {
    const one = { order: ORDER_ONE, ships: SHIPS_ONE };
    const two = { order: until === 'order' ? ORDER_TWO : ORDER_ONE, ships: SHIPS_TWO };
    const watch = async (secret: Secret) => {
      const page = await otherPhone();
      const { seen, ...looks } = watching(page);
      await playWith(page, home, secret, until, looks);
      return { before: seen, after: await everyScreen(page, 'Secrets') };
    };
    const first = await watch(one);
    const second = await watch(two);
    expect(second.before).toEqual(first.before);
    const { every, glances } = LOOKS[until];
    expect(second.before).toHaveLength(every * second.after.length + glances);
    // The test could tell: revealed, they differ, and what was secret is there to read.
    expect(second.after).not.toEqual(first.after);
  });
}

test('what was revealed can be struck, and the log says that it had been seen', async ({ page, home }) => {
  const seat = await playWith(page, home, { order: ORDER_ONE, ships: SHIPS_ONE }, 'ships');
  await seat.strikeLine('Ships revealed');
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page.locator('li.log-line').filter({ hasText: 'Sealed entry (Ken)' }).first();
  await expect(line.locator('summary')).toContainText('after the reveal');
  await expect(line).not.toContainText('6 carriers');
});
