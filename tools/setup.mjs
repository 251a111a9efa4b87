// Makes a fresh clone ready, and does nothing when it is: Node version, packages, with --browser a Chromium, and
// for the tests of a hall its server, and for the soak the servers of deploy/.
// Depends on Node alone. Never uses sudo.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browsers, noteBrowsers } from './browsers.mjs';
import { packagesAreInstalled } from './packages.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

checkNode(); // on import, before anything newer than this file is reached

export async function setup({ browser = false, hall = false, hosts = false } = {}) {
  installPackages();
  if (browser) await findBrowser();
  if (hall) findHallServer();
  if (hosts) findHosts();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`War Diary needs Node.js 20.19 or newer (22 and 24 are fine); this is ${process.versions.node}.
Get one from https://nodejs.org/ and run the same command again.`);
}

function installPackages() {
  if (packagesAreInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  // Under `npm start` npm tells where it is; run directly, it has to be on the PATH.
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, [...args, 'ci'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
  });
  if (status !== 0)
    stop('npm ci failed: see above. The first run needs a network, later ones do not.', status ?? 1);
}

async function findBrowser() {
  checkAsked();
  const noted = browsers();
  if (runs(noted.whole) && runs(noted.shell)) return;
  const whole = onPath(WHOLE) ?? (await playwrights()) ?? fromApt('chromium', WHOLE);
  if (!whole) {
    stop(`The browser tests need Chromium, and none was found. Install one, for example with
  sudo apt-get install -y chromium chromium-headless-shell
or set CHROMIUM_PATH to the Chrome or Chromium you have.`);
  }
  const shell = onPath(SHELL) ?? fromApt('chromium-headless-shell', SHELL);
  if (!shell) console.log('No chromium-headless-shell: the browser tests take Chromium itself, and longer.');
  noteBrowsers({ whole, shell: shell ?? whole });
}

/** Without one the tests of a hall are left out, loudly; with CI set they fail (tests/hall/installed.test.ts). */
function findHallServer() {
  if (!onPath(['nats-server'])) aptInstall('nats-server');
}

/** Without them nothing of deploy/ is tried, and tests/hosts/hosts.soak.ts says so; neither knows `--version`. */
function findHosts() {
  const starts = (name, asked) => spawnSync(name, [asked], { stdio: 'ignore' }).status === 0;
  if (!starts('caddy', 'version') || !starts('nginx', '-v')) aptInstall('caddy', 'nginx');
}

function checkAsked() {
  const { CHROMIUM_PATH: path } = process.env;
  if (path && !runs(path)) stop(`CHROMIUM_PATH is ${path}, which does not start.`);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(runs);
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  if (!runs(chromium.executablePath())) {
    console.log('Looking for a browser: trying the one Playwright offers …');
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  }
  return [chromium.executablePath()].find(runs);
}

function fromApt(what, names) {
  aptInstall(what);
  return onPath(names);
}

/** Installs packages of the system where that asks nobody: only root may. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Whether there is a program at this path. On Linux it must also start: a download may lack its libraries. */
function runs(path) {
  try {
    if (!path) return false;
    accessSync(path, constants.X_OK);
    if (process.platform !== 'linux') return true;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}

export function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setup({ browser: process.argv.includes('--browser') });
}
