import { parseRoute } from '../../../src/app/route';
import { breakable } from '../../hands/faults';
import { Player } from '../../hands/player';
import { look } from './look';
import type { Start, Walk } from './walk';

/** Looks at each screen that a walk stops at; those that it has seen. */
export async function lookAtAll(
  walk: Walk,
  start: Omit<Start, 'player'>,
  how: Parameters<typeof look>[2],
): Promise<readonly string[]> {
  const { page } = start;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await breakable(page);
  const seen: string[] = [];
  for await (const station of walk({ ...start, player: new Player(page) })) {
    const route = parseRoute(new URL(page.url()).hash);
    seen.push(route.screen === 'game' ? route.view : route.screen);
    await look(page, station, how);
  }
  return seen;
}
