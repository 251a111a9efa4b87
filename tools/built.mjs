// The built app for whoever serves it from a clone: built when its sources changed, on the first free port.
// npm run build builds it in any case, and installs the packages first where they are missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const SOURCES = [
  ...['index.html', 'package-lock.json', 'public', 'site.config.ts', 'src', 'tools/vite', 'vite.config.ts'],
  'CHANGELOG.md',
];
const FIRST_PORT = 4173;

/** Writes `dist/` where it is not what the sources make, or `anew`; ends the process where it cannot. */
export function build({ anew = false } = {}) {
  const note = join(root, 'dist/.sources'); // gone after any other build, which empties dist
  const hash = hashOf(SOURCES.flatMap(filesIn));
  if (!anew && existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  console.log('Building …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    // Whatever a test runner has set: what is built is what players get.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(note, hash);
}

function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Serves it as `serve` does, on the first free port of fifty. */
export async function open(options) {
  for (let candidate = FIRST_PORT; ; candidate++) {
    try {
      return await serve({ ...options, port: candidate });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate >= FIRST_PORT + 50) throw error;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setup();
  build({ anew: true });
}
