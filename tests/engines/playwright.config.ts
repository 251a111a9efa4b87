import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config';
import type { Options } from './support';

// Run by tools/engines.mjs, which brings the browsers and their display.
export default defineConfig<Options>({
  ...chromium,
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../browser/servers.ts',
  reporter: 'list',
  workers: 1,
  timeout: 180_000,
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'chromium', use: { engine: 'chromium' }, testMatch: 'pictures.spec.ts' },
  ],
});
