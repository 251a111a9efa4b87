import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script that every page gets before its own, in one piece. */
export async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'bundle',
      },
    },
  });
  const [{ output } = { output: [] }] = [built].flat() as { output: { code?: string }[] }[];
  return output[0]?.code ?? '';
}
