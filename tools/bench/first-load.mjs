// Cold first paint and usable: the app beside a bare page and a Preact-only page, in turn.
import { gzipOnly, SLOW_CPU, slowDown, withFreshPage, withScript } from './browser.mjs';
import { tapFromFirstPaint } from './in-page.mjs';
import { watchScripts } from './scripts.mjs';
import { compare } from './stats.mjs';

const MAIN = { tap: 'a[href="#/new"], button.main', done: '#new-game' };

export async function firstLoad(browser, sites, rounds) {
  const found = { app: [], bare: [], preact: [] };
  await visit(browser, sites.bare, false); // the first visit of a browser pays for its start
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(found);
    const order = [...names.slice(round % 3), ...names.slice(0, round % 3)];
    for (const name of order) found[name].push(await visit(browser, sites[name], name !== 'bare'));
  }
  const paint = (name) => found[name].map(({ paint }) => paint);
  const usable = (name) => found[name].map(({ usable }) => usable);
  return {
    rows: [
      compare('cold first paint', paint('app'), 'bare page', paint('bare'), 1.2),
      compare('usable', usable('app'), 'Preact-only page', usable('preact'), 1.2),
      { name: 'Preact-only page: first paint', unit: 'ms', values: paint('preact') },
    ],
    bytesBeforeUsable: Math.max(...found.app.map(({ bytes }) => bytes)),
  };
}

function visit(browser, url, tapped) {
  return withFreshPage(browser, {}, async (page, phone) => {
    await gzipOnly(phone);
    await slowDown(phone, { network: true, cpu: SLOW_CPU });
    const scripts = await watchScripts(phone);
    return withScript(phone, tapFromFirstPaint, MAIN, async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction((all) => window.bench?.[all ? 'usable' : 'paint'], tapped, {
        timeout: 60_000,
      });
      const { times, origin } = await page.evaluate(() => ({
        times: window.bench,
        origin: performance.timeOrigin,
      }));
      return { ...times, bytes: scripts.finishedBy(origin + times.usable) };
    });
  });
}
