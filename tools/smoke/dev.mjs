// A look at the app as `npm run dev` serves it: in development Preact tells what it finds wrong on the console.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { browsers } from '../browsers.mjs';

/** The first screen, a game and a chart of it. Throws where one is not found, or with what the console says. */
export async function watchDev(url) {
  const hands = fileURLToPath(new URL('../../tests/hands/player.ts', import.meta.url));
  const { Player } = (await runnerImport(hands, { configFile: false, logLevel: 'error' })).module;
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: browsers().shell, args });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(url);
    await page.getByText('The app keeps the books.').waitFor();
    await new Player(page).newGame('Smoke', 'Practice');
    await page.getByRole('link', { name: 'Charts' }).click();
    await page.getByRole('link', { name: 'Combat Results Table' }).click();
    await page.locator('table.chart-large').waitFor();
    if (errors.length > 0) throw new Error(`The console says:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
}
