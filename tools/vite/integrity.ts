import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type Options = VitePWAOptions['injectManifest'];
type Transform = NonNullable<Options['manifestTransforms']>[number];

/** Notes what each file of `folder` holds, so that nothing else is kept in its place; of the page not (0047). */
export const integrity =
  (folder: string): Transform =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) =>
        entry.url.endsWith('.html') ? entry : { ...entry, integrity: await hashOf(join(folder, entry.url)) },
      ),
    ),
    warnings: [],
  });

const hashOf = async (file: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
