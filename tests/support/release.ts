import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, serve } from '../../tools/serve.mjs';

/** A server of a copy of the build that can be given a newer version, and be wrong about a file until that is mended. */
export async function release() {
  const folder = await mkdtemp(join(tmpdir(), 'war-diary-dist-'));
  await cp(dist, folder, { recursive: true });
  const server = await serve({ folder });
  return {
    url: server.url,
    async update() {
      await replace(join(folder, 'index.html'), '<html', '<html data-build="next"');
      await replace(
        join(folder, 'sw.js'),
        /"revision":"[0-9a-f]+","url":"index.html"/,
        '"revision":"next","url":"index.html"',
      );
    },
    async spoil(name: RegExp) {
      const found = (await readdir(join(folder, 'assets'))).find((each) => name.test(each));
      if (!found) throw new Error(`no file is called ${name}`);
      const file = join(folder, 'assets', found);
      const before = await readFile(file);
      await cp(join(folder, 'index.html'), file);
      return () => writeFile(file, before);
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function replace(file: string, what: string | RegExp, by: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(what, by);
  if (after === before) throw new Error(`${file} has nothing to replace`);
  await writeFile(file, after);
}
