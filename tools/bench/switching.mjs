// Two games on one phone: opening one after a game of another kind, against opening it after itself.
import { seed, seeded } from './at-the-table.mjs';
import { keptOffline, SLOW_CPU, slowDown } from './browser.mjs';
import { tapThrough } from './in-page.mjs';
import { compare } from './stats.mjs';

const AIM = 1.5;
const card = (i) => `.game a[href$="#/g/${seeded(i)}"]`;

/**
 * Each game after the next one in the list, and after itself; nothing of either is in memory before. `toHome` takes the
 * page of a game there as a player goes.
 */
export function switching({ withProfile, isQuick }, url, journals, toHome, rounds) {
  return withProfile(async (page, phone) => {
    await seed(page, url, ...journals);
    if (!isQuick) await keptOffline(page);
    /** From the tap on the second game's card, back at home after the first, until its table is painted. */
    const openAfter = async (first, second) => {
      await page.goto(`${url}#/`);
      await page.reload();
      await page.click(card(first));
      await toHome(page);
      await page.waitForSelector(card(second));
      await slowDown(phone, { cpu: isQuick ? 1 : SLOW_CPU });
      const args = { link: card(second), tap: '.no-more-taps', done: '.save' };
      const { works } = await page.evaluate(tapThrough, args);
      await slowDown(phone, { cpu: 1 });
      return works;
    };
    const found = journals.map(() => ({ switched: [], again: [] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, times] of found.entries()) {
        const other = (i + 1) % journals.length;
        const turns = [
          async () => times.switched.push(await openAfter(other, i)),
          async () => times.again.push(await openAfter(i, i)),
        ];
        for (const turn of round % 2 ? turns.reverse() : turns) await turn();
      }
    }
    return found.map(({ switched, again }, i) =>
      compare(`${journals[i].source} after another game`, switched, 'after itself', again, AIM),
    );
  });
}
