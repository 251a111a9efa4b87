import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Emits licenses.txt: the licence of every package in the bundle, and of those named in `also` (the worker's). */
export function licenses({ also }: { also: string[] }): Plugin {
  let root = '';
  return {
    name: 'licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds : [],
      );
      const bundled = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      const names = [...new Set([...bundled, ...also])].sort();
      const texts = await Promise.all(names.map((name) => licenseOf(join(root, 'node_modules', name))));
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: texts.join(`\n${'-'.repeat(78)}\n\n`),
      });
    },
  };
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((entry) => /^(licen[cs]e|notice)/i.test(entry));
  if (files.length === 0) throw new Error(`${name} has no licence file: name its licence by hand`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n').concat('\n');
}
