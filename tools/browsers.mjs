// The browsers that setup({ browser: true }) found: paths, noted so that the next run need not look again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const note = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules/.war-diary-browsers');

/**
 * `whole` is the Chromium of people. `shell` is the same engine without a window's machinery, a third of the cost for
 * each page; where there is none it is `whole`. Whoever sets CHROMIUM_PATH wants just that one.
 *
 * @returns {{ whole?: string, shell?: string }}
 */
export function browsers() {
  const { CHROMIUM_PATH: asked } = process.env;
  if (asked) return { whole: asked, shell: asked };
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {};
}

export const noteBrowsers = (found) => writeFileSync(note, JSON.stringify(found));
