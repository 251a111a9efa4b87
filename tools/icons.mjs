// npm run icons: draws the PNG icons from public/icons/icon.svg, and those of the shortcuts. Run by hand after the drawing changed.
//   npm run icons -- --check     draws them, and writes nothing

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsers } from './browsers.mjs';
import { root, setup } from './setup.mjs';

// `scale` is the share of the square the drawing takes; a maskable icon is bled to the edge and may lose 20 %.
const ICONS = [
  { file: 'icon-192.png', size: 192, bleed: false, scale: 1 },
  { file: 'icon-512.png', size: 512, bleed: false, scale: 1 },
  { file: 'maskable-512.png', size: 512, bleed: true, scale: 0.9 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, scale: 1 },
  { file: 'monochrome-512.png', size: 512, bleed: false, scale: 0.9, mono: true },
];

/** What a shortcut of the manifest shows: a drawing of the set that the app's own icons are from. */
const SHORTCUTS = { continue: 'Play', quick: 'Dices', rules: 'BookOpen' };

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
await setup({ browser: true });
const { chromium } = await import('@playwright/test');
const lucide = await import('lucide');
const { whole: executablePath } = browsers();
const folder = join(root, 'public/icons');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
/** For systems that colour it themselves: only what is drawn and what is not. */
const mono = svg
  .replace(/<rect[^>]*>/, '<mask id="m"><rect width="512" height="512" fill="#fff"/><g class="cut">')
  .replace(/<path fill=[^>]*>/, '')
  .replace(/stroke="#[^"]*"|fill="#(?!fff")[^"]*"/g, (colour) => colour.replace(/#\w+/, '#000'))
  .replace(
    '</svg>',
    `</g></mask><path mask="url(#m)" fill="#fff" d="${/fill="#22302b" d="([^"]*)"/.exec(svg)?.[1]}"/></svg>`,
  );

for (const { file, size, bleed, scale, mono: plain } of ICONS) {
  const inset = (size * (1 - scale)) / 2;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; background: ${bleed ? '#f5f2e9' : 'transparent'} }
    svg { display: block; width: ${size * scale}px; margin: ${inset}px }
  </style>${plain ? mono : svg}`);
  const path = options.check ? undefined : join(folder, file);
  await page.screenshot({ path, omitBackground: true });
  console.log(file);
}

await page.setViewportSize({ width: 96, height: 96 });
for (const [name, drawing] of Object.entries(SHORTCUTS)) {
  const strokes = lucide[drawing].map(([tag, attributes]) => {
    const given = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${given.join(' ')}/>`;
  });
  await page.setContent(`<style>body { margin: 0; background: transparent }</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-12 -12 48 48">
      <circle r="24" cx="12" cy="12" fill="#f5f2e9"/>
      <g fill="none" stroke="#22302b" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>
    </svg>`);
  const file = `shortcut-${name}.png`;
  const path = options.check ? undefined : join(folder, file);
  await page.screenshot({ path, omitBackground: true });
  console.log(file);
}
await browser.close();
