// npm test: every gate in order, each one an npm script of the same name; stops at the first that fails.
//   npm test -- --only unit        one gate (repeat --only for several)

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from './setup.mjs';

const GATES = ['lint', 'typecheck', 'knip', 'unit', 'build', 'size', 'browser', 'commits'];

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const unknown = values.only.filter((name) => !GATES.includes(name));
if (unknown.length > 0) {
  console.error(`No gate ${unknown.join(', ')}: there are ${GATES.join(', ')}.`);
  process.exit(2);
}
const gates = values.only.length > 0 ? GATES.filter((name) => values.only.includes(name)) : GATES;

await setup({ browser: gates.includes('browser') });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
const times = [];
for (const gate of gates) {
  console.log(`\n── ${gate}: ${scripts[gate]}`);
  const began = performance.now();
  const { status } = spawnSync(scripts[gate], {
    cwd: root,
    env,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  times.push([gate, (performance.now() - began) / 1000]);
  if (status !== 0) {
    report();
    console.error(`\n${gate} failed`);
    process.exit(status ?? 1); // no status: ended by a signal
  }
}
report();

function report() {
  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log('');
  for (const [gate, seconds] of [...times, ['total', total]]) {
    console.log(`${gate.padEnd(10)}${seconds.toFixed(1).padStart(6)} s`);
  }
}
