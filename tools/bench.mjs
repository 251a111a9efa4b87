// npm run bench: what a phone feels, side by side with a bare page and a Preact-only page. No time fails it: only
// bytes are a gate (npm run size). A part that cannot be measured does, once all others have been.
//   npm run bench -- --quick                 one round of short games, to see that it works
//   npm run bench -- --built                 on the app in dist, as it stands there
//   npm run bench -- --rounds 9              more of them, on a busy machine
//   npm run bench -- --only bytes            one part: first-load, bytes, offline, table, safety, long, campaign, charts, switching, own, exchange (repeat for several)
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure } from './bench/parts.mjs';
import { dist, serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const SHORT = 100;
/** What a game has come to is kept where it is longer than 500 lines. */
const QUICK = 6 * SHORT;

/** Each part takes its rows from what `open` has brought. */
const PARTS = {
  'first-load': async ({ rounds, firstVisits }) => (await firstVisits(rounds)).rows,
  bytes: async ({ browser, sites, appFolder, firstVisits, silence }) => {
    const { bytes } = await import('./bench/bytes.mjs');
    const { bytesBeforeUsable } = await firstVisits(1);
    return bytes(await browser(), sites.app, { folder: appFolder, bytesBeforeUsable, silence });
  },
  offline: async (bench) => {
    const { offlineReload } = await import('./bench/offline.mjs');
    return offlineReload(bench, bench.appFolder, bench.rounds);
  },
  table: async (bench) => {
    const { taps } = await import('./bench/at-the-table.mjs');
    return taps(bench, bench.sites.app, (await bench.journals()).atMovementRoll());
  },
  safety: async (bench) => {
    const { safety } = await import('./bench/safety.mjs');
    return safety(bench, bench.sites.app, (await bench.journals()).atMovementRoll(), bench.rounds);
  },
  long: async (bench, note) => {
    const { longGame } = await import('./bench/at-the-table.mjs');
    const { longGame: make } = await bench.journals();
    const journal = make(bench.isQuick ? QUICK : 20_000);
    note(`The long game: ${journal.source}.`);
    return longGame(bench, bench.sites.app, journal, make(SHORT), bench.times);
  },
  campaign: async (bench, note) => {
    const { longGame } = await import('./bench/at-the-table.mjs');
    const [beginning, whole] = (await bench.journals()).wholeWar(SHORT, bench.isQuick ? 'phil' : 'g5');
    note(`The campaign: ${whole.entries.length} lines, ${whole.source}.`);
    return longGame(bench, bench.sites.app, whole, beginning, bench.times);
  },
  charts: async (bench) => {
    const { chartSheet, scan } = await import('./bench/charts.mjs');
    const { sites, journals, rounds, times } = bench;
    const sheet = await chartSheet(bench, sites.app, (await journals()).atMovementRoll(), rounds);
    const { fullCode } = await fromTests(new URL('../tests/bench/code.ts', import.meta.url));
    return [...sheet, ...(await scan(bench, sites.app, await fullCode(), times))];
  },
  switching: async (bench) => {
    const { switching } = await import('./bench/switching.mjs');
    const { toHome } = await fromTests(new URL('../tests/bench/ways.ts', import.meta.url));
    const games = (await bench.journals()).oneOfEach(bench.isQuick ? 2 : undefined);
    return switching(bench, bench.sites.app, games, toHome, bench.rounds);
  },
  own: async (bench, note) => {
    const { ownGame } = await import('./bench/own-game.mjs');
    const { largestFile, oneOfEach } = await bench.journals();
    const largest = largestFile();
    note(`The game by a file: ${largest.source}, the largest that may be.`);
    return ownGame(bench, bench.sites.app, largest, oneOfEach(1)[0], bench.times);
  },
  exchange: async (bench) => {
    const { exchange } = await import('./bench/exchange.mjs');
    const hands = await fromTests(new URL('../tests/bench/two-phones.ts', import.meta.url));
    return exchange(await bench.browser(), bench.sites.app, hands, bench);
  },
};

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true, default: Object.keys(PARTS) },
  },
});
const unknown = options.only.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));
if (!(rounds >= 1)) {
  console.error('--rounds takes a number from 1 on.');
  process.exit(2);
}

