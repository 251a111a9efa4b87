import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { build } from 'vite';
import { serve } from '../../../tools/serve.mjs';
import { csp } from '../../../tools/vite/csp.ts';
import { shell } from '../../../tools/vite/shell.ts';
import { test as browser } from '../support';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The test of every browser test, with the address of the app built from `main.ts` in this folder. */
export const test = browser.extend<object, { readonly toyHome: string }>({
  toyHome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'war-diary-toy-'));
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        base: './',
        plugins: [
          preact(),
          {
            name: 'another-registry',
            transformIndexHtml: {
              order: 'pre',
              handler: (html) => html.replace('./src/main.tsx', `/${entry.slice(root.length)}`),
            },
          },
          shell({
            frame: 'src/ui/first/frame.tsx',
            style: 'src/ui/first/frame.css',
            script: 'src/ui/first/boot-inline.js',
          }),
          csp(),
        ],
        build: { outDir: folder, emptyOutDir: true, target: 'chrome111', minify: false },
      });
      const server = await serve({ folder });
      await use(server.url);
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
