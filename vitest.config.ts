import { defineConfig } from 'vitest/config';

// `--mode soak` runs the long seeded runs (*.soak.ts) instead of the tests.
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    include: mode === 'soak' ? ['tests/**/*.soak.ts'] : ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    // Nothing here is a test of speed: a busy machine must not turn one red.
    testTimeout: 60_000,
  },
}));
