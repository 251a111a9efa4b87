// npm run --silent table -- <game, or the file of one> [--seat <side>]: a table without a screen, one JSON object a line in and out (docs/table.md).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, setup } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: { seat: { type: 'string' } },
  allowPositionals: true,
});
// What the set-up has to say is no reply.
console.log = console.error;
await setup();

const folder = await mkdtemp(join(tmpdir(), 'war-diary-table-'));
process.exitCode = await play().finally(() => rm(folder, { recursive: true }));

async function play() {
  const { makeTextTable, registry, ...code } = await built();
  const [asked, ...more] = positionals;
  const coded = registry.find(({ id }) => id === asked);
  if (!asked || more.length > 0 || (!coded && !asked.endsWith('.json')))
    return refuse(`Which game? ${registry.map(({ id }) => id).join(', ')}, or a file that ends in .json`);
  const found = coded ? { ok: true, value: coded } : await inFile(asked, code);
  if (!found.ok) return refuse(found.problem.message);
  const meta = found.value;
  const sides = (await meta.load()).sides.map(({ id }) => id);
  if (values.seat !== undefined && !sides.includes(values.seat))
    return refuse(`No side ${values.seat}: there are ${sides.join(', ')}.`);
  const table = makeTextTable(meta, values.seat);
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim()) process.stdout.write(`${await table.hear(line)}\n`);
  return 0;
}

async function inFile(path, { metaOf, readFileText }) {
  const text = await readFile(path, 'utf8').catch(({ message }) => ({ message }));
  if (typeof text !== 'string') return { ok: false, problem: text };
  const read = await readFileText(text);
  return read.ok ? metaOf([read.value.file]) : read;
}

async function built() {
  const { build } = await import('vite');
  const shared = { root, configFile: false, logLevel: 'error' };
  const ssr = join(root, 'tools/table/entry.ts');
  await build({ ...shared, ssr: { noExternal: true }, build: { ssr, outDir: folder, emptyOutDir: true } });
  return import(pathToFileURL(join(folder, 'entry.js')));
}

function refuse(words) {
  console.error(words);
  return 2;
}
