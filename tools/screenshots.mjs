// npm run screenshots: plays a little of a practice game in the built app and takes all pictures of it: those that the
// manifest shows before the app is installed, and those of README and docs. Run by hand after the screens changed.
//   npm run screenshots -- --check     goes the same way, and writes nothing

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsers } from './browsers.mjs';
import { build } from './built.mjs';
import { animate } from './screenshots/apng.mjs';
import { mark, unmark } from './screenshots/finger.mjs';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
await setup({ browser: true });
build();
const { chromium } = await import('@playwright/test');
const { whole: executablePath } = browsers();

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1024, height: 640 };
const MANIFEST = 'public/screenshots';
const DOCS = 'docs/pictures';
// A picture of a camera, so that nobody is asked for one.
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const server = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...CAMERA] });
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
const die = (face) =>
  page.getByRole('group', { name: /^Your die/ }).getByRole('button', { name: new RegExp(`^${face}`) });
const link = (name) => page.getByRole('link', { name });
const go = (hash) => page.goto(`${server.url}#/${hash}`);
/** A screen of the open game, which has its address behind the id of the game. */
const goIn = (view) => {
  const [, game] = /#\/g\/(\w+)/.exec(page.url());
  return go(`g/${game}/${view}`);
};

function write(file, bytes) {
  console.log(file);
  if (options.check) return;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
}
/** The window, once nothing is on its way. */
async function still(scale = 'device') {
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(400);
  // What a camera sees is not the app's.
  return page.screenshot({ scale, mask: [page.locator('video')], maskColor: '#5a5a52' });
}
const take = async (file, folder = MANIFEST) => write(`${folder}/${file}.png`, await still());
/** At the size of the screen: a page shows several, none as large as a window. */
const takeSmall = async (file) => write(`${DOCS}/${file}.png`, await still('css'));

const frames = [];
const frame = async (ms) => frames.push({ png: await still('css'), ms });
/** A frame as it was, and one with the finger where the tap goes. */
async function frameAndTap(where, ms) {
  await frame(ms);
  await where.scrollIntoViewIfNeeded();
  await mark(where);
  await frame(350);
  await unmark(page);
  await where.click();
}

await go('');
await link('Roll a battle').waitFor();
await takeSmall('first-screen');
await go('new');
await page.getByRole('radio', { name: /^Practice/ }).waitFor();
await takeSmall('new-game');
await page.getByRole('radio', { name: /^Practice/ }).check();
await page.getByLabel('Title').fill('Friday at the club');
await tap('Start');
await fill({ 'Japanese player': 'Ken', 'US player': 'Ann', 'SNLF companies': '12', 'IJA companies': '24' });
await tap('Next', 'Play with these rules', 'Order is on paper');
await page.getByRole('textbox').first().waitFor();
for (const [i, hex] of ['1630', '1631', '1632'].entries()) await page.getByRole('textbox').nth(i).fill(hex);
await tap('Place the markers', 'Skip this phase', 'Skip the phase');
await take('table');

await frameAndTap(button('Combat'), 1200);
await frameAndTap(button('Attack'), 700);
await frame(700);
await fill({ 'Attack factors': '8' });
await frame(500);
await fill({ 'Defence factors': '3' });
await frameAndTap(page.getByText('Rough', { exact: true }), 600);
await frameAndTap(button('Attack on 1:1'), 900);
await die(3).waitFor();
await take('before-the-roll', DOCS);
await frameAndTap(die(3), 2600);
await frame(4000);
await take('battle');
write(`${DOCS}/a-battle.png`, animate(frames));

await goIn('log');
await page
  .getByText(/^Japan attacks/)
  .first()
  .click();
await link('Amend').or(button('Amend')).waitFor();
await takeSmall('log');
await goIn('sheet');
await page.getByRole('heading', { level: 1 }).waitFor();
await takeSmall('state-sheet');
await goIn('charts');
await link('Combat Results Table').click();
await page.setViewportSize(WIDE);
await page.locator('table.chart-large').waitFor();
await take('charts');
await page.setViewportSize(NARROW);
await goIn('phones');
await tap('Open to another phone');
await page.locator('canvas.qr').waitFor();
await takeSmall('together');

await go('new');
await page
  .getByRole('radio', { name: /mapsheet/ })
  .first()
  .check();
await tap('Start');
await button('Next').waitFor();
await goIn('edit/crt');
await page.getByRole('textbox').nth(5).waitFor();
await takeSmall('edit-chart');

await page.evaluate(() => localStorage.setItem('war-diary:theme', 'hall'));
await go('example');
await link(/^Log/).click();
await link('Report, share').click();
await page.reload();
await page.getByText('At the end of each turn.', { exact: false }).waitFor();
await take('report');

await page.evaluate(() => localStorage.removeItem('war-diary:theme'));
await go('new');
await page.reload();
await page.getByRole('radio').nth(1).check();
await link('See an example game').click();
await page.getByRole('group', { name: /^Your die/ }).waitFor();
await takeSmall('your-dice');

await browser.close();
await server.close();
