// npm start: from a fresh clone to the app in the browser. Builds only when the sources changed, so a second
// start is quick and needs no network.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const SOURCES = ['index.html', 'package-lock.json', 'public', 'src', 'tools/vite', 'vite.config.ts'];
const FIRST_PORT = 4173;

await setup();
build();
const { url, port } = await open();
console.log(`War Diary: ${url}`);
for (const address of lanAddresses()) {
  console.log(`in this network: http://${address}:${port}/ (plain http: not kept for offline use)`);
}

function build() {
  const note = join(root, 'dist/.sources'); // gone after any other build, which empties dist
  const hash = hashOf(SOURCES.flatMap(filesIn));
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  console.log('Building …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
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

async function open() {
  for (let candidate = FIRST_PORT; ; candidate++) {
    try {
      return await serve({ port: candidate, host: '0.0.0.0' });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate >= FIRST_PORT + 50) throw error;
    }
  }
}

function lanAddresses() {
  const all = Object.values(networkInterfaces()).flat();
  return all.filter((it) => it?.family === 'IPv4' && !it.internal).map((it) => it.address);
}
