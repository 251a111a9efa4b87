// One Vitest that stays, in the sandbox: told a test file, and mutants to wake, it says what its runner says
// (runner.mjs), with the processor time used so far. Each file starts with a worker of its own.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVitest } from 'vitest/node';

const folder = process.cwd();
const vitest = await createVitest('test', {
  root: folder,
  watch: false,
  cache: false,
  pool: 'threads',
  maxWorkers: 1,
  // What hangs is ended from outside; a slow hour must not look like a test that fails.
  testTimeout: 60 * 60_000,
  hookTimeout: 60 * 60_000,
  reporters: [{}],
  onConsoleLog: () => false,
});
// Threads take no flags of V8, which the processes of the tests are given.
for (const { config } of vitest.projects)
  Object.assign(config, { runner: join(folder, 'tools/mutate/runner.mjs'), execArgv: [] });

const specs = new Map(
  (await vitest.globTestSpecifications()).map((spec) => [spec.moduleId.slice(folder.length + 1), spec]),
);

function say(said) {
  const { user, system } = process.cpuUsage();
  process.send({ ...said, cpu: (user + system) / 1e6 });
}

const channel = new BroadcastChannel('mutants');
let running = Promise.resolve();
process.on('message', (job) => {
  running = running.then(() => run(job));
});

async function run({ file, mutants }) {
  const done = new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.done) resolve(true);
      say(data);
    };
  });
  const spec = specs.get(file);
  spec.project.provide('mutants', mutants);
  vitest.state.filesMap.clear();
  await vitest.runTestSpecifications([spec]);
  // A worker that broke says nothing more: so does this process then.
  if (!(await Promise.race([done, wait(10_000)]))) process.exit(1);
}

process.on('disconnect', () => process.exit());
// Shows that the time passes, whatever the worker does.
setInterval(() => say({}), 1000);
say({ files: [...specs.keys()] });
