import { defineConfig } from 'vitest/config';

// `--mode soak` runs the long seeded runs (*.soak.ts) instead of the tests.
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    reporters: ['default', './tests/slowest-reporter.ts'],
    // Nothing here is a test of speed: a busy machine must not turn one red.
    testTimeout: 120_000,
    // All cores, though the browser tests may run beside: browsers wait more than they work.
    maxWorkers: '100%',
    // Red is red: what else fails can wait for the mend.
    bail: mode === 'soak' ? 0 : 5,
    projects:
      mode === 'soak'
        ? [{ extends: true, test: { include: ['tests/**/*.soak.ts'] } }]
        : [
            {
              extends: true,
              test: {
                name: 'unit',
                include: ['tests/**/*.test.{ts,tsx}'],
                exclude: ['tests/browser/**', 'tests/screens/**'],
              },
            },
            {
              extends: true,
              // Every page loads the app anew by itself, so its tests can share what does not change: the DOM.
              test: { name: 'screens', include: ['tests/screens/**/*.test.ts'], isolate: false },
            },
          ],
  },
}));
