// What is measured: the app and the two pages beside it, built into a folder of the run's own, so that another
// build meanwhile changes nothing.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { preact } from '@preact/preset-vite';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../setup.mjs';

const pages = join(root, 'tests/bench/pages');

const configFile = join(root, 'vite.config.ts');
const common = { root, logLevel: 'error' };

export const buildApp = (outDir) => build({ ...common, configFile, build: { outDir, emptyOutDir: true } });

/** Builds into `into/bare` and `into/preact`. */
export async function buildPages(into) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
  const { target, modulePreload } = loaded.config.build;
  const outDir = join(into, 'preact');
  await build({
    ...common,
    root: pages,
    base: './',
    configFile: false,
    plugins: [preact()],
    build: { target, modulePreload, outDir, rolldownOptions: { input: join(pages, 'preact.html') } },
  });
  await copyFile(join(outDir, 'preact.html'), join(outDir, 'index.html'));

  await mkdir(join(into, 'bare'));
  await copyFile(join(pages, 'bare.html'), join(into, 'bare/index.html'));
}
