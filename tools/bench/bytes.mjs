// JavaScript over the network until a few seconds of silence: a first visit, New game, which opens the store, and the game.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgets } from '../size/budgets.mjs';
import { gzipOnly, keptOffline, withFreshPage } from './browser.mjs';
import { precached } from './in-page.mjs';
import { watchScripts } from './scripts.mjs';

export async function bytes(browser, url, { folder, bytesBeforeUsable, silence }) {
  // Without the worker, which would answer from what it fetched ahead.
  const options = { serviceWorkers: 'block' };
  const [firstVisit, firstScreen, game] = await withFreshPage(browser, options, async (page, phone) => {
    await gzipOnly(phone);
    const scripts = await watchScripts(phone);
    await page.goto(url);
    await scripts.silence(silence);
    const first = scripts.total();
    await page.click('a[href="#/new"]');
    await scripts.silence(silence);
    const stored = scripts.total();
    await page.click('button.main');
    await page.waitForSelector('h1.question');
    await scripts.silence(silence);
    return [first, stored, scripts.total() - stored];
  });
  const kept = await withFreshPage(browser, {}, async (page) => {
    await page.goto(url);
    await keptOffline(page);
    return page.evaluate(precached);
  });
  const kB = (name, value, aim) => ({ name, unit: 'kB', values: [value / 1000], ...(aim && { aim }) });
  return [
    kB('JS before usable', bytesBeforeUsable, budgets.usable),
    kB('JS of a first visit, before New game', firstVisit),
    kB('JS of the first screen and the store', firstScreen, budgets.fetched.firstScreen),
    kB('JS to open an IPH game, more', game, budgets.fetched.game),
    kB('apart: JS the worker fetches ahead', await gzipped(folder, [...kept, 'sw.js'])),
  ];
}

async function gzipped(folder, names) {
  const scripts = new Set(names.filter((name) => name.endsWith('.js')));
  const sizes = [...scripts].map(async (name) => {
    const packed = await promisify(gzip)(await readFile(join(folder, name)));
    return packed.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
