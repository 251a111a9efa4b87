// npm run fixtures: plays every script in memory and writes the recorded games and the examples anew, one entry a line;
// then all that they ask and show.
//   npm run fixtures -- --list     the files that would write them
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const vitest = values.list ? 'vitest list --filesOnly' : 'vitest run';
const run = (name) => `${vitest} tests/games/every-game/${name}.test.ts`;
const { status } = spawnSync(`${run('fixtures')} && ${run('transcript')}`, {
  env: { ...process.env, UPDATE_FIXTURES: '1' },
  shell: true,
  stdio: 'inherit',
});
process.exit(status ?? 1); // no status: ended by a signal
