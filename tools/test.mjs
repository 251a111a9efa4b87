// npm test: every gate, each an npm script of the same name. What shares no file runs beside each other; a gate's
// words are printed whole when it ends, and the first that fails ends the others.
//   npm test -- --only unit        one gate (repeat --only for several)

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GATES, LANES } from './gates.mjs';
import { root, setup } from './setup.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const unknown = values.only.filter((name) => !GATES.includes(name));
if (unknown.length > 0) {
  console.error(`No gate ${unknown.join(', ')}: there are ${GATES.join(', ')}.`);
  process.exit(2);
}
const asked = (gate) => values.only.length === 0 || values.only.includes(gate);

await setup({ browser: asked('browser') || asked('smoke'), hall: asked('unit') || asked('smoke') });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
const began = performance.now();
const times = [];
const running = new Set();
let failed;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });

await Promise.all(
  LANES.map(async (lane) => {
    for (const gate of lane.filter(asked)) if (!failed) await run(gate);
  }),
);
console.log('');
for (const [gate, ms] of [...times, ['in all', performance.now() - began]])
  console.log(`${gate.padEnd(10)}${(ms / 1000).toFixed(1).padStart(6)} s`);
if (failed) {
  console.error(`\n${failed.gate} failed`);
  process.exit(failed.code);
}

async function run(gate) {
  const start = performance.now();
  // Alone it speaks as it goes; beside another its words would be mixed with theirs.
  const alone = GATES.filter(asked).length === 1;
  if (!alone) console.log(`${gate} …`);
  const stdio = alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const group = process.platform !== 'win32';
  const child = spawn(scripts[gate], { cwd: root, env, shell: true, stdio, detached: group });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words));
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1)); // no status: ended by a signal
  });
  running.delete(child);
  if (failed) return;
  times.push([gate, performance.now() - start]);
  console.log(`\n── ${gate}: ${scripts[gate]}\n${Buffer.concat(said)}`);
  if (code === 0) return;
  failed = { gate, code };
  stopAll();
}

/** Each gate leads a group of its own, so that its browsers and workers end with it. */
function stopAll() {
  for (const { pid } of running) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}
