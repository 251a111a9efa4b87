// A game on the table: a tap to its painted result, the append behind it, and opening a very long game.
import { SLOW_CPU, slowDown, withScript } from './browser.mjs';
import {
  countEntries,
  foldIsKept,
  putGame,
  storeIsOpen,
  tapAndWait,
  tapThrough,
  timeAppends,
  trimGame,
} from './in-page.mjs';
import { compare } from './stats.mjs';

const CARD = '.game a.open';
const MAIN = '.dock button.main';
const SAVED = '.save';
/** At most this much longer than a short game takes. */
const AIM = 1.3;

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
    await page.evaluate(putGame, { ...journal, row: rowOf(journal, seeded(i)) });
}

export const seeded = (i) => (i ? `bench-${i + 1}` : 'bench');

/** One die of a movement roll, tapped as it fell: one tap, one entry, one result on the same screen. */
export function taps({ withProfile, isQuick }, url, journal) {
  return withProfile(async (page, phone) => {
    await seed(page, url, journal);
    const tapped = async (cpu, times) => {
      await slowDown(phone, { cpu });
      return page.evaluate(tapAndWait, { tap: '.dock .roll button.face', result: SAVED, times });
    };
    await withScript(phone, timeAppends, {}, () => page.goto(`${url}#/g/bench`).then(() => page.reload()));
    await page.waitForSelector('.dock .roll button.face');
    await tapped(1, isQuick ? 1 : 5); // warms up
    await page.evaluate(() => window.appends.times.splice(0));
    const fast = await tapped(1, isQuick ? 2 : 100);
    const { times, durability } = await page.evaluate(() => window.appends);
    if (durability.some((kind) => kind !== 'strict')) throw new Error('an append was not strictly durable');
    const appends = times.slice();
    const slow = await tapped(SLOW_CPU, isQuick ? 2 : 50);
    return [
      { name: 'tap to shown result, 1× CPU', unit: 'ms', values: fast },
      { name: `tap to shown result, ${SLOW_CPU}× CPU`, unit: 'ms', values: slow },
      { name: 'append of one answer, 1× CPU', unit: 'ms', values: appends },
    ];
  });
}

/** A very long game beside a short one: opening, a tap, ten lines undone, the ledger and the log's first lines. */
export function longGame({ withProfile }, url, long, short, { rounds, speeds }) {
  return withProfile(async (page, phone) => {
    await seed(page, url, short, long);
    // What the long game has come to is kept the first time it is opened.
    await page.goto(`${url}#/g/${seeded(1)}`);
    await page.reload();
    await page.evaluate(foldIsKept, seeded(1));
    const found = new Map();
    for (let round = 0; round < rounds; round += 1) {
      for (const cpu of speeds) {
        for (const i of round % 2 ? [1, 0] : [0, 1]) {
          const lines = [short, long][i].entries.length;
          for (const [what, time] of Object.entries(await sitting(page, phone, url, seeded(i), lines, cpu))) {
            const name = `${what}, ${cpu}× CPU`;
            found.set(name, found.get(name) ?? [[], []]);
            found.get(name)[i].push(time);
          }
        }
      }
    }
    const [few, many] = [short, long].map(({ entries }) => entries.length.toLocaleString('en'));
    return [...found].map(([what, [baseline, values]]) =>
      compare(`${many} lines: ${what}`, values, `${few} lines`, baseline, AIM),
    );
  });
}

/** Opens a game from home, taps its main button, undoes ten lines, looks into the ledger and the log, with nothing in memory before. */
async function sitting(page, phone, url, game, lines, cpu) {
  const card = `${CARD}[href$="#/g/${game}"]`;
  await home(page, url, card);
  await page.evaluate(trimGame, { game, keep: lines });
  await slowDown(phone, { cpu });
  const painted = ({ link, done }) => page.evaluate(tapThrough, { link, tap: '.no-more-taps', done });
  const tapped = (tap, times) => page.evaluate(tapAndWait, { tap, result: SAVED, times });
  const opened = await painted({ link: card, done: MAIN });
  const [tap] = await tapped(MAIN, 1);
  if ((await page.evaluate(countEntries, game)) !== lines + 1) throw new Error('the tap made no entry');
  const undone = await tapped('.undo-line [name=undo]', 10);
  // The tenth may lie within a question, which has no points in its header.
  while (!(await page.$('a.score[href$="/ledger"]'))) await tapped('.undo-line [name=undo]', 1);
  const ledger = await painted({ link: 'a.score[href$="/ledger"]', done: 'section.ledger' });
  await page.goBack();
  await page.waitForSelector('.dock a[href$="/log"]');
  const log = await painted({ link: '.dock a[href$="/log"]', done: '.log-line' });
  await slowDown(phone, { cpu: 1 });
  return {
    open: opened.works,
    'a tap': tap,
    'ten lines undone': undone.reduce((sum, time) => sum + time, 0),
    'the ledger': ledger.works,
    "the log's first page": log.works,
  };
}

async function home(page, url, card) {
  await page.goto(`${url}#/`);
  await page.reload();
  await page.waitForSelector(card);
}
