// A game by a file as large as any may be, beside one that is built in: opening it, a tap, and that tap undone.
import { seed, seeded } from './at-the-table.mjs';
import { slowDown } from './browser.mjs';
import { tapAndWait, tapThrough, trimGame } from './in-page.mjs';
import { compare } from './stats.mjs';

const MAIN = '.dock button.main';
const SAVED = '.save';
/** At most so many ms does the app's own code work at it on a slow phone. */
const AIM = 50;

export function ownGame({ withProfile }, url, own, coded, { rounds, speeds }) {
  return withProfile(async (page, phone) => {
    await seed(page, url, coded, own);
    await phone.send('Performance.enable');
    const found = new Map();
    for (let round = 0; round < rounds; round += 1)
      for (const cpu of speeds)
        for (const i of round % 2 ? [1, 0] : [0, 1]) {
          const lines = [coded, own][i].entries.length;
          for (const [what, taken] of await sitting(page, phone, url, seeded(i), lines, cpu)) {
            const name = `${what}, ${cpu}× CPU`;
            found.set(name, found.get(name) ?? [[], []]);
            found.get(name)[i].push(taken);
          }
        }
    return [...found].flatMap(([what, [baseline, values]]) => [
      compare(`${own.source}: ${what}`, times(values), coded.source, times(baseline)),
      {
        ...compare(`${own.source}: ${what}, code alone`, scripts(values), coded.source, scripts(baseline)),
        ...{ ratio: undefined, bestRatio: undefined, aim: what.startsWith('a tap') ? AIM : undefined },
      },
    ]);
  });
}

const times = (taken) => taken.map(({ time }) => time);
const scripts = (taken) => taken.map(({ script }) => script);

/** With nothing in memory before. */
async function sitting(page, phone, url, game, lines, cpu) {
  const card = `.game a.open[href$="#/g/${game}"]`;
  await page.goto(`${url}#/`);
  await page.reload();
  await page.waitForSelector(card);
  await page.evaluate(trimGame, { game, keep: lines });
  await slowDown(phone, { cpu });
  const tapped = async (tap) => (await page.evaluate(tapAndWait, { tap, result: SAVED, times: 1 }))[0];
  const steps = {
    open: async () =>
      (await page.evaluate(tapThrough, { link: card, tap: '.no-more-taps', done: MAIN })).works,
    'the first tap': () => tapped(MAIN),
    'that tap undone': () => tapped('.undo-line [name=undo]'),
    'a tap': () => tapped(MAIN),
  };
  const taken = [];
  for (const [what, step] of Object.entries(steps)) {
    const before = await scriptOf(phone);
    const time = await step();
    taken.push([what, { time, script: (await scriptOf(phone)) - before }]);
  }
  await slowDown(phone, { cpu: 1 });
  return taken;
}

/** How many ms code has run on the page so far. */
async function scriptOf(phone) {
  const { metrics } = await phone.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}
