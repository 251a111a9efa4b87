// npm run soak: the long seeded runs, hundreds of kills of the browser on a fresh build, and the other engines. Stops at the
// first failure.
//   npm run soak -- --quick     finds what each run would play
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from './setup.mjs';

const WHOLE = [
  'vitest run --mode soak',
  'vite build --logLevel warn',
  'playwright test',
  'node tools/engines.mjs',
];
const QUICK = ['vitest list --mode soak --filesOnly', 'node tools/engines.mjs --list'];

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
await setup({ browser: !values.quick, hall: !values.quick, hosts: !values.quick });

const began = performance.now();
const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const env = { ...process.env, PATH, SOAK: values.quick ? 'quick' : '1' };
for (const run of values.quick ? QUICK : WHOLE) {
  console.log(`\n── ${run}`);
  const { status } = spawnSync(run, { cwd: root, env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all`);
