import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';

/** Told to the page: how slow the disk is, and whether the app waits for it. */
export type SlowDisk = { readonly ms: number; readonly awaited: boolean };

export const slowDown = (page: Page, disk: SlowDisk): Promise<void> =>
  page.evaluate((told) => {
    Object.assign(globalThis, { slowDisk: told });
  }, disk);

/** Builds the app with a store that can be slowed down. */
export async function buildControl(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV;
  // Playwright's own "test" would make it a development build.
  delete process.env.NODE_ENV;
  try {
    await build({
      root: fileURLToPath(new URL('../..', import.meta.url)),
      logLevel: 'error',
      plugins: [slowStore()],
      build: { outDir, reportCompressedSize: false },
    });
  } finally {
    if (before !== undefined) process.env.NODE_ENV = before;
  }
}

const OPEN = 'export async function openStore(';

/** Wraps `append` of src/storage/store.ts; the build fails when there is nothing to wrap. */
function slowStore(): Plugin {
  let wrapped = 0;
  return {
    name: 'slow-store',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/storage/store.ts')) return undefined;
      if (code.split(OPEN).length !== 2) this.error(`There is no one "${OPEN}" to rewrite`);
      wrapped += 1;
      return { code: code.replace(OPEN, 'async function openRealStore(') + WRAPPER, map: null };
    },
    buildEnd(error) {
      if (!error && wrapped !== 1)
        this.error('src/storage/store.ts is not in the build: nothing was rewritten');
    },
  };
}

// Not awaited, a tap is confirmed before its transaction has even begun; awaited, only after its commit.
const WRAPPER = `
export async function openStore(name) {
  const opened = await openRealStore(name);
  if (!opened.ok) return opened;
  const append = async (...tap) => {
    const disk = globalThis.slowDisk;
    if (!disk) return opened.value.append(...tap);
    const written = new Promise((done) => setTimeout(done, disk.ms)).then(() => opened.value.append(...tap));
    return disk.awaited ? written : { ok: true, value: undefined };
  };
  return { ok: true, value: { ...opened.value, append } };
}
`;
