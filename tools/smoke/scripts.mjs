// What each npm script that is no gate is tried with: the arguments, what it is told, what it has to say, and, where it goes
// on until it is ended, what is looked at before.
import { spawnSync } from 'node:child_process';

/**
 * @typedef {{
 *   readonly args?: readonly string[],
 *   readonly input?: string,
 *   readonly says: RegExp,
 *   readonly status?: number,
 *   readonly look?: (url: string) => Promise<void>,
 * }} Trial
 * @type {{ readonly [script: string]: Trial }}
 */
export const SCRIPTS = {
  bench: {
    // All ways between screens and games, which no browser test goes so.
    args: ['--quick', '--built', '--only', 'switching'],
    says: /Invasion Pearl Harbor after another game/,
  },
  dev: { says: /Local:\s+(http\S+)/, look: async (url) => (await import('./dev.mjs')).watchDev(url) },
  // The other engines are listed by it too.
  soak: { args: ['--quick'], says: /fuzz\.soak[\s\S]*\[webkit\] › kill\.spec/ },
  screenshots: { args: ['--check'], says: /table\.png[\s\S]*battle\.png[\s\S]*your-dice\.png/ },
  release: { args: ['--check'], says: /^release\/war-diary-\S+\.zip: \d+ kB, not written$/m },
  table: { args: ['iph'], input: '{"do":"new"}\n', says: /^\{.*"question":.*\}$/m },
  'check-game': {
    args: ['tests/own/format/files/hollow-ridge.json'],
    says: /no problems\.[\s\S]*Line 44: tables\.crt\.cells: 1 of 42 cells/,
  },
  hall: hasServer()
    ? { says: /with a hall: (http\S+)[\s\S]*The hall is open until/, look: isTheApp }
    : { says: /A hall needs nats-server/, status: 1 },
  start: { says: /War Diary: (http\S+)/, look: isTheApp },
  icons: { args: ['--check'], says: /monochrome-512\.png/ },
  fixtures: { args: ['--list'], says: /fixtures\.test\.ts[\s\S]*transcript\.test\.ts/ },
  lighthouse: { args: ['--list'], says: /first screen, #\/new/ },
  // What it does with mutants is in tests/tools/mutate.test.ts.
  mutate: { args: ['--stratum', 'none'], says: /--stratum takes, with commas between, \w+/, status: 1 },
};

/** As for the tests of a hall: without one it only has to say so. */
function hasServer() {
  return spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

async function isTheApp(url) {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!text.includes('<title>War Diary')) throw new Error(`${url} answers ${answer.status} without the app`);
}
