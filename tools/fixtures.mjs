// npm run fixtures: plays every script in memory and writes the recorded games and the examples anew, one entry a line;
// then all that they ask and show.
//   npm run fixtures -- --list     the files that would write them
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const file = (name) => `tests/games/every-game/${name}.test.ts`;
const command = values.list
  ? `vitest list --filesOnly ${file('fixtures')} ${file('transcript')}`
  : `vitest run ${file('fixtures')} && vitest run ${file('transcript')}`;
const { status } = spawnSync(command, {
  env: { ...process.env, UPDATE_FIXTURES: '1' },
  shell: true,
  stdio: 'inherit',
});
process.exit(status ?? 1); // no status: ended by a signal
