import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { APART, DRAWN, SHARED } from './tests/shared.ts';
import { release } from './tools/vite/release.ts';

/** Most of what a test runs it runs a few times: to compile that for speed costs a sixth of all, and gains less. */
const SELDOM_OPTIMIZED = '--interrupt-budget=1500000';
// This process and its threads.
setFlagsFromString(SELDOM_OPTIMIZED);
const WORKERS = { execArgv: [SELDOM_OPTIMIZED] };

// `--mode soak` runs the long seeded runs (*.soak.ts) instead of the tests.
export default defineConfig(({ mode }) => ({
  plugins: [release(import.meta.dirname)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: { 'vitest-environment-page': fileURLToPath(new URL('tests/support/page.ts', import.meta.url)) },
  },
  test: {
    environment: 'node',
    reporters: [
      'default',
      './tests/slowest-reporter.ts',
      ...(mode === 'soak' ? [] : ['./tests/counts-reporter.ts']),
    ],
    // Nothing here is a test of speed: a busy machine must not turn one red.
    testTimeout: 120_000,
    // One for each core, as the browser tests run beside: each loads the modules of its project once more.
    maxWorkers: availableParallelism(),
    // The projects share what they have read and stripped of types.
    experimental: { fsModuleCache: true },
    // Red is red: what else fails can wait for the mend.
    bail: mode === 'soak' ? 0 : 5,
    projects:
      mode === 'soak'
        ? [{ extends: true, test: { include: ['tests/**/*.soak.ts'] } }]
        : [
            // What is left as it was found is loaded once for all its files: half of what they cost. Files of one kind come
            // one after another, as a worker is kept only for a next file of its own kind. Whoever comes first loads the
            // database for all: it has to find one then.
            {
              extends: true,
              test: {
                ...WORKERS,
                name: 'unit',
                include: SHARED,
                isolate: false,
                unstubGlobals: true,
                setupFiles: ['./tests/support/indexed-db.ts'],
              },
            },
            {
              extends: true,
              test: {
                ...WORKERS,
                name: 'drawn',
                include: DRAWN,
                isolate: false,
                setupFiles: ['./tests/support/indexed-db.ts'],
              },
            },
            // A thread of its own for each: it begins quicker than a process.
            { extends: true, test: { name: 'apart', include: APART, pool: 'threads' } },
            {
              extends: true,
              // Every page loads the app anew by itself, so its tests can share what does not change: the DOM.
              test: { ...WORKERS, name: 'screens', include: ['tests/screens/**/*.test.ts'], isolate: false },
            },
          ],
  },
}));
