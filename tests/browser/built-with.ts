import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { build } from 'vite';
import { serve } from '../../tools/serve.mjs';
import { csp } from '../../tools/vite/csp.ts';
import { release } from '../../tools/vite/release.ts';
import { shell } from '../../tools/vite/shell.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The app, its page and its policy, built to begin with another file of this folder than src/main.tsx, and served. */
export async function builtWith(
  entry: string,
): Promise<{ readonly url: string; readonly folder: string; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'war-diary-built-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [
      preact(),
      release(root),
      {
        name: 'another-entry',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('./src/main.tsx', `/tests/browser/${entry}`),
        },
      },
      shell({
        frame: 'src/ui/first/frame.tsx',
        lists: 'src/games/registry.ts',
        style: 'src/ui/first/frame.css',
        script: 'src/ui/first/boot-inline.js',
      }),
      csp(),
    ],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome111', minify: false },
  });
  const server = await serve({ folder });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { url: server.url, folder, close };
}
