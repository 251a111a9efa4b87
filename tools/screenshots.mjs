// npm run screenshots: plays a little of a practice game in the built app and takes the pictures that the manifest
// shows before the app is installed. Run by hand after the screens changed.
//   npm run screenshots -- --check     goes the same way, and writes nothing

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsers } from './browsers.mjs';
import { build } from './built.mjs';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
await setup({ browser: true });
build();
const { chromium } = await import('@playwright/test');
const { whole: executablePath } = browsers();
const folder = join(root, 'public/screenshots');
if (!options.check) mkdirSync(folder, { recursive: true });

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1024, height: 640 };
const server = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({
  viewport: NARROW,
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
const button = (name) => page.getByRole('button', { name, exact: true });
const tap = (...names) =>
  names.reduce((before, name) => before.then(() => button(name).click()), Promise.resolve());
const fill = async (values) => {
  for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value);
};
/** The window, once nothing is on its way. */
const take = async (file) => {
  console.log(file);
  if (options.check) return;
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${file}.png`) });
};

await page.goto(`${server.url}#/new`);
await page.getByRole('radio', { name: /^Practice/ }).check();
await page.getByLabel('Title').fill('Friday at the club');
await tap('Start');
await fill({ 'Japanese player': 'Ken', 'US player': 'Ann', 'SNLF companies': '12', 'IJA companies': '24' });
await tap('Next', 'Play it so', 'Order is on paper');
await page.getByRole('textbox').first().waitFor();
for (const [i, hex] of ['1630', '1631', '1632'].entries()) await page.getByRole('textbox').nth(i).fill(hex);
await tap('Place the markers', 'Skip this phase', 'Skip it');
await take('table');
await tap('Combat', 'Attack');
await fill({ 'Attack factors': '8', 'Defence factors': '3' });
await page.getByText('Rough', { exact: true }).click();
await tap('Attack');
await page
  .getByRole('group', { name: /^Your die/ })
  .getByRole('button', { name: /^3/ })
  .click();
await take('battle');
await page.getByRole('link', { name: 'Charts' }).click();
await page.getByRole('link', { name: 'Combat Results Table' }).click();
await page.setViewportSize(WIDE);
await page.locator('table.chart-large').waitFor();
await take('charts');
await page.setViewportSize(NARROW);
await page.evaluate(() => localStorage.setItem('war-diary:theme', 'hall'));
await page.goto(`${server.url}#/example`);
await page.getByRole('link', { name: /^Log/ }).click();
await page.getByRole('link', { name: 'Report, share' }).click();
await page.reload();
await page.getByText('At the end of each turn.', { exact: false }).waitFor();
await take('report');

await page.evaluate(() => localStorage.removeItem('war-diary:theme'));
await page.goto(`${server.url}#/new`);
await page.reload();
await page.getByRole('radio').nth(1).check();
await page.getByRole('link', { name: 'See an example game' }).click();
await page.getByRole('group', { name: /^Your die/ }).waitFor();
await take('roll');

await browser.close();
await server.close();
