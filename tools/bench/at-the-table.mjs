// A game on the table: a tap to its painted result, the append behind it, and opening a very long game.
import { SLOW_CPU, slowDown, withProfile, withScript } from './browser.mjs';
import { countEntries, putGame, storeIsOpen, tapAndWait, tapThrough, timeAppends } from './in-page.mjs';

const CARD = '.game a.open';
const MAIN = '.dock button.main';
const SAVED = '.save';

const rowOf = ({ game = 'iph', entries, summary }, id) => ({
  id,
  game,
  title: 'Bench',
  charts: 'practice',
  created: 1,
  updated: 1,
  archived: false,
  entries: entries.length,
  summary,
});

/** A first visit opens no store: New game does. */
export async function openStore(page, url) {
  await page.goto(`${url}#/new`);
  await page.evaluate(storeIsOpen);
}

/** These games alone in the store: `bench`, then `bench-2` and so on. */
export async function seed(page, url, ...journals) {
  await openStore(page, url);
  for (const [i, journal] of journals.entries())
    await page.evaluate(putGame, { row: rowOf(journal, seeded(i)), entries: journal.entries });
}

export const seeded = (i) => (i ? `bench-${i + 1}` : 'bench');

/** One die of a movement roll, tapped as it fell: one tap, one entry, one result on the same screen. */
export function taps(url, journal, quick) {
  return withProfile(async (page, phone) => {
    await seed(page, url, journal);
    const tapped = async (cpu, times) => {
      await slowDown(phone, { cpu });
      return page.evaluate(tapAndWait, { tap: '.dock .roll button.face', result: SAVED, times });
    };
    await withScript(phone, timeAppends, {}, () => page.goto(`${url}#/g/bench`).then(() => page.reload()));
    await page.waitForSelector('.dock .roll button.face');
    await tapped(1, 5); // warms up
    await page.evaluate(() => window.appends.times.splice(0));
    const fast = await tapped(1, quick ? 20 : 100);
    const { times, durability } = await page.evaluate(() => window.appends);
    if (durability.some((kind) => kind !== 'strict')) throw new Error('an append was not strictly durable');
    const appends = times.slice();
    const slow = await tapped(SLOW_CPU, quick ? 10 : 50);
    return [
      { name: 'tap to shown result, 1× CPU', unit: 'ms', values: fast },
      { name: `tap to shown result, ${SLOW_CPU}× CPU`, unit: 'ms', values: slow },
      { name: 'append of one answer, 1× CPU', unit: 'ms', values: appends },
    ];
  });
}

/** From the tap on its card at home until the main button has been tapped and what it brings is painted. */
export function longGame(url, journal, rounds) {
  return withProfile(async (page, phone) => {
    await seed(page, url, journal);
    const found = { 1: [], [SLOW_CPU]: [] };
    const shown = { 1: [], [SLOW_CPU]: [] };
    const undo = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const cpu of [1, SLOW_CPU]) {
        await page.goto(`${url}#/`);
        await page.reload();
        await page.waitForSelector(CARD);
        const entries = await page.evaluate(countEntries);
        await slowDown(phone, { cpu });
        const args = { link: CARD, tap: MAIN, done: SAVED, without: ` ${entries} ` };
        const times = await page.evaluate(tapThrough, args);
        found[cpu].push(times.works);
        shown[cpu].push(times.shown);
        await slowDown(phone, { cpu: 1 });
        if ((await page.evaluate(countEntries)) !== entries + 1) throw new Error('the tap made no entry');
        const back = { tap: '.undo-line button', result: SAVED, times: 1 };
        undo.push(...(await page.evaluate(tapAndWait, back)));
      }
    }
    const count = journal.entries.length.toLocaleString('en');
    return [1, SLOW_CPU]
      .flatMap((cpu) => [
        { name: `open ${count} entries, ${cpu}× CPU`, unit: 'ms', values: found[cpu] },
        { name: 'of this: the main button is painted', unit: 'ms', values: shown[cpu] },
      ])
      .concat({ name: `undo among ${count} entries, 1× CPU`, unit: 'ms', values: undo });
  });
}
