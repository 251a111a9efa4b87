import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the bytes gate reads the chunks of `dist` (tools/size/limits.mjs). */
const CHUNKS = 'node_modules/.cache/chunks.json';

/** Takes out of the built app what no browser asks for: the list of chunks, and pictures that no manifest names. */
export function lean(pictures: readonly string[]): Plugin {
  let root: string;
  let folder: string;
  return {
    name: 'war-diary:lean',
    apply: 'build',
    enforce: 'post',
    configResolved({ root: from, build }) {
      root = from;
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      // Any other build is measured by nobody.
      if (folder === join(root, 'dist')) {
        const kept = join(root, CHUNKS);
        await mkdir(dirname(kept), { recursive: true });
        await copyFile(join(folder, '.vite/manifest.json'), kept);
      }
      await rm(join(folder, '.vite'), { recursive: true, force: true });
      for (const name of await readdir(join(folder, 'screenshots')).catch(() => []))
        if (!pictures.includes(`screenshots/${name}`)) await rm(join(folder, 'screenshots', name));
    },
  };
}
