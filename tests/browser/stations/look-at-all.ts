import { parseRoute } from '../../../src/app/route';
import { breakable } from '../../hands/faults';
import { Player } from '../../hands/player';
import { expect } from '../support';
import { forgetShifts, shiftedSoFar, watchShifts } from './in-page';
import { look } from './look';
import type { Start, Walk } from './walk';

/** Of the window: what moves by more, after a screen was opened by its address or an answer taken, makes a thumb miss. */
const MOST_SHIFT = 0.05;
/** What threatens the games, or is lost of them, stands above all else as soon as the browser has said so. */
const FAILS = ['home without a store', 'home, emptied', 'home on an iPhone'];

/** Looks at each screen that a walk stops at; those that it has seen. */
export async function lookAtAll(
  walk: Walk,
  start: Omit<Start, 'player'>,
  how: Parameters<typeof look>[2],
): Promise<readonly string[]> {
  const { page } = start;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await breakable(page);
  await page.addInitScript(watchShifts);
  const seen: string[] = [];
  for await (const station of walk({ ...start, player: new Player(page) })) {
    const route = parseRoute(new URL(page.url()).hash);
    seen.push(route.screen === 'game' ? route.view : route.screen);
    const shifted = await page.evaluate(shiftedSoFar);
    expect
      .soft(shifted, `what has moved by itself: ${station}`)
      .toBeLessThanOrEqual(FAILS.includes(station) ? 1 : MOST_SHIFT);
    await look(page, station, how);
    await page.evaluate(forgetShifts);
  }
  return seen;
}
