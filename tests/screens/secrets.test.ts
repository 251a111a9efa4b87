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

/** Plays up to a reveal with these secrets, looking at everything after each tap; then reveals, and looks again. */
async function playWith(page: Page, home: string, secret: Secret, until: 'order' | 'ships') {
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
  const prompts: string[] = [];
  const before: string[] = [];
  const look = async () => {
    prompts.push((await player.heading().textContent()) ?? '');
    before.push(...(await everyScreen(page, 'Secrets')));
  };
  await seat.finish({ players: { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, house: {} });
  await look();
  await seat.act('order', { beachheads: secret.order });
  if (until === 'order') {
    await look();
    // Taken back, the question is asked again behind the curtain, with nothing of the old answer in front of it.
    await seat.undo();
    await look();
    await seat.finish({ beachheads: secret.order });
    await look();
    await seat.act('reveal-landing');
    return { page, seat, player, prompts, before, after: await everyScreen(page, 'Secrets') };
  }
  await seat.act('reveal-landing');
  for (const turn of [1, 2, 3, 4]) {
    if (turn !== 4) await seat.act('end-step', { skip: 'skip' });
    await seat.act('end-turn', { 'end-anyway': 'end' });
  }
  await look();
  await player.tap('Place ships, Japan alone');
  await look();
  await player.tap('Undo');
  await seat.act('jp-ships', { ships: secret.ships });
  await look();
  await player.tap('Place carriers');
  await look();
  await player.tap('Undo');
  await seat.act('us-ships', { ships: { carriers: 1 } });
  await look();
  await seat.act('reveal');
  return { page, seat, player, prompts, before, after: await everyScreen(page, 'Secrets') };
}

for (const until of ['order', 'ships'] as const) {
  test(`two games that differ in Japan's secret ${until} look alike until the reveal`, async ({
    home,
    otherPhone,
  }) => {
    const one = { order: ORDER_ONE, ships: SHIPS_ONE };
    const two = { order: until === 'order' ? ORDER_TWO : ORDER_ONE, ships: SHIPS_TWO };
    const first = await playWith(await otherPhone(), home, one, until);
    const second = await playWith(await otherPhone(), home, two, until);
    expect(second.prompts).toEqual(first.prompts);
    expect(second.before).toEqual(first.before);
    expect(second.before.length).toBeGreaterThan(15);
    // The test could tell: revealed, they differ, and what was secret is there to read.
    expect(second.after).not.toEqual(first.after);
  });
}

test('what was revealed can be struck, and the log says that it had been seen', async ({ page, home }) => {
  const { seat } = await playWith(page, home, { order: ORDER_ONE, ships: SHIPS_ONE }, 'ships');
  await seat.strikeLine('Ships revealed');
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page.locator('li.log-line').filter({ hasText: 'Sealed entry (Ken)' }).first();
  await expect(line.locator('summary')).toContainText('after the reveal');
  await expect(line).not.toContainText('6 carriers');
});
