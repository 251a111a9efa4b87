// npm run lighthouse: Lighthouse over the built app, before a release; it is fetched for the run and is no dependency.
// Accessibility, best practices and SEO have to be 100, and nothing may move that was painted. How quick it is, the median of
// five runs, is told and judged by nobody.
//   npm run lighthouse -- --list                     names the screens, and looks at none
//   npm run lighthouse -- --before ../other/dist     tells the same of another build, such as the last release
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsers } from './browsers.mjs';
import { build } from './built.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';

/** The newest that runs on the oldest Node of the README. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SCREENS = ['', '#/new', '#/rules/iph', '#/settings'];
const WHOLE = ['accessibility', 'best-practices', 'seo'];
const MOST_SHIFT = 0.05;
const RUNS = 5;

const { values } = parseArgs({
  options: { before: { type: 'string' }, list: { type: 'boolean', default: false } },
});
if (values.list) {
  console.log(`${LIGHTHOUSE}: ${SCREENS.map(nameOf).join(', ')}`);
  process.exit();
}
await setup({ browser: true });
build();
const folder = mkdtempSync(join(tmpdir(), 'war-diary-lighthouse-'));
const faults = [];
try {
  await audit('this build', undefined);
  if (values.before) await audit(values.before, values.before);
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults) console.error(`  ${fault}`);
process.exit(faults.length ? 1 : 0);

async function audit(name, dist) {
  const server = await serve({ port: 0, ...(dist && { folder: dist }) });
  try {
    for (const screen of SCREENS) {
      const reports = [];
      while (reports.length < (screen === '' ? RUNS : 1)) reports.push(await look(server.url + screen));
      const quick = reports.map(({ categories }) => 100 * categories.performance.score).sort((a, b) => a - b);
      const [{ categories, audits }] = reports;
      const scores = WHOLE.map((each) => `${each} ${Math.round(100 * categories[each].score)}`);
      const shift = Math.max(...reports.map((each) => each.audits['cumulative-layout-shift'].numericValue));
      const median = Math.round(quick[Math.floor(quick.length / 2)]);
      const said = `${name}, ${nameOf(screen)}: ${scores.join(', ')}, shift ${shift.toFixed(3)}, performance ${median}`;
      console.log(said);
      if (dist) continue;
      if (shift > MOST_SHIFT) faults.push(`${said}: no more than ${MOST_SHIFT} may move`);
      for (const each of WHOLE.filter((one) => categories[one].score < 1))
        faults.push(`${said}: ${failed(categories[each], audits)}`);
    }
  } finally {
    await server.close();
  }
}

function nameOf(screen) {
  return screen || 'first screen';
}

const failed = ({ title, auditRefs }, audits) =>
  `${title}: ${auditRefs.flatMap(({ id }) => (audits[id].score === 0 ? [audits[id].title] : [])).join(', ')}`;

/** One report, of a phone in the hand: the settings that Lighthouse has by itself. */
async function look(url) {
  const file = join(folder, 'report.json');
  const { shell } = browsers();
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  // Not waited for in one piece: this process serves the app meanwhile.
  const run = spawn('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, ...(shell && { CHROME_PATH: shell }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(run, 'exit');
  if (status !== 0) throw new Error(`${LIGHTHOUSE} ended with ${status} at ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
