// npm run fixtures: plays every script in memory and writes the recorded games and the examples anew, one entry a line;
// then all that they ask and show.
import { spawnSync } from 'node:child_process';

const run = (name) => `vitest run tests/games/every-game/${name}.test.ts`;
const { status } = spawnSync(`${run('fixtures')} && ${run('transcript')}`, {
  env: { ...process.env, UPDATE_FIXTURES: '1' },
  shell: true,
  stdio: 'inherit',
});
process.exit(status ?? 1); // no status: ended by a signal
