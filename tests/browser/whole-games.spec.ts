import { readFile, writeFile } from 'node:fs/promises';
import { firstPack } from '../../src/app/game-code';
import type { Game } from '../../src/core/game';
import { iph } from '../../src/games/iph';
import { playDownToZero } from '../games/iph/scripts/down-to-zero';
import { playNoBeachhead } from '../games/iph/scripts/no-beachhead';
import { SHEET, unprinted } from '../games/iph/scripts/sheet';
import { playToTurn11 } from '../games/iph/scripts/to-turn-11';
import { playUntil22 } from '../games/iph/scripts/until-22';
import { asFixture, readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { Seat } from '../support/seat';
import { expect, keptOffline, test } from './support';

const GAMES = [
  { name: 'until-22', charts: 'own', dice: 'physical', play: playUntil22, end: 'Ken wins' },
  { name: 'to-turn-11', charts: 'practice', dice: 'physical', play: playToTurn11, end: 'Ann wins' },
  { name: 'down-to-zero', charts: 'own', dice: 'physical', play: playDownToZero, end: 'Ann wins' },
  { name: 'no-beachhead', charts: 'practice', dice: 'app', play: playNoBeachhead, end: 'Ann wins' },
] as const;

for (const { name, charts, dice, play, end } of GAMES) {
  // One after the other they would take minutes; each is a game of its own.
  test(`a whole game through the screens, offline: ${name}`, async ({ page, context, home }) => {
    await sameDiceEveryTime(page);
    await page.goto(home);
    await keptOffline(page);
    await context.setOffline(true);
    const player = new Player(page);
    await player.newGame(name, charts === 'own' ? 'Learn from my mapsheet as we play' : 'Practice tables');
    const seat = new Seat(new ScreenHands(page), {
      game: iph,
      charts: firstPack(iph as Game<unknown>, charts),
      sheet: SHEET,
      unread: unprinted,
      dice,
    });
    seat.started(charts);
    await play(seat);
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(end);
    const { entries } = await readStore(page);
    const stored = JSON.parse(JSON.stringify(asFixture(entries)));
    expect(stored).toEqual(JSON.parse(JSON.stringify(asFixture(seat.entries))));
    const fixture = new URL(`../games/iph/fixtures/${name}.json`, import.meta.url);
    const text = `${JSON.stringify({ game: 'iph', entries: stored }, null, 1)}\n`;
    if (process.env.UPDATE_FIXTURES) await writeFile(fixture, text);
    expect(JSON.parse(text)).toEqual(JSON.parse(await readFile(fixture, 'utf8')));
  });
}

/** The app's dice come from the platform; here they fall the same way in every run. */
async function sameDiceEveryTime(page: Parameters<typeof keptOffline>[0]): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    let word = 19411207;
    crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) => {
      if (!(array instanceof Uint32Array) || array.length !== 1) return real(array);
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      array[0] = word;
      return array;
    }) as typeof crypto.getRandomValues;
  });
}
