// npm run fixtures: plays every script in memory and writes the recorded games and the examples anew, one entry a line.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest run tests/games/every-game/fixtures.test.ts', {
  env: { ...process.env, UPDATE_FIXTURES: '1' },
  shell: true,
  stdio: 'inherit',
});
process.exit(status ?? 1); // no status: ended by a signal
