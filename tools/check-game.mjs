// npm run check-game -- <file.json>: what is wrong with a file of a game, by line, and what it leaves open (docs/game-file.md).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, setup } from './setup.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [file, ...more] = positionals;
if (!file || more.length > 0) {
  console.error('Which file? npm run check-game -- my-game.json');
  process.exit(2);
}
const text = await readFile(file, 'utf8').catch(() => {
  console.error(`There is no file ${file} that can be read.`);
  process.exit(2);
});
await setup();
const folder = await mkdtemp(join(tmpdir(), 'war-diary-check-'));
const { checked, play } = await built().finally(() => rm(folder, { recursive: true }));
const { lines, isWell } = checked(text, play);
console.log(lines.join('\n'));
process.exitCode = isWell ? 0 : 1;

async function built() {
  const { build } = await import('vite');
  const shared = { root, configFile: false, logLevel: 'error' };
  const ssr = join(root, 'tools/check-game/entry.ts');
  await build({ ...shared, ssr: { noExternal: true }, build: { ssr, outDir: folder, emptyOutDir: true } });
  return import(pathToFileURL(join(folder, 'entry.js')));
}
