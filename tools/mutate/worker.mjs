// One Vitest that stays, in the sandbox: told a mutant and a test file, it says whether the file passed. A file is
// run as a whole and alone, so that one that fails to load counts as failed and nothing is left over for the next.
import { join } from 'node:path';
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
for (const { config } of vitest.projects)
  config.setupFiles = [join(folder, 'tools/mutate/setup.mjs'), ...config.setupFiles];

const specs = new Map(
  (await vitest.globTestSpecifications()).map((spec) => [spec.moduleId.slice(folder.length + 1), spec]),
);

process.on('message', async ({ file, mutant }) => {
  for (const { config } of vitest.projects)
    config.env = { ...config.env, __STRYKER_ACTIVE_MUTANT__: mutant ?? '' };
  vitest.state.filesMap.clear();
  const began = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specs.get(file)]);
  if (unhandledErrors.some(({ message }) => message?.startsWith('[vitest-pool]'))) process.exit(1);
  const [ran] = testModules;
  process.send({
    passed: testModules.length === 1 && ran.ok() && unhandledErrors.length === 0,
    ms: Math.round(performance.now() - began),
    reached: ran?.meta().reached ?? [],
  });
});
process.on('disconnect', () => process.exit());
process.send({ files: [...specs.keys()] });
