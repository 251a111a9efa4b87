// npm run soak: the long seeded runs, hundreds of kills of the browser on a fresh build, and the other engines. Stops at the
// first failure.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root, setup } from './setup.mjs';

const RUNS = [
  'vitest run --mode soak',
  'vite build --logLevel warn',
  'playwright test kill.spec kill-every-game.spec kill-exchange.spec tabs.spec live-link.spec hall-games.spec whole-games.spec update.spec stations.spec',
  'node tools/engines.mjs',
];

await setup({ browser: true });

const began = performance.now();
const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const env = { ...process.env, PATH, SOAK: '1' };
for (const run of RUNS) {
  console.log(`\n── ${run}`);
  const { status } = spawnSync(run, { cwd: root, env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all`);