await setup({ browser: true });
const began = performance.now();
const say = (text) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const { bench, close } = await open();
try {
  const asked = Object.entries(PARTS).filter(([name]) => options.only.includes(name));
  const parts = asked.map(([name, part]) => [name, (note) => part(bench, note)]);
  const measured = await measure(parts, say);
  await report(measured, (await bench.browser()).version());
  if (measured.failures.length > 0) process.exitCode = 1;
} finally {
  await close();
}

/** What is measured with comes from the tests: journals, codes, hands. */
async function fromTests(url) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(fileURLToPath(url), { root, configFile: false, logLevel: 'error' })).module;
}

/** The app and, for a first load, the two pages beside it, built and served, and a browser. */
async function open() {
  const { buildApp, buildPages } = await import('./bench/build.mjs');
  const { camera, inOneBrowser, launch, SLOW_CPU, withProfile } = await import('./bench/browser.mjs');
  const { firstLoad } = await import('./bench/first-load.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'war-diary-bench-'));
  const appFolder = options.built ? dist : join(folder, 'app');
  const isFirstLoad = options.only.some((name) => name === 'first-load' || name === 'bytes');
  say('building');
  if (!options.built) await buildApp(appFolder);
  if (isFirstLoad) await buildPages(folder);
  const folders = { app: appFolder, bare: join(folder, 'bare'), preact: join(folder, 'preact') };
  const servers = await Promise.all(Object.values(folders).map((each) => serve({ folder: each })));
  const sites = Object.fromEntries(Object.keys(folders).map((name, i) => [name, servers[i].url]));
  const filmed = join(folder, 'code.y4m');
  let launched;
  const browser = () => {
    launched ??= launch(options.quick ? camera(filmed) : []);
    return launched;
  };
  const bench = {
    ...{ appFolder, sites, browser, filmed, rounds, isQuick: options.quick },
    withProfile: options.quick ? inOneBrowser(browser) : withProfile,
    times: { rounds, speeds: options.quick ? [1] : [1, SLOW_CPU] },
    silence: options.quick ? 500 : 5000,
    journals: once(() => fromTests(new URL('../tests/bench/journals.ts', import.meta.url))),
    firstVisits: once(async (rounds) => firstLoad(await browser(), sites, rounds)),
  };
  const close = async () => {
    await (await launched)?.close();
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { bench, close };
}

function once(make) {
  let made;
  return (...given) => {
    made ??= make(...given);
    return made;
  };
}

async function report({ rows, notes, failures }, chromium) {
  const { SLOW_4G, SLOW_CPU } = await import('./bench/browser.mjs');
  const { printTable } = await import('./bench/report.mjs');
  const { isMet, median } = await import('./bench/stats.mjs');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, Chromium ${chromium}`;
  const conditions = [
    `First load: ${SLOW_4G.down} kbit/s down, ${SLOW_4G.up} up, ${SLOW_4G.latency} ms a request, gzip, ${SLOW_CPU}× CPU, nothing cached. Offline reload: ${SLOW_CPU}× CPU.`,
    'Usable, offline, open: a tap each frame until what it brings is painted. Append: the strict transaction of a real tap, opened to committed.',
  ];
  const at = new Date().toISOString();
  console.log(`\n${machine}; ${rounds} round${rounds > 1 ? 's' : ''}, ${at}\n`);
  printTable(rows);
  console.log(`\n${[...conditions, ...notes].join('\n')}`);
  const failed = failures.map(({ name }) => name);
  if (failed.length > 0) console.error(`\nFailed, and not in the table: ${failed.join(', ')}.`);

  const results = join(root, 'node_modules/.cache/war-diary/bench-results.json');
  await mkdir(join(results, '..'), { recursive: true });
  const judged = rows.map((row) => ({ ...row, median: median(row.values), met: isMet(row) }));
  const written = {
    ...{ at, machine, rounds, network: SLOW_4G, cpu: SLOW_CPU, rows: judged },
    ...{ notes: [...conditions, ...notes], failed },
  };
  await writeFile(results, `${JSON.stringify(written, null, 2)}\n`);
  say(`written to ${results}`);
}
