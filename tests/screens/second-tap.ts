import { readStore } from '../hands/journal';
import { entriesAtLast, type ONE_TAP, twiceAtOnce } from '../hands/one-tap';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { alert } from '../hands/standing';
import { expect, test } from './dom/test';

/** Two clicks before anything else can run, as an assistive technology or a script makes them. */
export function clickTwice(some: typeof ONE_TAP): void {
  for (const { what, game, prepare, button, next } of some)
    test(`[Bad input] a second click at once is none: ${what}`, async ({ page, home }) => {
      await seed(page, home, game);
      const player = new Player(page);
      await prepare?.(player);
      const { length } = (await readStore(page)).entries;
      await player.one(() => twiceAtOnce(button(player)));
      await expect(player.heading()).toHaveText(next);
      expect(await entriesAtLast(page)).toBe(length + 1);
      await expect(alert(page)).toHaveCount(0);
    });
}
