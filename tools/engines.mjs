// npm run engines: the specimens of tests/engines in WebKitGTK and in Firefox, played on a fresh build, with pictures.
// Installs Debian's packages of both and brings its own display.
//   npm run engines -- --only firefox     one engine, or one specimen, such as kill (repeat --only for several)
//   npm run engines -- --list             what it would play; needs neither engine
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { aptInstall, root, setup, stop } from './setup.mjs';

const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'firefox-esr', 'xvfb'];
const ENGINES = ['webkit', 'firefox'];
const specimens = readdirSync(join(root, 'tests/engines'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.slice(0, -'.spec.ts'.length));

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});
const unknown = values.only.filter((name) => ![...ENGINES, ...specimens].includes(name));
if (unknown.length > 0)
  stop(`No ${unknown.join(', ')}: there are ${[...ENGINES, ...specimens].join(', ')}.`, 2);

const projects = values.only.filter((name) => ENGINES.includes(name)).map((name) => `--project=${name}`);
const files = values.only.filter((name) => specimens.includes(name)).map((name) => `/${name}.spec`);
const playwright = [
  'playwright',
  'test',
  '--config',
  'tests/engines/playwright.config.ts',
  ...projects,
  ...files,
];

process.exitCode = await (values.list ? list() : play());

async function list() {
  await setup();
  return run(process.env, ...playwright, '--list');
}

async function play() {
  await setup({ browser: true });
  if (!areInstalled()) aptInstall(...PACKAGES);
  if (!areInstalled())
    stop(`The other engines are Debian's packages, and not all are there. Install them:
  sudo apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`);

  const began = performance.now();
  const { display, close } = await openDisplay();
  const env = { ...process.env, DISPLAY: display };
  const status = run(env, 'vite', 'build', '--logLevel', 'warn') || run(env, ...playwright);
  close();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${minutes} minutes; pictures in test-results/engines/pictures`);
  return status;
}

function areInstalled() {
  return spawnSync('dpkg', ['--status', ...PACKAGES], { stdio: 'ignore' }).status === 0;
}

function run(env, command, ...args) {
  console.log(`\n── ${command} ${args.join(' ')}`);
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${env.PATH}`;
  return (
    spawnSync(command, args, { cwd: root, env: { ...env, PATH }, stdio: ['ignore', 'inherit', 'inherit'] })
      .status ?? 1
  );
}

/** A screen that nobody sees, under the first number that is free. */
async function openDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3].once('data', (told) => resolve(String(told).trim()));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, close: () => server.kill() };
}
