// Reload without a network: to the open question, against the app's own empty home.
import { serve } from '../serve.mjs';
import { openStore } from './at-the-table.mjs';
import { keptOffline, SLOW_CPU, slowDown, withScript } from './browser.mjs';
import { countEntries, tapFromFirstPaint } from './in-page.mjs';
import { compare } from './stats.mjs';

const QUESTION = 'h1.question';
const ANSWER = '.dock button.main';
const TABLE = 'main.page.blocks section.card';

export async function offlineReload({ withProfile, isQuick }, folder, rounds) {
  const server = await serve({ folder });
  const { url } = server;
  const offline = async (...pages) => {
    await server.close(); // as offline as can be
    for (const page of pages) await page.context().setOffline(true);
  };
  const times = { home: [], question: [] };
  const onOnePhone = async (page, phone) => {
    await kept(page, url);
    await openStore(page, url);
    await offline(page);
    times.home.push(await reloadHome(page, phone, url));
    times.question.push(await reloadQuestion(page, phone, await toQuestion(page, url)));
  };
  const onTwo = (homePage, homePhone) =>
    withProfile(async (page, phone) => {
      await kept(homePage, url);
      // Empty, and not a first visit: that would be let off reading the store.
      await openStore(homePage, url);
      await kept(page, url);
      const asked = await toQuestion(page, url);
      await offline(homePage, page);
      for (let round = 0; round < rounds; round += 1) {
        const turns = [
          async () => times.home.push(await reloadHome(homePage, homePhone, url)),
          async () => times.question.push(await reloadQuestion(page, phone, asked)),
        ];
        for (const turn of round % 2 ? turns.reverse() : turns) await turn();
      }
    });
  await withProfile(isQuick ? onOnePhone : onTwo, { worker: true }).finally(() => server.close());
  const of = (which, time) => times[which].map((each) => each[time]);
  return [
    compare(
      'offline reload to the open question',
      of('question', 'usable'),
      'empty home',
      of('home', 'usable'),
      2,
    ),
    { name: 'of this: the question is painted', unit: 'ms', values: of('question', 'shown') },
  ];
}

async function kept(page, url) {
  await page.goto(url);
  await keptOffline(page);
}

/** A new game, answered up to a question; gives its words. */
async function toQuestion(page, url) {
  await page.goto(`${url}#/`);
  await page.click('a[href="#/new"]');
  await page.click('button.main');
  await page.getByRole('button', { name: 'SNLF companies: one more' }).click();
  await page.click(ANSWER);
  await page.getByRole('heading', { name: 'House rules' }).waitFor();
  return page.waitForSelector(QUESTION).then((heading) => heading.textContent());
}

async function reloadHome(page, phone, url) {
  await page.goto(`${url}#/`);
  await page.waitForSelector('.welcome');
  return reload(page, phone, { tap: 'a[href="#/new"]', done: '#new-game' });
}

/** The tap has to be taken: the table is shown and the journal holds the answer. Undo then asks again. */
async function reloadQuestion(page, phone, asked) {
  const before = await page.evaluate(countEntries);
  const times = await reload(page, phone, { tap: ANSWER, done: TABLE });
  const after = await page.evaluate(countEntries);
  if (after !== before + 1)
    throw new Error(`${times.taps} taps on an open question made ${after - before} entries`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: asked }).waitFor();
  return times;
}

async function reload(page, phone, args) {
  await slowDown(phone, { cpu: SLOW_CPU });
  const times = await withScript(phone, tapFromFirstPaint, args, async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.usable, undefined, { timeout: 60_000 });
    return page.evaluate(() => window.bench);
  });
  await slowDown(phone, { cpu: 1 });
  return times;
}
