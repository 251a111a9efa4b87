import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browsers } from './tools/browsers.mjs';

const { shell } = browsers();

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: process.env.SOAK ? [] : '**/*.soak.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/browser/servers.ts',
  reporter: [['list'], ['./tests/browser/counts-reporter.ts']],
  // Half the cores, as the tests in Node run beside: more at once take longer, each and together.
  workers: process.env.SOAK ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  // Red is red: what else fails can wait for the mend.
  maxFailures: process.env.SOAK ? 0 : 3,
  forbidOnly: Boolean(process.env.CI),
  // Nothing here is a test of speed, and some walk through many screens; what is missed once is red soon (expect).
  timeout: process.env.SOAK ? 600_000 : 300_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    actionTimeout: 15_000,
    // A worker keeps the whole app anew for every context, half the cost of a page: specs that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(shell && { executablePath: shell }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
