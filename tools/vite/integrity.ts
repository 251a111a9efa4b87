import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type Options = VitePWAOptions['injectManifest'];
type Transform = NonNullable<Options['manifestTransforms']>[number];

/**
 * Notes what each built file holds, so that nothing else is kept in its place; of the page not (0047). The plugin is told
 * where the app is built: a measured one stands beside dist.
 */
export function integrity() {
  let folder: string;
  const plugin = {
    name: 'war-diary:integrity',
    configResolved({ root, build }: Pick<ResolvedConfig, 'root'> & { build: { outDir: string } }): void {
      folder = resolve(root, build.outDir);
    },
  };
  const addHashes: Transform = async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) =>
        entry.url.endsWith('.html') ? entry : { ...entry, integrity: await hashOf(join(folder, entry.url)) },
      ),
    ),
    warnings: [],
  });
  return { plugin, addHashes };
}

const hashOf = async (file: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
