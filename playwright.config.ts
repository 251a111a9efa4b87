import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const note = 'node_modules/.war-diary-chromium'; // written by tools/setup.mjs --browser
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(note) ? readFileSync(note, 'utf8') : undefined);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/servers.ts',
  reporter: [['list'], ['./tests/browser/counts-reporter.ts']],
  workers: availableParallelism(),
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
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
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
